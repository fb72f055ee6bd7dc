/** An area of the map in words. */
import type { Area } from '../data/areas.ts'
import { baronOf, shapeOf } from '../data/barons.ts'
import { cityOf } from '../data/cities.ts'
import { isCity } from '../rules/sites.ts'
import { areaCode } from '../texts/common/position.ts'
import type { WarriorKnightsTexts } from '../texts/common/types.ts'
import type { AreaScene, ArmyScene, SiteScene } from './scene.ts'

/** 'Straven', 'K4'. */
export function placeName(area: Area, { names }: WarriorKnightsTexts): string {
  const city = cityOf(area)
  return city ? names.cities[city] : areaCode(area)
}

/** 'Ricardo (square), 350 troops, 1 casualty token, exhausted'. */
export function armyWords({ noble, strength, tokens, exhausted }: ArmyScene, texts: WarriorKnightsTexts): string {
  const { names, words } = texts
  return [
    `${names.nobles[noble]} (${names.barons[baronOf(noble)]}, ${names.shapes[shapeOf(noble)]})`,
    words.troops(strength),
    tokens > 0 && words.casualties(tokens),
    exhausted && names.terms.exhausted,
  ]
    .filter(Boolean)
    .join(', ')
}

/** Whose it is and what it is worth, a line each. */
export function siteLines(site: SiteScene, { names, words }: WarriorKnightsTexts): string[] {
  const { owner, strength, income, fortified, breaches, garrison, sieges } = site
  const whose = owner === null ? words.neutral : words.controlledBy(names.barons[owner])
  return [
    isCity(site.id) ? whose : words.strongholdOf(names.barons[owner!]),
    [words.strength(strength), income !== null && words.income(income)].filter(Boolean).join(', '),
    garrison && garrison.strength > 0 ? words.garrisonOf(garrison.strength, garrison.tokens) : '',
    fortified ? words.fortified : '',
    breaches > 0 ? words.breaches(breaches) : '',
    ...sieges.map(({ by, round }) => words.besiegedBy(names.barons[by], round)),
  ].filter(Boolean)
}

/** All that stands in an area, a sentence each. */
export const sceneInWords = (scene: AreaScene, texts: WarriorKnightsTexts): string[] => [
  ...(scene.site ? siteLines(scene.site, texts) : []),
  ...(scene.ruin ? [texts.words.razed] : []),
  ...[...scene.holders, ...scene.others].map(army => armyWords(army, texts)),
  ...scene.bound.map(army => `${texts.words.atSea}: ${armyWords(army, texts)}`),
]
