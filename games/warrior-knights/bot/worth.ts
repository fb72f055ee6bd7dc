/** Who will stand before whom at the end, as far as a position tells. */

import type { Seat } from '../../../kernel/index.ts'
import { weighed, worthByPlace, worthByPoints } from '../../../kit/worth.ts'
import { influencePerBaron } from '../data/constants.ts'
import { areaOf, armiesOf, armyStrength, troopsOf } from '../rules/armies.ts'
import { citiesOf, noblesOfSeat } from '../rules/seats.ts'
import { isBesieged, isCity, ownerOf } from '../rules/sites.ts'
import { citiesThatCount, citiesToWin, standing } from '../rules/victory.ts'
import type { Open } from '../types.ts'
import { incomeOf, wagesOf } from './value.ts'
import { weights } from './worthWeights.ts'

export type Term = keyof typeof weights

/** How much of the Influence is given out, 0 to 1. */
export const lateness = ({ pool, barons, options }: Open): number =>
  1 - Math.min(1, pool / (influencePerBaron[options.length] * barons.length))

/** So much of a besieged city counts for whoever can take it in this round (WK-9.4.5); so much less for its owner. */
const promised = 0.85

/** What a Baron has, term by term; `late`: how much of the Influence is given out, 0 to 1. */
export function termsOf(open: Open, seat: Seat, late: number): Readonly<Record<Term, number>> {
  const cities = citiesOf(open, seat)
  const besieged = cities.filter(city => isBesieged(open, city)).length
  const near = citiesThatCount(open, seat) / citiesToWin(open)
  const sieges = open.sieges.filter(({ by }) => by === seat)
  const ripe = sieges.filter(({ round }) => round < open.round).length
  // A city that falls is worth more to the one, and less to the other, than the same city under siege
  const lasting = cities.length + promised * (ripe - besieged)
  const onBoard = armiesOf(open, seat).filter(army => areaOf(open, army) !== null)
  const strength = onBoard.reduce((sum, army) => sum + armyStrength(open, army), 0) / 100
  return {
    influence: open.influence[seat],
    influenceLate: open.influence[seat] * late,
    cities: lasting,
    citiesLate: lasting * late,
    near: near ** 3,
    income: incomeOf(open, seat),
    crowns: Math.min(20, open.crowns[seat]),
    wealthLate: (open.crowns[seat] + open.faith[seat] + open.votes[seat]) * late,
    faith: open.faith[seat],
    votes: open.votes[seat],
    wages: wagesOf(open, seat),
    strength,
    strengthLate: strength * late,
    troops: armiesOf(open, seat).reduce((sum, army) => sum + troopsOf(open, army), 0) / 100,
    nobles: noblesOfSeat(open, seat).filter(noble => areaOf(open, noble) !== null).length,
    chairman: Number(open.chairman === seat),
    homeless: Number(open.strongholds[seat].area === null),
    sieges: sieges.length - ripe,
    besieged: open.sieges.filter(({ site }) => !isCity(site) && ownerOf(open, site) === seat).length,
  }
}

/** So many times as much as places counts the chance to win. */
const victory = 4

/** What a position is worth to a Baron, 0 to 1. */
export function worthOf(open: Open, seat: Seat): number {
  const late = lateness(open)
  const points = open.barons.map((_, each) =>
    open.out.includes(each) ? -20 : weighed(weights, termsOf(open, each, late)),
  )
  return worthByPoints(points, seat, victory)
}

/** The same once the game is over. */
export const worthAtEnd = (open: Open, seat: Seat): number => worthByPlace(standing(open), seat, victory)
