/** The words of ratings, statistics and tournaments in English. hu/standing.ts has the same keys. */
import { many } from './many.ts'

export const en = {
  title: 'Ratings',
  lead: 'Who has played rated games of one kind ten times or more. A rating is what somebody is worth almost certainly: it begins at 1000, and mostly rises as it becomes certain.',
  game: 'Game',
  empty:
    'Nobody has played ten rated games of this yet. A table is made rated when it is created, with a clock and people on all seats.',
  place: 'Place',
  person: 'Player',
  points: 'Rating',
  games: 'Rated games',
  guest: 'guest',
  you: 'you',
  mine: {
    title: 'Ratings',
    unsure: 'uncertain until the tenth rated game',
  },
  change: {
    label: 'Ratings after this game',
    of: (name: string, before: number, after: number) => `${name}: ${after}, before it ${before}`,
  },
  meetings: {
    title: 'You against each other',
    none: 'You have played no game to its end together yet.',
    of: (played: number, ahead: number, behind: number) =>
      `${many(played, 'game')}: you came first of the two ${ahead} times, and second ${behind} times`,
  },
  statistics: {
    title: 'Statistics',
    door: 'Statistics of the game',
    lead: 'Of all public games between people that were played here to their end.',
    none: 'No public game between people has been played to its end yet.',
    games: (n: number) => many(n, 'game'),
    all: 'All',
    seats: 'Number of players',
    wins: 'Wins',
    winsOf: (won: number, played: number, share: string) => `${won} of ${played} (${share})`,
    minutes: 'How long a game takes',
    upTo: (time: string) => `up to ${time}`,
    longer: (time: string) => `longer than ${time}`,
    minute: (n: number) => many(n, 'minute'),
    hour: (n: number) => many(n, 'hour'),
    day: (n: number) => many(n, 'day'),
    rounds: 'The round in which it ends',
    round: (n: number) => `round ${n}`,
    order: { first: 'Moves first', second: 'Moves second' },
  },
}

export type StandingWords = typeof en
