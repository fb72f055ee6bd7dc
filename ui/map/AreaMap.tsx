/** A map of areas: it is panned and zoomed, pieces are carried over it, and what an area tells and offers stands beside it. */
import type { ComponentProps, ReactNode } from 'react'
import { useMemo, useRef } from 'react'
import type { Seat } from '../../kernel/index.ts'
import { footBarHeight, zoomByFootBar } from '../board/FootBar.tsx'
import { useResting } from '../board/PlaceCard.tsx'
import type { Point } from '../board/plane.ts'
import { Layer, Sheet, type SheetHandle, useNarrowStart, useSheet } from '../board/Sheet.tsx'
import { useCarry } from '../board/useCarry.ts'
import { sameEntries } from '../board/useSame.ts'
import type { Box } from '../useZoom.ts'
import { type Hatching, TintDefs } from './Tints.tsx'

/** What stands where, by area: where nothing has changed an area keeps its scene, and is not drawn again. */
export function useScenes<Place extends string, Scene>(
  places: readonly Place[],
  sceneAt: (place: Place) => Scene,
  /** What the scenes are made of. */
  from: unknown,
): Readonly<Record<Place, Scene>> {
  const kept = useRef<Readonly<Record<Place, Scene>> | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scenes are made of this alone
  return useMemo(() => {
    const now = Object.fromEntries(places.map(place => [place, sceneAt(place)])) as Record<Place, Scene>
    const same = sameEntries<Place, Scene>(kept.current, now)
    kept.current = same
    return same
  }, [from])
}

interface Props<Place extends string, Load> {
  /** All that is drawn, always the same object. */
  plane: Box
  words: ComponentProps<typeof Sheet>['words']
  /** Who looks on; null: a spectator. */
  viewer: Seat | null
  /** By the places where something may be done now. */
  live: ReadonlyMap<Place, unknown>
  middleOf(place: Place): Point
  /** The part of the plane that holds some places; null: there are none. */
  boxAround(places: readonly Place[]): Box | null
  /** The part with which a small screen begins, by the first place where something may be done. */
  beginning(first: Place | undefined): Box
  carry: Parameters<typeof useCarry<Load>>[0]
  /** Where a menu is open; null: nowhere. It is closed when the map moves. */
  menuAt: Place | null
  /** The menu, at a point of the room. */
  menu(spot: ReturnType<SheetHandle['locate']>): ReactNode
  onDismiss(): void
  /** The card of the place that the pointer rests on. */
  card(place: Place, sheet: SheetHandle): ReactNode
  /** Over the foot of the map. */
  bar: ReactNode
  ground: ReactNode
  /** Everything that is touched. */
  field(hand: { wasDragged(): boolean; onRest(place: Place | null): void }): ReactNode
}

export function AreaMap<Place extends string, Load>(props: Props<Place, Load>) {
  const { plane, words, viewer, live, middleOf, menuAt } = props
  const resting = useResting<Place>()
  const sheet = useSheet(plane, () => menuAt !== null && props.onDismiss(), footBarHeight)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a function of the game that never changes
  const part = useMemo(() => props.boxAround([...live.keys()]), [live])
  useNarrowStart(sheet, () => props.beginning(live.keys().next().value), viewer)
  const carry = useCarry(props.carry)
  return (
    <Sheet
      sheet={sheet}
      part={part}
      words={words}
      zoomClassName={zoomByFootBar}
      onPointerDown={event => {
        resting.onPointerDown(event)
        carry.onPointerDown(event)
      }}
      over={
        <>
          {props.bar}
          {resting.place !== null && menuAt === null && props.card(resting.place, sheet)}
          {menuAt !== null && props.menu(sheet.locate(middleOf(menuAt)))}
        </>
      }
    >
      {props.ground}
      {props.field({ wasDragged: () => carry.wasDragged() || resting.wasRead(), onRest: resting.point })}
    </Sheet>
  )
}

interface GroundProps {
  plane: Box
  outlines: Readonly<Record<string, string>>
  hatchings: readonly Hatching[]
  children: ReactNode
}

/** The drawn sheet on a layer of its own, with what tints refer to. */
export const GroundLayer = ({ plane, outlines, hatchings, children }: GroundProps) => (
  <Layer plane={plane} isDrawing>
    <TintDefs outlines={outlines} hatchings={hatchings} />
    {children}
  </Layer>
)
