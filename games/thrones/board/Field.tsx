/**
 * What lies over the drawn sheet, each on a layer of its own: places to touch; pieces; what passes, drafts and marks of
 * what happens. What changes on one draws no other again.
 */

import { type KeyboardEvent, type RefObject, useMemo, useRef } from 'react'
import type { Place } from '../data/areas.ts'
import { isHostile } from '../rules/position/control.ts'
import type { Draft } from './draft.ts'
import { Clash, FloatingMarks, useFloatingMarks } from './FloatingMarks.tsx'
import { Hits, type Mark } from './Hits.tsx'
import type { BoardProps } from './props.ts'
import { freeUnits, Passing, Standing } from './Standing.tsx'
import type { Scenes } from './scene.ts'
import { useMotion } from './useMotion.ts'
import type { Touch } from './useTouch.ts'

interface Props extends BoardProps {
  field: RefObject<HTMLDivElement | null>
  touch: Touch
  scenes: Scenes
  draft: Draft
  /** Was the click that comes now the end of a drag? */
  dragged(): boolean
}

const attribute = (target: EventTarget, name: string): string | null =>
  (target as Element).closest(`[${name}]`)?.getAttribute(name) ?? null
const placeAt = (target: EventTarget) => attribute(target, 'data-place') as Place | null

/** How live places are marked; where a fight awaits is no matter of legality, only of looks. */
function marksOf(
  live: Touch['live'],
  source: Touch['source'],
  { open, seat, stack }: Props['view'],
): ReadonlyMap<Place, Mark> {
  const marks = new Map<Place, Mark>()
  const marching = stack.at(-1)?.do === 'march' && seat !== null
  for (const [place, end] of live) {
    const hostile = marching && end === 'end' && isHostile(open, seat, place)
    marks.set(place, place === source ? 'source' : hostile ? 'hostile' : end)
  }
  return marks
}

/** A click or key on the map, told by what it met: a drafted piece, a piece, a place. */
function touched(target: EventTarget, touch: Touch, scenes: Scenes): void {
  const ghost = attribute(target, 'data-ghost')
  const at = placeAt(target)
  const piece = attribute(target, 'data-piece')
  const unit = at && piece ? freeUnits(scenes[at]).find(({ index }) => `${at}/${index}` === piece) : undefined
  if (ghost) touch.ghost(ghost)
  else if (at && unit) touch.unit(at, unit)
  else if (at) touch.place(at)
  else touch.dismiss()
}

/** Tells the page which place the pointer or the focus is on, each only once. */
function usePointing(onHighlight: Props['onHighlight']) {
  const pointed = useRef<Place | null>(null)
  return (place: Place | null) => {
    if (place === pointed.current) return
    pointed.current = place
    onHighlight(place === null ? [] : [`place:${place}`])
  }
}

export function Field({ field, touch, scenes, draft, dragged, ...props }: Props) {
  const { view, texts, highlighted, news } = props
  const point = usePointing(props.onHighlight)
  const [departed, gone] = useMotion(field, view.open)
  const [floatingMarks, dropFloatingMark] = useFloatingMarks(news)
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') touch.dismiss()
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    touched(event.target, touch, scenes)
  }
  const { live, source, moveTargets, selection } = touch
  const marks = useMemo(() => marksOf(live, source, view), [live, source, view])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing whose parts can be touched
    <div
      ref={field}
      className="thrones-field-of-play"
      role="group"
      aria-label={texts.words.map}
      onClick={event => !dragged() && touched(event.target, touch, scenes)}
      onKeyDown={onKey}
      onPointerOver={event => point(placeAt(event.target))}
      onPointerLeave={() => point(null)}
      onFocus={event => point(placeAt(event.target))}
      onBlur={() => point(null)}
    >
      <Hits marks={marks} highlighted={highlighted} scenes={scenes} texts={texts} />
      <Standing {...{ scenes, draft, moveTargets, selection, live }} />
      <Passing {...{ scenes, draft, moveTargets, departed }} onGone={gone}>
        <Clash combat={view.open.combat} />
        <FloatingMarks floatingMarks={floatingMarks} onGone={dropFloatingMark} />
      </Passing>
    </div>
  )
}
