/** Where what the log speaks of lies on the map. */
import type { ArmyId, NobleId } from '../data/barons.ts'
import { areaOfSite } from '../rules/sites.ts'
import type { Open, Site } from '../types.ts'

function placeOf(ref: string, open: Open): string | null {
  const [kind, id] = ref.split(':')
  if (kind === 'area') return id
  if (kind === 'city' || kind === 'stronghold') return areaOfSite(open, id as Site)
  return kind === 'noble' ? (open.nobles[id as NobleId & ArmyId]?.area ?? null) : null
}

/** References `place:area` for the areas that these references speak of. */
export const highlightedPlaces = (highlighted: readonly string[], open: Open): string[] =>
  highlighted.flatMap(ref => {
    const area = placeOf(ref, open)
    return area === null ? [] : [`place:${area}`]
  })
