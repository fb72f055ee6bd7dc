/**
 * What lies over the drawn sheet, each on a layer of its own: places to touch; pieces; what passes, drafts and marks of
 * what happens. What changes on one draws no other again.
 */
import { useMemo, useRef } from 'react'
import { LastMove } from '../../../ui/board/LastMove.tsx'
import { lastMarks } from '../../../ui/board/lastMove.ts'
import { attributeAt } from '../../../ui/board/pointing.ts'
import { TouchField } from '../../../ui/board/TouchField.tsx'
import type { Place } from '../data/areas.ts'
import { isHostile } from '../rules/position/control.ts'
import { placeAt } from './carry.ts'
import type { Draft } from './draft.ts'
import { Clash, FloatingMarks } from './FloatingMarks.tsx'
import { Hits, type Marks } from './Hits.tsx'
import { isPhaseOver, moveMarksOf } from './lastMove.ts'
import type { BoardProps } from './props.ts'
import { freeUnits, Passing, Standing } from './Standing.tsx'
import type { Scenes } from './scene.ts'
import { useMotion } from './useMotion.ts'
import type { Touch } from './useTouch.ts'

interface Props extends BoardProps {
  touch: Touch
  scenes: Scenes
  draft: Draft
  /** Was the click that comes now the end of a drag? */
  wasDragged(): boolean
  /** Hears what the pointer or the focus is on, for what explains it. */
  onRest(place: Place | null): void
}

/** How live places are marked; where a fight awaits is no matter of legality, only of looks. */
function marksOf(live: Touch['live'], source: Touch['source'], { open, seat, stack }: Props['view']): Marks {
  const isMarch = stack.at(-1)?.do === 'march' && seat !== null
  const markOf = (place: Place, end: 'begin' | 'end') => {
    if (place === source) return 'source'
    return isMarch && end === 'end' && isHostile(open, seat, place) ? 'hostile' : end
  }
  return new Map([...live].map(([place, end]) => [place, markOf(place, end)]))
}

/** A click or key on the map, told by what it met: a drafted piece, a piece, a place. */
function touched(target: EventTarget, touch: Touch, scenes: Scenes): void {
  const ghost = attributeAt(target, 'data-ghost')
  const at = placeAt(target)
  const piece = attributeAt(target, 'data-piece')
  const unit = at && piece ? freeUnits(scenes[at]).find(({ index }) => `${at}/${index}` === piece) : undefined
  if (ghost) touch.ghost(ghost)
  else if (at && unit) touch.unit(at, unit)
  else if (at) touch.place(at)
  else touch.dismiss()
}

export function Field({ touch, scenes, draft, wasDragged, onRest, ...props }: Props) {
  const { view, texts, highlighted, news, log, onHighlight } = props
  const field = useRef<HTMLDivElement>(null)
  const [departed, onGone] = useMotion(field, view.open)
  const { live, source, moveTargets, selection } = touch
  const marks = useMemo(() => marksOf(live, source, view), [live, source, view])
  const lastMove = useMemo(() => lastMarks(log, moveMarksOf, isPhaseOver), [log])
  return (
    <TouchField
      label={texts.words.map}
      field={field}
      onTouch={target => touched(target, touch, scenes)}
      onDismiss={touch.dismiss}
      onPoint={place => {
        onHighlight(place === null ? [] : [`place:${place}`])
        onRest(place as Place | null)
      }}
      wasDragged={wasDragged}
    >
      <Hits marks={marks} highlighted={highlighted} scenes={scenes} texts={texts} />
      <Standing {...{ scenes, draft, moveTargets, selection, live }} />
      <Passing {...{ scenes, draft, moveTargets, departed, onGone }}>
        <LastMove marks={lastMove} radius={24} />
        <Clash combat={view.open.combat} />
        <FloatingMarks news={news} />
      </Passing>
    </TouchField>
  )
}
