/** All that stands on the map, above the ground. */
import type { ReactNode } from 'react'
import { type Place, places } from '../data/areas.ts'
import { Drafted } from './Drafted.tsx'
import { type Draft, guestsAt } from './draft.ts'
import { middleOf } from './layout.ts'
import { Pieces } from './Place.tsx'
import type { PlaceScene, Scenes } from './scene.ts'
import { Unit } from './Tokens.tsx'
import type { Picked } from './touch.ts'
import type { Departed } from './useMotion.ts'
import type { Touch } from './useTouch.ts'

interface Props {
  scenes: Scenes
  draft: Draft
  touch: Touch
  busy: boolean
  departed: readonly Departed[]
  onGone(): void
  children: ReactNode
}

const none: readonly number[] = []

/** The pieces of a place that may be taken: those which no draft has sent away. */
export const freeUnits = (scene: PlaceScene): Picked[] =>
  scene.pieces.flatMap(({ unit, routed, leaving }, index) => (leaving ? [] : [{ unit, routed, index }]))

/** The numbers of the pieces that some move speaks of. */
function movableAt({ handles }: Touch, place: Place, scene: PlaceScene): readonly number[] {
  const own = handles.filter(({ at, unit }) => at === place && unit !== null)
  if (own.length === 0) return none
  return freeUnits(scene).flatMap(({ unit, routed, index }) =>
    own.some(({ unit: of }) => of!.unit === unit && of!.routed === routed) ? [index] : [],
  )
}

/** Places with drafted pieces that can be taken back. */
const recallable = ({ handles }: Touch): Place[] =>
  handles.flatMap(({ move, at }) => (move.do === 'recall' || move.do === 'unmuster' ? (at ?? []) : []))

const standing = (scenes: Scenes, draft: Draft) =>
  Object.fromEntries(draft.arrivals.map(({ to }) => [to, scenes[to].pieces.length]))

export function Standing({ scenes, draft, touch, busy, departed, onGone, children }: Props) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in here takes the focus; the places below tell what stands
    <g className="thrones-pieces" aria-hidden="true">
      {places.map(place => (
        <Pieces
          key={place}
          place={place}
          scene={scenes[place]}
          picked={touch.grip.from === place ? touch.grip.units.map(unit => unit.index) : none}
          movable={busy ? none : movableAt(touch, place, scenes[place])}
          guests={guestsAt(draft, place).reduce((sum, { units }) => sum + units.length, 0)}
          carriesOrder={scenes[place].token?.secret === true && touch.live.has(place)}
        />
      ))}
      <Drafted draft={draft} standing={standing(scenes, draft)} recallable={recallable(touch)} />
      {departed.map(({ key, house, unit, at }) => (
        <g key={key} transform={`translate(${middleOf(at).x} ${middleOf(at).y})`}>
          <g className="thrones-departed" onAnimationEnd={onGone}>
            <Unit house={house} {...unit} />
          </g>
        </g>
      ))}
      {children}
    </g>
  )
}
