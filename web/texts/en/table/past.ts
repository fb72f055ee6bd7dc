/** The words around a table in English: log, absence, replay. */
import { many } from '../many.ts'

export const log = {
  title: 'Log',
  before: 'Set-up',
  empty: 'Nothing has happened yet.',
  since: 'Since your last visit',
  earlier: 'Show earlier lines',
  show: 'Show this position',
}

export const away = {
  title: 'While you were away',
  lines: (n: number) => many(n, 'event'),
  mine: 'Concerns you',
  others: 'What else happened last',
  walk: 'Show me, step by step',
  step: (at: number, all: number) => `Step ${at} of ${all}`,
  back: 'Step back',
  next: 'Next step',
  now: 'Back to now',
  read: 'Read on in the log',
  close: 'Understood',
}

export const history = {
  title: 'History',
  slider: 'Position',
  at: (move: number, all: number) => `Position ${move} of ${all}`,
  earlier: 'An earlier position',
  now: 'Back to now',
  first: 'To the start',
  back: 'Previous decision',
  on: 'Next decision',
  play: 'Play back',
  pause: 'Pause',
  speed: 'Speed',
  times: (speed: number) => `${speed}×`,
  chapters: 'Rounds and phases',
  turns: 'Turning points',
  end: 'To the end',
  eyes: 'Whose hand is open',
  ownEyes: 'My hand',
  openOnly: 'No hand',
  eyesOf: (name: string) => `Hand: ${name}`,
  loading: 'Turning back the pages …',
}
