import type { BoardProps } from '../props.ts'
import { stageOf } from '../stages.ts'
import { Battle } from './Battle.tsx'
import { Clash } from './Bids.tsx'
import { CardAsks } from './CardAsks.tsx'
import { Expected } from './Expected.tsx'
import { Mustering } from './Mustering.tsx'
import { RecentEvents, useRecentEvents } from './RecentEvents.tsx'
import { Wildlings } from './Wildlings.tsx'

/** What covers a corner of the map while something special goes on, and a while after. */
export function Stage(props: BoardProps) {
  const { view } = props
  const { recent, close } = useRecentEvents(props)
  const recap = recent.recaps.at(-1)
  const kind = stageOf(view)
  return (
    <>
      {kind === 'battle' && <Battle {...props} combat={view.open.combat!} />}
      {kind === 'clash' && <Clash {...props} />}
      {kind === 'wildlings' && <Wildlings {...props} />}
      {kind === 'card' && (view.legalMoves.length > 0 || !recap) && <CardAsks {...props} />}
      {kind === null && <Expected {...props} />}
      {kind === null && <Mustering {...props} />}
      {recap && kind !== 'battle' && <RecentEvents {...props} recap={recap} onClose={close} />}
    </>
  )
}
