/** A new game on this screen. */
import './lists.css'
import { type Excerpt, shelf } from 'virtual:shelf'
import { type FormEvent, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { defaultLevel } from '../../bots/levels.ts'
import { defaultSettings, meaningfulSettings, type SettingValues } from '../../kernel/index.ts'
import { Button } from '../../ui/Button.tsx'
import { type Kept, type LocalSeat, newKept, saveKept } from '../link/kept.ts'
import { useTexts } from '../table/parts.ts'
import { Waiting } from '../Waiting.tsx'
import { useWords } from '../words.ts'
import { KeptGames } from './KeptGames.tsx'
import { NotFound } from './NotFound.tsx'
import { OptionsForm } from './OptionsForm.tsx'
import { isBot, type SeatChoice, SeatsForm } from './SeatsForm.tsx'

export default function Here({ game }: { game: string }) {
  const excerpt = shelf.find(({ id }) => id === game)
  if (!excerpt) return <NotFound />
  return (
    <Suspense fallback={<Waiting />}>
      <HereForm game={excerpt} />
    </Suspense>
  )
}

const firstSeats = (count: number): SeatChoice[] =>
  Array.from({ length: count }, (_, i) => ({ kind: i < 2 ? 'person' : defaultLevel, name: '', role: null }))

/** A game that is about to begin. */
function begun(
  { id: game, options: specs }: Excerpt,
  seats: readonly SeatChoice[],
  chosen: SettingValues,
  nameOf: (seat: number) => string,
): Kept {
  const options = meaningfulSettings(specs, seats.length, chosen)
  const sitters = seats.map(({ kind, name }, i): LocalSeat => {
    if (kind === 'person') return { kind, name: name.trim() || nameOf(i + 1) }
    if (isBot(kind)) return { kind: 'bot', bot: kind }
    throw new RangeError(`Nobody sits here as ${kind}.`)
  })
  return newKept({ game, roles: seats.map(({ role }) => role), options }, sitters)
}

function HereForm({ game }: { game: Excerpt }) {
  const { here } = useWords()
  const [, go] = useLocation()
  const texts = useTexts(game.id)
  const [seats, setSeats] = useState<readonly SeatChoice[]>(() => firstSeats(game.seats.max))
  const [options, setOptions] = useState(() => defaultSettings(game.options))
  const hasPeople = seats.some(({ kind }) => kind === 'person')
  const begin = (event: FormEvent) => {
    event.preventDefault()
    const kept = begun(game, seats, options, here.defaultName)
    saveKept(kept)
    go(`/here/${kept.id}`)
  }
  return (
    <form className="page make" onSubmit={begin}>
      <header>
        <h1>
          {here.title}: {texts.title}
        </h1>
        <p>{here.lead}</p>
      </header>
      <SeatsForm game={game} texts={texts} kinds={['person']} seats={seats} onChange={setSeats} />
      <OptionsForm game={game} texts={texts} seats={seats.length} values={options} onChange={setOptions} />
      <div className="make-end">
        <Button kind="primary" type="submit" disabled={!hasPeople}>
          {here.submit}
        </Button>
        {!hasPeople && <p role="status">{here.needPerson}</p>}
      </div>
      <KeptGames />
    </form>
  )
}
