/** What each term of a position counts in round 1 and in the last round, fitted to the ends of games between bots. */
import type { Term } from './features.ts'

export const weights: Readonly<Record<Term, readonly [number, number]>> = {
  castles: [0.239, 0.839],
  'castles-beyond-3': [0.042, -0.328],
  'castles-beyond-5': [0.632, 0.465],
  strongholds: [0.351, 0.222],
  areas: [0.167, -0.052],
  supply: [-0.024, 0.135],
  'barrels-to-come': [0.016, 0.026],
  power: [0.086, 0.092],
  'power-beyond-8': [-0.001, 0.053],
  crowns: [0.05, 0.023],
  footmen: [0.076, 0.016],
  knights: [0.196, 0.096],
  ships: [0.114, 0.092],
  engines: [0.227, 0.097],
  'iron-throne': [0.487, 0.062],
  fiefdoms: [0.249, 0.041],
  'kings-court': [-0.111, -0.217],
  blade: [-0.284, 0.343],
  stars: [0.077, 0.121],
  cards: [0.051, -0.009],
  'strong-cards': [0.108, 0.121],
  seas: [-0.068, 0.4],
  danger: [-0.391, -0.342],
  prospects: [0.016, -0.031],
}
