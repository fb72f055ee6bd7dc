/** The words around a table in English: votes and chat. */

export const vote = {
  title: 'Vote',
  paused: 'The game is paused',
  pausedAbout: 'All clocks stand, and nobody moves. The chat is open.',
  on: {
    pause: (by: string) => `${by} asks for a pause.`,
    resume: (by: string) => `${by} asks to go on.`,
    replace: (by: string, of: string) => `${by} asks to open the seat of ${of} to others.`,
    draw: (by: string) => `${by} offers a draw: all must agree.`,
    cancel: (by: string) => `${by} wants to cancel the game: it would end here and count for nobody. All must agree.`,
    pace: (by: string, pace: string) => `${by} asks for another pace: ${pace}.`,
  },
  rule: (yes: number, needed: number) => `${yes} of the ${needed} needed are for it.`,
  yes: 'For it',
  no: 'Against it',
  pause: 'Vote for a pause',
  resume: 'Vote to go on',
  replace: 'Vote to open the seat',
  draw: 'Offer a draw',
  cancel: 'Ask all to cancel the game',
  pace: 'Vote for another pace',
  paceCall: 'Call the vote',
  paceNo: 'Keep the pace',
}

export const chat = {
  title: 'Chat',
  all: 'Whole table',
  with: (name: string) => `Only ${name}`,
  to: 'To',
  write: 'Write a message',
  send: 'Send',
  phrases: 'Say in a word',
  empty: 'Nobody has said anything yet.',
  unsent: 'Not sent yet',
  resend: 'Send again',
  drop: 'Discard',
  news: 'New messages',
  privately: (from: string, to: string) => `${from} to ${to} only`,
  watcher: 'watching',
  apart: 'Read by those who watch, and by nobody who plays.',
}
