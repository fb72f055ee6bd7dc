import './pieces.css'
import { type House, houses } from '../data/houses.ts'
import { charges, outlines } from './heraldry.ts'

const isHouse = (role: string): role is House => (houses as readonly string[]).includes(role)

/** A House's charge around the origin, in its second colour. */
export function Charge({ house, scale = 0.8 }: { house: House; scale?: number }) {
  const { d, turns, middle } = charges[house]
  const parts = turns
    ? Array.from({ length: turns }, (_, i) => `rotate(${(i * 360) / turns})`)
    : ['scale(1 1)', 'scale(-1 1)']
  return (
    <g className={`iron-charge iron-${house}`} transform={`scale(${scale})`}>
      {parts.map(part => (
        <path key={part} d={d} fillRule="evenodd" transform={part} />
      ))}
      {middle && <path d={middle} fillRule="evenodd" />}
    </g>
  )
}

/** The arms of a House: its outline, its tincture, its charge. Beside names it is decoration. */
export function Emblem({ role, size = 24 }: { role: string; size?: number }) {
  if (!isHouse(role)) return null
  return (
    <svg className="iron-emblem" width={size} height={size} viewBox="-17 -18 34 36" aria-hidden="true">
      <path d={outlines[role]} className={`iron-field iron-${role}`} />
      <Charge house={role} />
    </svg>
  )
}

/** The shade of a House that can be read on paper: for what is written or drawn on cards. */
export const inkOf = (house: House): string => `--iron-${house}-ink`

export const colorToken = (role: string): string => `--iron-${role}`
