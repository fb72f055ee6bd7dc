/** The map of the Kingdom with everything on it. It knows areas and armies; what may be done is told by the legal moves. */
import { memo, useMemo, useRef } from 'react'
import { labelled } from '../../../text/index.ts'
import { useBars } from '../../../ui/board/barred.ts'
import { footBarHeight, zoomByFootBar } from '../../../ui/board/FootBar.tsx'
import { PlaceMenu } from '../../../ui/board/MoveMenu.tsx'
import { useResting } from '../../../ui/board/PlaceCard.tsx'
import { attributeAt } from '../../../ui/board/pointing.ts'
import { Layer, Sheet, type SheetHandle, useNarrowStart, useSheet } from '../../../ui/board/Sheet.tsx'
import { useCarry } from '../../../ui/board/useCarry.ts'
import { sameEntries } from '../../../ui/board/useSame.ts'
import { Tint, TintDefs } from '../../../ui/map/Tints.tsx'
import { type Area, areaIds } from '../data/areas.ts'
import type { NobleId } from '../data/barons.ts'
import { barred } from '../rules/barred/barred.ts'
import type { Names } from '../texts/common/names.ts'
import { AreaCard } from './AreaCard.tsx'
import { Bar } from './Bar.tsx'
import { carriedNoble, pictureOf } from './carry.ts'
import { costsOf } from './costs.ts'
import { Field } from './Field.tsx'
import { hatchings } from './heraldry.ts'
import { boxAround, middleOf, pathOf, sheet as plane } from './layout.ts'
import { Ground as MapGround } from './map/Ground.tsx'
import type { BoardProps } from './props.ts'
import { landlordOf, type Scenes, sceneAt } from './scene.ts'
import { placeName } from './spoken.ts'
import { type Touch, useTouch } from './useTouch.ts'

/** What stands where. Where nothing has changed an area keeps its scene, and is not drawn again. */
function useScenes({ open }: BoardProps['view']): Scenes {
  const kept = useRef<Scenes>(null)
  return useMemo(() => {
    const now = Object.fromEntries(areaIds.map(area => [area, sceneAt(open, area)])) as Scenes
    kept.current = sameEntries(kept.current, now)
    return kept.current
  }, [open])
}

export function KingdomMap(props: BoardProps) {
  const { view, texts, busy } = props
  const scenes = useScenes(view)
  const touch = useTouch(props)
  const bars = useBars(props, barred)
  const resting = useResting<Area>()
  const sheet = useSheet(plane, () => touch.menu && touch.dismiss(), footBarHeight)
  const part = useMemo(() => boxAround([...touch.live.keys()]), [touch.live])
  useNarrowStart(sheet, () => beginning(touch.live.keys().next().value), view.seat)
  const carry = useCarry<NobleId>({
    carriedAt: carriedNoble,
    pictureOf,
    onDrop: (noble, onto) => {
      const to = attributeAt(onto, 'data-place') as Area | null
      if (to !== null) touch.drop(noble, to)
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
          <Bar {...props} touch={touch} />
          {resting.place && !touch.menu && (
            <AreaCard {...props} {...{ sheet, touch, bars }} area={resting.place} scene={scenes[resting.place]} />
          )}
          {touch.menu && !busy && <Menu {...props} touch={touch} sheet={sheet} />}
        </>
      }
    >
      <Ground names={texts.names} scenes={scenes} />
      <Field
        {...props}
        touch={touch}
        scenes={scenes}
        wasDragged={() => carry.wasDragged() || resting.wasRead()}
        onRest={resting.point}
      />
    </Sheet>
  )
}

/** On a small screen the map begins as wide as the screen, where something may be done. */
function beginning(first: Area = 'k-e4') {
  const { x, y } = middleOf(first)
  return { x: x - 260, width: 520, y: y - 200, height: 400 }
}

const outlines = Object.fromEntries(areaIds.map(area => [area, pathOf(area)]))

/** The drawn sheet lies on a layer of its own: what happens above it does not draw it again. */
const Ground = memo(function Ground({ names, scenes }: { names: Names; scenes: Scenes }) {
  return (
    <Layer plane={plane} isDrawing>
      <TintDefs outlines={outlines} hatchings={hatchings} />
      <MapGround names={names} tints={<Tints scenes={scenes} />} />
    </Layer>
  )
})

const Tints = ({ scenes }: { scenes: Scenes }) =>
  areaIds.map(area => {
    const owner = landlordOf(scenes[area])
    return <Tint key={area} area={area} path={outlines[area]} owner={owner} className={`baron-${owner}`} />
  })

/** The menu beside its area, wherever zoom and pan have put that. */
function Menu({ touch, sheet, ...props }: BoardProps & { touch: Touch; sheet: SheetHandle }) {
  const { place, choices } = touch.menu!
  const items = choices.map(({ move }) => ({
    label: [labelled(move, props), ...costsOf(move, props)].join(' · '),
    move: JSON.stringify(move),
    onChoose: () => touch.make([move]),
  }))
  return (
    <PlaceMenu
      key={place}
      title={placeName(place, props.texts)}
      items={items}
      {...sheet.locate(middleOf(place))}
      onClose={touch.dismiss}
    />
  )
}
