/** Taking up a deployment card and laying it down: by a click, or by dragging it onto its hex. */

import { type PointerEvent as ReactPointerEvent, useEffect, useState } from 'react'
import type { Hex } from '../../data/hexes.ts'
import type { DeployCard } from '../../types.ts'
import type { BoardProps } from '../props.ts'

type Props = Pick<BoardProps, 'view' | 'busy' | 'onMove'>

/** A card to be taken up, and where it is to lie; no hex: it is only taken up. */
export interface Wish {
  card: DeployCard
  hex: Hex | null
}

type Offered = Props['view']['options'][number]

/** The next move towards a wish: the card held is put back first. Null: it is fulfilled, or cannot be. */
export function towards(wish: Wish, picked: DeployCard | null, options: readonly Offered[]): Offered | null {
  const wanted = (move: Offered) => {
    if (picked === wish.card) return move.do === 'deploy' && move.hex === wish.hex
    return picked === null ? move.do === 'pick' && move.card === wish.card : move.do === 'unpick'
  }
  return options.find(wanted) ?? null
}

/** How far a pointer goes, in px, before it drags. */
const reach = 7

const hexUnder = ({ clientX, clientY }: PointerEvent): Hex | null =>
  (document.elementFromPoint(clientX, clientY)?.closest('[data-hex]')?.getAttribute('data-hex') as Hex | null) ?? null

/** The picture of a card that follows the pointer. */
function ghostOf(button: Element): HTMLElement {
  const ghost = document.createElement('div')
  ghost.className = 'lore-carried'
  ghost.append(button.querySelector('svg')!.cloneNode(true))
  document.body.append(ghost)
  return ghost
}

interface Drag {
  onStart(): void
  onDrop(hex: Hex | null): void
}

function follow(start: ReactPointerEvent, { onStart, onDrop }: Drag): void {
  const button = start.currentTarget
  let ghost: HTMLElement | null = null
  const stop = new AbortController()
  const move = (now: PointerEvent) => {
    if (!ghost && Math.hypot(now.clientX - start.clientX, now.clientY - start.clientY) < reach) return
    if (!ghost) {
      ghost = ghostOf(button)
      onStart()
    }
    ghost.style.translate = `${now.clientX}px ${now.clientY}px`
  }
  const end = (now: PointerEvent) => {
    stop.abort()
    if (!ghost) return
    ghost.remove()
    onDrop(now.type === 'pointerup' ? hexUnder(now) : null)
  }
  const { signal } = stop
  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', end, { signal })
  addEventListener('pointercancel', end, { signal })
}

export function useDeploying({ view, busy, onMove }: Props) {
  const [wish, setWish] = useState<Wish | null>(null)
  const picked = view.own?.picked ?? null
  // One move at a time: the next one when the answer to the last is here.
  useEffect(() => {
    if (wish === null || busy) return
    const move = towards(wish, picked, view.options)
    if (move) onMove(move)
    if (move === null || move.do === 'deploy') setWish(null)
  }, [wish, picked, busy, view, onMove])
  const take = (card: DeployCard) => setWish({ card, hex: null })
  const onPointerDown = (card: DeployCard) => (event: ReactPointerEvent) => {
    if (event.button !== 0 || busy) return
    follow(event, { onStart: () => take(card), onDrop: hex => hex && setWish({ card, hex }) })
  }
  return { picked, take, onPointerDown }
}
