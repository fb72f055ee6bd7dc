/**
 * Laws that hold in every position: a complaint, or null. Since tokens, cards and units of a house stay that house's,
 * nothing is ever given away (AG-13.2).
 */
import type { Game, Seat } from '../../../kernel/index.ts'
import { type LandArea, type Place, places, portIds } from '../data/areas.ts'
import { portMaxShips, tracks, wildlingMax, wildlingTrack } from '../data/constants.ts'
import { cardsOf, type HouseCard } from '../data/houseCards.ts'
import { type Order, orders, orderTable } from '../data/orders.ts'
import { type PlayerCount, setups } from '../data/setups.ts'
import { unitTypes } from '../data/units.ts'
import { deckCards, decks } from '../data/westerosCards.ts'
import { wildlingCards } from '../data/wildlingCards.ts'
import type { Open, Thrones } from '../types.ts'
import { available, fits, type G, sizeOf } from './position/armies.ts'
import { controller, homeArea } from './position/control.ts'
import { inSupply } from './position/supply.ts'
import { allowance } from './position/tokens.ts'
import { pool } from './position/tracks.ts'

const seatsOf = ({ houses }: Open): Seat[] => houses.map((_, seat) => seat)

/** The first complaint about any of these things, or null. */
function first<T>(things: readonly T[], complain: (thing: T) => string | null | false): string | null {
  for (const thing of things) {
    const complaint = complain(thing)
    if (complaint) return complaint
  }
  return null
}

const countIn = <T>(list: readonly T[], wanted: T): number => list.reduce((n, each) => (each === wanted ? n + 1 : n), 0)

function sameCards<T>(some: readonly T[], all: readonly T[]): boolean {
  const left = [...all]
  for (const card of some) {
    const at = left.indexOf(card)
    if (at < 0) return false
    left.splice(at, 1)
  }
  return left.length === 0
}

