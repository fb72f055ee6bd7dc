/** The odds of an attack or a counter, in words and figures. */
import { averageFigure, chanceFigure, figuresInWords, Odds, type OddsFigure } from '../../../hex/ui/combat/Odds.tsx'
import type { RollOdds } from '../rules/combat/odds.ts'
import type { BattleLoreTexts } from '../texts/common/types.ts'

const figuresOf = (odds: RollOdds, { words, language }: BattleLoreTexts): OddsFigure[] => [
  averageFigure(words.odds.damage, odds.damage, language),
  chanceFigure(words.odds.hit, odds.hit),
  chanceFigure(words.odds.destroyed, odds.destroyed),
  chanceFigure(words.odds.retreat, odds.retreat),
]

export const oddsInWords = (odds: RollOdds, texts: BattleLoreTexts): string => figuresInWords(figuresOf(odds, texts))

export function RollOddsFigures({ odds, title, texts }: { odds: RollOdds; title?: string; texts: BattleLoreTexts }) {
  const note = odds.canAdd ? texts.words.odds.canAdd : undefined
  return <Odds title={title} figures={figuresOf(odds, texts)} note={note} />
}
