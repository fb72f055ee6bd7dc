import type { BoardProps } from '../props.ts'
import { stageOf } from '../stages.ts'
import { Battle } from './Battle.tsx'
import { Clash } from './Bids.tsx'
import { CardAsks } from './CardAsks.tsx'
import { RecentEvents, useRecentEvents } from './RecentEvents.tsx'
import { Wildlings } from './Wildlings.tsx'

/** What covers a corner of the map while something special goes on, and a while after. */
export function Stage(props: BoardProps) {
  const { view, news } = props
  const [recapped, close] = useRecentEvents(news)
  const kind = stageOf(view)
  return (
    <>
      {kind === 'battle' && <Battle {...props} combat={view.open.combat!} />}
      {kind === 'clash' && <Clash {...props} />}
      {kind === 'wildlings' && <Wildlings {...props} />}
      {kind === 'card' && <CardAsks {...props} />}
      {recapped.length > 0 && kind !== 'battle' && <RecentEvents {...props} recapped={recapped} onClose={close} />}
    </>
  )
}
