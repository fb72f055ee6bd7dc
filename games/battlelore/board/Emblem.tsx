import '../../../hex/ui/pieces/pieces.css'
import './pieces.css'
import { type Faction, factions } from '../data/factions.ts'
import { charges } from './heraldry.ts'

const isFaction = (role: string): role is Faction => (factions as readonly string[]).includes(role)

/** The shield of arms of a faction, 34 wide and 40 high: heater and thorned. */
const fields: Record<Faction, string> = {
  daqan: 'M-15-18H15V2C15 11 6 16 0 20C-6 16-15 11-15 2Z',
  uthuk: 'M-17-18L-7-15L0-20L7-15L17-18L14-4L17 2L9 9L0 21L-9 9L-17 2L-14-4Z',
}

/** The arms of a faction. Beside names it is decoration. */
export function Emblem({ role, size = 24 }: { role: string; size?: number }) {
  if (!isFaction(role)) return null
  return (
    <svg width={size} height={size} viewBox="-19 -22 38 44" aria-hidden="true">
      <Arms faction={role} />
    </svg>
  )
}

export const Arms = ({ faction }: { faction: Faction }) => (
  <g className={`lore-${faction}`}>
    <path className="lore-field" d={fields[faction]} />
    <path className="lore-charge" d={charges[faction]} fillRule="evenodd" transform="scale(.86)" />
  </g>
)

export const colorToken = (role: string): string => `--faction-${role}`
