/** What a hex is called and what is on it, for those who hear the field. */
import type { Language } from '../../../text/index.ts'
import type { Hex } from '../data/hexes.ts'
import { unitTable } from '../data/units.ts'
import { crossingAt, terrainAt } from '../rules/field.ts'
import { isWeak, unitAt } from '../rules/units.ts'
import type { Open, Unit } from '../types.ts'
import type { Eyes } from './handles.ts'
import { cardScenes, unitScene } from './scene.ts'
import { namesIn, wordsIn } from './words.ts'

type Said = string | false | null | undefined

function unitWords(open: Open, unit: Unit, language: Language): Said[] {
  const [words, names] = [wordsIn(language), namesIn(language)]
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

function groundWords(open: Open, hex: Hex, language: Language): Said[] {
  const [words, names] = [wordsIn(language), namesIn(language)]
  const [terrain, over, owner] = [terrainAt(open, hex), crossingAt(open, hex), open.tents.indexOf(hex)]
  return [
    owner >= 0 ? words.tentOf(names.factions[open.factions[owner]]) : terrain !== 'empty' && names.terrain[terrain],
    over && names.crossings[over],
    open.banners.includes(hex) && names.terms.banner,
    open.portals.includes(hex) && words.portal,
  ]
}

function cardWords(view: Eyes, hex: Hex, language: Language): Said[] {
  const card = cardScenes(view).find(each => each.hex === hex)
  if (!card) return []
  const [words, names] = [wordsIn(language), namesIn(language)]
  if (card.face === null) return [`${words.faceDown} (${names.factions[card.faction]})`]
  const { face } = card
  const named =
    face === 'decoy' ? names.terms.decoy : face === 'command-tent' ? names.terms.commandTent : names.units[face]
  return [`${words.ownCard}: ${named}`]
}

/** `can`: what may be done there, or seen of it. */
export function spoken(view: Eyes, hex: Hex, language: Language, can: readonly Said[]): string {
  const { open } = view
  const unit = unitAt(open, hex)
  const parts: Said[] = [
    hex,
    ...groundWords(open, hex, language),
    ...(unit ? unitWords(open, unit, language) : []),
    ...cardWords(view, hex, language),
    ...can,
  ]
  return parts.filter(part => part).join(', ')
}
