/** Characters and leaders as medallions, with the power that lies on them. */

import { outlines } from '../../../worlds/westeros/ui/heraldry.ts'
import type { Character } from '../data/houses.ts'
import { houseOf } from '../data/houses.ts'
import { characterSigns } from './characterSigns.ts'
import { skullCrossedBones } from './icons.ts'

/** An icon of 512 x 512 around the origin, `edge` wide. */
const Sign = ({ d, edge, className }: { d: string; edge: number; className: string }) => (
  <path d={d} className={className} transform={`translate(${-edge / 2} ${-edge / 2}) scale(${edge / 512})`} />
)

/** The number of power, as a coin. */
export const Coin = ({ n, x = 0, y = 0 }: { n: number; x?: number; y?: number }) => (
  <g className="iron-coin" transform={`translate(${x} ${y})`}>
    <circle r="10.5" />
    <circle r="8.2" className="iron-coin-rim" />
    <text y="4.6">{n}</text>
  </g>
)

interface Props {
  character: Character
  /** 0: dead, the token is turned down. */
  power: number
  size?: number | string
  /** Without the number, where it stands elsewhere. */
  bare?: boolean
}

export function Medallion({ character, power, size = 46, bare = false }: Props) {
  const house = houseOf(character)
  const isDead = power === 0
  return (
    <svg
      className={`iron-medallion house-${house}${isDead ? ' dead' : ''}`}
      width={size}
      height={size}
      viewBox="-27 -25 54 54"
      aria-hidden="true"
    >
      <circle r="23.5" className="iron-medallion-ring" />
      <circle r="18.6" className="iron-medallion-face" />
      <Sign
        d={isDead ? skullCrossedBones : characterSigns[character]}
        edge={isDead ? 20 : 25}
        className="iron-medallion-sign"
      />
      {!isDead && !bare && <Coin n={power} x={16} y={17} />}
    </svg>
  )
}

/** A leader stands on a shield of its House, under a crown's edge; the coin is what lies on the sheet. */
export function LeaderMedallion({ leader, sheet, size = 46 }: { leader: Character; sheet: number; size?: number }) {
  const house = houseOf(leader)
  return (
    <svg
      className={`iron-medallion leader house-${house}`}
      width={size}
      height={size}
      viewBox="-27 -25 54 54"
      aria-hidden="true"
    >
      <g transform="scale(1.46)">
        <path d={outlines[house]} className="iron-medallion-ring" />
        <path d={outlines[house]} className="iron-medallion-line" transform="scale(.84)" />
      </g>
      <Sign d={characterSigns[leader]} edge={26} className="iron-medallion-sign" />
      <Coin n={sheet} x={16} y={17} />
    </svg>
  )
}
