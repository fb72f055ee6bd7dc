import './setup.css'
import './stage.css'
import { stageOf } from '../../../../ui/board/stageOf.ts'
import type { Asks } from '../../steps.ts'
import type { BattleLore } from '../../types.ts'
import type { BoardProps } from '../props.ts'
import { DeployStage } from './Deploy.tsx'
import { Fights } from './Fight.tsx'
import { MusterStage } from './Muster.tsx'
import { CommandStage, KeepStage, OpeningStage, ScenarioStage } from './Pick.tsx'
import { RecentEvents, useRecentEvents } from './RecentEvents.tsx'
import { ShownStage, WindowStage } from './Window.tsx'

type Props = BoardProps

/** What a question shows of its own in the corner of the field; the others are answered on the field. */
type Panel = (props: Props) => React.ReactNode

const stages: Partial<Record<keyof Asks, Panel>> = {
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

/** What covers a corner of the field: the question asked of the reader, a card in play, the combat under way or just over. */
export function Stage(props: Props) {
  const { open } = props.view
  const {
    recent: { recaps },
    isTelling,
    close,
  } = useRecentEvents(props)
  const Own = stageOf<BattleLore, Panel>(props.view, stages)
  const isShown = (open.turn?.shown.length ?? 0) > 0
  const isFight = open.fights.length > 0
  return (
    <>
      {isShown && <ShownStage {...props} />}
      {Own && <Own {...props} />}
      {isFight && <Fights {...props} />}
      {recaps.length > 0 && !isFight && !isShown && (
        <RecentEvents recaps={recaps} isTelling={isTelling} onClose={close} props={props} />
      )}
    </>
  )
}
