/** The faces of the cards of BattleLore. */
import type { Language } from '../../../text/index.ts'
import type { CardFaceProps } from '../../../ui/Card.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { CommandCard } from '../data/commandCards.ts'
import { type LoreCard, loreCardTable } from '../data/loreCards.ts'
import { initiativeOf, type Scenario, scenarioTable } from '../data/scenarios.ts'
import { CommandEmblem, loreSigns, ScenarioEmblem } from './CardEmblems.tsx'
import { tincture } from './Emblem.tsx'
import { stageWordsIn } from './stageWords.ts'
import { effectsIn, namesIn } from './words.ts'

const capital = (word: string) => word.charAt(0).toLocaleUpperCase('hu') + word.slice(1)

export function commandFace(card: CommandCard, language: Language): CardFaceProps {
  const names = namesIn(language)
  return {
    title: names.cards[card],
    kind: capital(names.terms.commandCard),
    effect: effectsIn(language).commandCards[card],
    emblem: <CommandEmblem card={card} />,
  }
}

export function loreFace(card: LoreCard, language: Language): CardFaceProps {
  const { faction, cost } = loreCardTable[card]
  const [names, effects] = [namesIn(language), effectsIn(language)]
  return {
    title: names.cards[card],
    kind: capital(names.terms.loreCard),
    numbers: [{ value: cost, label: stageWordsIn(language).price }],
    effect: (
      <>
        <em>{effects.timings[card]}</em> {effects.loreCards[card]}
      </>
    ),
    emblem: <Icon d={loreSigns[card]} size={44} />,
    tincture: `var(${tincture(faction)})`,
  }
}

export function scenarioFace(card: Scenario, language: Language): CardFaceProps {
  const names = namesIn(language)
  const { faction } = scenarioTable[card]
  return {
    title: names.cards[card],
    kind: capital(names.terms.scenarioCard),
    numbers: [{ value: initiativeOf(card), label: names.terms.initiative }],
    effect: effectsIn(language).scenarios[card],
    emblem: <ScenarioEmblem card={card} />,
    tincture: `var(${tincture(faction)})`,
  }
}
