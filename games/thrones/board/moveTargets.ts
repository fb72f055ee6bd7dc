/**
 * Where every legal move can be touched: the board offers what `view.legalMoves` lists, and nothing else.
 * A handle is one move with the place where the hand begins and the place where it ends.
 */
import type { Move as KernelMove, View } from '../../../kernel/index.ts'
import { topStep } from '../../../kit/topStep.ts'
import type { MoveEnds } from '../../../ui/moveTargets.ts'
import type { Place } from '../data/areas.ts'
import type { Asks } from '../steps.ts'
import type { Combat, MusterStep, Thrones, UnitPick } from '../types.ts'

export { livePlaces, offersAt, sourceOf } from '../../../ui/moveTargets.ts'

export type Move = KernelMove<Thrones>

export interface MoveTarget extends MoveEnds<Place> {
  move: Move
  /** The unit that goes, comes, changes or is lost. */
  unit: UnitPick | null
}

type Spot = Pick<MoveTarget, 'at' | 'to' | 'unit'>

const nowhere: Spot = { at: null, to: null, unit: null }
const at = (place: Place, unit: UnitPick | null = null): Spot => ({ at: place, to: null, unit })
const along = (from: Place, to: Place | null, unit: UnitPick | null = null): Spot => ({
  at: from,
  to: to === from ? null : to,
  unit,
})

/** The question on top of the stack, if it is of this name. */
export const question = <Name extends keyof Asks>(view: View<Thrones>, name: Name): Asks[Name] | null =>
  topStep<Thrones, Name>(view, name)

/** Where the army of a seat in this combat stands: attackers are still where they came from (AG-8.1.1). */
const ranksOf = (combat: Combat, seat: number): Place => (combat.attacker.seat === seat ? combat.from : combat.at)

function musterSpot(step: MusterStep): Spot {
  if (step.kind === 'upgrade') return at(step.at, { unit: 'footman', routed: step.routed })
  return along(step.at, step.to, { unit: step.unit, routed: false })
}

/** Where a mustering step that was drafted can be taken back: on the piece that it brought. */
function unmusterSpot(view: View<Thrones>, index: number): Spot {
  const step = question(view, 'muster')?.steps[index]
  if (step === undefined) return nowhere
  return step.kind === 'upgrade'
    ? at(step.at, { unit: step.unit, routed: step.routed })
    : at(step.to, { unit: step.unit, routed: false })
}

/** The place of the supporter who is asked: for support in combat or against a neutral force. */
const supporting = (view: View<Thrones>): Spot => {
  const step = question(view, 'support') ?? question(view, 'neutralSupport')
  return step ? at(step.place) : nowhere
}

function killSpot(view: View<Thrones>, routed: boolean): Spot {
  const { combat } = view.open
  const step = question(view, 'killFootman')
  if (!combat || !step) return nowhere
  const victim = combat.attacker.seat === step.seat ? combat.defender.seat : combat.attacker.seat
  return at(ranksOf(combat, victim), { unit: 'footman', routed })
}

function goSpot(view: View<Thrones>, move: Extract<Move, { do: 'go' }>): Spot {
  const step = question(view, 'march')
  return step ? along(step.from, move.to, { unit: move.unit, routed: false }) : nowhere
}

function takeOverSpot(view: View<Thrones>): Spot {
  const step = question(view, 'takeOver')
  return step ? at(step.port) : nowhere
}

/** Moves whose place is not in them, but in the question. */
function spotInQuestion(move: Move, view: View<Thrones>): Spot {
  switch (move.do) {
    case 'unmuster':
      return unmusterSpot(view, move.index)
    case 'grant':
    case 'deny':
    case 'support':
      return supporting(view)
    case 'take-over':
      return takeOverSpot(view)
    case 'kill':
      return killSpot(view, move.routed)
    default:
      return nowhere
  }
}

function spotOf(move: Move, view: View<Thrones>): Spot {
  switch (move.do) {
    case 'place':
    case 'remove':
    case 'swap':
    case 'call':
    case 'strike':
      return at(move.at)
    case 'promote':
    case 'downgrade':
      return at(move.at, { unit: move.do === 'promote' ? 'footman' : 'knight', routed: move.routed })
    case 'lose':
      return at(move.at, { unit: move.unit, routed: move.routed })
    case 'march':
    case 'consolidate':
      return at(move.from)
    case 'raid':
      return along(move.from, move.target)
    case 'go':
      return goSpot(view, move)
    case 'recall':
      return at(move.to, { unit: move.unit, routed: false })
    case 'muster':
      return musterSpot(move.step)
    case 'retreat':
      return at(move.to)
    case 'at':
      return at(move.area)
    default:
      return spotInQuestion(move, view)
  }
}

/** All handles of a view, in the order of its options. */
export const moveTargetsOf = (view: View<Thrones>): MoveTarget[] =>
  view.legalMoves.map(move => ({ move, ...spotOf(move, view) }))

const sameUnit = (a: UnitPick | null, b: UnitPick) => a !== null && a.unit === b.unit && a.routed === b.routed

/** The moves that take the chosen units to a place, one unit each; units that cannot go there stay. */
export function movesOf(offers: readonly MoveTarget[], units: readonly UnitPick[]): Move[] {
  return units.flatMap(unit => offers.find(offer => sameUnit(offer.unit, unit))?.move ?? [])
}
