/** Looking for others who would play the same: what is wished for, and the wait. */
import { shelf } from 'virtual:shelf'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import type { MySearch, SearchWish } from '../../table/sync/lobby.ts'
import { Button } from '../../ui/Button.tsx'
import { Toggle } from '../../ui/Toggle.tsx'
import { api } from '../api.ts'
import { ErrorLine } from '../ErrorLine.tsx'
import { noPace, type Pace, paces, usePaceText } from '../pace.ts'
import { useSettings } from '../settings.ts'
import { lobbyApi, searchKey } from './api.ts'
import { keepWish, keptWish } from './keptWish.ts'
import { useLobbyWords } from './words.ts'

export function SearchGame({ looking }: { looking: number }) {
  const words = useLobbyWords().search
  const queries = useQueryClient()
  const search = useQuery({ queryKey: searchKey, queryFn: lobbyApi.search })
  /** What was asked before it changed says nothing of it. */
  const know = async (mine: MySearch | null) => {
    await queries.cancelQueries({ queryKey: searchKey })
    queries.setQueryData(searchKey, mine)
  }
  const begin = useMutation({
    mutationFn: async (wish: SearchWish) => {
      // The line on which the table is told is that of a guest.
      queries.setQueryData(['me'], await api.becomeGuest())
      return lobbyApi.begin(wish)
    },
    onSuccess: know,
  })
  const end = useMutation({ mutationFn: lobbyApi.end, onSuccess: () => know(null) })
  useEndOnLeaving()
  const mine = search.data ?? null
  return (
    <section className="lobby-search" aria-label={words.title}>
      <h2>{words.title}</h2>
      {mine ? (
        <Looking search={mine} people={looking} onStop={() => end.mutate()} />
      ) : (
        <WishForm isPending={begin.isPending} onBegin={wish => begin.mutate(wish)} />
      )}
      <ErrorLine error={begin.error ?? end.error} />
    </section>
  )
}

/** Who leaves the page looks no more. */
function useEndOnLeaving() {
  const queries = useQueryClient()
  const leave = useEffectEvent(() => {
    if (!queries.getQueryData(searchKey)) return
    queries.removeQueries({ queryKey: searchKey })
    lobbyApi.end().catch(() => {})
  })
  useEffect(() => () => leave(), [])
}

function Looking({ search, people, onStop }: { search: MySearch; people: number; onStop(): void }) {
  const words = useLobbyWords().search
  const { language } = useSettings()
  const pace = usePaceText()
  const [since] = useState(Date.now)
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const titles = shelf.filter(({ id }) => search.wish.games.includes(id)).map(each => each.words[language].title)
  return (
    <div className="lobby-looking">
      <p role="status">
        <strong>{words.looking}</strong> <span aria-hidden="true">{words.since(Math.floor((now - since) / 1000))}</span>
      </p>
      <p>
        {titles.join(', ')} · {pace(search.wish)}
      </p>
      <p>{words.people(Math.max(1, people))}</p>
      {search.wish.bots && <p className="quiet">{words.bots}.</p>}
      <Button onClick={onStop}>{words.stop}</Button>
    </div>
  )
}

const choicesOfPace: readonly Pace[] = [
  ...paces.live.map(clock => ({ hoursPerMove: null, clock })),
  ...paces.mail.filter(hours => hours > 1).map(hoursPerMove => ({ hoursPerMove, clock: null })),
  noPace,
]

function WishForm({ isPending, onBegin }: { isPending: boolean; onBegin(wish: SearchWish): void }) {
  const words = useLobbyWords().search
  const { language } = useSettings()
  const [wish, setWish] = useState<SearchWish>(() => keptWish() ?? firstWish())
  const change = (some: Partial<SearchWish>) => setWish({ ...wish, ...some })
  const toggle = (id: string, isOn: boolean) =>
    change({ games: isOn ? [...wish.games, id] : wish.games.filter(each => each !== id), seats: [] })
  const begin = () => {
    keepWish(wish)
    onBegin(wish)
  }
  return (
    <>
      <p className="quiet">{words.about}</p>
      <fieldset className="lobby-games">
        <legend>{words.games}</legend>
        {shelf.map(game => (
          <label key={game.id}>
            <input
              type="checkbox"
              checked={wish.games.includes(game.id)}
              onChange={({ target }) => toggle(game.id, target.checked)}
            />
            {game.words[language].title}
          </label>
        ))}
      </fieldset>
      <PaceAndSeats wish={wish} onChange={change} />
      <Toggle checked={wish.bots} onChange={bots => change({ bots })}>
        {words.bots}
      </Toggle>
      <div>
        <Button kind="primary" disabled={isPending || wish.games.length === 0} onClick={begin}>
          {words.begin}
        </Button>
        {wish.games.length === 0 && <p role="status">{words.needGame}</p>}
      </div>
    </>
  )
}

const firstWish = (): SearchWish => ({
  games: shelf.map(({ id }) => id),
  ...choicesOfPace[2],
  seats: [],
  bots: true,
})

function PaceAndSeats({ wish, onChange }: { wish: SearchWish; onChange(some: Partial<SearchWish>): void }) {
  const words = useLobbyWords().search
  const text = usePaceText()
  const id = useId()
  const chosen = shelf.filter(game => wish.games.includes(game.id))
  const most = Math.max(2, ...chosen.map(({ seats }) => seats.max))
  const isPlayed = (n: number) => chosen.some(({ seats }) => n >= seats.min && n <= seats.max)
  const counts = Array.from({ length: most - 1 }, (_, i) => i + 2).filter(isPlayed)
  return (
    <div className="lobby-filters">
      <div>
        <label htmlFor={`${id}-pace`}>{words.pace}</label>
        <select
          id={`${id}-pace`}
          aria-describedby={wish.clock ? `${id}-clock` : undefined}
          value={text(wish)}
          onChange={({ target }) => onChange(choicesOfPace.find(each => text(each) === target.value)!)}
        >
          {choicesOfPace.map(each => (
            <option key={text(each)}>{text(each)}</option>
          ))}
        </select>
        {wish.clock && (
          <p className="quiet" id={`${id}-clock`}>
            {words.clock(wish.clock.minutes, wish.clock.increment)}
          </p>
        )}
      </div>
      <div>
        <label htmlFor={`${id}-seats`}>{words.seats}</label>
        <select
          id={`${id}-seats`}
          value={wish.seats[0] ?? ''}
          onChange={({ target }) => onChange({ seats: target.value === '' ? [] : [Number(target.value)] })}
        >
          <option value="">{words.anySeats}</option>
          {counts.map(n => (
            <option key={n}>{n}</option>
          ))}
        </select>
      </div>
    </div>
  )
}
