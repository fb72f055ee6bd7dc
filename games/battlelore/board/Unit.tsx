/** A unit as it stands in its hex: figures on a tray that thin out, or one figure with the marks of its wounds. */
import { memo } from 'react'
import { short } from '../../../hex/ui/geometry.ts'
import type { Faction } from '../data/factions.ts'
import { type UnitType, unitTable } from '../data/units.ts'
import { figures } from './figures.ts'
import { badges, rankSigns, trays } from './heraldry.ts'
import { PoisonToken, StunToken } from './Tokens.tsx'

interface Spot {
  x: number
  y: number
}

/** Where figures stand on the tray, by how many are left: those behind first. */
const ranks: Readonly<Record<number, readonly Spot[]>> = {
  1: [{ x: 0, y: 24 }],
  2: [
    { x: -19, y: 24 },
    { x: 19, y: 24 },
  ],
  3: [
    { x: 0, y: 11 },
    { x: -23, y: 26 },
    { x: 23, y: 26 },
  ],
}

/** Broad figures are drawn smaller when there are several. */
const scaleOf = (type: UnitType, figuresLeft: number): number => {
  if (unitTable[type].markers) return 1.1
  const room = figuresLeft === 1 ? 30 : 21.5
  return Math.min(1.2, room / figures[type].half)
}

export function Figure({ type, x = 0, y = 0, scale = 1 }: { type: UnitType; x?: number; y?: number; scale?: number }) {
  const { body, metal, lines } = figures[type]
  return (
    <g
      className={`lore-figure lore-${unitTable[type].faction}`}
      transform={`translate(${short(x)} ${short(y)}) scale(${short(scale)})`}
    >
      <path className="lore-halo" d={body} />
      <path className="lore-body" d={body} />
      <path className="lore-metal" d={metal} fillRule="evenodd" />
      <path className="lore-ink" d={lines} />
    </g>
  )
}

/** The tray of a faction with the rim of a rank, and the badge that repeats both. */
export function Tray({ type }: { type: UnitType }) {
  const { faction, class: rank } = unitTable[type]
  return (
    <g className={`lore-${faction}`} transform="translate(0 24)">
      <path className="lore-tray-shade" d={trays[faction]} transform="translate(0 3)" />
      <path className={`lore-tray ${rank}`} d={trays[faction]} />
      {rank !== 'infantry' && <path className={`lore-rim ${rank}`} d={trays[faction]} transform="scale(.86 .8)" />}
    </g>
  )
}

export function Badge({ type }: { type: UnitType }) {
  const { faction, class: rank } = unitTable[type]
  return (
    <g className={`lore-badge lore-${faction} ${rank}`}>
      <path d={badges[faction]} />
      <path className="lore-rank" d={rankSigns[rank]} />
    </g>
  )
}

/** One mark for each health of a unit of one figure: filled where it is wounded. */
function Wounds({ health, left }: { health: number; left: number }) {
  const pitch = Math.min(12, 70 / health)
  return Array.from({ length: health }, (_, i) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: marks have no other name
      key={i}
      className={i < health - left ? 'lore-wound' : 'lore-whole'}
      d="M0-6C3-2 4.4 0 4.4 2.4A4.4 4.4 0 1 1-4.4 2.4C-4.4 0-3-2 0-6Z"
      transform={`translate(${short((i - (health - 1) / 2) * pitch)} -1)`}
    />
  ))
}

export interface UnitLook {
  type: UnitType
  faction: Faction
  health: number
  poisoned: boolean
  stunned: boolean
  /** Ordered this turn: it has something to do yet, or has done it. */
  order: 'ready' | 'spent' | null
}

/** Around the middle of its hex. */
export const UnitPiece = memo(function UnitPiece({ type, faction, health, poisoned, stunned, order }: UnitLook) {
  const { markers, health: whole } = unitTable[type]
  const count = markers ? 1 : Math.min(3, health)
  const scale = scaleOf(type, count)
  return (
    <g className={`lore-unit lore-${faction}${stunned ? ' stunned' : ''}`}>
      <Tray type={type} />
      {ranks[count].map(spot => (
        <Figure key={spot.x} type={type} {...spot} y={markers ? 20 : spot.y} scale={scale} />
      ))}
      <g transform={`translate(0 ${markers ? 33 : 41})`}>
        {markers ? <Wounds health={whole} left={health} /> : null}
        <g transform={markers ? 'translate(0 14)' : undefined}>
          <Badge type={type} />
        </g>
      </g>
      {order && <path className={`lore-order ${order}`} d="M-45 10V-31L-30-25L-44-19" />}
      {poisoned && <PoisonToken x={38} y={stunned ? -4 : 8} />}
      {stunned && <StunToken x={38} y={20} />}
    </g>
  )
})
