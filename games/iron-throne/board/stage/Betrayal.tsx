/** A betrayal, drawn: the shield of the betrayed is cloven by the dagger of the other. */

import { Charge } from '../../../../worlds/westeros/ui/Arms.tsx'
import { outlines } from '../../../../worlds/westeros/ui/heraldry.ts'
import type { House } from '../../data/houses.ts'

const crack = 'M1-24L-3-12L3-6L-4 3L2 9L-2 24'

/** Half of a shield: everything on one side of the crack. */
const halves = {
  left: 'M1-24L-3-12L3-6L-4 3L2 9L-2 24H-30V-24Z',
  right: 'M1-24L-3-12L3-6L-4 3L2 9L-2 24H30V-24Z',
} as const

export function Betrayal({ by, of }: { by: House; of: House }) {
  return (
    <svg className="iron-betrayal" viewBox="-64 -40 128 80" aria-hidden="true">
      {(['left', 'right'] as const).map(side => (
        <g key={side} className={`iron-half ${side}`}>
          <clipPath id={`iron-half-${side}`}>
            <path d={halves[side]} />
          </clipPath>
          <g clipPath={`url(#iron-half-${side})`}>
            <path d={outlines[of]} className={`house-field house-${of}`} transform="scale(1.35)" />
            <Charge house={of} scale={1.1} />
          </g>
        </g>
      ))}
      <path d={crack} className="iron-crack" />
      <g className={`iron-dagger house-${by}`}>
        <path d="M-2.6-14L0 27L2.6-14Z" className="blade" />
        <path d="M0-14V22" className="fuller" />
        <path d="M-11-15.5Q0-12 11-15.5V-18.5Q0-16 -11-18.5Z" className="guard" />
        <path d="M-2.2-18V-30H2.2V-18Z" className="grip" />
        <circle cy="-33" r="4" className="pommel" />
      </g>
      <path d="M-1.6 30C-1.6 33 1.6 33 1.6 30C1.6 28.6 0 26.6 0 26.6C0 26.6-1.6 28.6-1.6 30Z" className="drop" />
    </svg>
  )
}
