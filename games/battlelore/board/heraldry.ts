/**
 * The drawings that tell factions and ranks apart without colour: the outline of a faction's trays and badges, its charge,
 * the sign of a rank. All are paths around the origin.
 */
import type { UnitLook } from '../../../hex/ui/pieces/Pieces.tsx'
import type { Faction } from '../data/factions.ts'
import type { UnitClass } from '../data/units.ts'

/** What a unit stands on, 84 wide and 46 high: smooth for Daqan, thorned for Uthuk. */
export const trays: Record<Faction, string> = {
  daqan: 'M-41 0C-41-13-23-22 0-22C23-22 41-13 41 0C41 13 23 22 0 22C-23 22-41 13-41 0Z',
  uthuk:
    'M-45 1L-35-5L-37-13L-25-13L-21-22L-10-17L0-23L10-17L21-22L25-13L37-13L35-5L45 1L35 6L37 14L25 14L20 23L10 18L0 24L-10 18L-20 23L-25 14L-37 14L-35 6Z',
}

/** The badge at the front of a tray: a heater shield and a fang. */
export const badges: Record<Faction, string> = {
  daqan: 'M-9-10H9V0C9 6 4 9 0 12C-4 9-9 6-9 0Z',
  uthuk: 'M-11-10L-4-7L0-11L4-7L11-10L8 1L0 14L-8 1Z',
}

/** A charge in a box of about 24 x 26, to be filled by the even-odd rule: a tower with a star, a horned eye. */
export const charges: Record<Faction, string> = {
  daqan:
    'M0-13L1.5-9.6L5.2-9.3L2.4-6.9L3.3-3.3L0-5.2L-3.3-3.3L-2.4-6.9L-5.2-9.3L-1.5-9.6ZM-8-2H-5.4V.4H-2.6V-2H2.6V.4H5.4V-2H8V4H6.2V10H8.4V13H-8.4V10H-6.2V4H-8ZM-2 13V8.4C-2 5.6 2 5.6 2 8.4V13Z',
  uthuk:
    'M-11-12C-11-5-8.5-2-4.5-1.4C-2-3 2-3 4.5-1.4C8.5-2 11-5 11-12C14-4 12 2 8 4.2C6.6 7.6 3.6 9.4 2 9.8L0 14L-2 9.8C-3.6 9.4-6.6 7.6-8 4.2C-12 2-14-4-11-12ZM-4.6 3.4C-2.4 6.6 2.4 6.6 4.6 3.4C2.4.4-2.4.4-4.6 3.4ZM0 1.6L1.3 3.5L0 5.4L-1.3 3.5Z',
}

/** The sign of a rank on its badge: one, two, three bars; a crown. Lines 2.2 wide. */
export const rankSigns: Record<UnitClass, string> = {
  infantry: 'M-5 1.5L0-2L5 1.5',
  cavalry: 'M-5-.5L0-4L5-.5M-5 4.5L0 1L5 4.5',
  elite: 'M-5-2.5L0-6L5-2.5M-5 1.5L0-2L5 1.5M-5 5.5L0 2L5 5.5',
  legend: 'M-5.5 4H5.5M-5.5 3.5L-6-3L-2.5-.5L0-5L2.5-.5L6-3L5.5 3.5',
}

/** The rim of a tray by rank. */
export const rims = {
  infantry: null,
  cavalry: 'line',
  elite: 'dots',
  legend: 'gold',
} as const satisfies Record<UnitClass, UnitLook['rim']>
