/** The moves at one place, to choose from: orders in a ring around it, everything else as a short list. */

import { type CSSProperties, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { labelled } from '../../../text/index.ts'
import { useRoving } from '../../../ui/useRoving.ts'
import type { Order } from '../data/orders.ts'
import type { Choice } from './choices.ts'
import type { Move } from './moveTargets.ts'
import type { BoardProps } from './props.ts'
import { OrderToken } from './Tokens.tsx'

interface Props extends BoardProps {
  choices: readonly Choice[]
  title: string
  /** Where the place is, in px within the map. */
  at: { x: number; y: number }
  /** The map's size in px. */
  room: { width: number; height: number }
  onChoose(moves: readonly Move[]): void
  onClose(): void
}

/** The first choice takes the focus; closing gives it back. */
function useFocus(onClose: () => void) {
  const first = useRef<HTMLButtonElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const before = document.activeElement as HTMLElement | SVGElement | null
    first.current?.focus({ preventScroll: true })
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close.current()
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      if (before?.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return first
}

const nameOf = ({ label }: Choice, props: Props): string =>
  label === null ? props.texts.words.all : labelled(label, props)

export const Menu = (props: Props) =>
  props.choices.filter(({ order }) => order !== null).length > 2 ? <Ring {...props} /> : <List {...props} />

const radius = 86
const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))

/** From the middle of the ring to its edge, in px. */
const reach = radius + 30

/** Where a few words beside the ring have room. */
function besideRing({ left, top }: { left: number; top: number }, room: Props['room']): CSSProperties {
  const beside = top < room.height / 2 ? { top: top + reach + 4 } : { bottom: room.height - top + reach + 4 }
  return { left: clamp(left, 144, room.width - 144), ...beside }
}

function Ring(props: Props) {
  const { choices, texts, title, at, room, onChoose, onClose } = props
  const [shown, setShown] = useState<Order | null>(null)
  const roving = useRoving<HTMLDivElement>()
  const first = useFocus(onClose)
  const place = { left: clamp(at.x, reach, room.width - reach), top: clamp(at.y, reach, room.height - reach) }
  const around = choices.filter(({ order }) => order !== null)
  return (
    <>
      <p className="thrones-ring-about" style={besideRing(place, room)}>
        {shown && texts.effects.orders[shown]} <em>{texts.words.hold}</em>
      </p>
      <div className="thrones-ring" data-over role="toolbar" aria-label={title} style={place} {...roving}>
        {around.map((choice, i) => (
          <RingOrder
            key={choice.order}
            choice={choice}
            turn={i / around.length}
            first={i === 0 ? first : undefined}
            onShow={setShown}
            props={props}
          />
        ))}
        <div className="thrones-ring-middle">
          <strong>{title}</strong>
          <span>{shown && texts.names.orders[shown]}</span>
          {choices
            .filter(({ order }) => order === null)
            .map(choice => (
              <button key={nameOf(choice, props)} type="button" data-rove onClick={() => onChoose(choice.moves)}>
                {choice.label?.do === 'remove' ? texts.words.removeOrder : nameOf(choice, props)}
              </button>
            ))}
        </div>
      </div>
    </>
  )
}

/** A finger that has rested so long, in milliseconds, wanted to read, not to choose. */
const rest = 450

interface RingOrderProps {
  choice: Choice
  /** Its place on the ring, as a part of the whole. */
  turn: number
  first: React.Ref<HTMLButtonElement> | undefined
  onShow(order: Order | null): void
  props: Props
}

function RingOrder({ choice, turn, first, onShow, props }: RingOrderProps) {
  const { view, texts, onChoose } = props
  const angle = turn * 2 * Math.PI
  const style: CSSProperties = { left: radius * Math.sin(angle), top: -radius * Math.cos(angle) }
  const order = choice.order!
  const show = () => onShow(order)
  const downAt = useRef(0)
  const isReading = ({ nativeEvent, timeStamp }: MouseEvent) =>
    (nativeEvent as PointerEvent).pointerType === 'touch' && timeStamp - downAt.current > rest
  return (
    <button
      ref={first}
      type="button"
      data-rove
      className="thrones-ring-order"
      style={style}
      aria-label={nameOf(choice, props)}
      aria-description={texts.effects.orders[order]}
      onPointerEnter={show}
      onPointerDown={event => {
        downAt.current = event.timeStamp
      }}
      onFocus={show}
      onClick={event => !isReading(event) && onChoose(choice.moves)}
    >
      <svg viewBox="-17 -17 34 34" width="42" height="42" aria-hidden="true">
        <OrderToken house={view.open.houses[view.seat ?? 0]} order={order} />
      </svg>
    </button>
  )
}

function List(props: Props) {
  const { choices, title, at, room, onChoose, onClose } = props
  const roving = useRoving<HTMLDivElement>()
  const first = useFocus(onClose)
  const [above, setAbove] = useState(false)
  useLayoutEffect(() => {
    setAbove(at.y + roving.ref.current!.offsetHeight + 30 > room.height)
  }, [at.y, room.height, roving.ref])
  const width = Math.min(260, room.width - 16)
  const style: CSSProperties = {
    left: clamp(at.x - width / 2, 8, room.width - width - 8),
    width,
    ...(above ? { bottom: clamp(room.height - at.y + 18, 8, room.height * 0.5) } : { top: at.y + 18 }),
  }
  return (
    <div className="thrones-list" data-over role="toolbar" aria-label={title} style={style} {...roving}>
      <strong>{title}</strong>
      {choices.map((choice, i) => (
        <button
          key={nameOf(choice, props)}
          ref={i === 0 ? first : undefined}
          type="button"
          data-rove
          onClick={() => onChoose(choice.moves)}
        >
          {nameOf(choice, props)}
        </button>
      ))}
    </div>
  )
}
