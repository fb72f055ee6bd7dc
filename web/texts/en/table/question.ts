/** The words around a table in English: what is asked, how it is answered and taken back. */
import { many } from '../many.ts'

export const question = {
  back: 'Leave the table for now',
  spectator: 'You are watching',
  ownSeat: 'Do you have a seat here?',
  signIn: 'Sign in',
  yourMove: 'Your move',
  waiting: 'Waiting',
  rule: (id: string) => `Rule ${id}`,
  choices: 'Choices',
  filter: 'Find among the choices',
  nothingFound: 'No choice has these words.',
  amount: 'Amount',
  less: 'Less',
  more: 'More',
  ledger: 'At a glance',
  lastEvents: 'Last events',
  barred: 'Not possible now',
  choiceCount: (n: number) => many(n, 'choice'),
  elsewhere: 'Other',
  sealed: 'Your answer is sealed.',
  undo: (n: number) => (n === 1 ? 'Undo' : `Undo (${n})`),
  undoAbout: (n: number) => `You can take back ${many(n, 'move')}`,
  askUndo: 'Ask to take back',
  takeBack: 'Take back',
  takeBackAbout: 'Bots have moved since; they do not mind.',
  askUndoAbout: 'The others must agree. Dice that were thrown since will be thrown anew.',
  petition: (name: string) => `${name} asks to take a move back.`,
  responses: 'Waiting for responses.',
  notHere: (names: string) => `Not at the table now: ${names}.`,
  petitionTo: 'It goes back before this:',
  petitionFresh: 'Dice thrown since will be thrown anew, and cards seen since stay known.',
  withdraw: 'Withdraw',
  petitionMine: 'You have asked to take a move back.',
  petitionWaits: (names: string) => `Waiting for ${names}.`,
  agree: 'Agree',
  refuse: 'Refuse',
  hurry: 'Skip',
  hurryAbout: 'Bots move without a pause until you are asked',
  retired: 'You have resigned: a bot plays on to the end.',
  standsIn: 'A bot plays for you.',
  handOn: 'Hand the screen on',
  handOnAbout: 'Somebody else may act as well as you',
  clock: (seconds: number) => `${many(seconds, 'second')} left`,
  comeBack: 'Take your seat back',
  board: 'Board',
  panels: 'Panels',
  seatNumber: (n: number) => `Seat ${n}`,
}

export type QuestionWords = typeof question

export const windows = {
  title: 'Chances to react',
  about: 'Nobody else sees this.',
  wishes: { never: 'Always ask', 'unless-i-can-play': 'Ask if I can', always: 'Always pass' },
  onlyPass: 'You can play nothing here. You are asked all the same, so that the others cannot tell.',
  passing: 'In a moment this is passed for you.',
}

export const anytime = {
  title: 'Any time',
  about: 'You may do this whoever is asked what.',
  none: 'Nothing now.',
}

export const ahead = {
  title: 'Answers ahead',
  about:
    'The table answers in your place. Nobody else sees this. An answer stops by itself when what it was set for changes.',
  none: 'Nothing can be answered ahead now.',
  given: (n: number) => (n === 1 ? '1 answer is set.' : `${n} answers are set.`),
  fromNowOn: 'From now on',
  ask: 'Ask me',
  askAgain: 'Ask me again',
}
