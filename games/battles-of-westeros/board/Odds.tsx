/** The odds of an attack or a counterattack, in words and figures. */
import { averageFigure, chanceFigure, figuresInWords, Odds, type OddsFigure } from '../../../hex/ui/combat/Odds.tsx'
import type { RollOdds } from '../rules/combat/odds.ts'
import type { BattlesOfWesterosTexts } from '../texts/common/types.ts'

const figuresOf = (odds: RollOdds, { words, language }: BattlesOfWesterosTexts): OddsFigure[] => [
  averageFigure(words.odds.figures, odds.figures, language),
  chanceFigure(words.odds.hit, odds.hit),
  chanceFigure(words.odds.eliminated, odds.eliminated),
  chanceFigure(words.odds.retreat, odds.retreat),
]

/** In one line: dice, flank, what they bring. */
export const oddsInWords = (odds: RollOdds, texts: BattlesOfWesterosTexts): string =>
  [
    texts.words.dice(odds.dice),
    ...(odds.flank ? [texts.words.flank] : []),
    figuresInWords(figuresOf(odds, texts)),
  ].join(', ')

export function RollOddsFigures({
  odds,
  title,
  texts,
}: {
  odds: RollOdds
  title?: string
  texts: BattlesOfWesterosTexts
}) {
  const { words } = texts
  const notes = [
    ...(odds.perValor > 0 ? [words.odds.perValor] : []),
    ...(odds.rerolls > 0 ? [words.odds.rerolls(odds.rerolls)] : []),
    ...(odds.mayCounter ? [words.odds.mayCounter] : []),
  ]
  return <Odds title={title} figures={figuresOf(odds, texts)} note={notes.join(' ') || undefined} />
}
