/** A new table on the server. */
import './lists.css'
import { type Excerpt, shelf } from 'virtual:shelf'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, Suspense, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { defaultSettings, meaningfulSettings, type SettingValues } from '../../kernel/index.ts'
import { hasClock } from '../../table/people/rated.ts'
import type { NewTableWish } from '../../table/sync/http.ts'
import { Button } from '../../ui/Button.tsx'
import { Toggle } from '../../ui/Toggle.tsx'
import { api } from '../api.ts'
import { ErrorLine } from '../ErrorLine.tsx'
import { noPace } from '../pace.ts'
import { GameChoice } from '../standing/GameChoice.tsx'
import { Field } from '../table/gathering/Field.tsx'
import { useGuestName } from '../table/gathering/useGuestName.ts'
import { useTexts } from '../table/parts.ts'
import { useTableWords } from '../table/words.ts'
import { Waiting } from '../Waiting.tsx'
import { useWords } from '../words.ts'
import { Access, type AccessWish } from './Access.tsx'
import { ImportRecord } from './ImportRecord.tsx'
import { NotFound } from './NotFound.tsx'
import { OptionsForm } from './OptionsForm.tsx'
import { isBot, type SeatChoice, SeatsForm } from './SeatsForm.tsx'

export default function Create({ game }: { game: string }) {
  const excerpt = shelf.find(({ id }) => id === game)
  if (!excerpt) return <NotFound />
  return (
    <Suspense fallback={<Waiting />}>
      <CreateForm key={game} game={excerpt} />
    </Suspense>
  )
}

const firstSeats = (count: number): SeatChoice[] =>
  Array.from({ length: count }, (_, i) => ({ kind: i === 0 ? 'me' : 'open', name: '', role: null }))

interface Wish extends AccessWish {
  seats: readonly SeatChoice[]
  options: SettingValues
  isRated: boolean
  word: string
}

function CreateForm({ game }: { game: Excerpt }) {
  const { create } = useWords()
  const { gather } = useTableWords()
  const [, go] = useLocation()
  const texts = useTexts(game.id)
  const { name, setName, keepName } = useGuestName()
  const [wish, setWish] = useState<Wish>(() => ({
    seats: firstSeats(game.seats.max),
    options: defaultSettings(game.options),
    isPrivate: false,
    pace: noPace,
    language: null,
    isRated: false,
    word: '',
  }))
  const change = (some: Partial<Wish>) => setWish({ ...wish, ...some })
  const made = useMutation({
    mutationFn: async (table: NewTableWish) => {
      await keepName()
      return api.create(table)
    },
    onSuccess: table => go(`/table/${table.id}`),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    made.mutate(tableFrom(game, wish, String(new FormData(event.currentTarget).get('name')).trim()))
  }
  const { seats, options } = wish
  return (
    <form className="page make" onSubmit={submit}>
      <header>
        <h1>{create.title}</h1>
        <GameChoice page="/new" game={game.id} />
        <p>{create.lead(texts.title)}</p>
        <Field label={gather.name} value={name} autoComplete="nickname" onChange={setName} />
      </header>
      <SeatsForm game={game} texts={texts} kinds={kinds} seats={seats} onChange={next => change({ seats: next })} />
      <div className="make-terms">
        <OptionsForm
          game={game}
          texts={texts}
          seats={seats.length}
          values={options}
          onChange={next => change({ options: next })}
        />
        <Access wish={wish} onChange={change} />
        {mayBeRated(wish) && <RatedChoice isRated={wish.isRated} onChange={isRated => change({ isRated })} />}
        <WordField word={wish.word} onWord={word => change({ word })} />
        <NameField />
      </div>
      <Submit hasPeople={seats.some(({ kind }) => kind === 'me' || kind === 'open')} made={made} />
      <ImportRecord />
    </form>
  )
}

const kinds = ['me', 'open'] as const

function tableFrom({ id, options: specs }: Excerpt, wish: Wish, name: string): NewTableWish {
  const { seats, options, isPrivate, pace, language, isRated, word } = wish
  return {
    game: id,
    roles: seats.map(({ role }) => role),
    options: meaningfulSettings(specs, seats.length, options),
    private: isPrivate,
    ...pace,
    language,
    ...(isRated && mayBeRated(wish) && { rated: true }),
    ...(word.trim() === '' ? {} : { word: word.trim() }),
    ...(name === '' ? {} : { name }),
    seats: seats.map(wishOf),
  }
}

/** People alone, and a clock. */
const mayBeRated = ({ seats, pace }: Wish): boolean => hasClock(pace) && seats.every(({ kind }) => !isBot(kind))

function wishOf({ kind }: SeatChoice): NewTableWish['seats'][number] {
  if (isBot(kind)) return { kind: 'bot', bot: kind }
  return { kind: kind === 'me' ? 'me' : 'open' }
}

function RatedChoice({ isRated, onChange }: { isRated: boolean; onChange(isRated: boolean): void }) {
  const { create } = useWords()
  return (
    <div className="field">
      <Toggle checked={isRated} onChange={onChange}>
        {create.rated}
      </Toggle>
      <p className="hint">{create.ratedAbout}</p>
    </div>
  )
}

function NameField() {
  const id = useId()
  const { create } = useWords()
  return (
    <div className="field">
      <label htmlFor={id}>{create.name}</label>
      <input id={id} name="name" maxLength={40} aria-describedby={`${id}-hint`} />
      <p className="hint" id={`${id}-hint`}>
        {create.nameHint}
      </p>
    </div>
  )
}

function WordField({ word, onWord }: { word: string; onWord(word: string): void }) {
  const id = useId()
  const { create } = useWords()
  return (
    <div className="field">
      <label htmlFor={id}>{create.word}</label>
      <input
        id={id}
        value={word}
        maxLength={40}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        onChange={event => onWord(event.target.value)}
      />
      <p className="hint" id={`${id}-hint`}>
        {create.wordHint}
      </p>
    </div>
  )
}

function Submit({ hasPeople, made }: { hasPeople: boolean; made: { isPending: boolean; error: Error | null } }) {
  const { create } = useWords()
  return (
    <div className="make-end">
      <Button kind="primary" type="submit" disabled={!hasPeople || made.isPending}>
        {create.submit}
      </Button>
      {!hasPeople && <p role="status">{create.needMe}</p>}
      <ErrorLine error={made.error} />
    </div>
  )
}
