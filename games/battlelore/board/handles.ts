/**
 * Where every legal move can be touched: the field offers what `view.options` lists, and nothing else. A handle is one move
 * with the hex where the hand begins and the hex where it ends.
 */
import type { Move as KernelMove, View } from '../../../kernel/index.ts'
import type { Span } from '../../../ui/handles.ts'
import { board, type Hex } from '../data/hexes.ts'
import { unitOf } from '../rules/units.ts'
import type { Asks } from '../steps.ts'
import type { BattleLore, UnitId } from '../types.ts'

export type Move = KernelMove<BattleLore>
export type Eyes = View<BattleLore>

export interface Handle extends Span<Hex> {
  move: Move
}

const nowhere: Span<Hex> = { at: null, to: null }
const at = (hex: Hex | null): Span<Hex> => ({ at: hex, to: null })
const along = (from: Hex | null, to: Hex): Span<Hex> => (from === null || from === to ? at(to) : { at: from, to })

/** The question on top of the stack, if it is of this name. */
export function question<Name extends keyof Asks>({ stack }: Pick<Eyes, 'stack'>, name: Name): Asks[Name] | null {
  const top = stack.at(-1)
  return top?.do === name ? (top as Asks[Name]) : null
}

const hexOf = ({ open }: Eyes, id: UnitId): Hex | null => unitOf(open, id)?.hex ?? null

/** Where the unit that is on its way has got to. */
export function wayfarer(view: Eyes): Hex | null {
  const step = question(view, 'moveUnit')
  return step && (step.path.at(-1) ?? hexOf(view, step.unit))
}

/** The combat under way as a span from the roller to where the target stood. */
function inFight(view: Eyes, to?: Hex): Span<Hex> {
  const fight = view.open.fights.at(-1)
  return fight ? along(hexOf(view, fight.roller), to ?? fight.at) : nowhere
}

/** BL-13.6: the hex to which the target would have to retreat. */
function retreatTo(view: Eyes, move: Extract<Move, { do: 'side' }>): Span<Hex> {
  const fight = view.open.fights.at(-1)
  return at(fight ? board.next(fight.at, move.away) : null)
}

function enemyTent({ open, seat }: Eyes): Span<Hex> {
  return at(seat === null ? null : open.tents[1 - seat])
}

function spotOf(move: Move, view: Eyes): Span<Hex> {
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
      return along(wayfarer(view), move.to)
    case 'through':
      return along(wayfarer(view), move.hex)
    case 'unselect':
      return at(wayfarer(view))
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

/** All handles of a view, in the order of its options. */
export const handlesOf = (view: Eyes): Handle[] => view.options.map(move => ({ move, ...spotOf(move, view) }))
