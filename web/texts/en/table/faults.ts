/** The words around a table in English: what went wrong, and why something is refused. */
import type { TableRefusal } from '../../../../table/command.ts'

export const fault = {
  title: 'This cannot be drawn.',
  part: 'The rest works, the list of choices too, and your game is safe.',
  question: 'You can go on with these choices all the same, and your game is safe.',
  again: 'Try again',
}

export const link = {
  lost: 'The connection is lost. Trying again …',
  stopped: 'Something has come to light. Look before you go on: the rest was not done.',
  unheard: 'The server did not answer. Look whether it happened, and try again.',
  gone: 'This table cannot be opened.',
  broken: 'This table cannot be shown just now.',
  brokenDo: 'There is a fault in the program, and the host is told. It is tried again all the time.',
}

export const refusals = {
  over: 'The game is over.',
  'not-asked': 'It is not your turn.',
  stale: 'The position has changed meanwhile. Look again and choose.',
  illegal: 'The rules do not allow this here.',
  'no-such-seat': 'There is no such seat.',
  'seat-taken': 'Somebody already sits there.',
  'already-seated': 'You already have a seat at this table.',
  'not-your-seat': 'This seat is not yours.',
  'no-guest': 'The server does not know you yet. Load the page again.',
  resigned: 'You have resigned: a bot plays on to the end.',
  'stood-in': 'A bot plays for you. Take your seat back first.',
  'not-owner': 'Only the owner of the table may do this.',
  'still-there': 'The person is still there, or has left only a moment ago.',
  'not-gathering': 'The game has already begun.',
  barred: 'The owner has sent you away from this table.',
  'not-ready': 'Somebody has not said yet that it is ready.',
  'wrong-word': 'That is not the word of this table. Ask whoever has invited you.',
  'bad-setup': 'A table cannot be set up like this.',
  'not-running': 'The game is not under way.',
  'not-full': 'Some seats are still free.',
  'role-taken': 'Somebody else already plays that.',
  rated:
    'This is a rated game: no bots or programs from the start, always a clock, and only all together can cancel it.',
  'no-such-role': 'That cannot be played at this table.',
  'no-vacation': 'So many days of vacation are not left to you here, or you are on vacation.',
  'on-vacation': 'The person is on vacation: no bot is called until it is over.',
  'nothing-to-undo': 'There is nothing to take back.',
  'nobody-to-agree': 'Something was revealed since, and nobody but bots could agree to it.',
  'no-petition': 'There is no request any more.',
  'no-vote': 'There is no such vote for you now.',
  paused: 'The game is paused.',
  'vote-too-soon': 'The others have not agreed to this just now. Ask again in a minute.',
  'no-whispers': 'At this table all talk is open.',
  'not-heard': 'They do not take messages from you.',
  muted: 'You may not write here for now. Your page says why, and until when.',
  banned: 'You may not do this for now. Your page says why, and until when.',
  'no-sequel': 'No game follows this one.',
  'no-rematch': 'The game has not ended yet.',
  'too-long': 'That is too long.',
  malformed: 'The server did not understand this. Load the page again.',
  'too-fast': 'Too many requests at once. Wait a moment.',
  broken: 'This failed on the server, and nothing of it was done. Choose again, or something else.',
} satisfies Record<TableRefusal, string>
