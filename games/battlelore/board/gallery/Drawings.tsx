/** Every drawing of the pieces, large and small. */
import { Figure } from '../../../../hex/ui/pieces/Pieces.tsx'
import { factions } from '../../data/factions.ts'
import { type UnitType, unitTable, unitTypes } from '../../data/units.ts'
import { Emblem } from '../Emblem.tsx'
import { Banner, PoisonToken, PortalMark, StunToken } from '../Tokens.tsx'
import { UnitPiece, unitLooks } from '../Unit.tsx'

const Tile = ({ size, children }: { size: number; children: React.ReactNode }) => (
  <svg width={size} height={size * 1.155} viewBox="-50 -57.7 100 115.4" aria-hidden="true">
    <path d="M0-57.7L50-28.9V28.9L0 57.7L-50 28.9V-28.9Z" fill="var(--land)" stroke="var(--line-strong)" />
    {children}
  </svg>
)

const look = (type: UnitType, health: number) => ({
  type,
  health,
  poisoned: false,
  stunned: false,
  order: null,
})

function Row({ type }: { type: UnitType }) {
  const { health } = unitTable[type]
  return (
    <div style={{ display: 'flex', alignItems: 'end', gap: 8 }}>
      <svg className={unitLooks[type].className} width="200" height="190" viewBox="-50 -62 100 95" aria-hidden="true">
        <Figure drawing={unitLooks[type].figure} scale={1.1} at={{ x: 0, y: 20 }} />
      </svg>
      {[health, health - 1, 1].map(left => (
        <Tile key={left} size={150}>
          <UnitPiece {...look(type, left)} />
        </Tile>
      ))}
      <Tile size={90}>
        <UnitPiece {...look(type, health)} poisoned stunned order="ready" />
      </Tile>
      <Tile size={60}>
        <UnitPiece {...look(type, health)} order="spent" />
      </Tile>
      <Tile size={36}>
        <UnitPiece {...look(type, health)} poisoned />
      </Tile>
    </div>
  )
}

export const Drawings = () => (
  <div style={{ padding: 12, background: 'var(--surface)' }}>
    {factions.map(faction => (
      <Emblem key={faction} role={faction} size={90} />
    ))}
    {factions.map(faction => (
      <Emblem key={faction} role={faction} />
    ))}
    <div style={{ display: 'flex' }}>
      <Tile size={120}>
        <Banner x={0} y={0} />
      </Tile>
      <Tile size={120}>
        <PortalMark x={0} y={0} />
        <UnitPiece {...look('viper-legion', 3)} />
        <Banner x={0} y={0} />
      </Tile>
      <Tile size={120}>
        <PoisonToken x={-20} y={0} />
        <StunToken x={20} y={0} />
      </Tile>
    </div>
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, max-content)', gap: 12 }}>
      {unitTypes.map(type => (
        <Row key={type} type={type} />
      ))}
    </div>
  </div>
)
