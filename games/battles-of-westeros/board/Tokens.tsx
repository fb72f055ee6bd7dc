/** What lies on the field beside units: engagement tokens, control markers, fire, the markers of plans. */
import type { ReactNode } from 'react'
import { type Board, borderOf } from '../../../hex/index.ts'
import { OnBorder } from '../../../hex/ui/Overlays.tsx'
import { InHex } from '../../../hex/ui/pieces/PieceLayer.tsx'
import { Charge } from '../../../worlds/westeros/ui/Arms.tsx'
import { outlines } from '../../../worlds/westeros/ui/heraldry.ts'
import type { Hex } from '../data/hexes.ts'
import type { House } from '../data/houses.ts'
import { badges, rankSigns } from './heraldry.ts'
import { bowman, catapult, flagObjective, imprisoned, queenCrown } from './icons.ts'
import type { EngagementScene, MarkerScene, ObjectiveScene } from './scene.ts'

/** A sign of 512 px in a token, 22 wide. */
const Sign = ({ d, size = 22 }: { d: string; size?: number }) => (
  <path className="bw-icon" d={d} transform={`scale(${size / 512}) translate(-256 -256)`} />
)

/** The arms of a House as a token. */
export const ArmsToken = ({ house, scale = 1 }: { house: House; scale?: number }) => (
  <g className={`house-${house}`} transform={`scale(${scale})`}>
    <path className="bw-disc" d={outlines[house]} />
    <Charge house={house} />
  </g>
)

/** Crossed blades, and the arms of the side that the token shows. */
export const Engaged = ({ house }: { house: House }) => (
  <g>
    <path className="bw-blades" d="M-20-20L20 20M20-20L-20 20" />
    <ArmsToken house={house} scale={1.15} />
  </g>
)

/** BW-10.1: it lies between two units. */
export function EngagementToken({ board, from, at, house }: EngagementScene & { board: Board<Hex> }) {
  const border = borderOf(board, from, at)
  if (!border) return null
  return (
    <OnBorder board={board} border={border}>
      <Engaged house={house} />
    </OnBorder>
  )
}

/** BW-17.3: a flag where nobody holds the objective; the arms of whoever does. */
export const ObjectiveMark = ({ hex, house, board }: ObjectiveScene & { board: Board<Hex> }) => (
  <InHex board={board} hex={hex}>
    <path className="bw-objective" d="M0-50L43-25V25L0 50L-43 25V-25Z" />
    <g transform="translate(-33 -20)">
      {house ? (
        <ArmsToken house={house} scale={0.95} />
      ) : (
        <g className="bw-empty">
          <circle className="bw-disc bw-open" r="14" />
          <Sign d={flagObjective} size={18} />
        </g>
      )}
    </g>
  </InHex>
)

/** BW-16.1: flames, and their level. */
export const Fire = ({ level }: { level: number }) => (
  <g>
    {Array.from({ length: level }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: flames have no other name
      <g key={i} transform={`translate(${(i - (level - 1) / 2) * 19} ${-22 + (i % 2) * 5})`}>
        <path
          className="bw-flame"
          d="M0-26C6-18 13-12 11-2C10 6 5 10 0 10C-6 10-11 5-11-2C-11-8-7-11-6-17C-3-14-2-12-2-9C1-13 2-19 0-26Z"
        />
        <path className="bw-flame-core" d="M1-8C4-4 6-1 5 3C4 7-3 8-5 3C-6 0-3-2-2-4C0-3 1-5 1-8Z" />
      </g>
    ))}
    <g transform="translate(34 -26)">
      <circle className="bw-heat" r="10" />
      <text className="bw-heat-level" y="5">
        {level}
      </text>
    </g>
  </g>
)

const drawings: { [Is in MarkerScene['is']]: (marker: Extract<MarkerScene, { is: Is }>) => ReactNode } = {
  hiding: ({ mine, true: real }) => (
    <g className="bw-secret">
      <circle className={`bw-disc ${real ? 'bw-true' : ''}`} r="15" />
      <text className="bw-word" y="6">
        {mine ? (real ? '★' : '–') : '?'}
      </text>
    </g>
  ),
  archers: () => (
    <g className="house-stark">
      <circle className="bw-disc" r="17" />
      <Sign d={bowman} />
    </g>
  ),
  catelyn: () => (
    <g className="house-stark">
      <circle className="bw-disc" r="17" />
      <Sign d={queenCrown} />
    </g>
  ),
  edmure: () => (
    <g className="bw-secret">
      <circle className="bw-disc bw-true" r="17" />
      <Sign d={imprisoned} />
    </g>
  ),
  target: ({ rank }) => (
    <g className={`bw-on-rank bw-${rank}`}>
      <path className="bw-disc" d={badges[rank]} transform="scale(1.35)" />
      <Sign d={catapult} size={20} />
    </g>
  ),
  stake: ({ tokens }) =>
    tokens.map((token, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a kind are alike
      <g key={i} className={`bw-on-rank bw-${token}`} transform={`translate(${(i - (tokens.length - 1) / 2) * 24} 34)`}>
        <circle className="bw-disc" r="12" />
        <path
          className="bw-flag-sign"
          d={token in rankSigns ? rankSigns[token as 'green'] : otherSigns[token as 'valor']}
        />
      </g>
    )),
  entry: ({ house, waiting }) => (
    <g className={`house-${house}`}>
      <circle className="bw-disc" r="18" />
      <text className="bw-word" y="6">
        {waiting ? '!' : '?'}
      </text>
    </g>
  ),
}

/** Valor: a sword; morale: a banner. */
const otherSigns = { valor: 'M0-9V5M-5 1H5M0 5V9', morale: 'M-5-9V9M-5-8L7-5L-5 0' } as const

/** A marker of the battle's own rules, in its hex. */
export const PlanMarker = ({ marker, board }: { marker: MarkerScene; board: Board<Hex> }) => (
  <InHex board={board} hex={marker.hex}>
    <g transform={marker.is === 'stake' ? undefined : 'translate(30 -24)'}>{drawings[marker.is](marker as never)}</g>
  </InHex>
)
