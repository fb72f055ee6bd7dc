/** The odds of an attack or a counterattack, in words and figures. */
import { Odds, type OddsFigure } from '../../../hex/ui/combat/Odds.tsx'
import { percent } from '../../../text/index.ts'
import type { BattlesOfWesterosTexts } from '../texts/common/types.ts'
import type { RollOdds } from './insight.ts'

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
  const notes = [odds.flank && words.odds.mayReroll, odds.mayCounter && words.odds.mayCounter].filter(
    note => note !== false,
  )
  return <Odds title={title} figures={figuresOf(odds, texts)} note={notes.join(' ') || undefined} />
}
