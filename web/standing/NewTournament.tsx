/** A new tournament. */
import '../pages/lists.css'
import '../pages/seatsForm.css'
import './standing.css'
import { type Excerpt, shelf } from 'virtual:shelf'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, Suspense, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { defaultSettings, meaningfulSettings, type SettingValues } from '../../kernel/index.ts'
import type { NewTournament as Wish } from '../../table/sync/tournaments.ts'
import { Button } from '../../ui/Button.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { ErrorLine } from '../ErrorLine.tsx'
import { PaceChoice } from '../PaceChoice.tsx'
import type { Pace } from '../pace.ts'
import { NotFound } from '../pages/NotFound.tsx'
import { OptionsForm } from '../pages/OptionsForm.tsx'
import { useTexts } from '../table/parts.ts'
import { Waiting } from '../Waiting.tsx'
import { tournamentApi } from './api.ts'
import { GameChoice } from './GameChoice.tsx'
import { useStandingWords } from './words.ts'

export default function NewTournament({ game = shelf[0].id }: { game?: string }) {
  const excerpt = shelf.find(({ id }) => id === game)
  if (!excerpt) return <NotFound />
  return (
    <Suspense fallback={<Waiting />}>
      <Form game={excerpt} />
    </Suspense>
  )
}

const aDayAMove: Pace = { hoursPerMove: 24, clock: null }
const lengths = [2, 3, 4, 5, 6, 7]

const kindsOf = ({ seats }: Excerpt): readonly Wish['kind'][] =>
  seats.min <= 2 ? ['cup', 'round-robin', 'swiss'] : ['round-robin', 'swiss']

function Form({ game }: { game: Excerpt }) {
  const { tournaments: words } = useStandingWords()
  const [, go] = useLocation()
  const texts = useTexts(game.id)
  const kinds = kindsOf(game)
  const [kind, setKind] = useState<Wish['kind']>(kinds[0])
  const [size, setSize] = useState(Math.max(2, game.seats.min))
  const [length, setLength] = useState(3)
  const [paces, setPaces] = useState<readonly Pace[]>([aDayAMove])
  const [options, setOptions] = useState<SettingValues>(() => defaultSettings(game.options))
  const made = useMutation({ mutationFn: tournamentApi.make, onSuccess: ({ id }) => go(`/tournaments/${id}`) })
  const seats = kind === 'cup' ? 2 : size
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const [name, word] = ['name', 'word'].map(field => String(data.get(field)).trim())
    const settled = meaningfulSettings(game.options, seats, options)
    made.mutate({
      game: game.id,
      name,
      kind,
      size: seats,
      length,
      options: settled,
      paces: [...paces],
      ...(word !== '' && { word }),
    })
  }
  const sizes = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i)
  return (
    <form className="page make standing-page" onSubmit={submit}>
      <header>
        <h1>{words.make}</h1>
      </header>
      <GameChoice page="/tournaments/new" game={game.id} />
      <Field name="name" label={words.name} isNeeded />
      <Choice<Wish['kind']>
        label={words.kind}
        value={kind}
        choices={kinds}
        textOf={id => words.kinds[id]}
        onChange={setKind}
      >
        <p className="hint">{words.kindAbout[kind]}</p>
      </Choice>
      {kind !== 'cup' && sizes.length > 1 && (
        <Choice label={words.size} value={size} choices={sizes} textOf={String} onChange={setSize} />
      )}
      {kind !== 'cup' && !(kind === 'round-robin' && size === 2) && (
        <Choice label={words.length} value={length} choices={lengths} textOf={String} onChange={setLength} />
      )}
      <Paces paces={paces} onChange={setPaces} />
      <OptionsForm game={game} texts={texts} seats={seats} values={options} onChange={setOptions} />
      <Field name="word" label={words.word} hint={words.wordHint} />
      <div className="make-end">
        <Button kind="primary" type="submit" disabled={made.isPending}>
          {words.submit}
        </Button>
        <ErrorLine error={made.error} />
      </div>
    </form>
  )
}

interface ChoiceProps<T extends string | number> {
  label: string
  value: T
  choices: readonly T[]
  textOf(value: T): string
  onChange(value: T): void
  children?: ReactNode
}

function Choice<T extends string | number>({ label, value, choices, textOf, onChange, children }: ChoiceProps<T>) {
  return (
    <div className="field">
      <span className="label">{label}</span>
      <Segments
        label={label}
        value={String(value)}
        choices={choices.map(each => ({ id: String(each), label: textOf(each) }))}
        onChange={chosen => onChange(choices.find(each => String(each) === chosen)!)}
      />
      {children}
    </div>
  )
}

function Field({ name, label, hint, isNeeded }: { name: string; label: string; hint?: string; isNeeded?: boolean }) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} maxLength={60} required={isNeeded} aria-describedby={hint && `${id}-hint`} />
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** Of the first round, and of later ones where that differs. */
function Paces({ paces, onChange }: { paces: readonly Pace[]; onChange(paces: readonly Pace[]): void }) {
  const { tournaments: words } = useStandingWords()
  return (
    <>
      {paces.map((pace, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pace is that of its round
        <div className="field" key={i}>
          <span className="label">{words.pace(i + 1)}</span>
          <PaceChoice pace={pace} isTimed onChange={next => onChange(paces.with(i, next))} />
          {i > 0 && i === paces.length - 1 && (
            <Button small kind="quiet" onClick={() => onChange(paces.slice(0, -1))}>
              {words.dropPace}
            </Button>
          )}
        </div>
      ))}
      {paces.length < 8 && (
        <Button small kind="quiet" onClick={() => onChange([...paces, paces.at(-1)!])}>
          {words.addPace(paces.length + 1)}
        </Button>
      )}
    </>
  )
}
