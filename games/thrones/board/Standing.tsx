/** All that stands on the map, above the ground, and what passes over it. */
import { memo, type ReactNode } from 'react'
import { ArrowHeads } from '../../../ui/board/Arrows.tsx'
import { DepartedPieces } from '../../../ui/board/FloatingMarks.tsx'
import { Layer } from '../../../ui/board/Sheet.tsx'
import { type Place, places } from '../data/areas.ts'
import { Drafted } from './Drafted.tsx'
import { type Draft, guestsAt } from './draft.ts'
import { middleOf, sheet } from './layout.ts'
import { Pieces, RoutedPattern } from './Place.tsx'
import type { PlaceScene, Scenes } from './scene.ts'
import { Unit } from './Tokens.tsx'
import type { Picked } from './touch.ts'
import type { Departed } from './useMotion.ts'
import type { Touch } from './useTouch.ts'

interface StandingProps extends Pick<Touch, 'moveTargets' | 'selection' | 'live'> {
  scenes: Scenes
  draft: Draft
}

const none: readonly number[] = []

/** The pieces of a place that may be taken: those which no draft has sent away. */
export const freeUnits = (scene: PlaceScene): Picked[] =>
  scene.pieces.flatMap(({ unit, routed, leaving }, index) => (leaving ? [] : [{ unit, routed, index }]))

/** The numbers of the pieces that some move speaks of. */
function movableAt(moveTargets: Touch['moveTargets'], place: Place, scene: PlaceScene): readonly number[] {
  const own = moveTargets.filter(({ at, unit }) => at === place && unit !== null)
  if (own.length === 0) return none
  return freeUnits(scene).flatMap(({ unit, routed, index }) =>
    own.some(({ unit: of }) => of!.unit === unit && of!.routed === routed) ? [index] : [],
  )
}

/** Places with drafted pieces that can be taken back. */
const recallable = (moveTargets: Touch['moveTargets']): Place[] =>
  moveTargets.flatMap(({ move, at }) => (move.do === 'recall' || move.do === 'unmuster' ? (at ?? []) : []))

const standing = (scenes: Scenes, draft: Draft) =>
  Object.fromEntries(draft.arrivals.map(({ to }) => [to, scenes[to].pieces.length]))

export const Standing = memo(function Standing({ scenes, draft, moveTargets, selection, live }: StandingProps) {
  return (
    <Layer plane={sheet} isDrawing>
      <RoutedPattern />
      <ArrowHeads />
      {places.map(place => (
        <Pieces
          key={place}
          place={place}
          scene={scenes[place]}
          picked={selection.from === place ? selection.units.map(unit => unit.index) : none}
          movable={movableAt(moveTargets, place, scenes[place])}
          guests={guestsAt(draft, place).reduce((sum, { units }) => sum + units.length, 0)}
          carriesOrder={scenes[place].token?.secret === true && live.has(place)}
        />
      ))}
    </Layer>
  )
})

interface PassingProps extends Pick<Touch, 'moveTargets'> {
  scenes: Scenes
  draft: Draft
  departed: readonly Departed[]
  onGone(): void
  children: ReactNode
}

/** What is drafted, what leaves, and what has just happened. */
export function Passing({ scenes, draft, moveTargets, departed, onGone, children }: PassingProps) {
  return (
    <Layer plane={sheet} isDrawing>
      <Drafted draft={draft} standing={standing(scenes, draft)} recallable={recallable(moveTargets)} />
      <DepartedPieces pieces={departed} at={({ at }) => middleOf(at)} onGone={onGone}>
        {({ house, unit }) => <Unit house={house} {...unit} />}
      </DepartedPieces>
      {children}
    </Layer>
  )
}
