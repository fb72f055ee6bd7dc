/** Numbers of the rules. */

/** WK-3.1 */
export const startingCrowns = 15
export const markersPerBaron = 8
/** WK-1.7 */
export const strongholdStrength = 400
/** WK-3.3, WK-16.1: Influence in the pool for each Baron. */
export const influencePerBaron = { short: 8, standard: 10, long: 12, longer: 15 } as const
/** WK-3.4: so many cities of the Kingdom are razed, by the number of Barons. */
export const razedAtStart: Readonly<Record<number, number>> = { 2: 11, 3: 7, 4: 5, 5: 3, 6: 0 }
/** WK-3.9: up to so many Barons, no stronghold stands in an outer area. */
export const innerStrongholdsUpTo = 3
/** WK-13.1: with two Barons so many cities win. */
export const twoBaronWin = 5
/** WK-1.4, WK-1.6 */
export const tokenStrength = 100
export const fortification = { strength: 100, income: 1 } as const
/** WK-9.2 */
export const leadership = 200
export const commanderDraws = 2
export const mostDraws = 10
export const commanderDiscards = 2
/** WK-5.7.3, WK-5.7.4 */
export const repairPrice = 2
export const fortifyPrice = 4
/** WK-9.3.9, WK-11.3: so many times the income. */
export const razingFactor = 3
export const revoltFactor = 2
/** WK-7.5.3 */
export const mostCharges = 3
export const currentAgendas = 3
/** WK-5.6.7: the fee of each spot of the Mercenary Track, from left to right; there are N + 1 spots. */
export const spotFees = [8, 7, 6, 5, 4, 3, 2] as const
/** WK-6.2.4 */
export const circleLimit = 400
/** WK-8.3 */
export const longestRoadMove = 3
/** What a gift of crowns may be (WK-15.1). */
export const gifts = [1, 2, 3, 5, 10] as const
/** A game that has lasted so many rounds ends as by WK-13.2. */
export const lastRound = 30
