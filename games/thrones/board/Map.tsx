/** The map of Westeros with everything on it. It knows places and pieces; what may be done is told by the options. */

import type { ThronesTexts } from '../texts/types.ts'
import type { BoardProps } from './props.ts'
import './board.css'
import './controls.css'
import { memo, type RefObject, useEffect, useMemo, useRef } from 'react'
import { same } from '../../../kernel/index.ts'
import { useZoom, type Zoom } from '../../../ui/useZoom.ts'
import { ZoomButtons } from '../../../ui/ZoomButtons.tsx'
import { landAreas, type Place, places } from '../data/areas.ts'
import { Bar } from './Bar.tsx'
import { draftOf } from './draft.ts'
import { Field } from './Field.tsx'
import { boxAround, middleOf, sheet, viewBox } from './layout.ts'
import { Menu } from './Menu.tsx'
import { MapGround } from './map/MapGround.tsx'
import { Tint, TintDefs } from './Place.tsx'
import { freeUnits } from './Standing.tsx'
import { type Scenes, sceneAt } from './scene.ts'
import { useDrag } from './useDrag.ts'
import { type Touch, useTouch } from './useTouch.ts'

/** What stands where, and what is drafted. Where nothing has changed a place keeps its scene, and is not drawn again. */
function usePosition(view: BoardProps['view']) {
  const kept = useRef<Scenes>(null)
  return useMemo(() => {
    const draft = draftOf(view)
    const fresh = (place: Place) => {
      const [before, now] = [kept.current?.[place], sceneAt(view, draft, place)]
      return before && same(before, now) ? before : now
    }
    kept.current = Object.fromEntries(places.map(place => [place, fresh(place)])) as Scenes
    return { draft, scenes: kept.current }
  }, [view])
}

export function WesterosMap(props: BoardProps) {
  const { view, texts, busy } = props
  const { draft, scenes } = usePosition(view)
  const unitsAt = (place: Place) => freeUnits(scenes[place])
  const touch = useTouch(props, unitsAt)
  const root = useRef<HTMLDivElement>(null)
  const moved = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLDivElement>(null)
  const zoom = useZoom(sheet, root, moved, () => touch.menu && touch.dismiss())
  const part = useMemo(() => boxAround([...touch.live.keys()]), [touch.live])
  useNarrowStart(root, zoom, touch.live.keys().next().value)
  const drag = useDrag(touch, { unitsAt, orderAt: place => view.own?.orders[place] ?? null }, root)
  return (
    <div ref={root} className="thrones-map" onPointerDown={drag.onPointerDown}>
      <div ref={moved} className="thrones-sheet">
        <Ground texts={texts} scenes={scenes} />
        <Field {...props} field={field} touch={touch} scenes={scenes} draft={draft} dragged={drag.dragged} />
      </div>
      <ZoomButtons zoom={zoom} part={part} words={texts.words} />
      <Bar {...props} touch={touch} />
      {touch.menu && !busy && <PlacedMenu {...props} touch={touch} root={root} field={field} />}
    </div>
  )
}

/** On a small screen the map begins as wide as the screen, where something may be done; else it begins whole. */
function useNarrowStart(root: RefObject<HTMLElement | null>, zoom: Zoom, first: Place | undefined) {
  const start = useRef({ zoom, first })
  useEffect(() => {
    if (root.current!.clientWidth > 600) return
    const { y } = middleOf(start.current.first ?? 'harrenhal')
    start.current.zoom.show({ x: sheet.x, width: sheet.width, y: y - 100, height: 200 })
  }, [root])
}

/** The drawn sheet lies on a layer of its own: what happens above it does not draw it again. */
const Ground = memo(function Ground({ texts, scenes }: { texts: ThronesTexts; scenes: Scenes }) {
  return (
    <svg className="thrones-layer" viewBox={viewBox} aria-hidden="true">
      <TintDefs areas={landAreas} />
      <MapGround names={texts.names.places} title="Westeros" tints={<Tints scenes={scenes} />} />
    </svg>
  )
})

const Tints = ({ scenes }: { scenes: Scenes }) =>
  landAreas.map(area => <Tint key={area} area={area} owner={scenes[area].owner} impassable={scenes[area].impassable} />)

interface PlacedMenuProps extends BoardProps {
  touch: Touch
  root: RefObject<HTMLDivElement | null>
  field: RefObject<HTMLElement | null>
}

/** The menu beside its place, wherever zoom and pan have put that. */
function PlacedMenu({ touch, root, field, ...props }: PlacedMenuProps) {
  const { place, choices } = touch.menu!
  const box = root.current!.getBoundingClientRect()
  const drawn = field.current!.getBoundingClientRect()
  const spot = {
    x: drawn.x + ((middleOf(place).x - sheet.x) / sheet.width) * drawn.width,
    y: drawn.y + ((middleOf(place).y - sheet.y) / sheet.height) * drawn.height,
  }
  return (
    <Menu
      {...props}
      key={place}
      choices={choices}
      title={props.texts.names.places[place]}
      at={{ x: spot.x - box.x, y: spot.y - box.y }}
      room={box}
      onChoose={touch.make}
      onClose={touch.dismiss}
    />
  )
}
