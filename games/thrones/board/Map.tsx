/** The map of Westeros with everything on it. It knows places and pieces; what may be done is told by the options. */
import './board.css'
import { memo, useMemo, useRef } from 'react'
import { useBars } from '../../../ui/board/barred.ts'
import { footBarHeight, zoomByFootBar } from '../../../ui/board/FootBar.tsx'
import { useResting } from '../../../ui/board/PlaceCard.tsx'
import { Layer, Sheet, type SheetHandle, useNarrowStart, useSheet } from '../../../ui/board/Sheet.tsx'
import { useCarry } from '../../../ui/board/useCarry.ts'
import { sameEntries } from '../../../ui/board/useSame.ts'
import { Tint, TintDefs } from '../../../ui/map/Tints.tsx'
import { landAreas, type Place, places } from '../data/areas.ts'
import { barred } from '../rules/barred/index.ts'
import type { ThronesTexts } from '../texts/common/types.ts'
import { AreaCard } from './AreaCard.tsx'
import { Bar } from './Bar.tsx'
import { carriedAt, pictureOf, placeAt } from './carry.ts'
import { draftOf } from './draft.ts'
import { Field } from './Field.tsx'
import { hatchings } from './hatchings.ts'
import { boxAround, middleOf, pathOf, sheet as plane } from './layout.ts'
import { Menu } from './Menu.tsx'
import { MapGround } from './map/MapGround.tsx'
import type { Bars, BoardProps } from './props.ts'
import { freeUnits } from './Standing.tsx'
import { type Scenes, sceneAt } from './scene.ts'
import { type Touch, useTouch } from './useTouch.ts'

/** What stands where, and what is drafted. Where nothing has changed a place keeps its scene, and is not drawn again. */
function usePosition(view: BoardProps['view']) {
  const kept = useRef<Scenes>(null)
  return useMemo(() => {
    const draft = draftOf(view)
    const now = Object.fromEntries(places.map(place => [place, sceneAt(view, draft, place)])) as Scenes
    kept.current = sameEntries(kept.current, now)
    return { draft, scenes: kept.current }
  }, [view])
}

export function WesterosMap(props: BoardProps) {
  const { view, texts, busy } = props
  const { draft, scenes } = usePosition(view)
  const bars = useBars(props, barred)
  const unitsAt = (place: Place) => freeUnits(scenes[place])
  const touch = useTouch(props, unitsAt)
  const resting = useResting<Place>()
  const sheet = useSheet(plane, () => touch.menu && touch.dismiss(), footBarHeight)
  const part = useMemo(() => boxAround([...touch.live.keys()]), [touch.live])
  useNarrowStart(sheet, () => beginning(touch.live.keys().next().value), view.seat)
  const orderAt = (place: Place) => view.own?.orders[place] ?? null
  const carry = useCarry({
    carriedAt: target => carriedAt(target, { selection: touch.selection, unitsAt, orderAt }),
    pictureOf,
    onDrop: (load, onto) => {
      const to = placeAt(onto)
      if (to !== null && to !== load.from) touch.drop(load, to)
    },
  })
  return (
    <Sheet
      sheet={sheet}
      part={part}
      words={texts.words}
      zoomClassName={zoomByFootBar}
      onPointerDown={event => {
        resting.onPointerDown(event)
        carry.onPointerDown(event)
      }}
      over={
        <>
          <Bar {...props} bars={bars} touch={touch} />
          {resting.place && !touch.menu && (
            <AreaCard {...{ sheet, bars, texts }} place={resting.place} scene={scenes[resting.place]} />
          )}
          {touch.menu && !busy && <PlacedMenu {...props} bars={bars} touch={touch} sheet={sheet} />}
        </>
      }
    >
      <Ground texts={texts} scenes={scenes} />
      <Field
        {...props}
        touch={touch}
        scenes={scenes}
        draft={draft}
        wasDragged={() => carry.wasDragged() || resting.wasRead()}
        onRest={resting.point}
      />
    </Sheet>
  )
}

/** On a small screen the map begins as wide as the screen, where something may be done. */
function beginning(first: Place = 'harrenhal') {
  const { x, width } = plane
  return { x, width, y: middleOf(first).y - 100, height: 200 }
}

const outlines = Object.fromEntries(landAreas.map(area => [area, pathOf(area)]))

/** The drawn sheet lies on a layer of its own: what happens above it does not draw it again. */
const Ground = memo(function Ground({ texts, scenes }: { texts: ThronesTexts; scenes: Scenes }) {
  return (
    <Layer plane={plane} isDrawing>
      <TintDefs outlines={outlines} hatchings={hatchings} />
      <MapGround names={texts.names.places} title="Westeros" tints={<Tints scenes={scenes} />} />
    </Layer>
  )
})

const Tints = ({ scenes }: { scenes: Scenes }) =>
  landAreas.map(area => {
    const { owner, impassable } = scenes[area]
    return (
      <Tint
        key={area}
        area={area}
        path={outlines[area]}
        owner={owner}
        className={`house-${owner}`}
        isClosed={impassable}
      />
    )
  })

/** The menu beside its place, wherever zoom and pan have put that. */
function PlacedMenu({ touch, sheet, ...props }: BoardProps & { bars: Bars; touch: Touch; sheet: SheetHandle }) {
  const { place, choices } = touch.menu!
  return (
    <Menu
      {...props}
      key={place}
      place={place}
      choices={choices}
      title={props.texts.names.places[place]}
      {...sheet.locate(middleOf(place))}
      onChoose={touch.make}
      onClose={touch.dismiss}
    />
  )
}
