/** What a choice of the table's settings means: the plan of the battle chosen (BW-3.1). */
import type { BattleId } from '../data/battles.ts'
import type { BattlesOfWesterosTexts } from '../texts/common/types.ts'
import { BattlePlan } from './BattlePlan.tsx'

interface Props {
  option: string
  choice: string
  texts: BattlesOfWesterosTexts
}

export default ({ option, choice, texts }: Props) =>
  option === 'battle' ? <BattlePlan battle={choice as BattleId} texts={texts} /> : null
