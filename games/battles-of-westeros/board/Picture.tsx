/** The drawing on the front page: two armies meet where a road comes to a ford, as they would on the field. */
import { placed, spotOf } from '../../../hex/ui/geometry.ts'
import './pieces.css'
import type { Commander } from '../data/commanders.ts'
import type { Hex } from '../data/hexes.ts'
import type { Rank } from '../data/ranks.ts'
import type { UnitType } from '../data/units.ts'
import type { Open } from '../types.ts'
import { FieldGround, layOf } from './Ground.tsx'
import { seenBy, sheets } from './layout.ts'
import { UnitPiece } from './Unit.tsx'

const field = seenBy('A', 'lannister')
const ground: Open['ground'] = {
  c1r8: 'river',
  c2r8: 'river',
  c2r7: 'river',
  c3r7: 'river',
  c4r7: 'river',
  c4r6: 'river',
  c9r8: 'hill',
  c10r8: 'hill',
  c2r5: 'forest',
  c3r5: 'forest',
  c13r7: 'forest',
  c12r8: 'forest',
  c14r5: 'building',
  c8r4: 'road',
  c8r5: 'road',
  c8r6: 'road',
  c8r7: 'road',
  c7r8: 'road',
  c5r4: 'hill',
}
const lay = layOf('A', { ground, pieces: {}, devastated: [] })

/** From the back to the front, so that nearer figures cover those behind. */
const armies: readonly (readonly [Hex, UnitType, Rank, number, Commander?])[] = [
  ['c6r8', 'northmen-archers', 'blue', 4],
  ['c11r8', 'northmen-archers', 'green', 4],
  ['c8r8', 'winterfell-riders', 'red', 3, 'robb-young-wolf'],
  ['c7r7', 'war-host-of-the-north', 'blue', 4],
  ['c9r7', 'stark-kennelmasters', 'green', 3],
  ['c11r7', 'winterfell-riders', 'blue', 2],
  ['c6r6', 'war-host-of-the-north', 'red', 4, 'greatjon-the-greatjon'],
  ['c9r6', 'war-host-of-the-north', 'green', 3],
  ['c7r6', 'lannisport-guards', 'blue', 3],
  ['c10r6', 'lannisport-guards', 'green', 4],
  ['c6r5', 'casterly-rock-cavaliers', 'blue', 3],
  ['c9r5', 'lannister-heavy-infantry', 'red', 4, 'jaime-kingslayer'],
  ['c11r5', 'westerlands-archers', 'blue', 4],
]

const high = 470

export default function Picture({ label }: { label: string }) {
  const { y } = spotOf(field, 'c8r8')
  const { x, width } = sheets.A
  return (
    <svg
      viewBox={`${x + 150} ${y - 70} ${width - 300} ${high}`}
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
      role="img"
      aria-label={label}
    >
      <FieldGround side="A" field={field} lay={lay} edges={{ stark: '', lannister: '' }} />
      {armies.map(([hex, type, rank, figures, commander = null]) => (
        <g key={hex} transform={placed(spotOf(field, hex))}>
          <UnitPiece type={type} rank={rank} figures={figures} commander={commander} active order={null} />
        </g>
      ))}
    </svg>
  )
}
