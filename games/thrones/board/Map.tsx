/** The map of Westeros with everything on it. It knows places and pieces; what may be done is told by the options. */
import './board.css'
import { memo, useMemo } from 'react'
import { useBars } from '../../../ui/board/barred.ts'
import type { SheetHandle } from '../../../ui/board/Sheet.tsx'
import { AreaMap, GroundLayer, useScenes } from '../../../ui/map/AreaMap.tsx'
import { Tint } from '../../../ui/map/Tints.tsx'
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
import type { Load } from './touch.ts'
import { type Touch, useTouch } from './useTouch.ts'

export function WesterosMap(props: BoardProps) {
  const { view, texts, busy } = props
  const draft = useMemo(() => draftOf(view), [view])
  const scenes: Scenes = useScenes(places, place => sceneAt(view, draft, place), view)
  const bars = useBars(props, barred)
  const unitsAt = (place: Place) => freeUnits(scenes[place])
  const touch = useTouch(props, unitsAt)
  const orderAt = (place: Place) => view.own?.orders[place] ?? null
  return (
    <AreaMap<Place, Load>
      {...{ plane, middleOf, boxAround, beginning }}
      words={texts.words}
      viewer={view.seat}
      live={touch.live}
      carry={{
        carriedAt: target => carriedAt(target, { selection: touch.selection, unitsAt, orderAt }),
        pictureOf,
        onDrop: (load, onto) => {
          const to = placeAt(onto)
          if (to !== null && to !== load.from) touch.drop(load, to)
        },
      }}
      menuAt={touch.menu?.place ?? null}
      menu={spot => !busy && <PlacedMenu {...props} bars={bars} touch={touch} spot={spot} />}
      onDismiss={touch.dismiss}
      card={(place, sheet) => <AreaCard {...{ sheet, bars, texts }} place={place} scene={scenes[place]} />}
      bar={<Bar {...props} bars={bars} touch={touch} />}
      ground={<Ground texts={texts} scenes={scenes} />}
      field={hand => <Field {...props} touch={touch} scenes={scenes} draft={draft} {...hand} />}
    />
  )
}

/** On a small screen the map begins as wide as the screen, where something may be done. */
function beginning(first: Place = 'harrenhal') {
  const { x, width } = plane
  return { x, width, y: middleOf(first).y - 100, height: 200 }
}

const outlines = Object.fromEntries(landAreas.map(area => [area, pathOf(area)]))

/** What happens above it does not draw it again. */
const Ground = memo(function Ground({ texts, scenes }: { texts: ThronesTexts; scenes: Scenes }) {
  return (
    <GroundLayer {...{ plane, outlines, hatchings }}>
      <MapGround names={texts.names.places} title="Westeros" tints={<Tints scenes={scenes} />} />
    </GroundLayer>
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

interface PlacedMenuProps {
  bars: Bars
  touch: Touch
  spot: ReturnType<SheetHandle['locate']>
}

/** The menu beside its place, wherever zoom and pan have put that. */
function PlacedMenu({ touch, spot, ...props }: BoardProps & PlacedMenuProps) {
  const { place, choices } = touch.menu!
  return (
    <Menu
      {...props}
      key={place}
      place={place}
      choices={choices}
      title={props.texts.names.places[place]}
      {...spot}
      onChoose={touch.make}
      onClose={touch.dismiss}
    />
  )
}
