/**
 * The weights of the terms of worth.ts, for the side whose turn begins and for the other: a logistic model of who wins, fitted
 * to the beginnings of turns in 250 games of two easy bots (2,768 positions) and rounded; that of cards in hand, which easy bots
 * waste, is set by hand.
 */
export const weights = {
  mover: -0.09,
  ours: {
    points: 0,
    pointsSquared: 5.5,
    army: 0.55,
    weak: -0.09,
    banners: 0.8,
    scenario: 0.25,
    nearness: 0.5,
    danger: -0.08,
    lore: 0.08,
    loreCards: 0.05,
  },
  theirs: {
    points: 0.3,
    pointsSquared: 4.8,
    army: 0.55,
    weak: -0.09,
    banners: 0.65,
    scenario: 0.15,
    nearness: 0.35,
    danger: -0.08,
    lore: 0.1,
    loreCards: 0.05,
  },
} as const
