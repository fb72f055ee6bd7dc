/** The front page: each game with its picture, and the ways to a table. */
import './front.css'
import '../lobby/lobby.css'
import { type Excerpt, shelf } from 'virtual:shelf'
import { useMutation, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { boards } from '../../games/boards.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { api } from '../api.ts'
import { ErrorLine } from '../ErrorLine.tsx'
import { Fault, Nothing } from '../Fault.tsx'
import { crossedSwords, linkedRings, tabletopPlayers } from '../icons.ts'
import { lobbyApi } from '../lobby/api.ts'
import { noFilter } from '../lobby/filter.ts'
import { LobbyRow } from '../lobby/LobbyRow.tsx'
import { NowBar } from '../lobby/NowBar.tsx'
import { OwnRow } from '../lobby/OwnRow.tsx'
import { useLobbyWords } from '../lobby/words.ts'
import { beginNow, keepNowChoice, type NowChoice, nowChoice } from '../playNow.ts'
import { useSettings } from '../settings.ts'
import { preload } from '../table/parts.ts'
import { useNear } from '../useNear.ts'
import { useWords } from '../words.ts'
import { Rows } from './Rows.tsx'

const PlayNow = lazy(() => import('./PlayNow.tsx'))

export function Front() {
  const { front } = useWords()
  return (
    <div className="front">
      <header className="front-lead">
        <h1>{front.title}</h1>
        <p>{front.lead}</p>
      </header>
      <Continue />
      <NowBar />
      <Open />
      {shelf.map(game => (
        <GameCard key={game.id} game={game} />
      ))}
      <Watch />
      <Ways />
    </div>
  )
}

function GameCard({ game }: { game: Excerpt }) {
  const { front } = useWords()
  const { title, tagline, length } = game.words[useSettings().language]
  const { Picture } = boards[game.id]
  const [figure, isNear] = useNear<HTMLElement>()
  return (
    <article className="game-card">
      <figure ref={figure}>
        <Fault part="picture" game={game.id} Instead={Nothing}>
          <Suspense fallback={null}>{isNear && <Picture label={front.picture(title)} />}</Suspense>
        </Fault>
      </figure>
      <div className="game-card-words">
        <h2>{title}</h2>
        <p>{tagline}</p>
        <p className="game-card-facts">
          {front.seats(game.seats.min, game.seats.max)}
          <span aria-hidden="true"> · </span>
          {length}
        </p>
      </div>
      <Doors game={game} />
    </article>
  )
}

function Doors({ game }: { game: Excerpt }) {
  const { front, here, learn } = useWords()
  const { id, hasGuide } = game
  const [, go] = useLocation()
  const [isAsking, setIsAsking] = useState(false)
  const playNow = useMutation({
    mutationFn: (choice: NowChoice) => {
      preload(id)
      return beginNow(game, choice, here.defaultName(1))
    },
    onSuccess: address => go(address),
  })
  const begin = () => {
    const choice = nowChoice(id)
    if (choice === null) setIsAsking(true)
    else playNow.mutate(choice)
  }
  const play = (choice: NowChoice) => {
    keepNowChoice(id, choice)
    setIsAsking(false)
    playNow.mutate(choice)
  }
  return (
    <div className="game-card-doors">
      <Button kind="primary" disabled={playNow.isPending} onClick={begin}>
        {front.playNow}
      </Button>
      {hasGuide && (
        <Link href={`/learn/${id}`} className="button plain">
          {learn.door}
        </Link>
      )}
      <Link href={`/new/${id}`} className="button plain">
        {front.create}
      </Link>
      <Link href={`/play-here/${id}`} className="button plain" title={front.hereAbout}>
        {front.here}
      </Link>
      <Link href={`/rules/${id}`} className="button quiet">
        {front.rules}
      </Link>
      <ErrorLine error={playNow.error} />
      {isAsking && (
        <Suspense fallback={null}>
          <PlayNow game={game} onClose={() => setIsAsking(false)} onPlay={play} />
        </Suspense>
      )}
    </div>
  )
}

const wayIcons = [crossedSwords, linkedRings, tabletopPlayers]

/** What the doors lead to. */
function Ways() {
  const { front } = useWords()
  return (
    <ul className="front-ways">
      {front.ways.map(([title, about], i) => (
        <li key={title}>
          <Icon d={wayIcons[i]} size={36} />
          <h2>{title}</h2>
          <p>{about}</p>
        </li>
      ))}
    </ul>
  )
}

/** The reader's own tables that go on, once there are any: those first that wait for the reader. */
function Continue() {
  const { front, nav } = useWords()
  const { home } = useLobbyWords()
  const { data: rows = [] } = useQuery({
    queryKey: ['mine', 'going'],
    queryFn: lobbyApi.going,
    refetchInterval: 15_000,
  })
  if (rows.length === 0) return null
  const waiting = rows.filter(({ mine, awaited }) => mine !== null && awaited.includes(mine)).length
  return (
    <section className="front-list">
      <header>
        <h2>{waiting > 0 ? front.yourMove(waiting) : home.goOn}</h2>
        <Link href="/mine">{nav.mine}</Link>
      </header>
      <ul className="lobby-rows">
        {rows.slice(0, Math.max(4, Math.min(waiting, 8))).map(row => (
          <OwnRow key={row.id} row={row} />
        ))}
      </ul>
    </section>
  )
}

/** The tables that look for players; where there are none, the way to those who look for a game. */
function Open() {
  const { front } = useWords()
  const { home, title } = useLobbyWords()
  const open = useQuery({
    queryKey: ['open tables'],
    queryFn: () => lobbyApi.page(noFilter, null),
    refetchInterval: 15_000,
  })
  const rows = open.data?.rows.filter(row => row.mine === null) ?? []
  return (
    <section className="front-list">
      <header>
        <h2>{front.openTitle}</h2>
        <Link href="/tables">{rows.length === 0 ? title : front.seeAll}</Link>
      </header>
      {rows.length === 0 ? (
        <p className="quiet">{home.noneOpen}</p>
      ) : (
        <ul className="lobby-rows">
          {rows.slice(0, 4).map(row => (
            <LobbyRow key={row.id} row={row} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** Games under way that everybody may watch. */
function Watch() {
  const { tables } = useWords()
  const { home } = useLobbyWords()
  const watch = useQuery({ queryKey: ['tables', 'watch', null], queryFn: () => api.list('watch', null) })
  const rows = watch.data?.rows.filter(row => row.mine === null) ?? []
  if (rows.length === 0) return null
  return (
    <section className="front-list">
      <header>
        <h2>{tables.watchTitle}</h2>
        <Link href="/tables#watch">{home.watchAll}</Link>
      </header>
      <Rows rows={rows.slice(0, 4)} />
    </section>
  )
}
