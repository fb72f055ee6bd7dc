/**
 * The figures of the eight units and of those who lead them: feet at the origin, about 42 high. `body` is filled with the
 * tincture of the House, `metal` with its second colour, `lines` are drawn in ink.
 */
import type { FigureDrawing } from '../../../hex/ui/pieces/Pieces.tsx'
import type { UnitType } from '../data/units.ts'

const man = 'M-8 0L-7-14C-10-20-9-26-4-28C-7-34-4-40 1-40C6-40 8-34 5-28C10-26 11-20 8-14L9 0H3L1-9H-1L-3 0Z'
const horse =
  'M-21 0L-19-9C-24-13-23-21-16-22H6C10-24 12-30 16-35L18-39L20-35C25-32 27-27 29-22L25-19L20-22L17-13L19-5L17 0H13L14-5L9-10C2-8-6-8-10-10L-14-5L-13 0H-17L-16-6L-17 0Z'
const rider = 'M-6-19L-7-29C-8-35-4-42 0-42C5-42 8-35 6-29L7-19Z'

export const figures: Readonly<Record<UnitType, FigureDrawing>> = {
  // an axe and a round shield
  'war-host-of-the-north': {
    body: man,
    metal:
      'M-4-32C-4-41 6-41 6-32L4-34H-2ZM12-40C19-39 22-34 20-28L12-31ZM-20-15A8.5 8.5 0 1 1-3-15A8.5 8.5 0 1 1-20-15Z',
    lines: 'M11-42V3M-14.5-15A3 3 0 1 1-8.5-15A3 3 0 1 1-14.5-15M-5-27L-2-23L1-27L4-23L6-26',
    half: 17,
  },
  // a lance and a pennon on a shaggy horse
  'winterfell-riders': {
    body: `${horse}${rider}`,
    metal: 'M-5-35C-5-43 6-43 6-35L4-37H-3ZM-9-22H6L8-14H-9ZM27-47L31-52L32-46L29-43Z',
    lines: 'M-14-16L30-48M-20-20C-27-18-28-10-25-4M13-30L9-22M22-29H22.5M-5-20L-8-8',
    half: 24,
  },
  // a hood and a tall bow
  'northmen-archers': {
    body: 'M-8 0C-9-9-8-19-5-25C-8-31-5-41 1-42C7-40 9-33 6-26C8-22 9-18 9-12L8 0H2L1-8H-1L-2 0Z',
    metal: 'M-1-35C1-37 5-36 5-32C5-29 3-28 1-28C-1-29-2-32-1-35ZM3-22L17-24V-20L3-18Z',
    lines: 'M13-44C22-34 22-12 13-2M13-44V-2M-5-24L-10-38M-7-23L-13-35M-8-10H8',
    half: 15,
  },
  // a handler and his hound
  'stark-kennelmasters': {
    body: 'M-20 0L-18-14C-21-20-19-26-15-28C-18-34-15-40-10-40C-5-40-3-34-6-28C-2-26-1-20-3-14L-3 0H-8L-9-8H-12L-14 0ZM2 0L4-8C2-13 5-16 10-16L17-17L20-23L22-19L28-17L29-13L24-12L22-7L24 0H20L18-6L10-7L6 0Z',
    metal: 'M-15-32C-15-41-5-41-5-32L-7-34H-13ZM16-17L20-12L18-10L14-15Z',
    lines: 'M-3-20L16-14M3-11C-1-14-2-18 0-20M24-15H25M-17-22L-6-16',
    half: 25,
  },
  // a halberd and a kite shield, a crest on the helmet
  'lannisport-guards': {
    body: man,
    metal:
      'M-4-31C-5-41 7-41 6-31L4-33H-2ZM0-40L2-46L5-39ZM-18-26H-3V-12C-3-6-7-2-10.5 1C-14-2-18-6-18-12ZM11-50L14-43L19-45L18-35L13-37H9Z',
    lines: 'M12-44V3M-10.5-24V-2M-16-15H-5M1-32V-28',
    half: 17,
  },
  // barding, a plume, a couched lance
  'casterly-rock-cavaliers': {
    body: `${horse}${rider}`,
    metal:
      'M-5-34C-6-43 7-43 6-34L4-36H-3ZM0-42C-8-46-8-50-12-48C-8-54 0-52 3-43ZM-18-21H8L17-34L20-33L24-21L18-12L12-7L-16-8Z',
    lines: 'M-12-20L34-38M34-38L27-38M-6-20L-3-8M4-20L6-9M-20-20C-26-16-27-10-26-4M21-28H21.5',
    half: 26,
  },
  // a brimmed hat and a bow at full draw
  'westerlands-archers': {
    body: 'M-8 0L-6-14C-9-20-8-25-3-27C-6-32-3-38 2-38C6-38 8-33 5-27C9-25 9-19 7-14L9 0H3L1-9H-1L-3 0Z',
    metal: 'M-9-34C-4-37-3-42 2-42C7-42 7-37 13-34C8-32-4-32-9-34ZM-4-23L18-26V-22L-4-19Z',
    lines: 'M12-43C23-36 25-14 16-5M12-43L-4-24L16-5M-8-24H24M24-24L20-27M24-24L20-21M-7-11H7',
    half: 17,
  },
  // plate from head to foot, a two-handed sword
  'lannister-heavy-infantry': {
    body: 'M-11 0L-10-14C-14-20-12-27-5-29C-8-34-5-41 1-41C7-41 9-34 6-29C13-27 15-20 11-14L12 0H4L2-9H-1L-3 0Z',
    metal:
      'M-5-29C-8-41 10-41 7-29ZM-12-23C-10-29-4-28-4-23L-7-19ZM14-23C12-29 6-28 6-23L9-19ZM-5-24H7L8-14H-6ZM-10-8H-2L-3 0H-11ZM4-8H11L12 0H4ZM17-50L20-46V-22H14V-46Z',
    lines: 'M11-22H23M17-22V-14M-3-34H5M1-24V-14M-6-19H8',
    half: 18,
  },
}

/** Cloaked, a sword raised, a circlet on the head. */
export const onFoot: FigureDrawing = {
  body: 'M-16 2C-14-12-17-20-12-26C-9-29-6-29-4-29C-7-35-4-42 1-42C6-42 9-35 6-29C11-28 15-24 14-17L17 2L9 0H4L1-9L-3 0L-9-1Z',
  metal: 'M-5-34L-6-44L-2-40L1-46L4-40L8-44L7-34L5-36H-3ZM-4-25H6L7-13L1-9L-5-13ZM17-52L20-47L19-25H15L14-47Z',
  lines: 'M11-25H23M17-25V-17M-12-24C-10-16-13-8-12-1M13-20C12-12 14-6 14 0M1-24V-12',
  half: 20,
}

export const onHorse: FigureDrawing = {
  body: `${horse}M-19-8C-15-18-14-26-8-31C-9-38-5-46 0-46C6-46 8-38 6-31L8-19Z`,
  metal:
    'M-6-36L-7-47L-3-43L0-49L3-43L7-47L6-36L4-38H-4ZM-9-22H7L9-13H-9ZM16-58L19-53L17-33H14L12-53ZM20-34L23-31L20-28Z',
  lines: 'M10-33H21M15-33L8-26M-20-20C-27-18-28-10-25-4M-13-14C-10-20-9-24-6-29M22-29H22.5M-5-20L-7-8',
  half: 24,
}
