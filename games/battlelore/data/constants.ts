/** BL-3.6.1, BL-3.6.2: points to buy an army with, and what the command tent adds. */
export const musterPoints = 50
export const tentMusterPoints = 5
/** Unspent muster points become lore tokens, at most this many (BL-3.7). */
export const startingLoreMax = 5
/** Decoys of a faction (BL-3.8.1). */
export const decoys = 11
/** Scenario cards drawn to choose one from (BL-3.2). */
export const scenarioDraw = 3
/** BL-3.10: cards drawn for the opening hand, and how many of them are kept. */
export const openingHand = {
  command: { draw: 6, keep: 4 },
  lore: { draw: 3, keep: 2 },
} as const

/** Victory points to be reached, with more than the opponent has (BL-4.1). */
export const victoryPoints = 16
/** Victory points of a banner hex (BL-19.1) and of an enemy tent taken down (BL-4.2). */
export const bannerPoints = 1
export const tentPoints = 2

/** What can lie on a unit besides damage (BL-15). */
export const conditions = ['poison', 'stun'] as const
export type Condition = (typeof conditions)[number]
/** Lore tokens that cure one condition (BL-5.6). */
export const cureCost = 2

/** A combat roll from a forest or into one has at most this many dice before modifiers (BL-7.5.2). */
export const forestDice = 2
/** Damage that the occupant of a building may ignore (BL-9.7). */
export const buildingShelter = 1
/** Figures of a weak unit (BL-9.2). */
export const weakFigures = 1

/** The choices of the Lore step (BL-19.4): tokens gained, cards drawn, cards discarded from the hand. */
export const loreChoices = {
  tokens: { gain: 2, draw: 0, discard: 0 },
  both: { gain: 1, draw: 1, discard: 0 },
  cards: { gain: 0, draw: 2, discard: 1 },
} as const
export type LoreChoice = keyof typeof loreChoices
