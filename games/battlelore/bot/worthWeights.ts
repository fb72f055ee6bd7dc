/**
 * The weights of the terms of worth.ts, for the side whose turn begins and for the other: a logistic model of who wins, fitted
 * to the beginnings of turns in 250 games of two easy bots (2,768 positions) and rounded; that of cards in hand, which easy bots
 * waste, is set by hand.
 */
export const weights = {
  mover: -0.09,
  ours: [0, 5.5, 0.55, 0, -0.09, 0.8, 0.25, 0.5, -0.08, 0.08, 0.05],
  theirs: [0.3, 4.8, 0.55, 0, -0.09, 0.65, 0.15, 0.35, -0.08, 0.1, 0.05],
} as const
