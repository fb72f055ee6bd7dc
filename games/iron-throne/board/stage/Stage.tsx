import './stage.css'
import { useEffect, useRef } from 'react'
import { stageOf } from '../../../../ui/board/stageOf.ts'
import type { Asks } from '../../steps.ts'
import type { IronThrone } from '../../types.ts'
import type { BoardProps } from '../props.ts'
import { ForeseeStage, HostageStage, LayStage, LeaderStage, PickStage, WindowStage } from './Choosing.tsx'
import { NegotiationStage } from './Negotiation.tsx'
import { liesOnTable, RecentEvents, useRecentEvents } from './RecentEvents.tsx'
import { AnswerStage, SupportStage } from './Support.tsx'

type Props = BoardProps

type Panel = (props: Props) => React.ReactNode

/** What a question shows of its own in the middle of the table; the others are answered on the table. */
const stages: Partial<Record<keyof Asks, Panel>> = {
  chooseLeader: LeaderStage,
  useAbility: WindowStage,
  playCard: WindowStage,
  hostage: HostageStage,
  support: SupportStage,
  answerSupport: AnswerStage,
  playOpen: LayStage,
  playCards: LayStage,
  negotiate: NegotiationStage,
  discard: PickStage,
  keepCard: PickStage,
  orderCards: PickStage,
  replaceCard: PickStage,
  bury: PickStage,
  foresee: ForeseeStage,
  orderEvents: ForeseeStage,
}

/** Those that need the room beside the encounter for themselves. */
const roomy: readonly Panel[] = [LayStage, LeaderStage, PickStage]

/** What lies beside the encounter: the question asked of the reader, and what has just been decided. */
export function Stage(props: Props) {
  const {
    recent: { recaps, isOpen },
    close,
  } = useRecentEvents(props)
  const recap = recaps.at(-1)
  // All see what the two negotiate about.
  const Own = stageOf<IronThrone, Panel>(props.view, stages, name => name === 'negotiate')
  // Beside a question what is over is told in brief, and not at all where the question needs the room or the table tells.
  const isPast = !isOpen && Own !== undefined
  const isTold = Own !== undefined && recap !== undefined && liesOnTable(recap, props.view.open)
  const place = useRef<HTMLDivElement>(null)
  // Where the table is a column that scrolls, what is asked next stands at its head.
  useEffect(() => {
    if (Own) place.current!.closest('.iron-table')!.scrollTo({ top: 0 })
  }, [Own])
  return (
    <div className="iron-stage" ref={place}>
      {Own && <Own {...props} />}
      {recap && !isTold && !(isPast && roomy.includes(Own)) && (
        <RecentEvents recap={recap} isBrief={isPast} onClose={close} props={props} />
      )}
    </div>
  )
}
