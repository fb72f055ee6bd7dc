/** What places, armies and Barons are worth to a bot. */
import type { Seat } from '../../../kernel/index.ts'
import type { Area } from '../data/areas.ts'
import type { NobleId } from '../data/barons.ts'
import { leadership } from '../data/constants.ts'
import { wageOf } from '../data/troops.ts'
import { areaOf, armiesOf, armyOf, armyStrength, noblesIn } from '../rules/armies.ts'
import { readyIn, siegeStrengths } from '../rules/battle/declaring.ts'
import { pathsFrom } from '../rules/march/paths.ts'
import { citiesOf, seatsIn } from '../rules/seats.ts'
import { cityIncome, isBesieged, isCity, ownerOf, siteIn } from '../rules/sites.ts'
import type { Open, Site } from '../types.ts'

/** What a Baron's cities pay at Taxation. */
export const incomeOf = (open: Open, seat: Seat): number =>
  citiesOf(open, seat)
    .filter(city => !isBesieged(open, city))
    .reduce((sum, city) => sum + cityIncome(open, city), 0)

/** What all his Troop cards cost at Wages. */
export const wagesOf = (open: Open, seat: Seat): number =>
  armiesOf(open, seat)
    .flatMap(army => armyOf(open, army).cards)
    .reduce((sum, card) => sum + wageOf(card), 0)

/** How far a Baron is. */
const standing = (open: Open, seat: Seat): number => open.influence[seat] + 3 * citiesOf(open, seat).length

/** The Baron ahead of all others but this one, among those who may be named. */
export function rival(open: Open, me: Seat, among: readonly Seat[] = seatsIn(open)): Seat | undefined {
  return among.filter(seat => seat !== me).toSorted((a, b) => standing(open, b) - standing(open, a))[0]
}

/** What it is worth to hold a place: its income, and the city itself; a stronghold for its plunder. */
export const siteValue = (open: Open, site: Site): number => (isCity(site) ? 3 + cityIncome(open, site) : 8)

/** The place in an area that a Baron could take; null: none, or his own. */
export function prizeIn(open: Open, seat: Seat, area: Area): Site | null {
  const site = siteIn(open, area)
  return site !== null && ownerOf(open, site) !== seat ? site : null
}

/** Could these Nobles lay siege to it? WK-9.4.1 */
export function couldBesiege(open: Open, nobles: readonly NobleId[], site: Site): boolean {
  const { attack, defence } = siegeStrengths(open, nobles, site)
  return attack > defence
}

/** How far the attack is ahead in an assault, in Fate cards: walls and armies against those who can attack. */
export function lead(open: Open, nobles: readonly NobleId[], site: Site): number {
  const { attack, defence } = siegeStrengths(open, nobles, site)
  return (attack - defence) / 100
}

/** How strong a Baron's Nobles in an area are, with a commander's worth. */
export const strengthIn = (open: Open, nobles: readonly NobleId[]): number =>
  nobles.length === 0 ? 0 : nobles.reduce((sum, noble) => sum + armyStrength(open, noble), leadership)

/** Is this Noble the only one who keeps up a siege of his Baron? */
export function keepsSiege(open: Open, seat: Seat, noble: NobleId): boolean {
  const area = areaOf(open, noble)
  if (area === null) return false
  const site = siteIn(open, area)
  const isSieging = open.sieges.some(each => each.by === seat && each.site === site)
  return isSieging && noblesIn(open, seat, area).length === 1
}

/** The sum of the prizes within one move of an area. */
export function prospects(open: Open, seat: Seat, area: Area): number {
  const near = new Set([area, ...pathsFrom(area).map(path => path[path.length - 1])])
  return [...near].reduce((sum, each) => {
    const site = prizeIn(open, seat, each)
    return site !== null && isCity(site) && ownerOf(open, site) === null ? sum + siteValue(open, site) : sum
  }, 0)
}

/** Is there something that a Baron's unexhausted Nobles could take where they stand? */
export const hasPrey = (open: Open, seat: Seat): boolean =>
  armiesOf(open, seat).some(army => {
    const area = areaOf(open, army)
    const site = area === null ? null : prizeIn(open, seat, area)
    return area !== null && site !== null && couldBesiege(open, readyIn(open, seat, area), site)
  })
