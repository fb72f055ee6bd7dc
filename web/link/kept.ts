/** Games on this screen: what was done at each, in localStorage. One key a game, so that no game spoils another. */
import type { BotLevel } from '../../bots/levels.ts'
import type { Seat } from '../../kernel/index.ts'
import type { Who } from '../../table/act.ts'
import type { Command } from '../../table/command.ts'
import type { TableSetup } from '../../table/types.ts'
import { freshDigits } from './freshDigits.ts'

export type LocalSeat = { kind: 'person'; name: string } | { kind: 'bot'; bot: BotLevel }

export interface Action {
  /** A tick lets time pass, whoever sits there. */
  command: Command | { do: 'tick' } | { do: 'bot-fails'; seat: Seat; fails: boolean }
  who: Who
  at: number
}

/** Doing the actions again gives the table again. */
export interface Kept {
  id: string
  name: string
  setup: TableSetup
  seats: readonly LocalSeat[]
  seed: string
  begun: number
  actions: readonly Action[]
  /** The game before it in a series. */
  earlier?: string
  /** A guided game (text/guide.ts): so many of its steps were read or done. */
  read?: number
}

/** A game that is about to begin. */
export function newKept(
  { game, roles, options }: Pick<TableSetup, 'game' | 'roles' | 'options'>,
  seats: readonly LocalSeat[],
): Kept {
  return {
    id: freshDigits(6),
    name: seats.flatMap(seat => (seat.kind === 'person' ? [seat.name] : [])).join(', '),
    setup: { game, roles, options, private: true, hoursPerMove: null },
    seats,
    seed: freshDigits(32),
    begun: Date.now(),
    actions: [],
  }
}

/** The people around one screen are told apart by their seats. */
export const userOn = (seat: Seat): string => `seat ${seat}`

const prefix = 'interregnum:here:'

export function loadKept(id: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(prefix + id) ?? 'null')
  } catch {
    return null
  }
}

/** False when the browser keeps nothing: the game lasts as long as its page. */
export function saveKept(kept: Kept): boolean {
  try {
    localStorage.setItem(prefix + kept.id, JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

export const forgetKept = (id: string): void => localStorage.removeItem(prefix + id)

const lastAt = ({ actions, begun }: Kept) => actions.at(-1)?.at ?? begun

/** Newest first. */
export function listKept(): Kept[] {
  return Object.keys(localStorage)
    .filter(key => key.startsWith(prefix))
    .flatMap(key => loadKept(key.slice(prefix.length)) ?? [])
    .sort((a, b) => lastAt(b) - lastAt(a))
}
