/** Tokens in a ring around their place, each with its name in the middle and its effect beside the ring. */

import { type CSSProperties, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { useRoving } from '../useRoving.ts'
import type { MenuItem, MenuPlace } from './MoveMenu.tsx'
import styles from './menu.module.css'
import { useMenuFocus } from './useMenuFocus.ts'

export interface RingToken extends MenuItem {
  id: string
  /** The token by itself. */
  name: string
  about: string
  drawing: ReactNode
}

interface Props extends MenuPlace {
  title: string
  tokens: readonly RingToken[]
  /** In the middle: what is no token. */
  items: readonly MenuItem[]
  /** Tells fingers to rest on a token to read. */
  hold: string
  onClose(): void
}

const radius = 86
/** From the middle of the ring to its edge, in px. */
const reach = radius + 30

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))

/** Where a few words beside the ring have room. */
function besideRing({ left, top }: { left: number; top: number }, room: Props['room']): CSSProperties {
  const beside = top < room.height / 2 ? { top: top + reach + 4 } : { bottom: room.height - top + reach + 4 }
  return { left: clamp(left, 144, room.width - 144), ...beside }
}

export function RingMenu({ title, tokens, items, hold, at, room, onClose }: Props) {
  const [shown, setShown] = useState<RingToken | null>(null)
  const roving = useRoving<HTMLDivElement>()
  const box = useMenuFocus(onClose)
  const place = { left: clamp(at.x, reach, room.width - reach), top: clamp(at.y, reach, room.height - reach) }
  return (
    <div ref={box}>
      <p className={styles.about} style={besideRing(place, room)}>
        {shown?.barred ? <strong>{shown.barred}</strong> : shown?.about} <em>{hold}</em>
      </p>
      <div className={styles.ring} data-over role="toolbar" aria-label={title} style={place} {...roving}>
        {tokens.map((token, i) => (
          <Token key={token.id} token={token} turn={i / tokens.length} onShow={() => setShown(token)} />
        ))}
        <div className={styles.middle}>
          <strong>{title}</strong>
          <span>{shown?.name}</span>
          {items.map(({ label, onChoose }) => (
            <button key={label} type="button" data-rove onClick={onChoose}>
              {label}
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}

/** A finger that has rested so long, in milliseconds, wanted to read, not to choose. */
const rest = 450

interface TokenProps {
  token: RingToken
  /** Its place on the ring, as a part of the whole. */
  turn: number
  onShow(): void
}

function Token({ token, turn, onShow }: TokenProps) {
  const { label, about, barred, drawing, onChoose } = token
  const angle = turn * 2 * Math.PI
  const style: CSSProperties = { left: radius * Math.sin(angle), top: -radius * Math.cos(angle) }
  const downAt = useRef(0)
  const isReading = ({ nativeEvent, timeStamp }: MouseEvent) =>
    (nativeEvent as PointerEvent).pointerType === 'touch' && timeStamp - downAt.current > rest
  return (
    <button
      type="button"
      data-rove
      className={styles.token}
      style={style}
      aria-label={label}
      aria-description={barred ?? about}
      aria-disabled={barred ? true : undefined}
      onPointerEnter={onShow}
      onPointerDown={event => {
        downAt.current = event.timeStamp
      }}
      onFocus={onShow}
      onClick={event => !barred && !isReading(event) && onChoose()}
    >
      {drawing}
    </button>
  )
}
