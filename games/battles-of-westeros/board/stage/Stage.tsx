import './stage.css'
import { stageOf } from '../../../../ui/board/stageOf.ts'
import type { Asks } from '../../steps.ts'
import type { BattlesOfWesteros } from '../../types.ts'
import type { BoardProps } from '../props.ts'
import { ActionStage } from './ActionStage.tsx'
import { BreachStage } from './Breach.tsx'
import { Fights } from './Fight.tsx'
import { KeepStage } from './KeepStage.tsx'
import { PartingStage } from './Parting.tsx'
import { RecentEvents, useRecentEvents } from './RecentEvents.tsx'
import type { Recap } from './recaps.ts'
import { CommandersStage, DiscsStage, HideStage, RecruitStage, StockStage, TileStage } from './Setup.tsx'
import { isOrdering, TokenStage, TurnStage } from './TurnStage.tsx'

type Panel = (props: BoardProps) => React.ReactNode

/** What a question shows of its own; the others are answered on the field, in a fight, or by the order under way. */
const stages: Partial<Record<keyof Asks, Panel>> = {
  chooseCommanders: CommandersStage,
  chooseRecruit: RecruitStage,
  placeRecruit: RecruitStage,
  enter: RecruitStage,
  chooseTile: TileStage,
  layTile: TileStage,
  hide: HideStage,
  placeDiscs: DiscsStage,
  stake: StockStage,
  breach: BreachStage,
  action: ActionStage,
  useToken: TokenStage,
  keep: KeepStage,
  parting: PartingStage,
}

/** The card of which is told lies there until its order is done. */
const isInPlay = ({ view: { open } }: BoardProps, recap: Recap): boolean =>
  recap.head.is === 'card' && recap.rest.length === 0 && open.turn?.play?.card === recap.head.card

/** Beside the field: what has just happened, the fight under way, the order under way, the question asked of the reader. */
export function Stage(props: BoardProps) {
  const { open, legalMoves, seat } = props.view
  const {
    recent: { recaps },
    isTelling,
    close,
  } = useRecentEvents(props)
  const Own = stageOf<BattlesOfWesteros, Panel>(props.view, stages)
  const isFight = open.attacks.length > 0
  // Who is asked looks at the dice as they lie; all others are told how they fall.
  const isAtDice = isFight && (legalMoves.length > 0 || recaps.length === 0)
  const isTold = recaps.length > 0 && !isAtDice && !isInPlay(props, recaps.at(-1)!)
  return (
    <>
      {isTold && <RecentEvents recaps={recaps} isTelling={isTelling} onClose={close} props={props} />}
      {isAtDice && <Fights {...props} />}
      {Own && <Own key={seat} {...props} />}
      {isOrdering(open) && !Own && !isFight && <TurnStage {...props} />}
    </>
  )
}
