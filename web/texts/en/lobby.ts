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
  search: {
    title: 'Find me a game',
    about: 'You are brought together with others who would play the same. Keep this page open.',
    games: 'Any of these games',
    pace: 'Pace',
    seats: 'Players',
    anySeats: 'As many as there are',
    bots: 'Bots take free seats after half a minute, if all agree',
    begin: 'Find me a game',
    needGame: 'Choose a game at least.',
    looking: 'Looking for others …',
    since: (seconds: number) => `for ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
    people: (n: number) => (n === 1 ? 'Nobody else is looking just now.' : `${n} people are looking just now.`),
    stop: 'Stop looking',
  },
  languages: { en: 'English', hu: 'Hungarian' },
  tableLanguage: 'Language at the table',
  anyLanguage: 'Any',
  list: 'Tables that look for players',
  host: (name: string) => `Host: ${name}`,
  seats: (taken: number, all: number) => `${taken} of ${all} seats taken`,
  locked: 'With a word',
  on: 'Yes',
  off: 'No',
  full: 'All seats taken',
  variants: (n: number) => many(n, 'variant'),
  none: 'No table of that kind looks for players just now.',
  noneDo: 'Look for others, or make a table of your own: it stands here at once.',
  lost: 'The connection is lost: this list may be old.',
}

export type LobbyWords = typeof en
