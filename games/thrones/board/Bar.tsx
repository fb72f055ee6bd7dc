/** At the foot of the map: the orders still to be laid, and the moves that belong to no place. */

import { useMemo } from 'react'
import { labelled } from '../../../text/index.ts'
import { FootBar, FootMoves, Tray, type TrayToken } from '../../../ui/board/FootBar.tsx'
import { type Order, orders, orderTable } from '../data/orders.ts'
import { isCommit } from './commits.ts'
import type { MoveTarget } from './moveTargets.ts'
import type { Bars, BoardProps } from './props.ts'
import { stageOf } from './stages.ts'
import { OrderPicture } from './Tokens.tsx'
import type { Touch } from './useTouch.ts'

interface Props extends BoardProps {
  bars: Bars
  touch: Touch
}

/** How many tokens of each kind the seat could still lay somewhere. */
function trayOf(
  { view, texts, bars }: Pick<Props, 'view' | 'texts' | 'bars'>,
  moveTargets: readonly MoveTarget[],
): TrayToken<Order>[] {
  const laid = Object.values(view.own?.orders ?? {})
  const offered = new Set(moveTargets.flatMap(({ move }) => (move.do === 'place' ? [move.order] : [])))
  if (offered.size === 0) return []
  return orders.map(id => {
    const n = orderTable[id].copies - laid.filter(each => each === id).length
    const bar = bars.find(({ move }) => move.do === 'place' && move.order === id)
    return { id, n, name: texts.names.orders[id], about: texts.effects.orders[id], barred: bar?.reason }
  })
}

export function Bar(props: Props) {
  const { view, texts, bars, busy, touch } = props
  const { moveTargets } = touch
  const moves = stageOf(view) === null ? moveTargets.flatMap(({ at, move }) => (at === null ? [move] : [])) : []
  const tokens = useMemo(() => trayOf({ view, texts, bars }, moveTargets), [view, texts, bars, moveTargets])
  if (moves.length + tokens.length === 0) return null
  return (
    <FootBar>
      {tokens.length > 0 && (
        <Tray
          label={texts.words.ordersLeft}
          tokens={tokens}
          held={touch.selection.order}
          hint={texts.words.lay}
          drawingOf={order => <OrderPicture house={view.open.houses[view.seat!]} order={order} size={36} />}
          onTake={touch.take}
        />
      )}
      <FootMoves
        moves={moves}
        labelOf={move => labelled(move, props)}
        isPrimary={move => isCommit(move, view)}
        busy={busy}
        onMove={move => touch.make([move])}
      />
    </FootBar>
  )
}
