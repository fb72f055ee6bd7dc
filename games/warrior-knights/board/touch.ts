/** What a touch does, told by what is offered and what the hand holds: make moves, hold something, open a menu. */
import type { OpenMenu, TouchResult } from '../../../ui/board/useSelection.ts'
import type { Area } from '../data/areas.ts'
import type { NobleId } from '../data/barons.ts'
import { areaOfSite } from '../rules/sites.ts'
import type { Open } from '../types.ts'
import { livePlaces, type Move, type MoveTarget, offersAt, sourceOf } from './moveTargets.ts'

/** What the hand holds: a Noble, or an area from which moves lead. */
export interface Selection {
  from: Area | null
  noble: NobleId | null
}
export const empty: Selection = { from: null, noble: null }

export type Menu = OpenMenu<Area, MoveTarget>
export type Effect = TouchResult<Area, Move, Selection, MoveTarget>

export interface Hand {
  moveTargets: readonly MoveTarget[]
  selection: Selection
}

const leads = ({ to }: MoveTarget) => to !== null

/** An attack is not made by a single touch: its odds are read first. */
const isAttack = ({ move }: MoveTarget) => move.do === 'attack' || move.do === 'assault' || move.do === 'siege'

/** With a Noble in the hand the ways of others do not count. */
const inHand = ({ moveTargets, selection: { noble } }: Hand): readonly MoveTarget[] =>
  noble === null ? moveTargets : moveTargets.filter(target => !leads(target) || target.noble === noble)

export const sourceIn = ({ moveTargets, selection }: Hand): Area | null => sourceOf(moveTargets, selection.from)

/** The areas to touch. */
export const liveIn = (hand: Hand): Map<Area, 'begin' | 'end'> => livePlaces(inHand(hand), sourceIn(hand))

/** What stays in the hand when there are other moves. */
export const keep = (selection: Selection, targets: readonly MoveTarget[]): Selection =>
  targets.some(target => leads(target) && target.at === selection.from && target.noble === selection.noble)
    ? selection
    : empty

/** The Nobles that may go from an area. */
export const walkers = (moveTargets: readonly MoveTarget[], from: Area): NobleId[] => [
  ...new Set(moveTargets.flatMap(({ at, to, noble }) => (at === from && to !== null && noble !== null ? [noble] : []))),
]

/** Touching where Nobles may set out takes up the first of them, the next with every touch, and then none. */
function takenUp({ moveTargets, selection }: Hand, from: Area): Selection {
  const able = walkers(moveTargets, from)
  const next = selection.from === from && selection.noble !== null ? able.indexOf(selection.noble) + 1 : 0
  return next < able.length ? { from, noble: able[next] } : empty
}

export function touchArea(hand: Hand, at: Area): Effect {
  const source = sourceIn(hand)
  const offers = offersAt(inHand(hand), source, at)
  if (offers.length === 0) return { selection: empty }
  const here = offers.filter(offer => !leads(offer))
  if (offers.some(({ to }) => to === at)) {
    return offers.length === 1 ? { moves: [offers[0].move] } : { menu: { place: at, choices: offers } }
  }
  if (here.length === 0) return { selection: takenUp(hand, at) }
  if (offers.length === 1 && !isAttack(here[0])) return { moves: [here[0].move] }
  const selection = here.length < offers.length ? takenUp(hand, at) : undefined
  return { menu: { place: at, choices: here }, selection }
}

/** Touching a Noble takes him up, or does what is asked about him. */
export function touchNoble(hand: Hand, at: Area, noble: NobleId): Effect {
  const { moveTargets, selection } = hand
  const about = moveTargets.filter(target => target.noble === noble && target.at === at)
  const walks = about.some(leads)
  if (selection.noble !== null && selection.noble !== noble && !walks) return touchArea(hand, at)
  if (walks) return { selection: selection.noble === noble ? empty : { from: at, noble } }
  if (about.length === 1) return { moves: [about[0].move] }
  return about.length > 1 ? { menu: { place: at, choices: about } } : touchArea(hand, at)
}

/** A Noble is dropped on an area. */
export function dropOn(hand: Hand, noble: NobleId, to: Area): Effect {
  const offers = hand.moveTargets.filter(target => target.noble === noble && target.to === to)
  if (offers.length === 1) return { moves: [offers[0].move] }
  return offers.length > 1 ? { menu: { place: to, choices: offers }, selection: { from: offers[0].at, noble } } : {}
}

/** The moves that end in an area, with what the hand holds: ways there, and what is done there. */
export function movesTo({ moveTargets, selection }: Hand, area: Area): readonly MoveTarget[] {
  const hand = { moveTargets, selection }
  return inHand(hand).filter(({ at, to }) => (to === null ? at === area : to === area))
}

/** Does a move that is barred lead to an area, or attack what stands there? With a Noble in the hand only his. */
export function isAbout(move: Move, area: Area, { noble }: Selection, open: Open): boolean {
  if (move.do === 'go') return move.path.at(-1) === area && (noble === null || noble === move.noble)
  if (move.do === 'place') return move.area === area
  return (move.do === 'siege' || move.do === 'assault') && areaOfSite(open, move.site) === area
}
