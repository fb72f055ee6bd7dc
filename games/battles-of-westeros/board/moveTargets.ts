/** Where on the field each legal move is touched. */
import type { HexMoveTarget } from '../../../hex/ui/touch.ts'
import type { FieldTouch } from '../../../hex/ui/useHexTouch.ts'
import type { Move as KernelMove, View } from '../../../kernel/index.ts'
import { topStep } from '../../../kit/topStep.ts'
import type { MoveEnds } from '../../../ui/moveTargets.ts'
import type { Hex } from '../data/hexes.ts'
import { unitOf } from '../rules/field/units.ts'
import type { Asks } from '../steps.ts'
import type { BattlesOfWesteros, Unit, UnitId } from '../types.ts'

export type Move = KernelMove<BattlesOfWesteros>
export type PlayerView = View<BattlesOfWesteros>
export type MoveTarget = HexMoveTarget<Hex, Move>
export type Touch = FieldTouch<Hex, Move>

const atRest: readonly Move['do'][] = ['unselect', 'stay', 'leave']
/** Where a unit can end its way at once, one need not ask what else to do with it. */
export const isMeant = (move: Move): boolean => !atRest.includes(move.do)

const rolls: readonly Move['do'][] = ['attack', 'dogs', 'extra-attack', 'scorch', 'douse', 'shoot']
/** Dice fall, and nothing brings them back. */
export const isIrrevocable = (move: Move): boolean => rolls.includes(move.do)

const nowhere: MoveEnds<Hex> = { at: null, to: null }
const at = (hex: Hex | null): MoveEnds<Hex> => ({ at: hex, to: null })
const along = (from: Hex | null, to: Hex): MoveEnds<Hex> => (from === null || from === to ? at(to) : { at: from, to })

/** The question on top of the stack, if it is of this name. */
export const question = <Name extends keyof Asks>(view: Pick<PlayerView, 'stack'>, name: Name): Asks[Name] | null =>
  topStep<BattlesOfWesteros, Name>(view, name)

/** The unit that is on its way, by an order or beside orders. */
export function movingUnit(view: PlayerView): Unit | null {
  const step = question(view, 'moveUnit') ?? question(view, 'freeMove')
  return (step && unitOf(view.open, step.unit)) ?? null
}

const hexOf = ({ open }: PlayerView, id: UnitId | null): Hex | null =>
  (id === null ? undefined : unitOf(open, id)?.hex) ?? null

/** From the attacker of the roll under way. */
function afterAttack(view: PlayerView, to: Hex): MoveEnds<Hex> {
  const attack = view.open.attacks.at(-1)
  return along(attack ? hexOf(view, attack.attacker) : null, to)
}

/** From the unit that has to retreat. */
function retreat(view: PlayerView, to: Hex): MoveEnds<Hex> {
  return along(hexOf(view, view.open.attacks.at(-1)?.target ?? null), to)
}

/**
 * Has the player chosen the unit that is on its way? Where it was the only one, a touch of it means to choose it, and must not end
 * its way, nor the engagement.
 */
const isChosen = ({ legalMoves }: PlayerView): boolean => legalMoves.some(move => move.do === 'unselect')

function spotOf(move: Move, view: PlayerView): MoveEnds<Hex> {
  const moving = movingUnit(view)?.hex ?? null
  switch (move.do) {
    case 'stake':
    case 'breach':
    case 'target':
    case 'place':
    case 'order':
    case 'rally':
    case 'aim':
    case 'select':
    case 'join':
    case 'swap':
    case 'archers':
      return at(move.hex)
    case 'go':
      return along(moving, move.path.at(-1)!)
    case 'exit':
      return along(moving, move.path.at(-1) ?? moving!)
    case 'unselect':
      return at(moving)
    case 'leave':
    case 'stay':
      return isChosen(view) ? at(moving) : nowhere
    case 'withdraw':
    case 'support':
      return along(move.from, move.to)
    case 'attack':
    case 'dogs':
    case 'extra-attack':
    case 'scorch':
    case 'douse':
      return along(move.from, move.at)
    case 'shoot':
      return along(question(view, 'shoot')?.from ?? null, move.at)
    case 'advance':
    case 'pursue':
      return afterAttack(view, move.path.at(-1)!)
    case 'retreat':
      return retreat(view, move.to)
    default:
      return nowhere
  }
}

/** A tile of several hexes, and hidden things, are touched at each of their hexes. */
const spotsOf = (move: Move, view: PlayerView): readonly MoveEnds<Hex>[] =>
  move.do === 'lay' || (move.do === 'hide' && move.at.length === 1) ? move.at.map(at) : [spotOf(move, view)]

/** All targets of a view, in the order of its options. */
export const moveTargetsOf = (view: PlayerView): MoveTarget[] =>
  view.legalMoves.flatMap(move => spotsOf(move, view).map(ends => ({ move, ...ends })))
