/** What a hex is called and what is on it, for those who hear the field. */

import { hexesInWords, type Part } from '../../../hex/ui/inWords.ts'
import { type Hex, hexes } from '../data/hexes.ts'
import { unitTable } from '../data/units.ts'
import { crossingAt, terrainAt } from '../rules/field/field.ts'
import { isWeak } from '../rules/field/units.ts'
import type { BattleLoreTexts } from '../texts/common/types.ts'
import type { Open, Unit } from '../types.ts'
import type { PlayerView } from './moveTargets.ts'
import { type CardScene, cardScenes, unitScene } from './scene.ts'

function unitWords(open: Open, unit: Unit, texts: BattleLoreTexts): Part[] {
  const [words, names] = [texts.words, texts.names]
  const { health, markers, faction } = unitTable[unit.type]
  const { order } = unitScene(open, unit)
  return [
    `${names.units[unit.type]} (${names.factions[faction]})`,
    markers ? words.damageOf(health - unit.health, health) : words.figuresLeft(unit.health, health),
    isWeak(unit) && words.weak,
    unit.poisoned && names.conditions.poison,
    unit.stunned && names.conditions.stun,
    order && (order === 'ready' ? words.ordered : words.acted),
  ]
}

function groundWords(open: Open, hex: Hex, texts: BattleLoreTexts): Part[] {
  const [words, names] = [texts.words, texts.names]
  const [terrain, over, owner] = [terrainAt(open, hex), crossingAt(open, hex), open.tents.indexOf(hex)]
  return [
    owner >= 0 ? words.tentOf(names.factions[open.factions[owner]]) : terrain !== 'empty' && names.terrain[terrain],
    over && names.crossings[over],
    open.banners.includes(hex) && names.terms.banner,
    open.portals.includes(hex) && words.portal,
  ]
}

function cardWords({ faction, face }: CardScene, texts: BattleLoreTexts): Part[] {
  const [words, names] = [texts.words, texts.names]
  if (face === null) return [`${words.faceDown} (${names.factions[faction]})`]
  const named =
    face === 'decoy' ? names.terms.decoy : face === 'command-tent' ? names.terms.commandTent : names.units[face]
  return [`${words.ownCard}: ${named}`]
}

/** All hexes in words. */
export function battleInWords(view: PlayerView, texts: BattleLoreTexts): ReadonlyMap<Hex, string> {
  const { open } = view
  const units = new Map(open.units.map(unit => [unit.hex, unit]))
  const cards = new Map(cardScenes(view).map(card => [card.hex, card]))
  return hexesInWords(hexes, hex => {
    const [unit, card] = [units.get(hex), cards.get(hex)]
    return [
      ...groundWords(open, hex, texts),
      ...(unit ? unitWords(open, unit, texts) : []),
      ...(card ? cardWords(card, texts) : []),
    ]
  })
}
