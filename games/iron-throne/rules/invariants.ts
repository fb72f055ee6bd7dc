/** Laws that hold in every position: a complaint, or null. */
import { type Game, type Seat, same } from '../../../kernel/index.ts'
import { cardTable, deckOf, type HouseCard, inOrder } from '../data/cards.ts'
import { influenceTokens, startingPower } from '../data/constants.ts'
import { eventDeck } from '../data/events.ts'
import type { IronThrone, Open, Recalled } from '../types.ts'
import { sameHeap } from './cards/multiset.ts'
import { sides } from './encounter/encounter.ts'
import { memoryOf } from './memory.ts'
import { type G, spreadOf } from './seats.ts'

const seatsOf = ({ houses }: Open): Seat[] => houses.map((_, seat) => seat)

/** The first complaint about any of these seats, or null. */
function first(open: Open, complain: (seat: Seat) => string | null | false): string | null {
  for (const seat of seatsOf(open)) {
    const complaint = complain(seat)
    if (complaint) return `${open.houses[seat]}: ${complaint}`
  }
  return null
}

const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0)

/** Every card of a House, wherever it lies. */
function cardsOf({ open, held, hidden }: G, seat: Seat): HouseCard[] {
  const { encounter } = open
  const lying = encounter ? sides.flatMap(side => encounter.cards[side] ?? []) : []
  const hostages = held.flatMap(each => each.hostages)
  const foreign = [...lying, ...(encounter?.played ?? []).map(({ card }) => card), ...hostages]
  const { hand, seen, returning } = held[seat]
  return [
    ...hidden.decks[seat],
    ...open.discards[seat],
    ...hand,
    ...seen,
    ...returning,
    ...foreign.filter(card => cardTable[card].house === open.houses[seat]),
  ]
}

/** Lies a card where this seat remembers it? Of several alike in one hand there are as many as it remembers. */
function isThere(g: G, viewer: Seat, each: Recalled): boolean {
  const { open, held, hidden } = g
  if (each.in === 'deck') return hidden.decks[viewer][each.depth] === each.card
  if (each.in === 'events') return hidden.events[each.depth] === each.card
  if (each.in === 'hostages') {
    const at = open.hostages[each.seat].findIndex(({ n }) => n === each.n)
    return each.seat !== viewer && held[each.seat].hostages[at] === each.card
  }
  const alike = memoryOf(g, viewer).filter(one => same(one, each)).length
  return each.seat !== viewer && held[each.seat][each.in].filter(card => card === each.card).length >= alike
}

export const invariants: Game<IronThrone>['invariants'] = {
  'IT-3.6 the power in the game and in the box is twenty for each House': ({ open }) => {
    if (open.leaders.length === 0) return null
    const all = sum(Object.values(open.power)) + sum(open.sheets) + open.box
    return all === 5 * startingPower * open.houses.length ? null : `It is ${all}.`
  },

  'IT-1.4 power is never below nothing': ({ open }) =>
    [...Object.values(open.power), ...open.sheets, open.box].every(n => n >= 0) ? null : 'Some is.',

  'IT-1.6 each House has its 25 cards, and they lie where the rules allow': g =>
    first(g.open, seat => !sameHeap(cardsOf(g, seat), deckOf(g.open.houses[seat])) && cardsOf(g, seat).join(' ')),

  'IT-1.5 no House spreads more tokens than it has, or onto its own board': ({ open }) =>
    first(open, seat => {
      if (open.influence[seat].includes(seat)) return 'A token lies spread on its own board.'
      return spreadOf(open, seat) > influenceTokens && `${spreadOf(open, seat)} tokens are spread.`
    }),

  'IT-3.9 the event deck has three cards of each House and the special ones': ({ open, held, hidden }) => {
    const aside = held.flatMap(({ foreseen }) => foreseen)
    const all = [...hidden.events, ...open.eventsUsed, ...aside, ...(open.event ? [open.event] : [])]
    return sameHeap(all, eventDeck(open.houses)) ? null : all.join(' ')
  },

  'IT-25.1 open numbers are those of the hidden cards': ({ open, held, hidden }) =>
    hidden.events.length !== open.events
      ? `${hidden.events.length} events, not ${open.events}.`
      : first(open, seat => {
          const { hand, returning, seen, foreseen, hostages } = held[seat]
          const aside = open.aside?.seat === seat ? open.aside.n : 0
          if (hand.length !== open.hands[seat]) return `${hand.length} cards in hand.`
          if (hidden.decks[seat].length !== open.decks[seat]) return `${hidden.decks[seat].length} cards in the deck.`
          if (returning.length !== open.returning[seat]) return `${returning.length} cards coming back.`
          if (seen.length + foreseen.length !== aside) return `${seen.length + foreseen.length} cards aside.`
          const backs = open.hostages[seat].map(({ house }) => open.houses[house])
          return backs.join() !== hostages.map(card => cardTable[card].house).join() && 'Backs and faces differ.'
        }),

  'IT-25.10 what a seat remembers lies there': g =>
    first(g.open, seat => {
      const wrong = memoryOf(g, seat).find(each => !isThere(g, seat, each))
      return wrong !== undefined && JSON.stringify(wrong)
    }),

  'IT-25.9 hands lie in an order that tells nothing': ({ open, held }) =>
    first(open, seat => held[seat].hand.join() !== inOrder(held[seat].hand).join() && held[seat].hand.join(' ')),

  'IT-18.5 nobody holds a card of the own House; IT-18.6 numbers only grow': ({ open }) =>
    first(open, seat => {
      const numbers = open.hostages[seat].map(({ n }) => n)
      if (open.hostages[seat].some(({ house }) => house === seat)) return 'An own card is a hostage.'
      const isGrowing = numbers.every((n, i) => n <= open.arrivals[seat] && (i === 0 || n > numbers[i - 1]))
      return !isGrowing && `The numbers are ${numbers.join(' ')}.`
    }),

  'IT-6.8 each player stands on one side with one own character': ({ open }) => {
    const fighters = open.encounter?.fighters ?? []
    if (new Set(fighters.map(({ seat }) => seat)).size !== fighters.length) return 'Somebody has two.'
    const isOwn = fighters.every(({ seat, character }) => cardTable[character].house === open.houses[seat])
    return isOwn ? null : 'Somebody fights with a character of another House.'
  },

  'IT-5.2 the challenger is never the defender': ({ open }) =>
    open.encounter?.defender === open.challenger ? 'It is.' : null,
}
