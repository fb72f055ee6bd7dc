/** The words around a table in English: rules, keys, guided first game, hints. */
import type { Pointer } from '../../../../ui/useMedia.ts'
import { many } from '../many.ts'

export const rules = {
  title: 'Rules',
  search: 'Search the rules',
  contents: 'Contents',
  brief: 'The game in two pages',
  answer: 'In short',
  none: 'No rule speaks of this.',
  found: (n: number) => many(n, 'rule'),
  inForce: 'In force now',
  link: (id: string) => `Link to rule ${id}`,
}

export const help = {
  title: 'Help',
  choose: 'What is asked of you stands beside the board, every choice as a button; the same choices glow on the board.',
  read: 'The rules, and the game in two pages',
  learn: 'Guided first game',
  legend: 'What you see',
  keyboard: 'Keys',
  keys: {
    arrows: 'walk through choices, tabs and log lines',
    map: 'on a map: to areas where nothing can be done, too',
    enter: 'choose',
    digits: 'make one of the first nine choices',
    u: 'undo',
    p: 'pass, where a chance to react is offered',
    c: 'to the choices',
    b: 'to the board',
    l: 'to the log',
    slash: 'find among the choices',
    comma: 'one position back or on',
    space: 'replay: play, pause',
    decisions: 'replay: previous, next decision',
    ends: 'replay: to the start, to the end',
    question: 'this help',
    escape: 'close, or back to now',
  },
}

export const guide = {
  title: 'Guided first game',
  step: (at: number, of: number) => `Guided first game · step ${at} of ${of}`,
  now: 'Now:',
  notYet: 'Not now: first',
  readFirst: 'Read this first, then go on.',
  others: 'The others move …',
  next: 'Go on',
  playOn: 'Play on by myself',
  stop: 'Leave the guidance',
}

/** What is done with the pointer is said by the pointer in use. */
export const hints = {
  title: 'Tip',
  aimTitle: 'How to win',
  next: 'Understood',
  off: 'No more tips',
  choose: (by: Pointer) =>
    `What is asked of you stands here. Every choice is a button; the same choices glow on the board. Nothing else can be ${by === 'finger' ? 'tapped' : 'clicked'}, so nothing can go wrong.`,
  undo: 'A slip? Undo goes back through your own moves as far as nothing has been revealed.',
  wait: (by: Pointer) =>
    `While others think, look around: the tabs show the standing, the cards and the log. ${by === 'finger' ? 'Tap' : 'Point at'} a line of the log to see on the board what it speaks of.`,
  sealed: 'Your answer lies face down. Until the last player has answered you may take it back.',
  rules: 'The Rules tab always opens at the rule in force. Search it in your own words.',
  bots: 'Bots move one at a time so that you can follow. Skip hurries them along.',
}

/** What the strong bot would do, where one plays against bots. */
export const advice = {
  title: 'The strong bot would',
  ask: 'Hint',
  askAbout: 'What the strong bot would do in your place, and why',
  thinking: 'The strong bot thinks about it …',
  afterwards: 'And then',
  close: 'Understood',
  failed: 'There is no hint just now. Try again in a moment.',
  usual: 'This is what one mostly does here.',
  even: 'It would come to about the same as',
  compared: 'Compared with',
  values: (plan: number, instead: number) => `your position becomes worth ${plan} of 100, and not ${instead}.`,
  inFavour: 'For it:',
  against: 'Against it:',
  own: (things: readonly string[]) => `you have ${listOf(things)}`,
  enemy: (things: readonly string[]) => `the enemy has ${listOf(things)}`,
  others: (things: readonly string[]) => `the others have ${listOf(things)}`,
  /** The game ends. */
  end: { better: 'a better end of the game', worse: 'a worse end of the game' },
}

/** 'more areas, more Power and a stronger army' */
const listOf = (things: readonly string[]) => new Intl.ListFormat('en').format(things)
