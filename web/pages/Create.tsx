/** A new table on the server. */
import './lists.css'
import { type Excerpt, shelf } from 'virtual:shelf'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, Suspense, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../../ui/Button.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { api, type NewTable } from '../api.ts'
import { ErrorLine } from '../ErrorLine.tsx'
import { useTexts } from '../table/parts.ts'
import { Waiting } from '../Waiting.tsx'
import { useWords } from '../words.ts'
import { ImportRecord } from './ImportRecord.tsx'
import { NotFound } from './NotFound.tsx'
import { defaultsOf, OptionsForm } from './OptionsForm.tsx'
import { type SeatChoice, SeatsForm } from './SeatsForm.tsx'

export default function Create({ game }: { game: string }) {
  const excerpt = shelf.find(({ id }) => id === game)
  if (!excerpt) return <NotFound />
  return (
    <Suspense fallback={<Waiting />}>
      <CreateForm game={excerpt} />
    </Suspense>
  )
}

const paces = [null, 1, 24, 72, 168] as const

const firstSeats = (count: number): SeatChoice[] =>
  Array.from({ length: count }, (_, i) => ({ kind: i === 0 ? 'me' : 'open', name: '', role: null }))

function CreateForm({ game }: { game: Excerpt }) {
  const id = useId()
  const { create } = useWords()
  const [, go] = useLocation()
  const texts = useTexts(game.id)
  const [seats, setSeats] = useState<readonly SeatChoice[]>(() => firstSeats(game.seats.max))
  const [options, setOptions] = useState(() => defaultsOf(game))
  const [isPrivate, setIsPrivate] = useState(false)
  const [hoursPerMove, setHoursPerMove] = useState<number | null>(null)
  const made = useMutation({ mutationFn: api.create, onSuccess: table => go(`/table/${table.id}`) })
  const hasPeople = seats.some(({ kind }) => kind === 'me' || kind === 'open')

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name')).trim()
    made.mutate({
      game: game.id,
      roles: seats.map(({ role }) => role),
      options,
      private: isPrivate,
      hoursPerMove,
      ...(name === '' ? {} : { name }),
      seats: seats.map(wishOf),
    })
  }
  return (
    <form className="page make" onSubmit={submit}>
      <header>
        <h1>{create.title}</h1>
        <p>{create.lead(texts.title)}</p>
      </header>
      <SeatsForm game={game} texts={texts} kinds={['me', 'open', 'easy', 'random']} seats={seats} onChange={setSeats} />
      <OptionsForm game={game} texts={texts} values={options} onChange={setOptions} />
      <Access isPrivate={isPrivate} onPrivate={setIsPrivate} hours={hoursPerMove} onHours={setHoursPerMove} />
      <div className="field">
        <label htmlFor={id}>{create.name}</label>
        <input id={id} name="name" maxLength={60} aria-describedby={`${id}-hint`} />
        <p className="hint" id={`${id}-hint`}>
          {create.nameHint}
        </p>
      </div>
      <div className="make-end">
        <Button kind="primary" type="submit" disabled={!hasPeople || made.isPending}>
          {create.submit}
        </Button>
        {!hasPeople && <p role="status">{create.needMe}</p>}
        <ErrorLine error={made.error} />
      </div>
      <ImportRecord />
    </form>
  )
}

function wishOf({ kind }: SeatChoice): NewTable['seats'][number] {
  if (kind === 'me' || kind === 'open') return { kind }
  return { kind: 'bot', bot: kind === 'random' ? 'random' : 'easy' }
}

interface AccessProps {
  isPrivate: boolean
  onPrivate(isPrivate: boolean): void
  hours: number | null
  onHours(hours: number | null): void
}

function Access({ isPrivate, onPrivate, hours, onHours }: AccessProps) {
  const { create } = useWords()
  return (
    <>
      <div className="field">
        <span className="label">{create.access}</span>
        <Segments
          label={create.access}
          value={isPrivate ? 'private' : 'public'}
          choices={[
            { id: 'public', label: create.public },
            { id: 'private', label: create.private },
          ]}
          onChange={access => onPrivate(access === 'private')}
        />
      </div>
      <div className="field">
        <span className="label">{create.pace}</span>
        <Segments
          label={create.pace}
          value={String(hours)}
          choices={paces.map(n => ({ id: String(n), label: create.hours(n) }))}
          onChange={chosen => onHours(chosen === 'null' ? null : Number(chosen))}
        />
        <p className="hint">{create.paceHint}</p>
      </div>
    </>
  )
}
