/**
 * IT-25.10: what a seat has seen of hidden cards and may remember, kept for as long as it is certain where they lie. It is for
 * bots: people find it in their own log, and no view of theirs has it.
 */
import { putAt, type Seat } from '../../../kernel/index.ts'
import type { HouseCard } from '../data/cards.ts'
import type { Recalled } from '../types.ts'
import type { G } from './seats.ts'

/** Where a card has gone to, if anybody may know it. */
export type Whereabouts =
  | { readonly in: 'hand' | 'returning'; readonly seat: Seat }
  | { readonly in: 'hostages'; readonly seat: Seat; readonly n: number }

/** Who sees which card leaves a hand, besides its owner. */
export type Witness = 'all' | 'nobody' | Seat

/** What a seat holds itself it need not remember. */
const isOwn = (each: Recalled, viewer: Seat): boolean => 'seat' in each && each.seat === viewer

/** What a seat remembers, in the order in which it was seen. */
export const memoryOf = ({ memory }: G, seat: Seat): readonly Recalled[] => memory?.[seat] ?? []

function revise(g: G, revision: (known: readonly Recalled[], viewer: Seat) => readonly Recalled[]): void {
  if (!g.memory) return
  g.memory = g.memory.map((known, viewer) =>
    known.length === 0 ? known : revision(known, viewer).filter(each => !isOwn(each, viewer)),
  )
}

export function recall(g: G, viewer: Seat, ...seen: readonly Recalled[]): void {
  const fresh = seen.filter(each => !isOwn(each, viewer))
  if (fresh.length > 0) g.memory = putAt(g.memory ?? g.held.map(() => []), viewer, [...memoryOf(g, viewer), ...fresh])
}

const isInHand = (each: Recalled, seat: Seat): boolean => each.in === 'hand' && each.seat === seat

/** IT-23.4: the whole hand of a seat. */
export function recallHand(g: G, viewer: Seat, seat: Seat, cards: readonly HouseCard[]): void {
  revise(g, (known, each) => (each === viewer ? known.filter(card => !isInHand(card, seat)) : known))
  recall(g, viewer, ...cards.map(card => ({ card, in: 'hand', seat }) as const))
}

/** Who knows that a hand holds nothing but this card, and so what leaves it. */
export const thoseWhoKnowHand = (g: G, seat: Seat, card: HouseCard): Seat[] =>
  g.held.flatMap((_, viewer) => {
    const alike = memoryOf(g, viewer).filter(each => isInHand(each, seat) && each.card === card)
    return alike.length > 0 && alike.length === g.open.hands[seat] ? [viewer] : []
  })

/** A card leaves a hand, in which it still lies. Whoever cannot tell which one is sure of one copy fewer of each. */
export function leaveHand(g: G, seat: Seat, card: HouseCard, witness: Witness): void {
  const knowing = thoseWhoKnowHand(g, seat, card)
  revise(g, (known, viewer) => {
    const sees = witness === 'all' || witness === viewer || knowing.includes(viewer)
    const gone = new Set<Recalled['card']>()
    return known.filter(each => {
      if (!isInHand(each, seat) || gone.has(each.card) || (sees && each.card !== card)) return true
      gone.add(each.card)
      return false
    })
  })
}

/** Hostage `n` of a seat has gone `to` there, or lies open now. */
export function leaveHostages(g: G, seat: Seat, n: number, to: Whereabouts | null): void {
  revise(g, known =>
    known.flatMap((each): Recalled[] => {
      if (each.in !== 'hostages' || each.seat !== seat || each.n !== n) return [each]
      return to ? [{ card: each.card, ...to }] : []
    }),
  )
}

/** IT-9.6: the cards that came back under a deal are in hand. */
export function comeHome(g: G): void {
  revise(g, known => known.map(each => (each.in === 'returning' ? { ...each, in: 'hand' } : each)))
}

/** Cards in a deck move by so many places, from this depth on; those that would lie above the top have left it. */
function shift(known: readonly Recalled[], deck: 'deck' | 'events', by: number, from = 0): Recalled[] {
  const moved = known.map(each => (each.in === deck && each.depth >= from ? { ...each, depth: each.depth + by } : each))
  return moved.filter(each => each.in !== deck || each.depth >= 0)
}

/** So many cards have left the House deck of a seat, which alone may know any of them. */
export function leaveDeck(g: G, seat: Seat, n: number): void {
  revise(g, (known, viewer) => (viewer === seat ? shift(known, 'deck', -n) : known))
}

/** IT-23.13, IT-23.19: a card put into the own deck. */
export function recallInDeck(g: G, seat: Seat, card: HouseCard, depth: number): void {
  revise(g, (known, viewer) => (viewer === seat ? shift(known, 'deck', 1, depth) : known))
  recall(g, seat, { card, in: 'deck', depth })
}

/** The House deck of a seat is shuffled. */
export function forgetDeck(g: G, seat: Seat): void {
  revise(g, (known, viewer) => (viewer === seat ? known.filter(each => each.in !== 'deck') : known))
}

/** Does a seat know the top card of its deck? */
export const knowsTop = (g: G, seat: Seat): boolean =>
  memoryOf(g, seat).some(each => each.in === 'deck' && each.depth === 0)

/** So many cards have left the event deck. */
export function leaveEvents(g: G, n: number): void {
  revise(g, known => shift(known, 'events', -n))
}
