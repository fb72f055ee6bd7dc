import './arms.css'
import { type House, houses } from '../houses.ts'
import { charges, outlines } from './heraldry.ts'

const isHouse = (role: string): role is House => (houses as readonly string[]).includes(role)

/** A house's charge around the origin, in its second colour. */
export function Charge({ house, scale = 0.8 }: { house: House; scale?: number }) {
  const { d, isHalf, middle } = charges[house]
  return (
    <g className={`house-charge house-${house}`} transform={`scale(${scale})`}>
      <path d={d} fillRule="evenodd" />
      {isHalf && <path d={d} fillRule="evenodd" transform="scale(-1 1)" />}
      {middle && <path d={middle} fillRule="evenodd" />}
    </g>
  )
}

/** The arms of a house: its outline, its colour, its charge. Beside names it is decoration. */
export function Emblem({ role, size = 24 }: { role: string; size?: number }) {
  if (!isHouse(role)) return null
  return (
    <svg className="house-emblem" width={size} height={size} viewBox="-17 -18 34 36" aria-hidden="true">
      <path d={outlines[role]} className={`house-field house-${role}`} />
      <Charge house={role} />
    </svg>
  )
}

/** The shade of a house that can be read on paper: for what is written or drawn on cards. */
export const inkOf = (house: House): string => `--house-${house}-ink`

export const colorToken = (role: string): string => `--house-${role}`
