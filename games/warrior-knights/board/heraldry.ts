/** What tells the Barons apart without colour: the outline of what is theirs, their charge, the hatching of their land. */
import type { Hatching } from '../../../ui/map/Tints.tsx'
import { type Baron, barons } from '../data/barons.ts'
import { eagleEmblem, fleurDeLys, heraldicSun, lion, oak, raven } from './chargeIcons.ts'

/** Around the origin, in a box of about 24 x 28. */
export const shields: Readonly<Record<Baron, string>> = {
  red: 'M-11-12H11V1C11 8 5 12 0 14.5C-5 12-11 8-11 1Z',
  blue: 'M0-13L11-8.5V5.5L0 14L-11 5.5V-8.5Z',
  green: 'M-7.6-8A8.4 8.4 0 0 1 7.6-8A8.4 8.4 0 0 1 7.6 8A8.4 8.4 0 0 1-7.6 8A8.4 8.4 0 0 1-7.6-8Z',
  black: 'M0-14L13 0L0 14L-13 0Z',
  purple: 'M-11-12H11V13L0 8.5L-11 13Z',
  yellow: 'M0-13A13 13 0 1 1 0 13A13 13 0 1 1 0-13Z',
}

/** Icons in a box of 512 x 512. */
export const charges: Readonly<Record<Baron, string>> = {
  red: lion,
  blue: eagleEmblem,
  green: oak,
  black: raven,
  purple: fleurDeLys,
  yellow: heraldicSun,
}

/** Lines and dots by which engravers print tinctures: gules upright, azure level, vert and purpure slanting, sable crossed, or dotted. */
const lines: Readonly<Record<Baron, string>> = {
  red: 'M2 0V8M6 0V8',
  blue: 'M0 2H8M0 6H8',
  green: 'M0 0L8 8M-2 6L2 10M6-2L10 2',
  black: 'M0 2H8M0 6H8M2 0V8M6 0V8',
  purple: 'M0 8L8 0M-2 2L2-2M6 10L10 6',
  yellow: 'M1.6 2H2.4M5.6 6H6.4',
}

export const hatchings: readonly Hatching[] = barons.map(baron => ({
  owner: baron,
  className: `baron-${baron}`,
  d: lines[baron],
  // Dots.
  stroke: baron === 'yellow' ? 1.8 : undefined,
}))
