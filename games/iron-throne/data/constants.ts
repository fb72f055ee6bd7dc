/** The numbers of the rules. */
export const startingPower = 4
export const leaderSheetsDealt = 2
export const openingHand = 5
export const drawUpTo = 5
export const influenceTokens = 5
/** IT-28.3: spread tokens that end a short game. */
export const shortGameInfluence = 4
/** IT-5.3, IT-5.4 */
export const preparationCards = 1
export const preparationPower = 1
/** IT-10.2 */
export const defenderReward = { cards: 2, power: 2 } as const
/** IT-9.2: the most of each in one direction of a deal. */
export const dealMost = { hostages: 2, power: 3 } as const
/** IT-18.7, IT-18.9 to IT-18.11 */
export const releaseCards = 1
export const torturePower = { character: 4, other: 1 } as const
/** IT-27.2: four minutes, or two days. */
export const negotiationSeconds = { minutes: 240, days: 48 * 3600 } as const