export const invariants: Game<Thrones>['invariants'] = {
  'AG-3.9.1 no house has more units than pieces': g =>
    first(seatsOf(g.open), seat =>
      first(unitTypes, unit => available(g, seat, unit) < 0 && `${g.open.houses[seat]} has too many of ${unit}.`),
    ),

  'AG-3.9.1 a house has twenty Power tokens': ({ open }) =>
    first(seatsOf(open), seat => {
      const power = open.power[seat]
      return (
        (power < 0 || pool(open, seat) < 0) && `${open.houses[seat]} has ${power}, ${pool(open, seat)} in the pool.`
      )
    }),

  'AG-3.2 units stand where their kind can': ({ open }) =>
    first(places, at => {
      const army = open.armies[at]
      if (!army) return null
      if (sizeOf(army) === 0) return `An empty army stands in ${at}.`
      return first([...army.units, ...army.routed], unit => !fits(unit, at) && `A ${unit} stands in ${at}.`)
    }),

  'AG-7.1.4 nobody stands in an impassable area or beside a neutral force': ({ open }) =>
    first(
      [...open.impassable, ...(Object.keys(open.neutrals) as LandArea[])],
      at => open.armies[at] !== null && `${at} is closed, but somebody stands there.`,
    ),

  'AG-3.6.2 a port holds at most three Ships': ({ open }) =>
    first(portIds, at => sizeOf(open.armies[at]) > portMaxShips && `${at} is too full.`),

  // Limits are looked at again only when a rule says so (AG-3.5.5): in the Westeros Phase a level may have just fallen
  'AG-3.5.5 no action leaves a house above its supply limit': g =>
    g.open.phase === 'westeros'
      ? null
      : first(seatsOf(g.open), seat => !inSupply(g, seat) && `${g.open.houses[seat]} is above its limit.`),

  'AG-3.7.1 a track holds every house once': ({ open }) =>
    first(tracks, track => !sameCards(open.tracks[track], seatsOf(open)) && `${track} is wrong.`),

  'AG-8.13 a house has its seven cards in hand, in play or discarded': ({ open }) =>
    first(seatsOf(open), seat => {
      const own = [...open.hands[seat], ...open.discards[seat]]
      const all = [...own, ...inPlay(open, seat).filter(card => !own.includes(card))]
      return !sameCards(all, cardsOf(open.houses[seat])) && `${open.houses[seat]} has the cards ${all.join(' ')}.`
    }),

  'AG-8.4.5 outside a combat nobody has an empty hand': ({ open }) =>
    open.combat
      ? null
      : first(seatsOf(open), seat => open.hands[seat].length === 0 && `${open.houses[seat]} has none.`),

  'AG-5.1.2 a house places its own fifteen tokens within its allowance': g =>
    first([...ordersBySeat(g).entries()], ([seat, placed]) => tokensComplaint(g.open, seat, placed)),

  // In a combat they may not, nor when the game was won in the middle of a March order (AG-10.5)
  'AG-5.1.1 orders lie where units of their house stand': ({ open }) =>
    (open.phase === 'action' && open.combat) || open.winner !== null ? null : first(places, at => misplaced(open, at)),

  'AG-2.4 each Westeros deck has ten cards with the used ones': ({ open, hidden }) =>
    first(decks, deck => {
      const all = [...hidden.westeros[deck - 1], ...open.westerosUsed[deck - 1]]
      return !sameCards(all, deckCards(deck)) && `Deck ${deck} has the cards ${all.join(' ')}.`
    }),

  'AG-9.9 the Wildling deck has nine cards, the known ones at their place': ({ open, held, hidden }) => {
    if (!sameCards(hidden.wildlings, wildlingCards)) return `The deck has the cards ${hidden.wildlings.join(' ')}.`
    const wrong = open.wildlingDeck.some((card, i) => card !== null && card !== hidden.wildlings[i])
    if (wrong) return `Known are ${open.wildlingDeck.join(' ')}.`
    const at = (where: string, depth: number) => (where === 'top' ? depth : wildlingCards.length - 1 - depth)
    const dreams = held.some(({ seen }) =>
      seen.some(each => hidden.wildlings[at(each.where, each.depth)] !== each.card),
    )
    return dreams ? 'A house remembers a Wildling card wrongly.' : null
  },

  'AG-2.3 the threat stands on its track': ({ open }) =>
    wildlingTrack.includes(open.threat as never) && open.threat <= wildlingMax ? null : `It is ${open.threat}.`,

  'AG-3.9.3 garrisons and neutral forces never come back': ({ open }) => {
    const { garrisons, neutralForces } = setups[open.houses.length as PlayerCount]
    const known = { ...garrisons, ...neutralForces }
    return first(
      Object.entries({ ...open.garrisons, ...open.neutrals }),
      ([at, strength]) => known[at as keyof typeof known] !== strength && `${at} has ${strength}.`,
    )
  },

  'AG-3.3.4 no Power token lies on the own home area or at the feet of an enemy': ({ open }) =>
    first(Object.keys(open.banners) as (keyof typeof open.banners)[], at => {
      const seat = open.banners[at]!
      if (homeArea(open, seat) === at) return `${at} needs no Power token of its own house.`
      return !open.combat && controller(open, at) !== seat && `A Power token lies in ${at} under enemy units.`
    }),

  'AG-1.1 the round and its phase': ({ open }) =>
    open.round >= 1 && open.round <= 10 ? null : `The round is ${open.round}.`,
}

/** The card a house plays in this combat; it stays in sight to the end, when it may be discarded or back in hand. */
function inPlay({ combat }: Open, seat: Seat): HouseCard[] {
  if (!combat) return []
  return [combat.attacker, combat.defender].flatMap(({ seat: of, card }) => (of === seat && card ? [card] : []))
}

/** The orders of every seat, face down or open. */
function ordersBySeat({ open, held }: G): Order[][] {
  const lists: Order[][] = held.map(() => [])
  for (const at of places) {
    const token = open.orders[at]
    const order = token && (token.order ?? held[token.seat].orders[at])
    if (order) lists[token.seat].push(order)
  }
  return lists
}

/** The allowance counts while orders are placed (AG-3.7.4); so do the tokens forbidden for the round. */
function tokensComplaint(open: Open, seat: Seat, placed: readonly Order[]): string | null {
  const house = open.houses[seat]
  const planning = open.phase === 'planning'
  const specials = placed.filter(order => orderTable[order].special).length
  if (planning && specials > allowance(open, seat)) return `${house} has ${specials} special orders.`
  return first(orders, order => {
    const count = countIn(placed, order)
    if (planning && count > 0 && open.forbidden.includes(order)) return `${house} has a forbidden ${order}.`
    return count > orderTable[order].copies && `${house} has ${count} of ${order}.`
  })
}

function misplaced(open: Open, at: Place): string | null {
  const token = open.orders[at]
  if (!token || open.armies[at]?.seat === token.seat) return null
  return `An order of ${open.houses[token.seat]} lies in ${at}.`
}
