import './stage.css'
import type { BoardProps } from '../../../../ui/board.ts'
import type { Asks } from '../../steps.ts'
import type { BattleLore } from '../../types.ts'
import { DeployStage } from './Deploy.tsx'
import { Fights } from './Fight.tsx'
import { MusterStage } from './Muster.tsx'
import { CommandStage, KeepStage, OpeningStage, ScenarioStage } from './Pick.tsx'
import { ShownStage, WindowStage } from './Window.tsx'

type Props = BoardProps<BattleLore>

/** What a question shows of its own in the corner of the field; the others are answered on the field. */
const stages: Partial<Record<keyof Asks, (props: Props) => React.ReactNode>> = {
  chooseScenario: ScenarioStage,
  muster: MusterStage,
  deploy: DeployStage,
  deployAll: DeployStage,
  discardOpening: OpeningStage,
  command: CommandStage,
  keepCommand: KeepStage,
  discardLore: KeepStage,
  react: WindowStage,
}

/** What covers a corner of the field: the combat under way, a card in play, the question asked of the reader. */
export function Stage(props: Props) {
  const { view } = props
  const top = view.stack.at(-1)
  const isAsked = view.seat !== null && view.asked.includes(view.seat) && view.options.length > 0
  const Own = isAsked && top ? stages[top.do as keyof Asks] : undefined
  return (
    <>
      {(view.open.turn?.shown.length ?? 0) > 0 && <ShownStage {...props} />}
      {Own && <Own {...props} />}
      {view.open.fights.length > 0 && <Fights {...props} />}
    </>
  )
}
