/** A field with every terrain, bare and under units. */
import { placed, spotOf } from '../../../../hex/ui/geometry.ts'
import type { Hex } from '../../data/hexes.ts'
import { FieldGround, layOf } from '../Ground.tsx'
import { seenBy, sheet } from '../layout.ts'
import { Banner } from '../Tokens.tsx'
import { UnitPiece } from '../Unit.tsx'

const lay = layOf({
  fords: ['A6', 'C6'],
  bridges: ['D6', 'E6'],
  terrain: {
    B2: 'forest',
    C2: 'forest',
    D3: 'hill',
    E3: 'hill',
    F3: 'building',
    H3: 'building',
    A6: 'water',
    B6: 'water',
    C6: 'water',
    D6: 'water',
    E6: 'water',
    F6: 'water',
    F5: 'water',
    B3: 'forest',
    E4: 'hill',
    J6: 'hill',
    K7: 'forest',
    J8: 'building',
  },
})

const under: Hex[] = ['C2', 'E3', 'H3', 'C6', 'D6', 'B6', 'I7', 'K7']

export function Terrains({ faction }: { faction: 'daqan' | 'uthuk' }) {
  const field = seenBy(faction)
  return (
    <svg viewBox={`${sheet.x} ${sheet.y} ${sheet.width} ${sheet.height}`} style={{ width: '100%' }} aria-hidden="true">
      <FieldGround field={field} lay={lay} sections={['Left', 'Center', 'Right']} />
      {under.map(hex => (
        <g key={hex} transform={placed(spotOf(field, hex))}>
          <UnitPiece
            type={hex < 'D9' ? 'blood-harvesters' : 'citadel-guards'}
            health={3}
            poisoned={false}
            stunned={false}
            order={null}
          />
        </g>
      ))}
      <Banner {...spotOf(field, 'F7')} />
      <Banner {...spotOf(field, 'K7')} />
    </svg>
  )
}
