import './arms.css'
import { type Baron, barons } from '../data/barons.ts'
import { charges, shields } from './heraldry.ts'

const isBaron = (role: string): role is Baron => (barons as readonly string[]).includes(role)

export const colorToken = (role: string): string => (isBaron(role) ? `--baron-${role}` : '--ink')

/** A Baron's charge around the origin, so wide. */
export const Charge = ({ baron, size }: { baron: Baron; size: number }) => (
  <path
    className="baron-charge"
    d={charges[baron]}
    transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 512})`}
  />
)

/** The arms of a Baron around the origin, about 24 x 28. */
export const Arms = ({ baron }: { baron: Baron }) => (
  <g className={`baron-${baron}`}>
    <path className="baron-field" d={shields[baron]} />
    <Charge baron={baron} size={17} />
  </g>
)

/** The arms of a Baron. Beside names they are decoration. */
export function Emblem({ role, size = 24 }: { role: string; size?: number }) {
  if (!isBaron(role)) return null
  return (
    <svg className="baron-emblem" width={size} height={size} viewBox="-15 -15 30 31" aria-hidden="true">
      <Arms baron={role} />
    </svg>
  )
}
