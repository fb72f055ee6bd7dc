/** The moves at one place, to choose from: orders in a ring around it, everything else as a short list. */

import { labelled } from '../../../text/index.ts'
import type { MenuItem, MenuPlace } from '../../../ui/board/MoveMenu.tsx'
import { PlaceMenu } from '../../../ui/board/MoveMenu.tsx'
import { RingMenu, type RingToken } from '../../../ui/board/RingMenu.tsx'
import type { Place } from '../data/areas.ts'
import { type Order, orders } from '../data/orders.ts'
import { type Choice, orderOf } from './choices.ts'
import type { Move } from './moveTargets.ts'
import type { Bars, BoardProps } from './props.ts'
import { OrderPicture } from './Tokens.tsx'

interface Props extends BoardProps, MenuPlace {
  place: Place
  bars: Bars
  choices: readonly Choice[]
  title: string
  onChoose(moves: readonly Move[]): void
  onClose(): void
}

/** So many orders are laid in a ring. */
const fewest = 3

function itemOf({ label, moves }: Choice, props: Props): MenuItem {
  const onChoose = () => props.onChoose(moves)
  return { label: label === null ? props.texts.words.all : labelled(label, props), onChoose }
}

function tokenOf(item: MenuItem, order: Order, props: Props): RingToken {
  const { view, texts } = props
  return {
    ...item,
    id: order,
    name: texts.names.orders[order],
    about: texts.effects.orders[order],
    drawing: <OrderPicture house={view.open.houses[view.seat ?? 0]} order={order} size={42} />,
  }
}

/** Each order that may lie here, or that one may look for here, always in the same order. */
function tokensOf(props: Props): RingToken[] {
  const { choices, bars, place } = props
  return orders.flatMap(order => {
    const choice = choices.find(each => each.order === order)
    if (choice) return [tokenOf(itemOf(choice, props), order, props)]
    const bar = bars.find(({ move }) => orderOf(move) === order && 'at' in move && move.at === place)
    if (!bar) return []
    return [tokenOf({ label: labelled(bar.move, props), barred: bar.reason, onChoose: () => {} }, order, props)]
  })
}

export function Menu(props: Props) {
  const { choices, texts, title, at, room, onClose } = props
  const tokens = choices.some(({ order }) => order !== null) ? tokensOf(props) : []
  const place = { title, at, room, onClose }
  if (tokens.length < fewest) return <PlaceMenu {...place} items={choices.map(choice => itemOf(choice, props))} />
  const { removeOrder, hold } = texts.words
  const others = choices.filter(({ order }) => order === null)
  const items = others.map(choice => ({
    ...itemOf(choice, props),
    ...(choice.label?.do === 'remove' && { label: removeOrder }),
  }))
  return <RingMenu {...place} tokens={tokens} items={items} hold={hold} />
}
