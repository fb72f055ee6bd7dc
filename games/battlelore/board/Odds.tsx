/** The odds of an attack or a counter, in words and figures. */
import { Odds, type OddsFigure } from '../../../hex/ui/combat/Odds.tsx'
import { percent } from '../../../text/index.ts'
import type { RollOdds } from '../rules/combat/odds.ts'
import type { BattleLoreTexts } from '../texts/common/types.ts'

function figuresOf(odds: RollOdds, { words, language }: BattleLoreTexts): OddsFigure[] {
  const { damage, hit, destroyed, retreat } = odds
  const share = (label: string, chance: number) => ({ label, text: percent(chance), chance })
  return [
    { label: words.odds.damage, text: damage.toLocaleString(language, { maximumFractionDigits: 1 }) },
    share(words.odds.hit, hit),
    share(words.odds.destroyed, destroyed),
    share(words.odds.retreat, retreat),
  ]
}

/** In one line, for those who hear the field and where several attack. */
export const oddsInWords = (odds: RollOdds, texts: BattleLoreTexts): string =>
  figuresOf(odds, texts)
    .map(({ label, text }) => `${label} ${text}`)
    .join(', ')

export function RollOddsFigures({ odds, title, texts }: { odds: RollOdds; title?: string; texts: BattleLoreTexts }) {
  const note = odds.canAdd ? texts.words.odds.canAdd : undefined
  return <Odds title={title} figures={figuresOf(odds, texts)} note={note} />
}
