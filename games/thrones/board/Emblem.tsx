import './pieces.css'
import { type House, houses } from '../data/houses.ts'
import { outlines, sigils } from './heraldry.ts'

const isHouse = (role: string): role is House => (houses as readonly string[]).includes(role)

/** A house's charge around the origin, in the house's second colour. */
export function Charge({ house, scale = 0.82 }: { house: House; scale?: number }) {
  const { fill, lines } = sigils[house]
  return (
    <g className={`thrones-charge thrones-${house}`} transform={`scale(${scale})`}>
      <path d={fill} fillRule="evenodd" />
      {lines && <path d={lines} className="thrones-charge-lines" />}
    </g>
  )
}

/** The arms of a house: its outline, its tincture, its sigil. Beside names it is decoration. */
export function Emblem({ role, size = 24 }: { role: string; size?: number }) {
  if (!isHouse(role)) return null
  return (
    <svg className="thrones-emblem" width={size} height={size} viewBox="-17 -18 34 36" aria-hidden="true">
      <path d={outlines[role]} className={`thrones-field thrones-${role}`} />
      <Charge house={role} />
    </svg>
  )
}

export const colorToken = (role: string): string => `--house-${role}`
