/**
 * What the terms of worth.ts weigh: a logistic fit to 10,661 moments between Action cards in 300 games of easy bots with two to
 * six Barons, pairs of seats within a game, ridge 0.0002. Loss on the fifth of the games that was left out of the fit: 0.518 (0.693
 * by guessing).
 */
export const weights = {
  influence: 0.1438,
  influenceLate: 0.9991,
  cities: 0.6873,
  citiesLate: 0.7781,
  near: -0.045,
  free: -0.2651,
  income: 0.067,
  crowns: 0.0348,
  wealthLate: -0.0367,
  faith: 0.1016,
  votes: 0.0556,
  wages: -0.0588,
  strength: 0.1185,
  strengthLate: -0.0628,
  troops: 0.0569,
  nobles: 0.0836,
  chairman: -0.0691,
  church: -0.2515,
  banned: 0.0,
  homeless: -1.6657,
  ripe: 0.4272,
  sieges: 0.1886,
  besieged: -1.1651,
} as const
