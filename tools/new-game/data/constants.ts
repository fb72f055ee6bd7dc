/** NG-1.3 */
export const startingCoins = 5

/** NG-1.4: so many cards are played for. */
export const rounds = { short: 6, long: 8 } as const
