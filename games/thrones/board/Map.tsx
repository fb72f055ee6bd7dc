/** The map of Westeros with everything on it. It knows places and pieces; what may be done is told by the options. */
import './board.css'
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useMemo, useRef } from 'react'
import type { Language } from '../../../text/index.ts'
import type { BoardProps } from '../../../ui/board.ts'
import { landAreas, type Place, places } from '../data/areas.ts'
import { isHostile } from '../rules/control.ts'
import type { Thrones } from '../types.ts'
import { Bar } from './Bar.tsx'
import { draftOf } from './draft.ts'
import { Hits, type Mark } from './Hits.tsx'
import { middleOf, sheet } from './layout.ts'
import { Menu } from './Menu.tsx'
import { MapGround } from './map/MapGround.tsx'
import { Patterns, Tint, TintDefs } from './Place.tsx'
import { Clash, Sparks, useSparks } from './Sparks.tsx'
import { freeUnits, Standing } from './Standing.tsx'
import { type PlaceScene, sceneAt } from './scene.ts'
import { useDrag } from './useDrag.ts'
import { useMotion } from './useMotion.ts'
import { type Touch, useTouch } from './useTouch.ts'
import { useZoom, type Zoom } from './useZoom.ts'
import { namesIn, wordsIn } from './words.ts'
import { ZoomButtons } from './ZoomButtons.tsx'

type Scenes = Readonly<Record<Place, PlaceScene>>

const attribute = (target: EventTarget, name: string): string | null =>
  (target as Element).closest(`[${name}]`)?.getAttribute(name) ?? null
const placeAt = (target: EventTarget) => attribute(target, 'data-place') as Place | null

/** How live places are marked; where a fight awaits is no matter of legality, only of looks. */
function marksOf({ live, source }: Touch, view: BoardProps<Thrones>['view']): ReadonlyMap<Place, Mark> {
  const { open, seat } = view
  const marks = new Map<Place, Mark>()
  for (const [place, end] of live) {
    const hostile = end === 'end' && view.stack.at(-1)?.do === 'march' && seat !== null && isHostile(open, seat, place)
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

export function WesterosMap(props: BoardProps<Thrones>) {
  const { view, language, busy, lit, onLight } = props
  const draft = useMemo(() => draftOf(view), [view])
  const scenes = useMemo(
    () => Object.fromEntries(places.map(place => [place, sceneAt(view, draft, place)])) as Scenes,
    [view, draft],
  )
  const unitsAt = (place: Place) => freeUnits(scenes[place])
  const touch = useTouch(props, unitsAt)
  const root = useRef<HTMLDivElement>(null)
  const moved = useRef<HTMLDivElement>(null)
  const svg = useRef<SVGSVGElement>(null)
  const zoom = useZoom(root, moved, () => touch.menu && touch.dismiss())
  useNarrowStart(root, zoom, touch.live.keys().next().value)
  const [departed, gone] = useMotion(svg, view.open)
  const [sparks, dropSpark] = useSparks(props.news)
  const drag = useDrag(touch, { unitsAt, orderAt: place => view.own?.orders[place] ?? null }, root)
  const pointed = useRef<Place | null>(null)
  const point = (place: Place | null) => {
    if (place === pointed.current) return
    pointed.current = place
    onLight(place === null ? [] : [`place:${place}`])
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') touch.dismiss()
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    touched(event.target, touch, scenes)
  }
  return (
    <div ref={root} className={`thrones-map${busy ? ' busy' : ''}`} onPointerDown={drag.onPointerDown}>
      <div ref={moved} className="thrones-sheet">
        <Ground language={language} scenes={scenes} />
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing whose parts can be touched */}
        <svg
          ref={svg}
          viewBox={viewBox}
          role="group"
          aria-label={wordsIn(language).map}
          onClick={(event: MouseEvent) => !drag.dragged() && touched(event.target, touch, scenes)}
          onKeyDown={onKey}
          onPointerOver={event => point(placeAt(event.target))}
          onPointerLeave={() => point(null)}
          onFocus={event => point(placeAt(event.target))}
          onBlur={() => point(null)}
        >
          <Patterns />
          <Hits marks={marksOf(touch, view)} lit={lit} scenes={scenes} language={language} />
          <Standing {...{ scenes, draft, touch, busy, departed }} onGone={gone}>
            <Clash combat={view.open.combat} />
            <Sparks sparks={sparks} onGone={dropSpark} />
          </Standing>
        </svg>
      </div>
      <ZoomButtons zoom={zoom} live={[...touch.live.keys()]} language={language} />
      <Bar {...props} touch={touch} />
      {touch.menu && !busy && <PlacedMenu {...props} touch={touch} root={root} svg={svg} />}
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

const viewBox = `${sheet.x} ${sheet.y} ${sheet.width} ${sheet.height}`

/** The drawn sheet lies on a layer of its own: what happens above it does not draw it again. */
function Ground({ language, scenes }: { language: Language; scenes: Scenes }) {
  return (
    <svg viewBox={viewBox} aria-hidden="true">
      <TintDefs areas={landAreas} />
      <MapGround names={namesIn(language).places} title="Westeros" tints={<Tints scenes={scenes} />} />
    </svg>
  )
}

const Tints = ({ scenes }: { scenes: Scenes }) =>
  landAreas.map(area => <Tint key={area} area={area} owner={scenes[area].owner} impassable={scenes[area].impassable} />)

interface PlacedMenuProps extends BoardProps<Thrones> {
  touch: Touch
  root: RefObject<HTMLDivElement | null>
  svg: RefObject<SVGSVGElement | null>
}

/** The menu beside its place, wherever zoom and pan have put that. */
function PlacedMenu({ touch, root, svg, ...props }: PlacedMenuProps) {
  const { place, choices } = touch.menu!
  const box = root.current!.getBoundingClientRect()
  const spot = new DOMPoint(middleOf(place).x, middleOf(place).y).matrixTransform(svg.current!.getScreenCTM()!)
  return (
    <Menu
      {...props}
      key={place}
      choices={choices}
      title={namesIn(props.language).places[place]}
      at={{ x: spot.x - box.x, y: spot.y - box.y }}
      room={box}
      onChoose={touch.make}
      onClose={touch.dismiss}
    />
  )
}
