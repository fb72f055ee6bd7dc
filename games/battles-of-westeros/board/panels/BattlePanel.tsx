/** The plan of the battle, to read at any time. */
import './panels.css'
import { BattlePlan } from '../BattlePlan.tsx'
import type { BoardProps } from '../props.ts'

export const BattlePanel = ({ view, texts }: BoardProps) => (
  <div className="bw-panel">
    <BattlePlan
      battle={view.open.options.battle}
      texts={texts}
      house={view.seat === null ? null : view.open.houses[view.seat]}
    />
  </div>
)
