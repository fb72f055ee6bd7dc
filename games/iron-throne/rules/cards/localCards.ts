/** The cards that a group has put in the place of ours; see local/read.ts for the file they come from. */
import { canonical, seedFrom } from '../../../../kernel/index.ts'
import type { LocalCards } from '../../data/local.ts'

let chosen: LocalCards = {}

export const localCards = (): LocalCards => chosen

/** Games that begin from now on are played with these; games that have begun keep what they began with. */
export function setLocalCards(cards: LocalCards): void {
  chosen = cards
}

/**
 * The version of the rules with these cards: a number of its own for each set, so that a record is replayed with the cards
 * it was played with, or not at all.
 */
export const versionWith = (version: number, cards: LocalCards): number =>
  Object.keys(cards).length === 0
    ? version
    : version * 0x1000000 + Number.parseInt(seedFrom(canonical(cards)).slice(0, 6), 16)
