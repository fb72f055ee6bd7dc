import type { BattleId } from '../data/battles.ts'

/**
 * The weights of the terms of worth.ts: a logistic model of who wins, with what each battle gives one side of its own,
 * fitted to every third turn of 3,600 games of two easy bots that made one move in 25 at random, 300 a battle (76,057 positions).
 */
export const weights = {
  /** For who would win, were this the end, by how little is left to be done. */
  lead: 0.77,
  terms: {
    points: -0.086,
    pointsLate: 0.71,
    objectives: -0.086,
    objectivesLate: 0.71,
    army: 0.33,
    morale: -0.93,
    place: 0.036,
  },
} as const

/** What a battle gives Stark beside all that counts, in the same points; in battles that are even what counts is not. */
export const favourOfStark: Readonly<Record<BattleId, number>> = {
  'clash-on-the-kingsroad': -0.23,
  'battle-of-the-green-fork': -0.37,
  'the-whispering-wood': -0.06,
  'wolf-raiders': 2.33,
  'rallying-the-remnant': 0.02,
  'breaking-the-siege': 1.54,
  'razing-the-red-fork': 0,
  'harassment-to-harrenhal': 0.59,
  'break-for-the-south-road': 1.39,
  'two-roads-one-hill': 1.02,
  'raiding-the-riverlands': 0,
  'uprising-in-the-west': -0.16,
}
