/** Statistics of a game: how many, who wins, how long. */
import '../pages/lists.css'
import './standing.css'
import { type Excerpt, shelf } from 'virtual:shelf'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link } from 'wouter'
import type { TallyShown } from '../../table/sync/standing.ts'
import { percent } from '../../text/index.ts'
import { Segments } from '../../ui/Segments.tsx'
import { ErrorLine } from '../ErrorLine.tsx'
import { NotFound } from '../pages/NotFound.tsx'
import { useTexts } from '../table/parts.ts'
import { Waiting } from '../Waiting.tsx'
import { standingApi } from './api.ts'
import { type Bar, Bars } from './Bars.tsx'
import { GameChoice } from './GameChoice.tsx'
import { sumOf } from './tallies.ts'
import { useStandingWords } from './words.ts'

export default function Statistics({ game }: { game: string }) {
  const { statistics: words, title } = useStandingWords()
  const tallies = useQuery({ queryKey: ['statistics', game], queryFn: () => standingApi.statistics(game) })
  const excerpt = shelf.find(({ id }) => id === game)
  if (!excerpt) return <NotFound />
  return (
    <div className="page standing-page">
      <header>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </header>
      <GameChoice page="/statistics" game={game} />
      <ErrorLine error={tallies.error} />
      <Suspense fallback={<Waiting />}>
        {tallies.data &&
          (tallies.data.length > 0 ? <Charts key={game} game={excerpt} tallies={tallies.data} /> : <p>{words.none}</p>)}
      </Suspense>
      <Link href={`/ratings/${game}`}>{title}</Link>
    </div>
  )
}

function Charts({ game, tallies }: { game: Excerpt; tallies: readonly TallyShown[] }) {
  const { statistics: words } = useStandingWords()
  const [seats, setSeats] = useState('all')
  const counts = [...new Set(tallies.map(each => each.seats))].sort((a, b) => a - b)
  const chosen = seats === 'all' ? tallies : tallies.filter(each => String(each.seats) === seats)
  return (
    <>
      {counts.length > 1 && (
        <Segments
          label={words.seats}
          value={seats}
          choices={[{ id: 'all', label: words.all }, ...counts.map(n => ({ id: String(n), label: String(n) }))]}
          onChange={setSeats}
        />
      )}
      <p className="standing-figure">{words.games(sumOf(chosen, 'games'))}</p>
      <Wins game={game} tallies={chosen} />
      <Openings game={game} tallies={chosen} />
      <Lengths tallies={chosen} />
      <Rounds tallies={chosen} />
    </>
  )
}

function Wins({ game, tallies }: { game: Excerpt; tallies: readonly TallyShown[] }) {
  const { statistics: words } = useStandingWords()
  const texts = useTexts(game.id)
  const roles = new Set(Object.values(game.roles).flat())
  const orders: Readonly<Record<string, string>> = words.order
  const nameOf = (of: string) => (roles.has(of) ? texts.role(of) : orders[of])
  const parts = [...new Set(tallies.map(({ what }) => what).filter(what => what.startsWith('played ')))]
  const bars = parts.flatMap(what => {
    const names = [...new Set(tallies.filter(each => each.what === what).map(({ of }) => of))]
    const known = names.filter(of => nameOf(of) !== undefined)
    return known.map((of): Bar & { share: number } => {
      const [won, played] = [sumOf(tallies, what.replace('played', 'won'), of), sumOf(tallies, what, of)]
      const share = won / played
      return { name: nameOf(of), n: share, text: words.winsOf(won, played, percent(share)), share }
    })
  })
  return <Bars title={words.wins} bars={bars.sort((a, b) => b.share - a.share)} />
}

/** Of each part so many of what is chosen most often. */
const mostOpenings = 8

/** What was chosen in the first round, by the part that was played. */
function Openings({ game, tallies }: { game: Excerpt; tallies: readonly TallyShown[] }) {
  const { statistics: words } = useStandingWords()
  const texts = useTexts(game.id)
  const parts = [...new Set(tallies.flatMap(({ what }) => (what.startsWith('opened ') ? [what.slice(7)] : [])))]
  const [chosen, choose] = useState('')
  const part = parts.includes(chosen) ? chosen : parts[0]
  if (part === undefined || !texts.opening) return null
  // Once for each who played it, by no name.
  const played = sumOf(tallies, `opened ${part}`, '')
  const names = [...new Set(tallies.flatMap(({ what, of }) => (what === `opened ${part}` && of !== '' ? [of] : [])))]
  const bars = names.map((name): Bar => {
    const [n, won] = [sumOf(tallies, `opened ${part}`, name), sumOf(tallies, `opened and won ${part}`, name)]
    return {
      name: texts.opening!(name),
      n,
      text: words.openingOf(percent(n / played), words.winsOf(won, n, percent(won / n))),
    }
  })
  const most = bars.toSorted((a, b) => b.n - a.n).slice(0, mostOpenings)
  return (
    <>
      <Bars title={words.openings} bars={most} />
      {parts.length > 1 && (
        <label className="field">
          {words.openingsOf}
          <select value={part} onChange={event => choose(event.target.value)}>
            {parts.map(each => (
              <option key={each} value={each}>
                {texts.role(each)}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  )
}

function Lengths({ tallies }: { tallies: readonly TallyShown[] }) {
  const { statistics: words } = useStandingWords()
  const all = tallies.filter(({ what }) => what === 'minutes')
  const limits = [...new Set(all.map(({ of }) => of))].sort((a, b) => Number(a) - Number(b) || (a === 'more' ? 1 : -1))
  const timeOf = (n: number) => (n >= 1440 ? words.day(n / 1440) : n >= 60 ? words.hour(n / 60) : words.minute(n))
  const bars = limits.map(of => {
    const n = sumOf(all, 'minutes', of)
    return {
      name: of === 'more' ? words.longer(words.day(30)) : words.upTo(timeOf(Number(of))),
      n,
      text: words.games(n),
    }
  })
  return <Bars title={words.minutes} bars={bars} />
}

function Rounds({ tallies }: { tallies: readonly TallyShown[] }) {
  const { statistics: words } = useStandingWords()
  const all = tallies.filter(({ what }) => what === 'rounds')
  const rounds = [...new Set(all.map(({ of }) => Number(of)))].sort((a, b) => a - b)
  const bars = rounds.map(round => {
    const n = sumOf(all, 'rounds', String(round))
    return { name: words.round(round), n, text: words.games(n) }
  })
  return <Bars title={words.rounds} bars={bars} />
}
