/** The words of being told that tables wait, in English. hu/notices.ts has the same keys. */
import { many } from './many.ts'

export const en = {
  /** In the navigation, after what it belongs to. */
  count: (n: number) => `${many(n, 'table waits', 'tables wait')} for you`,
  calls: (n: number) => `${many(n, 'round waits', 'rounds wait')} for you`,
  next: 'Next table',
  nextRound: 'Round called',
  nextOf: (game: string, name: string) => `Next table that waits for you: ${game}, ${name}`,
  turn: (game: string) => `Your turn: ${game}`,
  waits: (name: string, round: number | null) =>
    `The table “${name}” waits for you${round ? ` (round ${round})` : ''}.`,
  called: (round: number, name: string) => `Round ${round} of “${name}” is called`,
  come: 'Say that you are there.',
  title: 'Being told',
  about:
    'When a table waits for you, you are told once, after the time that you choose and if it still waits. A round of a tournament that is called is told at once, by every way that is not set to never.',
  ways: {
    tab: 'In open pages',
    push: 'In browsers, also while no page is open',
    mail: 'By e-mail',
    hook: 'By programs',
  },
  choices: {
    'at-once': 'At once',
    'five-minutes': 'After 5 minutes',
    'an-hour': 'After an hour',
    daily: 'Once a day',
    never: 'Never',
  },
  noMail: 'For that you need an e-mail address: see Account.',
  closedMail: 'No e-mail is sent from here.',
  allow: 'Allow notices of this browser',
  allowed: 'This browser shows notices.',
  denied: 'This browser shows no notices of this page: allow them in its settings for this address.',
  unknown: 'This browser knows no notices.',
  push: {
    begin: 'Tell me in this browser',
    end: 'No more in this browser',
    is: 'This browser is told, also while no page is open.',
    failed: 'The browser did not allow it.',
    unknown: 'This browser can be told only while a page is open.',
  },
  quiet: 'Quiet hours',
  quietAbout: 'What falls into them comes at their end.',
  from: 'From',
  to: 'to',
  daily: 'The daily letter comes at',
  zone: (zone: string) => `Times are those of ${zone}.`,
  hooks: {
    title: 'Programs',
    about:
      'A channel of Discord or Slack, or a program of your own. Who reads the channel learns when a table waits for you.',
    kinds: { discord: 'Discord', slack: 'Slack', json: 'Signed JSON' },
    kind: 'Kind',
    url: 'Address of the webhook',
    add: 'Add',
    remove: 'Remove',
    removeOf: (host: string) => `Remove ${host}`,
    again: 'Try again',
    secret: 'The secret with which words to this program are signed. It is shown once:',
    off: 'Told no more, for it failed again and again.',
    failures: {
      inside: 'Its address lies inside the network of the server.',
      unreachable: 'It could not be reached.',
      'too-slow': 'It did not answer in time.',
      redirect: 'It sent us elsewhere.',
      refused: 'It refused what we sent.',
    },
    last: (when: string) => `Last time, ${when}:`,
  },
  mute: 'Tell me nothing of this table',
  unsubscribe: {
    title: 'No more e-mails',
    about: 'You will not be written to any more when a table waits for you. You can change that on your page.',
    go: 'No more e-mails',
    done: 'Done. No more e-mails will come.',
    page: 'Your page',
  },
}

export type NoticeWords = typeof en
