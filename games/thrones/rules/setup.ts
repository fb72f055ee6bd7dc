/** AG-2, AG-2.1: the beginning of a game, for a number of seats and the options of AG-12. */
import type { Context, Drawers, Game, Step } from '../../../kernel/index.ts'
import { byPlace, type Place } from '../data/areas.ts'
import { startingPower, type Track, tracks, wildlingStart } from '../data/constants.ts'
import { cardsOf } from '../data/houseCards.ts'
import type { House } from '../data/houses.ts'
import { lannisterPortShip, type PlayerCount, type Setup, setups } from '../data/setups.ts'
import { deckCards, decks } from '../data/westerosCards.ts'
import { wildlingCards } from '../data/wildlingCards.ts'
import type { Army, Held, Open, Options, Thrones } from '../types.ts'

type Begin = Game<Thrones>['setup']

/** AG-2.2, AG-12.6, AG-12.7: houses in play with so many seats, in official turn order; no option changes them. */
export const roles = (seats: number): readonly House[] => setups[seats as PlayerCount].houses

/** Sets the table up; the first step is round 1 (AG-1.1.1). */
export const setup: Begin = (seats, chosen, options, ctx) => {
  const houses = seatHouses(seats, chosen, ctx)
  ctx.log({ is: 'start', houses })
  const drawers: Drawers<Thrones> = {
    open: openDrawer(houses, options),
    held: houses.map((): Held => ({ orders: {}, seen: [], tides: null })),
    // AG-2.3, AG-2.4: four shuffled decks
    hidden: {
      wildlings: ctx.shuffle(wildlingCards),
      westeros: decks.map(deck => ctx.shuffle(deckCards(deck))),
      tides: [],
    },
  }
  const steps: Step<Thrones>[] = [{ do: 'round' }]
  return { drawers, steps }
}

/** AG-2.2, AG-12.5: the chosen houses; seats without a choice draw from the others in play. */
function seatHouses(seats: number, chosen: readonly (string | null)[], ctx: Context<Thrones>): House[] {
  const inPlay = roles(seats)
  const taken = chosen.filter(house => house !== null)
  if (taken.some(house => !inPlay.includes(house as House)) || new Set(taken).size < taken.length) {
    throw new RangeError(`With ${seats} seats each may be one of ${inPlay.join(', ')}, each house once.`)
  }
  const free = ctx.shuffle(inPlay.filter(house => !taken.includes(house)))
  return chosen.map(house => (house as House | null) ?? free.pop()!)
}

/** AG-2.6 to AG-2.12, from the table of setups; AG-2.10: five Power and seven cards each. */
function openDrawer(houses: readonly House[], options: Options): Open {
  const begin = setups[houses.length as PlayerCount]
  const seatOf = (house: House) => houses.indexOf(house)
  return {
    options,
    houses,
    round: 0,
    phase: 'planning',
    armies: startingArmies(begin, options, seatOf),
    orders: byPlace(() => null),
    banners: {},
    garrisons: begin.garrisons,
    neutrals: begin.neutralForces,
    impassable: begin.impassable,
    tracks: startingTracks(begin, seatOf),
    bladeUsed: false,
    ravenUsed: false,
    supply: houses.map(house => begin.supply[house]),
    power: houses.map(() => startingPower),
    threat: wildlingStart,
    hands: houses.map(cardsOf),
    discards: houses.map(() => []),
    westeros: [],
    westerosUsed: decks.map(() => []),
    reshuffled: decks.map(() => []),
    wildlingsUsed: [],
    wildlingDeck: wildlingCards.map(() => null),
    forbidden: [],
    combat: null,
    winner: null,
  }
}

/** AG-2.5, AG-12.4 */
function startingArmies(begin: Setup, options: Options, seatOf: (house: House) => number): Record<Place, Army | null> {
  const armies = byPlace((): Army | null => null)
  const extra = begin.houses.length === 3 && options.lannisterPortShip3p ? [lannisterPortShip] : []
  for (const { house, place, units } of [...begin.units, ...extra]) {
    armies[place] = { seat: seatOf(house), units, routed: [] }
  }
  return armies
}

/** AG-2.6 */
function startingTracks(begin: Setup, seatOf: (house: House) => number): Record<Track, number[]> {
  return Object.fromEntries(tracks.map(track => [track, begin.tracks[track].map(seatOf)])) as Record<Track, number[]>
}
