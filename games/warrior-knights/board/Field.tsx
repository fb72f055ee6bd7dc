/** What lies over the drawn sheet, each on a layer of its own: areas to touch, armies and cities, marks of what has happened. */
import { useMemo, useRef } from 'react'
import { DepartedPieces } from '../../../ui/board/FloatingMarks.tsx'
import { LastMove } from '../../../ui/board/LastMove.tsx'
import { lastMarks } from '../../../ui/board/lastMove.ts'
import { attributeAt } from '../../../ui/board/pointing.ts'
import { Layer } from '../../../ui/board/Sheet.tsx'
import { TouchField } from '../../../ui/board/TouchField.tsx'
import type { Area } from '../data/areas.ts'
import type { NobleId } from '../data/barons.ts'
import { FloatingMarks } from './FloatingMarks.tsx'
import { Hits, type Marks } from './Hits.tsx'
import { highlightedPlaces } from './highlighted.ts'
import { isPhaseOver, moveMarksOf } from './lastMove.ts'
import { middleOf, sheet } from './layout.ts'
import type { BoardProps } from './props.ts'
import { Standing } from './Standing.tsx'
import type { Scenes } from './scene.ts'
import { ArmyToken } from './Tokens.tsx'
import { useMotion } from './useMotion.ts'
import type { Touch } from './useTouch.ts'

interface Props extends BoardProps {
  touch: Touch
  scenes: Scenes
  /** Was the click that comes now the end of a drag? */
  wasDragged(): boolean
  /** Hears what the pointer or the focus is on, for what explains it. */
  onRest(area: Area | null): void
}

const attacks = ['attack', 'assault', 'siege']

/** How live areas are marked: where a fight may be begun is no matter of legality, only of looks. */
function marksOf({ live, source, moveTargets }: Touch): Marks {
  const isHostile = (area: Area) => moveTargets.some(({ at, move }) => at === area && attacks.includes(move.do))
  const markOf = (area: Area, end: 'begin' | 'end') => {
    if (area === source) return 'source'
    return isHostile(area) ? 'hostile' : end
  }
  return new Map([...live].map(([area, end]) => [area, markOf(area, end)]))
}

/** A click or key on the map, told by what it met: a Noble, or an area. */
function touched(target: EventTarget, touch: Touch): void {
  const area = attributeAt(target, 'data-place') as Area | null
  const noble = attributeAt(target, 'data-piece') as NobleId | null
  if (area && noble) touch.noble(area, noble)
  else if (area) touch.area(area)
  else touch.dismiss()
}

export function Field({ touch, scenes, wasDragged, onRest, ...props }: Props) {
  const { view, texts, highlighted, news, log, onHighlight } = props
  const field = useRef<HTMLDivElement>(null)
  const [departed, onGone] = useMotion(field, view.open)
  const { live, source, moveTargets, selection } = touch
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are all that it reads of the touch
  const marks = useMemo(() => marksOf(touch), [live, source, moveTargets])
  const highlightedAreas = useMemo(() => highlightedPlaces(highlighted, view.open), [highlighted, view.open])
  const lastMove = useMemo(() => lastMarks(log, moveMarksOf, isPhaseOver), [log])
  return (
    <TouchField
      label={texts.words.map}
      field={field}
      onTouch={target => touched(target, touch)}
      onDismiss={touch.dismiss}
      onPoint={area => {
        onHighlight(area === null ? [] : [`area:${area}`])
        onRest(area as Area | null)
      }}
      wasDragged={wasDragged}
    >
      <Hits marks={marks} highlighted={highlightedAreas} scenes={scenes} texts={texts} />
      <Standing {...{ scenes, moveTargets, selection }} />
      <Layer plane={sheet} isDrawing>
        <DepartedPieces pieces={departed} at={({ at }) => middleOf(at)} onGone={onGone}>
          {({ noble }) => <ArmyToken noble={noble} strength={0} tokens={0} exhausted={false} />}
        </DepartedPieces>
        <LastMove marks={lastMove} radius={26} />
        <FloatingMarks news={news} />
      </Layer>
    </TouchField>
  )
}
