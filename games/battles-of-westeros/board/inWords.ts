/** What a hex is called and what is on it, for those who hear the field. */
import { hexesInWords, type Part } from '../../../hex/ui/inWords.ts'
import { type Hex, hexName } from '../data/hexes.ts'
import { unitTable } from '../data/units.ts'
import { commandersOf, controlled } from '../rules/cards/zone.ts'
import { burns, terrainAt } from '../rules/field/ground.ts'
import { boardOf, foeOf } from '../rules/field/units.ts'
import type { BattlesOfWesterosTexts } from '../texts/common/types.ts'
import type { Open, Unit } from '../types.ts'
import type { PlayerView } from './moveTargets.ts'
import { type MarkerScene, markerScenes, objectiveScenes, unitScene } from './scene.ts'

function unitWords(open: Open, unit: Unit, { words, names }: BattlesOfWesterosTexts): Part[] {
  const { order } = unitScene(open, unit)
  const foe = foeOf(open, unit.id)
  const leaders = commandersOf(open, unit.seat).filter(each => controlled(open, each).includes(unit))
  return [
    `${names.units[unit.type]} (${names.houses[open.houses[unit.seat]]}), ${names.ranks[unit.rank]}`,
    words.figuresLeft(unit.figures, unitTable[unit.type].strength),
    unit.commander && words.ledBy(names.commanders[unit.commander]),
    unit.active ? words.active : words.inactive,
    foe && `${words.engaged}: ${hexName(foe.hex)}`,
    order && words.ordered,
    ...leaders.filter(each => each !== unit.commander).map(each => words.zoneOf(names.commanders[each])),
  ]
}

function groundWords(open: Open, hex: Hex, { words, names }: BattlesOfWesterosTexts): Part[] {
  const terrain = terrainAt(open, hex)
  return [
    terrain !== 'plain' && names.terrain[terrain],
    open.devastated.includes(hex) && words.devastated,
    burns(open, hex) && words.fire(open.fire[hex]!),
  ]
}

/** What a marker of the battle is, in words. */
export function markerWords(marker: MarkerScene, { words, names }: BattlesOfWesterosTexts): string {
  switch (marker.is) {
    case 'hiding':
      return marker.mine ? words.hidingPlace(marker.true) : words.hidden
    case 'archers':
      return words.archers
    case 'catelyn':
      return words.catelyn
    case 'edmure':
      return words.edmure
    case 'target':
      return words.catapultTarget(names.ranks[marker.rank])
    case 'stake':
      return marker.tokens.map(token => names.signs[token]).join(', ')
    case 'entry':
      return words.entry(names.houses[marker.house], marker.waiting)
  }
}

/** All hexes in words. */
export function battleInWords(view: PlayerView, texts: BattlesOfWesterosTexts): ReadonlyMap<Hex, string> {
  const { open } = view
  const { words, names } = texts
  const units = new Map(open.units.map(unit => [unit.hex, unit]))
  const objectives = new Map(objectiveScenes(open).map(({ hex, house }) => [hex, house]))
  const markers = Map.groupBy(markerScenes(view), ({ hex }) => hex)
  const partsOf = (hex: Hex): Part[] => {
    const [unit, holder] = [units.get(hex), objectives.get(hex)]
    return [
      ...groundWords(open, hex, texts),
      holder !== undefined && words.objective,
      holder && words.controlledBy(names.houses[holder]),
      ...(markers.get(hex) ?? []).map(marker => markerWords(marker, texts)),
      ...(unit ? unitWords(open, unit, texts) : []),
    ]
  }
  return hexesInWords(boardOf(open).hexes, partsOf, hexName)
}
