/** The cards that a group has put in the place of ours; see local.ts for the file they come from. */
import type { LocalCards } from '../data/local.ts'

let chosen: LocalCards = {}

export const localCards = (): LocalCards => chosen

/** Games that begin from now on are played with these; games that have begun keep what they began with. */
export function useLocalCards(cards: LocalCards): void {
  chosen = cards
}
