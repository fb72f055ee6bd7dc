/**
 * Who will stand before whom at the end, as far as a position between two rounds tells. Every seat gets points; of two
 * seats the one with d points more comes first in 1 of 1 + e^-d games.
 */
import type { Drawers, Seat } from '../../../kernel/index.ts'
import { cardTable, type HouseCard } from '../data/cards.ts'
import { livingOf, spreadOf } from '../rules/seats.ts'
import { influenceToEnd, standing } from '../rules/victory.ts'
import type { IronThrone, Open } from '../types.ts'
import { weights } from './forecastWeights.ts'

type G = Drawers<IronThrone>

export type Term = keyof typeof weights

/** What a seat has, term by term. `top`: how near the first is to the end of the race, 0 to 1. */
export function termsOf({ open, held }: G, seat: Seat, top: number): Readonly<Record<Term, number>> {
  const spread = spreadOf(open, seat)
  const toEnd = influenceToEnd(open) - spread
  const power = livingOf(open, seat)
    .map(each => open.power[each]!)
    .sort((a, b) => b - a)
  const total = power.reduce((sum, n) => sum + n, 0)
  const { hand } = held[seat]
  const values = hand.map(card => cardTable[card].value).sort((a, b) => b - a)
  const turn = (seat - open.challenger + open.houses.length) % open.houses.length
  const isNear = Number(toEnd <= 1)
  return {
    spread,
    spreadLate: spread * top,
    spreadLast: spread * top ** 3,
    near: isNear,
    living: power.length,
    livingLate: power.length * top,
    power: total,
    powerLate: total * top,
    strongest: power[0] ?? 0,
    weak: power.filter(n => n <= 2).length,
    sheet: open.sheets[seat],
    cards: hand.length,
    best: values[0] ?? 0,
    second: values[1] ?? 0,
    bestLate: (values[0] ?? 0) * top,
    truces: Math.min(2, count(hand, 'truce')),
    characters: count(hand, 'character'),
    hostages: open.hostages[seat].length,
    taken: open.hostages.flat().filter(({ house }) => house === seat).length,
    threatened: threatened({ open, held } as G, seat),
    turn: Number(turn === 0),
    turnNext: Number(turn === 1),
    nearTurn: isNear * Number(turn === 0),
  }
}

const count = (hand: readonly HouseCard[], type: 'truce' | 'character'): number =>
  hand.filter(card => cardTable[card].type === type).length

/** IT-18.10: living characters whose cards others hold, and who would not survive it. */
const threatened = ({ open, held }: G, seat: Seat): number =>
  held
    .filter((_, holder) => holder !== seat)
    .flatMap(({ hostages }) => hostages)
    .filter(card => livingOf(open, seat).some(each => each === card && open.power[each]! <= 4)).length

function pointsOf(g: G, seat: Seat, top: number): number {
  let points = 0
  const terms = termsOf(g, seat, top)
  for (const term of Object.keys(weights) as Term[]) points += weights[term] * terms[term]
  return points
}

/** How near the first is to the end of the race, 0 to 1. */
export const topOf = (open: Open): number =>
  Math.max(...open.houses.map((_, seat) => spreadOf(open, seat))) / influenceToEnd(open)

/**
 * To win counts four times as much as to stand before others: whoever looks at places alone gives the game away for the second
 * one.
 */
const blend = (win: number, before: number): number => (4 * win + before) / 5

/**
 * What a position is worth to a seat, 0 to 1: of the chance to win alone, where a shared victory counts by its share, and of
 * the share of the others before whom it will stand, where a shared place counts half.
 */
export function forecast(g: G, seat: Seat): number {
  const top = topOf(g.open)
  const points = g.held.map((_, each) => pointsOf(g, each, top))
  const odds = points.map(each => Math.exp(each - points[seat]))
  const before = odds.reduce((sum, each) => sum + 1 / (1 + each), -0.5)
  return blend(1 / odds.reduce((sum, each) => sum + each, 0), before / (odds.length - 1))
}

/** The same once the game is over: nothing is left to guess. */
export function result(open: Open, seat: Seat): number {
  const places = standing(open).map(({ place }) => place)
  const own = standing(open).find(each => each.seat === seat)!.place
  const before = places.reduce((sum, place) => sum + (place > own ? 1 : place === own ? 0.5 : 0), -0.5)
  const win = own === 1 ? 1 / places.filter(place => place === 1).length : 0
  return blend(win, before / (places.length - 1))
}
