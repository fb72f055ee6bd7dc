/** The faces of the cards of BattleLore. */

import { capitalized } from '../../../text/index.ts'
import type { CardFaceProps } from '../../../ui/Card.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { CommandCard } from '../data/commandCards.ts'
import { type LoreCard, loreCardTable } from '../data/loreCards.ts'
import { initiativeOf, type Scenario, scenarioTable } from '../data/scenarios.ts'
import type { BattleLoreTexts } from '../texts/common/types.ts'
import { CommandEmblem, loreSigns, ScenarioEmblem } from './CardEmblems.tsx'
import { colorToken } from './Emblem.tsx'

export function commandFace(card: CommandCard, texts: BattleLoreTexts): CardFaceProps {
  const names = texts.names
  return {
    title: names.cards[card],
    kind: capitalized(names.terms.commandCard),
    effect: texts.effects.commandCards[card],
    emblem: <CommandEmblem card={card} />,
  }
}

export function loreFace(card: LoreCard, texts: BattleLoreTexts): CardFaceProps {
  const { faction, cost } = loreCardTable[card]
  const [names, effects] = [texts.names, texts.effects]
  return {
    title: names.cards[card],
    kind: capitalized(names.terms.loreCard),
    numbers: [{ value: cost, label: texts.words.price }],
    effect: (
      <>
        <em>{effects.timings[card]}</em> {effects.loreCards[card]}
      </>
    ),
    emblem: <Icon d={loreSigns[card]} size={44} />,
    colorToken: `var(${colorToken(faction)})`,
  }
}

export function scenarioFace(card: Scenario, texts: BattleLoreTexts): CardFaceProps {
  const names = texts.names
  const { faction } = scenarioTable[card]
  return {
    title: names.cards[card],
    kind: capitalized(names.terms.scenarioCard),
    numbers: [{ value: initiativeOf(card), label: names.terms.initiative }],
    effect: texts.effects.scenarios[card],
    emblem: <ScenarioEmblem card={card} />,
    colorToken: `var(${colorToken(faction)})`,
  }
}
