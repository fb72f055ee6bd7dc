/**
 * How well somebody plays a game, by OpenSkill (Weng-Lin, Plackett-Luce) with its usual parameters: a mean and how uncertain that
 * is. A newcomer is 25 ± 25/3; a little doubt comes back with each game (tau), so that nobody's rating ever stands still.
 */
import { ordinal, rate, rating } from 'openskill'

export interface Skill {
  mu: number
  sigma: number
}

/** So many rated games make a rating certain enough for a leaderboard. */
export const provisionalGames = 10

export const newcomer = (): Skill => rating()

/** The skills after a game, in the order of the players. `place`: from 1, equal ones share it. */
export function skillsAfter(players: readonly { skill: Skill; place: number }[], { tau = 25 / 300 } = {}): Skill[] {
  const teams = players.map(({ skill: { mu, sigma } }) => [{ mu, sigma }])
  return rate(teams, { tau, rank: players.map(({ place }) => place) }).map(([skill]) => skill)
}

/** The number that people are shown: what somebody is worth almost certainly (mu - 3 sigma), 1000 for a newcomer. */
export const pointsOf = (skill: Skill): number => Math.round(ordinal(skill, { alpha: 40, target: 1000 }))
