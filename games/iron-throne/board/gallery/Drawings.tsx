import { Emblem } from '../../../../worlds/westeros/ui/Arms.tsx'
import { charactersOf, houses } from '../../data/houses.ts'
import { LeaderMedallion, Medallion } from '../Medallion.tsx'
import Picture from '../Picture.tsx'
import { Betrayal } from '../stage/Betrayal.tsx'
import '../stage/recap.css'
import '../plate.css'

/** Every drawing once, large and small. */
export const Drawings = () => (
  <div style={{ padding: 16, background: 'var(--surface)' }}>
    <div style={{ height: 360, marginBottom: 16 }}>
      <Picture label="Picture" />
    </div>
    {houses.map((house, i) => (
      <div key={house} style={{ display: 'flex', alignItems: 'center', gap: 8, flexWrap: 'wrap' }}>
        <Emblem role={house} size={96} />
        <Emblem role={house} size={24} />
        <LeaderMedallion leader={charactersOf[house][0]} sheet={4} size={64} />
        {charactersOf[house].map((each, k) => (
          <Medallion key={each} character={each} power={k === i ? 0 : k + 2} size={56} />
        ))}
        <div style={{ width: 200 }}>
          <Betrayal by={house} of={houses[(i + 1) % 5]} />
        </div>
      </div>
    ))}
  </div>
)
