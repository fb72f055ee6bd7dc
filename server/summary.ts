/** A table as it stands in lists. */
import { defaultSettings, once, type Seat, type SettingValues } from '../kernel/index.ts'
import {
  answerBy,
  attentionAt,
  isHidden,
  isOff,
  type LostTime,
  personsAwaited,
  questionIn,
  type Reserve,
  type SeatTime,
  type Status,
  type Table,
  viewerOf,
} from '../table/index.ts'
import { kindOfPace } from '../table/sync/paceKind.ts'
import type { Language } from '../text/index.ts'
import type { Seats, TableSummary } from './store/addition.ts'
import type { LobbyFacts } from './store/lobby.ts'

/** One line of a list; the reader's own seat is added when it is read. */
export interface Row {
  id: string
  name: string
  game: string
  status: Status
  private: boolean
  seats: readonly { kind: 'open' | 'person' | 'bot'; name: string | null; role: string | null; user?: string }[]
  moves: number
  hoursPerMove?: number | null
  clock?: SeatTime | null
  /** What each person has beside the hours for a move. */
  reserve?: Reserve
  /** Seats whose persons are on vacation. */
  off?: readonly Seat[]
  language?: Language | null
  /** The settings that differ from what is usual. */
  variants?: SettingValues
  /** The seat of its owner; null: it has none. */
  owner?: Seat | null
  /** Whoever sits down must say the word of the table. */
  locked?: true
  /** Since when it gathers its people, in milliseconds since 1970. */
  gathers?: number
  /** Its result counts for ratings. */
  rated?: true
  /** Which round is played, or was the last. */
  round?: number
  /** How everybody came off where the game is over: places from 1, by seat. */
  places?: readonly (number | null)[]
  /** Seats that must answer now. */
  awaited: readonly Seat[]
  /** Until when those for whom the table waits have time, by seat; as if no time had ever been nobody's. */
  dues?: Readonly<Record<Seat, number>>
  /** That is told to nobody but themselves. */
  hidden?: true
  /** Made from a record, or following such a game: its owner may know the cards. */
  fromRecord?: true
  /** The ids of the tables before and after it in a series, where there are any. */
  earlier?: string
  next?: string
}

export function rowOf(table: Table): Row {
  const { core, game } = table
  const { id, name, status, setup, moves, earlier, next } = core
  const seats = core.seats.map((sitter, seat) => ({
    kind: sitter.kind,
    name: sitter.kind === 'open' ? null : sitter.name,
    role: setup.roles[seat],
    ...(sitter.kind === 'person' ? { user: sitter.user } : {}),
  }))
  const awaited = core.state && status === 'running' ? questionIn(game, core.state)!.toMove : []
  const hidden = isHidden(table) && status === 'running' ? ({ hidden: true } as const) : {}
  const series = { ...(earlier && { earlier }), ...(next && { next }) }
  const known = core.imported && { fromRecord: true as const }
  return {
    id,
    name,
    game: setup.game,
    status,
    private: setup.private,
    seats,
    moves,
    hoursPerMove: setup.hoursPerMove,
    clock: setup.clock ?? null,
    ...(setup.reserve && { reserve: setup.reserve }),
    ...offIn(table),
    language: setup.language ?? null,
    variants: variantsOf(table),
    owner: viewerOf(table, core.owner).seat,
    ...(core.word !== undefined && { locked: true as const }),
    ...roundIn(table),
    ...(status === 'over' && { places: core.seats.map((_, seat) => placeIn(table, seat)) }),
    ...(status === 'gathering' && { gathers: core.since }),
    ...(setup.rated && { rated: true as const }),
    awaited,
    ...duesIn(table),
    ...hidden,
    ...known,
    ...series,
  }
}

function offIn({ core }: Table): Pick<Row, 'off'> {
  const off = core.seats.flatMap((_, seat) => (isOff(core, seat) ? [seat as Seat] : []))
  return core.status === 'running' && off.length > 0 ? { off } : {}
}

function duesIn(table: Table): Pick<Row, 'dues'> {
  const dues = personsAwaited(table).flatMap(({ seat }) => {
    const due = answerBy(table, seat)
    return due === null ? [] : [[seat, due - (table.core.lost?.ms ?? 0)]]
  })
  return dues.length > 0 ? { dues: Object.fromEntries(dues) } : {}
}

/** Until when the person of a seat has time to answer, in milliseconds since 1970; null: for ever. */
export function dueIn({ dues }: Row, seat: Seat, lost: LostTime): number | null {
  const due = dues?.[seat]
  return due === undefined ? null : due + lost.ms
}

function roundIn({ game, core }: Table): Pick<Row, 'round'> {
  return core.state && game.round ? { round: game.round(core.state.g.open) } : {}
}

/** Where a seat came in a game that is over; null: nowhere. */
const placeIn = ({ game, core }: Table, seat: Seat): number | null =>
  (core.state && game.standing(core.state.g.open).find(each => each.seat === seat)?.place) ?? null

/** By setup, which is replaced when the settings are changed. */
const variants = new WeakMap<Table['core']['setup'], SettingValues>()

/** The settings that differ from what is usual. */
const variantsOf = ({ game, core: { setup } }: Table): SettingValues =>
  once(variants, setup, () => {
    const usual = defaultSettings(game.options)
    const chosen = Object.entries(setup.options as SettingValues).filter(([id, value]) => usual[id] !== value)
    return Object.fromEntries(chosen)
  })

/** How a table stands in the lobby; null: it gathers nobody, or is not listed. */
export function lobbyFactsOf({ core: { status, setup, seats } }: Table): LobbyFacts | null {
  if (status !== 'gathering' || setup.private) return null
  const { game, language = null } = setup
  const free = seats.filter(({ kind }) => kind === 'open').length
  return { game, pace: kindOfPace(setup), language, free }
}

/** A row as its reader gets it: with the own seat, without the names of accounts and what is for notices alone. */
export function rowFor({ seats, awaited, hidden, dues: _, ...row }: Row, user: string | null) {
  const mine = seats.findIndex(each => user !== null && each.user === user)
  return {
    ...row,
    awaited: hidden ? awaited.filter(seat => seat === mine) : awaited,
    seats: seats.map(({ user: _, ...seat }) => seat),
    mine: mine < 0 ? null : mine,
  }
}

export function summaryOf(table: Table, now: number): TableSummary {
  const { status, setup } = table.core
  return {
    status,
    private: setup.private,
    updated: now,
    due: attentionAt(table, now),
    row: JSON.stringify(rowOf(table)),
  }
}

/** The persons at the table, and how they have come off where the game is over. */
export function sitting(table: Table): Seats {
  const { core } = table
  return core.seats.flatMap((sitter, seat) => {
    if (sitter.kind !== 'person') return []
    return [{ seat, user: sitter.user, place: core.status === 'over' ? placeIn(table, seat) : null }]
  })
}
