/** BW-1.8, BW-6, BW-7: what is remembered while a turn lasts. */
import type { Seat } from '../../../kernel/index.ts'
import type { Card } from '../data/cards.ts'
import type { Commander } from '../data/commanders.ts'
import type { Filter, ModifierKey } from '../data/effects.ts'
import type { Hex } from '../data/hexes.ts'
import type { UnitId } from './units.ts'

/** BW-7: a unit ordered this turn. */
export interface Ordered {
  readonly unit: UnitId
  /** The command that orders it: 0 and 1 on a card, 0 for a token. */
  readonly command: number
  /** Hexes that the command adds to its move. */
  readonly bonus: number
  /** BW-18.29: its order gives no attack. */
  readonly noAttack: boolean
  /** Its movement is over. */
  readonly settled: boolean
  /** It has entered a hex. */
  readonly moved: boolean
  /** BW-7.1: its move leaves it an attack. */
  readonly mayAttack: boolean
  /** It has attacked, or done what is done instead. */
  readonly acted: boolean
  /** BW-18.23: its commander has made his extra attack. */
  readonly madeExtra: boolean
  /** BW-18.26: an attack or counterattack of it has eliminated an enemy. */
  readonly killed: boolean
  /** BW-14.2, BW-14.7: each once a turn. */
  readonly advanced: boolean
  readonly pursued: boolean
}

/** BW-6: the leadership card of the turn. */
export interface CardPlay {
  readonly card: Card
  readonly commander: Commander
  /** The commands paid for; none: it orders one unit instead (BW-21.2). */
  readonly commands: readonly number[]
  /** His unit. */
  readonly unit: UnitId
  /** BW-6.3: where all units stood when it was played. */
  readonly at: Readonly<Record<UnitId, Hex>>
  readonly zone: number
  readonly tacticUsed: boolean
  /** It lies on the discard pile. */
  readonly discarded: boolean
}

/** BW-18.18: what units get when this card orders them; `one`: one of them, when it attacks. */
export interface Promised {
  readonly key: ModifierKey
  readonly n: number
  readonly once: boolean
  readonly one: boolean
  readonly filter: Filter | null
  readonly by: Card | Commander
}

/** A turn of the Command Phase (BW-1.8). */
export interface Turn {
  readonly seat: Seat
  readonly play: CardPlay | null
  readonly ordered: readonly Ordered[]
  readonly promised: readonly Promised[]
  /** Units chosen for the act before (BW-18.17). */
  readonly chosen: readonly UnitId[]
  /** BW-P6.2: the unit that may take Edmure along. */
  readonly escort: UnitId | null
  /** BW-14.6: units of the side on turn that have moved. */
  readonly walked: readonly UnitId[]
  /** The hex that has been scorched last. */
  readonly scorched: Hex | null
}
