/** The units of the game: what each looks like, and a unit as it stands in its hex. */
import './pieces.css'
import { memo } from 'react'
import { OrderFlag, type UnitLook, UnitStand } from '../../../hex/ui/pieces/Pieces.tsx'
import type { Rank } from '../data/ranks.ts'
import { type UnitType, unitTable } from '../data/units.ts'
import { figures, onFoot, onHorse } from './figures.ts'
import { badges, flags, furled, rankSigns, trays } from './heraldry.ts'
import type { UnitState } from './scene.ts'

/** A kind of unit in its rank, with a commander or without. */
export function lookOf(type: UnitType, rank: Rank, isLed: boolean): UnitLook {
  const { house, class: kind } = unitTable[type]
  return {
    figure: figures[type],
    tray: trays[house],
    rim: isLed ? 'gold' : null,
    badge: badges[rank],
    sign: rankSigns[rank],
    className: `house-${house} bw-${rank}`,
    ...(isLed ? { leader: kind === 'cavalry' ? onHorse : onFoot } : {}),
  }
}

/** The banner of a rank: it flies while the unit is active (BW-1.2), and is rolled up when it is not. */
const Banner = ({ rank, active }: { rank: Rank; active: boolean }) => (
  <g className="bw-banner" transform={active ? 'translate(20 -34)' : 'translate(37 -4) rotate(38)'}>
    <path className="bw-pole" d={active ? 'M0-13V40' : 'M0-26V28'} />
    {active ? (
      <>
        <path className="bw-flag" d={flags[rank]} />
        <path className="bw-flag-sign" d={rankSigns[rank]} transform="translate(10 0) scale(.8)" />
      </>
    ) : (
      <path className="bw-flag" d={furled} />
    )}
  </g>
)

/** A star over whoever is led by a commander. */
const LeaderStar = () => (
  <path
    className="bw-star"
    d="M0-11L3-4L10.5-3.4L4.8 1.5L6.6 8.9L0 5L-6.6 8.9L-4.8 1.5L-10.5-3.4L-3-4Z"
    transform="translate(-32 -24)"
  />
)

export const UnitPiece = memo(function UnitPiece({ type, rank, figures: left, commander, active, order }: UnitState) {
  return (
    <UnitStand look={lookOf(type, rank, commander !== null)} strength={left} className={active ? '' : 'bw-inactive'}>
      <Banner rank={rank} active={active} />
      {commander && <LeaderStar />}
      {order && <OrderFlag is={order} />}
    </UnitStand>
  )
})
