/** What the rules tell of the field while units are studied on it. */
import type { FieldRules } from '../../../hex/ui/useStudiedField.ts'
import type { Hex } from '../data/hexes.ts'
import { barred } from '../rules/barred/index.ts'
import type { BattleLoreTexts } from '../texts/common/types.ts'
import type { BattleLore, Unit } from '../types.ts'
import { floatingMarkOf } from './floatingMarks.ts'
import { marksOf } from './highlighted.ts'
import { attackOdds, type UnitSight } from './insight.ts'
import { battleInWords } from './inWords.ts'
import { hexMovesOf } from './lastMove.ts'
import { isIrrevocable, isMeant, moveTargetsOf } from './moveTargets.ts'
import { oddsInWords } from './Odds.tsx'
import { studyFacts } from './study.ts'

export const fieldRules: FieldRules<BattleLore, BattleLoreTexts, Hex, Unit, UnitSight> = {
  targetsOf: moveTargetsOf,
  isMeant,
  isIrrevocable,
  factsOf: studyFacts,
  marksOf,
  inWords: battleInWords,
  attackOf: move => (move.do === 'attack' ? move : null),
  oddsInWords(unit, at, { view, texts }) {
    const odds = attackOdds(view.open, unit, at)
    return odds && oddsInWords(odds, texts)
  },
  barred,
  isBarredAt: (move, hex) => ('hex' in move && move.hex === hex) || (move.do === 'attack' && move.from === hex),
  movesOf: hexMovesOf,
  changeOf: floatingMarkOf,
}
