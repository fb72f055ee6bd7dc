/** Who plays, and what: one line a seat. Shared by the pages that make tables. */
import './seatsForm.css'
import type { Excerpt } from 'virtual:shelf'
import { lazy, Suspense, useId, useMemo } from 'react'
import { type BotLevel, defaultLevel } from '../../bots/levels.ts'
import { boards } from '../../games/boards.ts'
import type { Kinds } from '../../kernel/index.ts'
import type { GameTexts } from '../../text/index.ts'
import { Segments } from '../../ui/Segments.tsx'
import { useWords } from '../words.ts'

/** A person of some kind, or a bot of this level. */
export type SeatKind = 'me' | 'open' | 'person' | BotLevel
export interface SeatChoice {
  kind: SeatKind
  name: string
  role: string | null
}

interface Props {
  game: Excerpt
  texts: GameTexts<Kinds>
  /** Who may sit down beside the bots of the game. */
  kinds: readonly Exclude<SeatKind, BotLevel>[]
  seats: readonly SeatChoice[]
  onChange(seats: readonly SeatChoice[]): void
}

export const isBot = (kind: SeatKind): kind is BotLevel => kind !== 'me' && kind !== 'open' && kind !== 'person'

/** Another number of seats: parts that are not played with it are given back. */
export function resized(game: Excerpt, seats: readonly SeatChoice[], count: number, added: SeatChoice): SeatChoice[] {
  const kept = Array.from({ length: count }, (_, i) => seats[i] ?? added)
  return kept.map(seat =>
    seat.role !== null && !game.roles[count].includes(seat.role) ? { ...seat, role: null } : seat,
  )
}

export function SeatsForm({ game, texts, kinds, seats, onChange }: Props) {
  const { create } = useWords()
  const levelsId = useId()
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => String(game.seats.min + i))
  const change = (at: number, some: Partial<SeatChoice>) =>
    onChange(
      seats.map((seat, i) => {
        if (i === at) return { ...seat, ...some }
        return some.kind === 'me' && seat.kind === 'me' ? { ...seat, kind: 'open' } : seat
      }),
    )
  const added: SeatChoice = { kind: defaultLevel, name: '', role: null }
  return (
    <fieldset className="seats-form">
      <legend>{create.seats}</legend>
      {counts.length > 1 && (
        <div className="field">
          <span className="label">{create.seatCount}</span>
          <Segments
            label={create.seatCount}
            value={String(seats.length)}
            choices={counts.map(id => ({ id, label: id }))}
            onChange={count => onChange(resized(game, seats, Number(count), added))}
          />
        </div>
      )}
      <ol>
        {seats.map((_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={i}>
            <SeatLine
              game={game}
              texts={texts}
              kinds={kinds}
              seats={seats}
              at={i}
              levelsId={levelsId}
              onChange={some => change(i, some)}
            />
          </li>
        ))}
      </ol>
      <Levels id={levelsId} levels={game.levels} />
    </fieldset>
  )
}

/** What the levels of bots mean, a sentence each. */
function Levels({ id, levels }: { id: string; levels: readonly BotLevel[] }) {
  const words = useWords().levels
  return (
    <dl className="levels">
      {levels.map(level => (
        <div key={level} id={`${id}-${level}`}>
          <dt>{words[level].name}</dt>
          <dd>{words[level].about}</dd>
        </div>
      ))}
    </dl>
  )
}

interface LineProps extends Omit<Props, 'onChange'> {
  at: number
  /** Before the levels' names: the ids of their sentences. */
  levelsId: string
  onChange(some: Partial<SeatChoice>): void
}

function SeatLine({ game, texts, kinds, seats, at, levelsId, onChange }: LineProps) {
  const { create, here, levels } = useWords()
  const seat = seats[at]
  const label = create.seat(at + 1)
  return (
    <fieldset className="seat-line">
      <legend className="visually-hidden">{label}</legend>
      <Arms game={game.id} role={seat.role} />
      <RoleChoice label={label} game={game} texts={texts} seats={seats} at={at} onChange={onChange} />
      <select
        aria-label={label}
        aria-describedby={isBot(seat.kind) ? `${levelsId}-${seat.kind}` : undefined}
        value={seat.kind}
        onChange={event => onChange({ kind: event.target.value as SeatKind })}
      >
        {kinds.map(kind => (
          <option key={kind} value={kind}>
            {kind === 'person' ? here.person : create.kinds[kind]}
          </option>
        ))}
        {game.levels.map(level => (
          <option key={level} value={level}>
            {levels[level].name}
          </option>
        ))}
      </select>
      {seat.kind === 'person' && (
        <input
          aria-label={here.playerName(at + 1)}
          placeholder={here.defaultName(at + 1)}
          value={seat.name}
          maxLength={40}
          onChange={event => onChange({ name: event.target.value })}
        />
      )}
    </fieldset>
  )
}

/** The part a seat plays: one that no other seat has, or one drawn by lot. */
function RoleChoice({
  label,
  game,
  texts,
  seats,
  at,
  onChange,
}: Omit<LineProps, 'kinds' | 'levelsId'> & { label: string }) {
  const { create } = useWords()
  const taken = seats.filter((_, i) => i !== at).map(({ role }) => role)
  return (
    <select
      aria-label={`${label}: ${create.role}`}
      value={seats[at].role ?? ''}
      onChange={event => onChange({ role: event.target.value === '' ? null : event.target.value })}
    >
      <option value="">{create.anyRole}</option>
      {game.roles[seats.length].map(role => (
        <option key={role} value={role} disabled={taken.includes(role)}>
          {texts.role(role)}
        </option>
      ))}
    </select>
  )
}

/** The arms of a part, once the board has come; a question mark for one drawn by lot. */
function Arms({ game, role }: { game: string; role: string | null }) {
  const Emblem = useMemo(() => lazy(async () => ({ default: (await boards[game].board()).Emblem })), [game])
  return (
    <span className="arms" aria-hidden="true">
      {role === null ? (
        '?'
      ) : (
        <Suspense fallback={null}>
          <Emblem role={role} size={36} />
        </Suspense>
      )}
    </span>
  )
}
