/** Where one hex offers several moves: which of them is meant. */

import { useEffect, useRef } from 'react'
import { labelled } from '../../../text/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { useRoving } from '../../../ui/useRoving.ts'
import type { Move } from './moveTargets.ts'
import type { BoardProps } from './props.ts'
import type { Menu as Opened } from './useTouch.ts'

interface Props {
  props: BoardProps
  menu: Opened
  onChoose(move: Move): void
  onClose(): void
}

export function Menu({ props, menu, onChoose, onClose }: Props) {
  const roving = useRoving<HTMLDivElement>()
  const words = props.texts.words
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement as SVGElement | null
    box.current!.querySelector('button')?.focus({ preventScroll: true })
    return () => {
      if (before?.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div
      ref={box}
      className="lore-menu"
      data-over
      role="toolbar"
      aria-label={words.chooseAt(menu.hex)}
      onKeyDown={event => event.key === 'Escape' && onClose()}
    >
      <strong>{words.chooseAt(menu.hex)}</strong>
      <div {...roving}>
        {menu.moves.map(move => (
          <Button
            key={JSON.stringify(move)}
            small
            data-rove
            data-move={JSON.stringify(move)}
            onClick={() => onChoose(move)}
          >
            {labelled(move, props)}
          </Button>
        ))}
        <Button small data-rove onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}
