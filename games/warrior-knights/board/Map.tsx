/** The map of the Kingdom with everything on it. It knows areas and armies; what may be done is told by the legal moves. */
import { memo } from 'react'
import { labelled } from '../../../text/index.ts'
import { useBars } from '../../../ui/board/barred.ts'
import { PlaceMenu } from '../../../ui/board/MoveMenu.tsx'
import { attributeAt } from '../../../ui/board/pointing.ts'
import type { SheetHandle } from '../../../ui/board/Sheet.tsx'
import { AreaMap, GroundLayer, useScenes } from '../../../ui/map/AreaMap.tsx'
import { Tint } from '../../../ui/map/Tints.tsx'
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
import { placeName } from './inWords.ts'
import { boxAround, middleOf, pathOf, sheet as plane } from './layout.ts'
import { Ground as MapGround } from './map/Ground.tsx'
import type { BoardProps } from './props.ts'
import { landlordOf, type Scenes, sceneAt } from './scene.ts'
import { type Touch, useTouch } from './useTouch.ts'

export function KingdomMap(props: BoardProps) {
  const { view, texts, busy } = props
  const scenes: Scenes = useScenes(areaIds, area => sceneAt(view.open, area), view.open)
  const touch = useTouch(props)
  const bars = useBars(props, barred)
  return (
    <AreaMap<Area, NobleId>
      {...{ plane, middleOf, boxAround, beginning }}
      words={texts.words}
      viewer={view.seat}
      live={touch.live}
      carry={{
        carriedAt: carriedNoble,
        pictureOf,
        onDrop: (noble, onto) => {
          const to = attributeAt(onto, 'data-place') as Area | null
          if (to !== null) touch.drop(noble, to)
        },
      }}
      menuAt={touch.menu?.place ?? null}
      menu={spot => !busy && <Menu {...props} touch={touch} spot={spot} />}
      onDismiss={touch.dismiss}
      card={(area, sheet) => <AreaCard {...props} {...{ sheet, touch, bars }} area={area} scene={scenes[area]} />}
      bar={<Bar {...props} touch={touch} />}
      ground={<Ground names={texts.names} scenes={scenes} />}
      field={hand => <Field {...props} touch={touch} scenes={scenes} {...hand} />}
    />
  )
}

/** On a small screen the map begins as wide as the screen, where something may be done. */
function beginning(first: Area = 'k-e4') {
  const { x, y } = middleOf(first)
  return { x: x - 260, width: 520, y: y - 200, height: 400 }
}

const outlines = Object.fromEntries(areaIds.map(area => [area, pathOf(area)]))

/** What happens above it does not draw it again. */
const Ground = memo(function Ground({ names, scenes }: { names: Names; scenes: Scenes }) {
  return (
    <GroundLayer {...{ plane, outlines, hatchings }}>
      <MapGround names={names} tints={<Tints scenes={scenes} />} />
    </GroundLayer>
  )
})

const Tints = ({ scenes }: { scenes: Scenes }) =>
  areaIds.map(area => {
    const owner = landlordOf(scenes[area])
    return <Tint key={area} area={area} path={outlines[area]} owner={owner} className={`baron-${owner}`} />
  })

/** The menu beside its area, wherever zoom and pan have put that. */
function Menu({ touch, spot, ...props }: BoardProps & { touch: Touch; spot: ReturnType<SheetHandle['locate']> }) {
  const { place, choices } = touch.menu!
  const items = choices.map(({ move }) => ({
    label: [labelled(move, props), ...costsOf(move, props)].join(' · '),
    move: JSON.stringify(move),
    onChoose: () => touch.make([move]),
  }))
  return <PlaceMenu key={place} title={placeName(place, props.texts)} items={items} {...spot} onClose={touch.dismiss} />
}
