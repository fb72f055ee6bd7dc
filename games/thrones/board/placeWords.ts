/** What is printed on a place of the map, in words. */
import {
  type Area,
  areaTable,
  isLand,
  isPort,
  musterPoints,
  neighbours,
  type Place,
  portLand,
  portOf,
  portSea,
  portsOfSea,
  structureOf,
} from '../data/areas.ts'
import type { ThronesTexts } from '../texts/common/types.ts'

/** What a place borders on; a port on its land and its sea. */
function neighboursOf(place: Place): readonly Place[] {
  if (isPort(place)) return [portLand(place), portSea(place)]
  const port = portOf(place)
  const ports = isLand(place) ? (port ? [port] : []) : portsOfSea(place as Parameters<typeof portsOfSea>[0])
  return [...neighbours(place as Area), ...ports]
}

/** 'land area, stronghold (2 mustering points), Supply icon: 1, Power icon: 2'. */
export function groundOf(place: Place, { names, words }: ThronesTexts): string {
  const { terms } = names
  if (isPort(place)) return terms.port
  if (!isLand(place)) return terms.seaArea
  const { supply, power } = areaTable[place]
  const structure = structureOf(place)
  return [
    terms.landArea,
    structure && `${terms[structure]} (${words.musterPoints(musterPoints(place))})`,
    supply > 0 && `${terms.supplyIcon}: ${supply}`,
    power > 0 && `${terms.powerIcon}: ${power}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** 'Borders on: Karhold, White Harbor, Port of Winterfell'. */
export const bordersOf = (place: Place, { names, words }: ThronesTexts): string =>
  `${words.borders}: ${neighboursOf(place)
    .map(each => names.places[each])
    .join(', ')}`
