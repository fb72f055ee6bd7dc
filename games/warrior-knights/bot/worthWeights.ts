/**
 * What the terms of worth.ts weigh: a logistic fit to 11,744 moments between Action cards in 250 games of easy bots with two to
 * six Barons, pairs of seats within a game, ridge 0.0002, what is good not below 0 and what is bad not above. Loss on the fifth of
 * the games that was left out of the fit: 0.511 (0.693 by guessing).
 */
export const weights = {
  influence: 0.1524,
  influenceLate: 0.8475,
  cities: 0.7179,
  citiesLate: 0.3896,
  near: 0.1794,
  income: 0.034,
  crowns: 0.0293,
  wealthLate: -0.0061,
  faith: 0.081,
  votes: 0.041,
  wages: -0.0425,
  strength: 0.1167,
  strengthLate: -0.1376,
  troops: 0.1268,
  nobles: 0.117,
  chairman: 0.2072,
  homeless: -1.1842,
  sieges: 0.2404,
  besieged: -0.9973,
} as const
