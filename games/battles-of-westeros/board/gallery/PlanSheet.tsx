/** The plans of all battles. */
import { battles } from '../../data/battles.ts'
import { texts } from '../../texts/index.ts'
import { BattlePlan } from '../BattlePlan.tsx'

export const PlanSheet = () => (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 26rem)', gap: 20, padding: 10 }}>
    {battles.map(battle => (
      <BattlePlan key={battle} battle={battle} texts={texts.en} />
    ))}
  </div>
)
