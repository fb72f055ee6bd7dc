/** What the dice of a roll bring as they lie (BL-7.6.4, BL-8.2): the lines that explain a combat. Pure. */
import type { Face } from '../../data/dice.ts'
import type { Commitment, Die, Fight } from '../../types.ts'

export type Gain = 'damage' | 'retreat' | 'lore' | 'poison' | 'stun' | 'healing'

/** Why dice bring nothing. */
export type Idle = 'melee-only' | 'ranged-only' | 'weak' | 'by-itself' | 'no-lore'

export interface Line {
  face: Face
  /** What the dice are committed to; null: they count as they fell. */
  to: Commitment | null
  dice: number
  /** What each of them brings, or why they bring nothing. */
  brings: { gain: Gain } | { idle: Idle }
}

const committedTo: Readonly<Record<Commitment, Gain>> = {
  frenzy: 'damage',
  rend: 'damage',
  venom: 'damage',
  fury: 'damage',
  dread: 'retreat',
  poison: 'poison',
  concussion: 'stun',
  'soul-feast': 'healing',
}

function asFallen(face: Face, { ranged, weak }: Pick<Fight, 'ranged' | 'weak'>, learning: boolean): Line['brings'] {
  switch (face) {
    case 'strike':
      return ranged ? { idle: 'melee-only' } : { gain: 'damage' }
    case 'cleave':
      if (ranged) return { idle: 'melee-only' }
      return weak ? { idle: 'weak' } : { gain: 'damage' }
    case 'pierce':
      return ranged ? { gain: 'damage' } : { idle: 'ranged-only' }
    case 'morale':
      return { gain: 'retreat' }
    case 'lore':
      return learning ? { idle: 'no-lore' } : { gain: 'lore' }
    case 'heroic':
      return { idle: 'by-itself' }
  }
}

/** One line for all dice that are alike, in the order of the roll. */
export function linesOf(
  dice: readonly Die[],
  fight: Pick<Fight, 'ranged' | 'weak'>,
  { learning }: { learning: boolean },
): Line[] {
  const lines = new Map<string, Line>()
  for (const { face, to } of dice) {
    const key = `${face} ${to}`
    const brings = to === null ? asFallen(face, fight, learning) : { gain: committedTo[to] }
    lines.set(key, { face, to, brings, dice: (lines.get(key)?.dice ?? 0) + 1 })
  }
  return [...lines.values()]
}

/** How much of something the dice bring in all. */
export const sumOf = (lines: readonly Line[], gain: Gain): number =>
  lines.reduce((sum, { brings, dice }) => sum + ('gain' in brings && brings.gain === gain ? dice : 0), 0)
