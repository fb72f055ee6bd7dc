/** The odds of an attack or a counterattack, in words and figures. */
import { Odds, type OddsFigure } from '../../../hex/ui/combat/Odds.tsx'
import { percent } from '../../../text/index.ts'
import type { RollOdds } from '../rules/combat/odds.ts'
import type { BattlesOfWesterosTexts } from '../texts/common/types.ts'

function figuresOf(
  { figures, hit, eliminated, retreat }: RollOdds,
  { words, language }: BattlesOfWesterosTexts,
): OddsFigure[] {
  const share = (label: string, chance: number) => ({ label, text: percent(chance), chance })
  return [
    { label: words.odds.figures, text: figures.toLocaleString(language, { maximumFractionDigits: 1 }) },
    share(words.odds.hit, hit),
    share(words.odds.eliminated, eliminated),
    share(words.odds.retreat, retreat),
  ]
}

/** In one line, for those who hear the field and where several attack. */
export const oddsInWords = (odds: RollOdds, texts: BattlesOfWesterosTexts): string =>
  [
    texts.words.dice(odds.dice),
    ...(odds.flank ? [texts.words.flank] : []),
    ...figuresOf(odds, texts).map(({ label, text }) => `${label} ${text}`),
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
