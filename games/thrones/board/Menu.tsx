/** The moves at one place, to choose from: orders in a ring around it, everything else as a short list. */

import { labelled } from '../../../text/index.ts'
import type { MenuItem, MenuPlace } from '../../../ui/board/MoveMenu.tsx'
import { PlaceMenu } from '../../../ui/board/MoveMenu.tsx'
import { RingMenu, type RingToken } from '../../../ui/board/RingMenu.tsx'
import type { Order } from '../data/orders.ts'
import type { Choice } from './choices.ts'
import type { Move } from './moveTargets.ts'
import type { BoardProps } from './props.ts'
import { OrderPicture } from './Tokens.tsx'

interface Props extends BoardProps, MenuPlace {
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

function tokenOf(choice: Choice, order: Order, props: Props): RingToken {
  const { view, texts } = props
  return {
    ...itemOf(choice, props),
    id: order,
    name: texts.names.orders[order],
    about: texts.effects.orders[order],
    drawing: <OrderPicture house={view.open.houses[view.seat ?? 0]} order={order} size={42} />,
  }
}

export function Menu(props: Props) {
  const { choices, texts, title, at, room, onClose } = props
  const tokens = choices.flatMap(choice => (choice.order === null ? [] : [tokenOf(choice, choice.order, props)]))
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
