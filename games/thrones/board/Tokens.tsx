/** Everything that lies on the map, each drawn around the origin: units, orders, Power, garrisons, neutral forces. */
import './pieces.css'
import { Charge } from '../../../worlds/westeros/ui/Arms.tsx'
import { outlines } from '../../../worlds/westeros/ui/heraldry.ts'
import type { House } from '../data/houses.ts'
import { type Order, orderTable } from '../data/orders.ts'
import type { UnitType } from '../data/units.ts'
import { figures } from './heraldry.ts'
import { type Pictogram, pictograms } from './pictograms.ts'

/** A pictogram of a given width around a point. */
export function Picture({ name, size, x = 0, y = 0 }: { name: Pictogram; size: number; x?: number; y?: number }) {
  const scale = size / 512
  return (
    <path
      className="thrones-pictogram"
      d={pictograms[name]}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
    />
  )
}

/** A unit on its house's shield; routed ones lie on their side under a hatching. */
export function Unit({ house, unit, routed = false }: { house: House; unit: UnitType; routed?: boolean }) {
  return (
    <g
      className={`thrones-unit house-${house}`}
      data-unit={unit}
      transform={routed ? 'rotate(82) scale(.92)' : 'scale(.98)'}
    >
      <path className="house-field" d={outlines[house]} />
      <path className="thrones-figure" d={figures[unit]} fillRule="evenodd" />
      {routed && <path className="thrones-routed" d={outlines[house]} />}
    </g>
  )
}

const modifierOf = (order: Order): string | null => {
  const { type, modifier } = orderTable[order]
  if (type === 'raid' || type === 'consolidate') return null
  if (modifier === 0) return type === 'march' ? '+0' : null
  return modifier < 0 ? '−1' : `+${modifier}`
}

const star = Array.from({ length: 10 }, (_, i) => {
  const [r, a] = [i % 2 === 0 ? 5.4 : 2.3, (i * Math.PI) / 5]
  return `${i === 0 ? 'M' : 'L'}${(r * Math.sin(a)).toFixed(1)} ${(-r * Math.cos(a)).toFixed(1)}`
}).join('')

/** The face of an order: its picture, its modifier, a star on special ones. */
export function OrderFace({ order }: { order: Order }) {
  const { type, special } = orderTable[order]
  const modifier = modifierOf(order)
  return (
    <>
      <circle className="thrones-token-face" r="12.4" />
      <Picture name={type} size={modifier ? 14.5 : 17} x={modifier ? -1.4 : 0} y={modifier ? -2.2 : 0} />
      {modifier && (
        <text className="thrones-token-number" x="3.6" y="10.2">
          {modifier}
        </text>
      )}
      {special && <path className="thrones-star" d={`${star}Z`} transform="translate(9.6 -9.8)" />}
    </>
  )
}

/** The back of an order: a pale disc like its face, with the arms, so that nobody takes it for a unit. */
const OrderBack = ({ house }: { house: House }) => (
  <g className="thrones-token-back">
    <circle className="thrones-token-face" r="12.4" />
    <circle className="thrones-token-ring" r="10.6" />
    <Charge house={house} scale={0.62} />
  </g>
)

/** An order token: in its owner's colours, face up or with the sigil on its back. */
export function OrderToken({ house, order, secret }: { house: House; order: Order | null; secret?: boolean }) {
  return (
    <g className={`thrones-token house-${house}${secret ? ' thrones-secret' : ''}`}>
      <circle className="house-field" r="15" />
      {order === null ? <OrderBack house={house} /> : <OrderFace order={order} />}
    </g>
  )
}

/** An order token by itself. */
export const OrderPicture = ({ size, ...token }: { house: House; order: Order; size: number }) => (
  <svg viewBox="-17 -17 34 34" width={size} height={size} aria-hidden="true">
    <OrderToken {...token} />
  </svg>
)

/** A Power token on the land: a small banner. */
export function Banner({ house }: { house: House }) {
  return (
    <g className={`thrones-banner house-${house}`}>
      <path className="thrones-pole" d="M0 11V-12" />
      <g transform="translate(0 -2) scale(.64)">
        <path className="house-field" d={outlines[house]} />
        <Charge house={house} scale={0.86} />
      </g>
    </g>
  )
}

const tower = 'M-10.5 10.5V-10.5H-6.3V-7H-2.1V-10.5H2.1V-7H6.3V-10.5H10.5V10.5Z'
const boulder = 'M-10.5 4.5L-8-7.5L0-11.5L8-7.5L10.5 4.5L4.5 10.5H-4.5Z'

export function Garrison({ house, strength }: { house: House | null; strength: number }) {
  return (
    <g className={`thrones-garrison house-${house}`}>
      <path className="house-field" d={tower} />
      <text className="thrones-strength" y="6.6">
        {strength}
      </text>
    </g>
  )
}

export function NeutralForce({ strength }: { strength: number }) {
  return (
    <g className="thrones-neutral">
      <path className="house-field" d={boulder} />
      <text className="thrones-strength" y="5.2">
        {strength}
      </text>
    </g>
  )
}
