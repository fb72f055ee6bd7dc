/** At the foot of the map: the orders still to be laid, and the moves that belong to no place. */

import { memo, useMemo } from 'react'
import { same, type View } from '../../../kernel/index.ts'
import { labelled } from '../../../text/index.ts'
import { MoveButtons } from '../../../ui/board/MoveButtons.tsx'
import type { House } from '../data/houses.ts'
import { type Order, orders, orderTable } from '../data/orders.ts'
import type { ThronesTexts } from '../texts/types.ts'
import type { Thrones } from '../types.ts'
import type { Move, MoveTarget } from './moveTargets.ts'
import type { BoardProps } from './props.ts'
import { stageOf } from './stages.ts'
import { OrderToken } from './Tokens.tsx'
import type { Touch } from './useTouch.ts'

interface Props extends BoardProps {
  touch: Touch
}

/** Is this the move that ends what was drafted, and was anything drafted? */
function leads(move: Move, { stack }: View<Thrones>): boolean {
  const top = stack.at(-1)
  if (move.do === 'commit') return top?.do === 'march' && top.groups.length > 0
  return move.do === 'confirm' || (move.do === 'done' && top?.do === 'muster' && top.steps.length > 0)
}

/** How many tokens of each kind the seat could still lay somewhere. */
function trayOf({ view }: Pick<BoardProps, 'view'>, moveTargets: readonly MoveTarget[]): [Order, number][] {
  const laid = Object.values(view.own?.orders ?? {})
  const offered = new Set(moveTargets.flatMap(({ move }) => (move.do === 'place' ? [move.order] : [])))
  return orders.flatMap(order => {
    const left = orderTable[order].copies - laid.filter(each => each === order).length
    return offered.has(order) && left > 0 ? [[order, left] as [Order, number]] : []
  })
}

interface TrayProps {
  tokens: readonly [Order, number][]
  house: House
  held: Order | null
  texts: ThronesTexts
  onTake(order: Order | null): void
}

/** The tokens still to be laid: to be dragged, or taken by a click and laid by another. What is taken says what it does. */
const Tray = memo(({ tokens, house, held, texts, onTake }: TrayProps) => {
  const names = texts.names.orders
  return (
    <>
      {held && (
        <p className="thrones-tray-about" role="status">
          <strong>{names[held]}:</strong> {texts.effects.orders[held]} <em>{texts.words.lay}</em>
        </p>
      )}
      <div className="thrones-tray" role="toolbar" aria-label={texts.words.ordersLeft}>
        {tokens.map(([order, left]) => (
          <button
            key={order}
            type="button"
            className="thrones-tray-order"
            data-carry="tray"
            data-tray={order}
            aria-pressed={held === order}
            aria-label={`${names[order]}${left > 1 ? ` ×${left}` : ''}`}
            title={`${names[order]}. ${texts.effects.orders[order]}`}
            onClick={() => onTake(held === order ? null : order)}
          >
            <svg viewBox="-17 -17 34 34" width="36" height="36" aria-hidden="true">
              <OrderToken house={house} order={order} />
            </svg>
            {left > 1 && <small>×{left}</small>}
          </button>
        ))}
      </div>
    </>
  )
}, same)

export function Bar(props: Props) {
  const { view, busy, touch } = props
  const moves = stageOf(view) === null ? touch.moveTargets.flatMap(({ at, move }) => (at === null ? [move] : [])) : []
  const tokens = useMemo(() => trayOf({ view }, touch.moveTargets), [view, touch.moveTargets])
  if (moves.length + tokens.length === 0) return null
  return (
    <div className="thrones-bar" data-over>
      {tokens.length > 0 && (
        <Tray
          tokens={tokens}
          house={view.open.houses[view.seat!]}
          held={touch.selection.order}
          texts={props.texts}
          onTake={touch.take}
        />
      )}
      <MoveButtons
        moves={moves}
        labelOf={move => labelled(move, props)}
        isPrimary={move => leads(move, view)}
        busy={busy}
        className="thrones-bar-moves"
        onMove={move => touch.make([move])}
      />
    </div>
  )
}
