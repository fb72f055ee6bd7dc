/** WK-1.6 to WK-1.8: cities and strongholds, who is in them, who besieges them. */
import { put, putAt, type Seat } from '../../../kernel/index.ts'
import type { Area } from '../data/areas.ts'
import { baronOfArmy, isStronghold, type NobleId, strongholdOf } from '../data/barons.ts'
import { type City, cities, cityOf, cityTable } from '../data/cities.ts'
import { fortification, strongholdStrength, tokenStrength } from '../data/constants.ts'
import type { Why } from '../log.ts'
import type { CityState, Open, Site, Stronghold } from '../types.ts'
import { type G, type KnightsContext, nobleAt, seatOf, seatOfNoble } from './seats.ts'

export const isCity = (site: Site): site is City => !isStronghold(site)

export const strongholdAt = (open: Open, site: Site): Stronghold =>
  open.strongholds[seatOf(open, baronOfArmy(site as never))]

/** Where it stands; null: a stronghold off the board. */
export const areaOfSite = (open: Open, site: Site): Area | null =>
  isCity(site) ? cityTable[site].area : strongholdAt(open, site).area

/** Whose it is; null: a neutral city. */
export const ownerOf = (open: Open, site: Site): Seat | null =>
  isCity(site) ? open.cities[site].owner : seatOf(open, baronOfArmy(site as never))

export const breachesOf = (open: Open, site: Site): number =>
  isCity(site) ? open.cities[site].breaches : strongholdAt(open, site).breaches

/** WK-1.6, WK-1.7 */
export function siteStrength(open: Open, site: Site): number {
  const breaches = tokenStrength * breachesOf(open, site)
  if (!isCity(site)) return Math.max(0, strongholdStrength - breaches)
  const walls = open.cities[site].fortified ? fortification.strength : 0
  return Math.max(0, cityTable[site].strength + walls - breaches)
}

/** WK-1.6 (C1) */
export const cityIncome = (open: Open, city: City): number =>
  cityTable[city].income + (open.cities[city].fortified ? fortification.income : 0)

/** The site in an area: its city unless that is razed, or a stronghold. There is never both (WK-3.9). */
export function siteIn(open: Open, area: Area): Site | null {
  const city = cityOf(area)
  if (city && !open.cities[city].razed) return city
  const seat = open.strongholds.findIndex((each, i) => each.area === area && !open.out.includes(i))
  return seat < 0 ? null : strongholdOf(open.barons[seat])
}

/** WK-1.8: the city or stronghold that a Noble is in. */
export function siteHolding(open: Open, noble: NobleId): Site | null {
  const { at, area } = nobleAt(open, noble)
  if (at !== 'board') return null
  const site = siteIn(open, area!)
  return site !== null && ownerOf(open, site) === seatOfNoble(open, noble) ? site : null
}

export const isBesieged = ({ sieges }: Open, site: Site): boolean => sieges.some(each => each.site === site)

/** WK-8.6: in a besieged city or stronghold. */
export function isNobleBesieged(open: Open, noble: NobleId): boolean {
  const site = siteHolding(open, noble)
  return site !== null && isBesieged(open, site)
}

/** The unrazed cities of the Kingdom (WK-13.1). */
export const unrazedKingdomCities = (open: Open): City[] =>
  cities.filter(city => cityTable[city].isKingdom && !open.cities[city].razed)

export function setCity(g: G, city: City, part: Partial<CityState>): void {
  g.open.cities = put(g.open.cities, city, { ...g.open.cities[city], ...part })
}

export function setStronghold(g: G, seat: Seat, part: Partial<Stronghold>): void {
  g.open.strongholds = putAt(g.open.strongholds, seat, { ...g.open.strongholds[seat], ...part })
}

function setBreaches(g: G, site: Site, breaches: number): void {
  if (isCity(site)) setCity(g, site, { breaches })
  else setStronghold(g, ownerOf(g.open, site)!, { breaches })
}

/** Breaches, down to strength 0 at most (WK-5.8.6). A fortified city at 0 loses its fortification (WK-9.3.8). */
export function addBreaches(g: G, ctx: KnightsContext, site: Site, n: number, why: Why | 'battle'): void {
  const added = Math.min(n, Math.ceil(siteStrength(g.open, site) / tokenStrength))
  if (added === 0) return
  setBreaches(g, site, breachesOf(g.open, site) + added)
  ctx.log({ is: 'breaches', site, n: added, why })
  if (isCity(site) && g.open.cities[site].fortified && siteStrength(g.open, site) === 0) {
    setCity(g, site, { fortified: false, breaches: g.open.cities[site].breaches - 1 })
  }
}

export function removeBreaches(g: G, ctx: KnightsContext, site: Site, n: number, why: Why): void {
  const removed = Math.min(n, breachesOf(g.open, site))
  if (removed === 0) return
  setBreaches(g, site, breachesOf(g.open, site) - removed)
  ctx.log({ is: 'breaches', site, n: -removed, why })
}

export function fortify(g: G, ctx: KnightsContext, city: City, why: Why): void {
  setCity(g, city, { fortified: true })
  ctx.log({ is: 'fortified', city, why })
}

/** Ends the sieges of a site, all or those of one Baron. */
export function endSieges(g: G, ctx: KnightsContext, site: Site, by: Seat | null = null): void {
  const ended = g.open.sieges.filter(each => each.site === site && (by === null || each.by === by))
  if (ended.length === 0) return
  g.open.sieges = g.open.sieges.filter(each => !ended.includes(each))
  for (const each of ended) ctx.log({ is: 'siegeLifted', site, by: each.by })
}

/** A city gets another owner, or none, without being captured: without an owner it is not fortified (WK-17.3). */
export function giveControl(g: G, ctx: KnightsContext, city: City, owner: Seat | null, why: Why): void {
  setCity(g, city, owner === null ? { owner, fortified: false } : { owner })
  ctx.log({ is: 'control', city, seat: owner, why })
  // WK-9.4.7
  if (owner !== null) endSieges(g, ctx, city, owner)
}

/** Can a city be fortified? WK-5.7.3 */
export const canFortify = (open: Open, city: City): boolean => !open.cities[city].fortified && !isBesieged(open, city)

/** WK-9.3.9: whoever razes it is paid elsewhere. */
export function raze(g: G, ctx: KnightsContext, city: City, by: Seat | null): void {
  endSieges(g, ctx, city)
  setCity(g, city, { owner: null, razed: true, fortified: false, breaches: 0 })
  ctx.log({ is: 'razed', city, by })
}
