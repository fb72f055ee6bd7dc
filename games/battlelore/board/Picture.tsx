/** The drawing on the front page: two armies close over a banner, as they would on the field. */
import { placed, spotOf } from '../../../hex/ui/geometry.ts'
import './pieces.css'
import type { Hex } from '../data/hexes.ts'
import type { UnitType } from '../data/units.ts'
import { FieldGround, layOf } from './Ground.tsx'
import { seenBy, sheet } from './layout.ts'
import { Banner } from './Tokens.tsx'
import { UnitPiece } from './Unit.tsx'

const field = seenBy('daqan')

const lay = layOf({
  bridges: ['J6'],
  terrain: {
    B4: 'forest',
    C4: 'forest',
    K4: 'forest',
    B6: 'hill',
    H4: 'hill',
    I6: 'water',
    J6: 'water',
    K6: 'water',
    I5: 'water',
    D6: 'building',
    J3: 'building',
  },
})

/** From the back to the front, so that nearer figures cover those behind. */
const armies: readonly (readonly [Hex, UnitType, number])[] = [
  ['D3', 'viper-legion', 3],
  ['F3', 'chaos-lord', 6],
  ['I3', 'viper-legion', 3],
  ['E4', 'blood-harvesters', 3],
  ['F4', 'obscenes', 2],
  ['G4', 'flesh-ripper-brutes', 3],
  ['H4', 'blood-harvesters', 2],
  ['D5', 'citadel-guards', 3],
  ['E5', 'riverwatch-riders', 3],
  ['G5', 'roc-warrior', 4],
  ['H5', 'citadel-guards', 2],
  ['E6', 'rune-golems', 2],
  ['F6', 'yeoman-archers', 3],
  ['G6', 'yeoman-archers', 3],
]

const banner = spotOf(field, 'F5')
const high = 470

export default function Picture({ label }: { label: string }) {
  const { y } = spotOf(field, 'F3')
  return (
    <svg
      viewBox={`${sheet.x + 60} ${y - 70} ${sheet.width - 120} ${high}`}
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
      role="img"
      aria-label={label}
    >
      <FieldGround field={field} lay={lay} sections={['', '', '']} />
      <Banner x={banner.x} y={banner.y} />
      {armies.map(([hex, type, health]) => (
        <g key={hex} transform={placed(spotOf(field, hex))}>
          <UnitPiece type={type} health={health} poisoned={false} stunned={false} order={null} />
        </g>
      ))}
    </svg>
  )
}
