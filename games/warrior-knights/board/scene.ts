/** What stands in every area: the small facts that one area's drawing depends on, and nothing more. */
import type { Seat } from '../../../kernel/index.ts'
import type { Area } from '../data/areas.ts'
import { type Baron, baronOf, type NobleId, nobleIds } from '../data/barons.ts'
import { type City, cityOf, cityTable } from '../data/cities.ts'
import { armyOf, armyStrength } from '../rules/armies.ts'
import { breachesOf, cityIncome, isCity, ownerOf, siteIn, siteStrength } from '../rules/sites.ts'
import type { Noble, Open, Site } from '../types.ts'

export interface SiteScene {
  id: Site
  /** null: a neutral city. */
  owner: Baron | null
  strength: number
  /** As it is printed: how large it is drawn. */
  size: number
  /** null: a stronghold. */
  income: number | null
  fortified: boolean
  breaches: number
  /** Of a stronghold: the troops in it, and their casualty tokens. */
  garrison: { strength: number; tokens: number } | null
  sieges: readonly { by: Baron; round: number }[]
}

export interface ArmyScene {
  noble: NobleId
  strength: number
  tokens: number
  exhausted: boolean
}

export interface AreaScene {
  site: SiteScene | null
  /** The city that stood here. */
  ruin: City | null
  /** The Nobles of whoever holds the site; where there is none, of everybody. */
  holders: readonly ArmyScene[]
  /** The Nobles of others, at a site. */
  others: readonly ArmyScene[]
  /** At sea, bound for this port. */
  bound: readonly ArmyScene[]
}

export type Scenes = Readonly<Record<Area, AreaScene>>

const baronOrNull = (open: Open, seat: Seat | null): Baron | null => (seat === null ? null : open.barons[seat])

function siteScene(open: Open, id: Site): SiteScene {
  const city = isCity(id) ? id : null
  const sieges = open.sieges.filter(({ site }) => site === id)
  return {
    id,
    owner: baronOrNull(open, ownerOf(open, id)),
    strength: siteStrength(open, id),
    size: city ? cityTable[city].strength : 400,
    income: city ? cityIncome(open, city) : null,
    fortified: city !== null && open.cities[city].fortified,
    breaches: breachesOf(open, id),
    garrison: city ? null : { strength: armyStrength(open, id as never), tokens: armyOf(open, id as never).tokens },
    sieges: sieges.map(({ by, round }) => ({ by: open.barons[by], round })),
  }
}

const armyScene = (open: Open, noble: NobleId): ArmyScene => ({
  noble,
  strength: armyStrength(open, noble),
  tokens: armyOf(open, noble).tokens,
  exhausted: open.nobles[noble]!.exhausted,
})

function noblesAt(open: Open, area: Area, at: Noble['at']): ArmyScene[] {
  const here = nobleIds.filter(id => open.nobles[id]?.at === at && open.nobles[id].area === area)
  return here.map(id => armyScene(open, id))
}

/** Everything to draw in one area. */
export function sceneAt(open: Open, area: Area): AreaScene {
  const id = siteIn(open, area)
  const site = id === null ? null : siteScene(open, id)
  const city = cityOf(area)
  const nobles = noblesAt(open, area, 'board')
  const isHolder = ({ noble }: ArmyScene) => site === null || site.owner === baronOf(noble)
  return {
    site,
    ruin: city && open.cities[city].razed ? city : null,
    holders: nobles.filter(isHolder),
    others: nobles.filter(each => !isHolder(each)),
    bound: noblesAt(open, area, 'sea'),
  }
}

/** Whose land it is: that of the Baron who holds its city or stronghold. */
export const landlordOf = ({ site }: AreaScene): Baron | null => site?.owner ?? null
