/** What a touch does, told by what is offered and what the hand holds: make moves, hold something, open a menu. */
import { same, type View } from '../../../kernel/index.ts'
import type { OpenMenu, TouchResult } from '../../../ui/board/useSelection.ts'
import type { Place } from '../data/areas.ts'
import type { Order } from '../data/orders.ts'
import type { Thrones, UnitPick } from '../types.ts'
import { type Choice, choicesOf } from './choices.ts'
import { livePlaces, type Move, type MoveTarget, movesOf, offersAt, sourceOf } from './moveTargets.ts'

/** A piece of an army by its number there. */
export interface Picked extends UnitPick {
  index: number
}

/** What the hand holds: units of one place, or an order from the tray. */
export interface Selection {
  from: Place | null
  units: readonly Picked[]
  order: Order | null
}
export const empty: Selection = { from: null, units: [], order: null }

export type Menu = OpenMenu<Place, Choice>

/** What is dragged: units, or an order (from a place, or from the tray). */
export interface Load {
  from: Place | null
  units: readonly Picked[]
  order: Order | null
}

/** All that a touch depends on. */
export interface Hand {
  view: View<Thrones>
  moveTargets: readonly MoveTarget[]
  selection: Selection
  /** The pieces of a place that stand free to go. */
  unitsAt(place: Place): readonly Picked[]
}

type Effect = TouchResult<Place, Move, Selection, Choice>

const isGo = ({ move }: MoveTarget) => move.do === 'go'
const asPick = ({ unit, routed }: UnitPick): UnitPick => ({ unit, routed })
const moves = (unit: UnitPick) => (offer: MoveTarget) => same(offer.unit, asPick(unit))
export const orderOf = ({ move }: MoveTarget): Order | null => (move.do === 'place' ? move.order : null)
type Held = Pick<Hand, 'moveTargets' | 'selection'>

export const sourceIn = ({ moveTargets, selection }: Held): Place | null => sourceOf(moveTargets, selection.from)

/** The places to touch: with an order in the hand, those where it may be laid. */
export function liveIn(hand: Held): Map<Place, 'begin' | 'end'> {
  const { moveTargets, selection } = hand
  const offered = selection.order ? moveTargets.filter(target => orderOf(target) === selection.order) : moveTargets
  return livePlaces(offered, sourceIn(hand))
}

/** The moves that lay an order down at a place; from another place it is taken up first. */
function laying(moveTargets: readonly MoveTarget[], { from, order }: Load, at: Place): Move[] {
  if (from === at || order === null) return []
  const laid = moveTargets.find(({ move }) => move.do === 'place' && move.at === at && move.order === order)
  if (from === null) return laid ? [laid.move] : []
  const takenUp = moveTargets.find(({ move }) => move.do === 'remove' && move.at === from)
  return takenUp ? [takenUp.move, { do: 'place', at, order }] : []
}

/** Touching the start of a march chooses all units that may go, or none. */
function allOrNone(
  selection: Selection,
  from: Place,
  units: readonly Picked[],
  offers: readonly MoveTarget[],
): Selection {
  if (selection.units.length > 0) return empty
  return { from, units: units.filter(unit => offers.some(moves(unit))), order: null }
}

/** A single offer is taken at once, several open a menu; moves that lead on from here hold the place meanwhile. */
function offered(hand: Hand, at: Place, offers: readonly MoveTarget[]): Effect {
  const source = sourceIn(hand)
  const choices = choicesOf(offers, source ? hand.unitsAt(source) : [], hand.view)
  if (choices.length === 1 && (offers[0].to ?? at) === at) return { moves: choices[0].moves }
  const leads = offers.some(offer => offer.to !== null && offer.at === at)
  return { menu: { place: at, choices }, selection: leads ? { ...empty, from: at } : undefined }
}

export function touchPlace(hand: Hand, at: Place): Effect {
  const { moveTargets, selection } = hand
  const laid = laying(moveTargets, { from: null, units: [], order: selection.order }, at)
  if (laid.length > 0) return { moves: laid }
  const source = sourceIn(hand)
  const offers = offersAt(moveTargets, source, at)
  if (offers.length === 0) return { selection: empty }
  const go = offers.every(isGo)
  if (go && at === source) return { selection: allOrNone(selection, at, hand.unitsAt(at), offers) }
  if (go && selection.units.length > 0) return { moves: movesOf(offers, selection.units.map(asPick)) }
  return offered(hand, at, offers)
}

/** Touching a unit of a march chooses it or lets it go; elsewhere the unit is what the move speaks of. */
export function touchUnit(hand: Hand, at: Place, unit: Picked): Effect {
  const { moveTargets, selection, view } = hand
  const offers = moveTargets.filter(offer => offer.at === at && moves(unit)(offer))
  if (offers.some(isGo)) {
    const others = selection.units.filter(({ index }) => index !== unit.index)
    return {
      selection: { from: at, units: others.length < selection.units.length ? others : [...others, unit], order: null },
    }
  }
  if (offers.length === 0) return touchPlace(hand, at)
  if (offers.length === 1 && offers[0].to === null) return { moves: [offers[0].move] }
  return { menu: { place: at, choices: choicesOf(offers, [], view) } }
}

/** Touching a drafted piece, named as `place/unit/routed`, takes it back. */
export function touchGhost(hand: Hand, name: string): Effect {
  const [at, unit, routed] = name.split('/')
  const pick = { unit: unit as UnitPick['unit'], routed: routed === '1' }
  const back = hand.moveTargets.find(
    offer => offer.at === at && (offer.move.do === 'recall' || offer.move.do === 'unmuster') && moves(pick)(offer),
  )
  return back ? { moves: [back.move] } : touchPlace(hand, at as Place)
}

export function dropOn({ moveTargets }: Hand, load: Load, to: Place): Effect {
  const leading = moveTargets.filter(offer => offer.at === load.from && offer.to === to)
  return { moves: load.order ? laying(moveTargets, load, to) : movesOf(leading, load.units.map(asPick)) }
}
