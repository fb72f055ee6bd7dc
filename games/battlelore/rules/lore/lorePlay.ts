/** BL-17.2: what a lore card asks for and does; combatLore.ts and fieldLore.ts hold the cards. */
import type { Seat, Step } from '../../../../kernel/index.ts'
import type { Hex } from '../../data/hexes.ts'
import type { BattleLore, Open, UnitId } from '../../types.ts'
import type { BattleContext, G } from '../field/units.ts'

/** A play of a card: by whom, at what hexes, and whose move or fall opened the window. */
export interface Play {
  readonly seat: Seat
  readonly at: readonly Hex[]
  readonly unit: UnitId | null
}

export interface LorePlay {
  /** BL-0.8: the stated condition is true and there is a legal target. Depends on open facts only. */
  can(open: Open, seat: Seat, unit: UnitId | null): boolean
  /** The hexes that may be named next, after those in `play.at`; empty: enough are named. */
  aims?(open: Open, play: Play): readonly Hex[]
  /** The player may stop naming once one hex is named ("up to"). */
  upTo?: boolean
  effect(g: G, play: Play, ctx: BattleContext): readonly Step<BattleLore>[]
}
