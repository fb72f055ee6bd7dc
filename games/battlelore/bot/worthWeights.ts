/**
 * The weights of the terms of worth.ts, for the side whose turn begins and for the other: a logistic model of who wins, fitted to
 * the beginnings of turns in 824 games of two easy bots with armies of all kinds (9,086 positions) and rounded; a danger to the
 * other side, of which the fit made nothing, is set by hand.
 */
export const weights = {
  mover: 0.43,
  /** Whoever is first has had no fewer turns than the other when his turn begins, and is looked at first for victory. */
  first: -0.84,
  ours: {
    points: 3.7,
    pointsLate: 0.9,
    banners: 0.8,
    bannersLate: 0.85,
    army: 0.41,
    weak: -0.12,
    scenario: 0.4,
    nearness: 0.3,
    free: 0.35,
    danger: -0.03,
    bannerDanger: -0.21,
    lore: 0.04,
    loreCards: 0.07,
  },
  theirs: {
    points: 3.7,
    pointsLate: 0.9,
    banners: 0.76,
    bannersLate: 0.4,
    army: 0.41,
    weak: -0.17,
    scenario: 0.3,
    nearness: 0.25,
    free: 0.13,
    danger: -0.02,
    bannerDanger: -0.31,
    lore: 0.055,
    loreCards: 0.07,
  },
} as const
