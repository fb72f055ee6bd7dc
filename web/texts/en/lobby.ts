/** The words of finding a game in English. hu/lobby.ts has the same keys. */
import { many } from './many.ts'

export const en = {
  title: 'Find a game',
  filters: {
    label: 'What are you looking for?',
    game: 'Game',
    pace: 'Pace',
    language: 'Language',
    free: 'Free seats',
    any: 'Any',
    atLeast: (n: number) => `${n} or more`,
    reset: 'Show all tables',
  },
  languages: { en: 'English', hu: 'Hungarian' },
  tableLanguage: 'Language at the table',
  anyLanguage: 'Any',
  list: 'Tables that look for players',
  host: (name: string) => `Host: ${name}`,
  seats: (taken: number, all: number) => `${taken} of ${all} seats taken`,
  full: 'All seats taken',
  variants: (n: number) => many(n, 'variant'),
  none: 'No table of that kind looks for players just now.',
  noneDo: 'Look for others, or make a table of your own: it stands here at once.',
  lost: 'The connection is lost: this list may be old.',
}

export type LobbyWords = typeof en
