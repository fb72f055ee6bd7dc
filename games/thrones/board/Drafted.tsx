/** What is drafted: arrows, pieces that are on their way, pieces that will be there. */
import { memo } from 'react'
import { same } from '../../../kernel/index.ts'
import { Arrow, type ArrowTone } from '../../../ui/board/Arrows.tsx'
import type { Place } from '../data/areas.ts'
import type { Arrival, Draft, Arrow as DraftArrow } from './draft.ts'
import { before, middleOf, rowAt, type Spot, spotsOf } from './layout.ts'
import { Unit } from './Tokens.tsx'

interface Props {
  draft: Draft
  /** How many pieces stand in a place already. */
  standing: Readonly<Partial<Record<Place, number>>>
  /** Places where drafted pieces can be taken back. */
  recallable: readonly Place[]
}

/** An attacking army waits at this distance from the army it will meet, in map units. */
const waiting = 58

/** The spots of arriving pieces; several groups bound for one place stand side by side. */
function spotsFor(arrivals: readonly Arrival[], standing: Props['standing']): (readonly Spot[])[] {
  const taken = new Map<Place, number>()
  const total = (to: Place) =>
    arrivals.filter(each => each.to === to && !each.hostile).reduce((sum, { units }) => sum + units.length, 0)
  return arrivals.map(({ from, to, units, hostile }) => {
    if (hostile && from) return rowAt(before(from, to, waiting), units.length)
    const first = (standing[to] ?? 0) + (taken.get(to) ?? 0)
    taken.set(to, (taken.get(to) ?? 0) + units.length)
    return spotsOf(to, (standing[to] ?? 0) + total(to)).slice(first, first + units.length)
  })
}

const toneOf = ({ kind, side }: DraftArrow): ArrowTone => {
  if (kind === 'support') return side === 'attacker' ? 'danger' : 'good'
  return kind === 'attack' ? 'danger' : 'plain'
}

export const Drafted = memo(function Drafted({ draft, standing, recallable }: Props) {
  const spots = spotsFor(draft.arrivals, standing)
  return (
    <g className="thrones-drafted">
      {draft.arrows.map(arrow => (
        <Arrow
          key={`${arrow.from}>${arrow.to}`}
          from={middleOf(arrow.from)}
          to={middleOf(arrow.to)}
          tone={toneOf(arrow)}
          isDotted={arrow.kind === 'support'}
        />
      ))}
      {draft.arrivals.map(({ house, units, to, hostile }, i) =>
        units.map((unit, k) => (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: drafted pieces have no other name than their place in the draft
            key={`${i}/${k}`}
            className={`thrones-ghost${hostile ? ' hostile' : ''}${recallable.includes(to) ? ' movable' : ''}`}
            transform={`translate(${spots[i][k].x} ${spots[i][k].y})`}
            data-ghost={`${to}/${unit.unit}/${unit.routed ? 1 : 0}`}
          >
            <Unit house={house} {...unit} />
          </g>
        )),
      )}
    </g>
  )
}, same)
