/**
 * Where every legal move can be touched: the field offers what `view.legalMoves` lists, and nothing else. A target is one move
 * with the hex where the hand begins and the hex where it ends.
 */
import type { HexMoveTarget } from '../../../hex/ui/touch.ts'
import type { FieldTouch } from '../../../hex/ui/useHexTouch.ts'
import type { Move as KernelMove, View } from '../../../kernel/index.ts'
import { topStep } from '../../../kit/topStep.ts'
import type { MoveEnds } from '../../../ui/moveTargets.ts'
import { board, type Hex } from '../data/hexes.ts'
import { unitOf } from '../rules/field/units.ts'
import type { Asks } from '../steps.ts'
import type { BattleLore, UnitId } from '../types.ts'

export type Move = KernelMove<BattleLore>
export type PlayerView = View<BattleLore>

export type MoveTarget = HexMoveTarget<Hex, Move>
export type Touch = FieldTouch<Hex, Move>

/** Where one may end at once, one need not ask whether to go through. */
export const isMeant = (move: Move): boolean => move.do === 'go'
/** Dice fall, and nothing brings them back. */
export const isIrrevocable = (move: Move): boolean => move.do === 'attack'

const nowhere: MoveEnds<Hex> = { at: null, to: null }
const at = (hex: Hex | null): MoveEnds<Hex> => ({ at: hex, to: null })
const along = (from: Hex | null, to: Hex): MoveEnds<Hex> => (from === null || from === to ? at(to) : { at: from, to })

/** The question on top of the stack, if it is of this name. */
export const question = <Name extends keyof Asks>(view: Pick<PlayerView, 'stack'>, name: Name): Asks[Name] | null =>
  topStep<BattleLore, Name>(view, name)

const hexOf = ({ open }: PlayerView, id: UnitId): Hex | null => unitOf(open, id)?.hex ?? null

/** Where the unit that is on its way has got to. */
export function movingUnit(view: PlayerView): Hex | null {
  const step = question(view, 'moveUnit')
  return step && (step.path.at(-1) ?? hexOf(view, step.unit))
}

/** The combat under way as a span from the roller to where the target stood. */
function inFight(view: PlayerView, to?: Hex): MoveEnds<Hex> {
  const fight = view.open.fights.at(-1)
  return fight ? along(hexOf(view, fight.roller), to ?? fight.at) : nowhere
}

/** BL-13.6: the hex to which the target would have to retreat. */
function retreatTo(view: PlayerView, move: Extract<Move, { do: 'side' }>): MoveEnds<Hex> {
  const fight = view.open.fights.at(-1)
  return at(fight ? board.next(fight.at, move.away) : null)
}

function enemyTent({ open, seat }: PlayerView): MoveEnds<Hex> {
  return at(seat === null ? null : open.tents[1 - seat])
}

function spotOf(move: Move, view: PlayerView): MoveEnds<Hex> {
  switch (move.do) {
    case 'ford':
    case 'deploy':
    case 'take-up':
    case 'order':
    case 'cure':
    case 'select':
    case 'aim':
    case 'sacrifice':
      return at(move.hex)
    case 'go':
      return along(movingUnit(view), move.to)
    case 'through':
      return along(movingUnit(view), move.hex)
    case 'unselect':
      return at(movingUnit(view))
    case 'attack':
      return along(move.from, move.at)
    case 'pursue':
      return inFight(view, move.to)
    case 'advance':
      return inFight(view)
    case 'side':
      return retreatTo(view, move)
    case 'remove-tent':
      return move.yes ? enemyTent(view) : nowhere
    default:
      return nowhere
  }
}

/** All targets of a view, in the order of its options. */
export const moveTargetsOf = (view: PlayerView): MoveTarget[] =>
  view.legalMoves.map(move => ({ move, ...spotOf(move, view) }))
