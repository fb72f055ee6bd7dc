/**
 * The weights of the terms of worth.ts: a logistic model of who wins, with a strength of its own for each side of each battle,
 * fitted to every fourth turn of 60 games of two easy bots, five a battle (964 positions). How units stand, and objectives,
 * are weighed by hand: where both sides look for the same, games do not tell.
 */
export const weights = {
  /** For who would win, were this the end; and by the square of how much of the battle is over. */
  lead: 0.3,
  lateLead: 0.4,
  terms: {
    points: 0.08,
    pointsLate: 0.25,
    army: 0.4,
    units: 0.04,
    morale: -0.3,
    moraleSquared: -0.4,
    place: 0.04,
    objectives: 0.5,
  },
} as const
