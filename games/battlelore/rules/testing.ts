/** Positions that the tests of the rules of combat and lore begin with. */
import type { Faction } from '../data/factions.ts'
import { type LoreCard, loreCardTable } from '../data/loreCards.ts'
import type { Window } from '../data/windows.ts'
import { type Position, type Scene, scene } from '../testing.ts'

/** It is Daqan's turn, with these units on the field. */
export const daqan = (units: string[], more: Position = {}) => scene({ units, ...more })

/** It is Uthuk's turn. */
export const uthuk = (units: string[], more: Position = {}) => scene({ active: 'uthuk', units, ...more })

/** Lore cards in hand, and tokens to pay for them. */
export const holding = (faction: Faction, tokens: number, ...cards: LoreCard[]): Position => ({
  lore: { [faction]: tokens },
  lores: { [faction]: cards },
})

export const play = (card: LoreCard) => ({ do: 'lore', card }) as const

/** The lore cards that may be played now. */
export const cards = (t: Scene, faction: Faction) => t.of(faction, 'lore').map(({ card }) => card)

/** How many dice each roll had. */
export const rolls = (t: Scene) => t.events('rolled').map(({ dice }) => dice.length)

/** A window in which the faction of this card holds it, and enough lore. */
export function windowWith(card: LoreCard, window: Window, position: Position = {}): Scene {
  const { faction } = loreCardTable[card]
  const t = scene({ active: faction, lore: { [faction]: 9 }, lores: { [faction]: [card] }, ...position })
  return t.run({ do: 'window', window, seat: t.turn.seat, passed: false, unit: null })
}
