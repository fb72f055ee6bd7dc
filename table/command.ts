/** What a person may ask of a table, and why it is refused. */
import type { BotLevel } from '../bots/levels.ts'
import type { Kinds, Move, Refusal, Seat } from '../kernel/index.ts'
import type { AutoPass, Pace, TableSetup, Vote } from './types.ts'

/**
 * What a person asks of a table. `n` is the `moved` of the seat's view: it grows with every move and undo of the seat and
 * never goes back, so that a doubled request is harmless.
 */
export type Command<K extends Kinds = Kinds> =
  /**
   * `word`: of a table that asks for one. It goes no further than to whoever runs the tables, who puts `admitted` in its place when
   * it is right.
   */
  | { do: 'sit'; seat: Seat; role?: string | null; word?: string; admitted?: boolean }
  | { do: 'leave'; seat: Seat }
  /** By the owner. `fewer`: without the seats that are open, if the game can be played by so few. */
  | { do: 'start'; fewer?: boolean }
  /** Before the start: the owner sends somebody away, who may not sit down again. */
  | { do: 'kick'; seat: Seat }
  /** Before the start: the owner asks everybody whether it is ready; the game waits until all are. */
  | { do: 'ask-ready' }
  | { do: 'ready'; seat: Seat; yes: boolean }
  /** Before the start: the owner changes the settings; everybody must say again that it is ready. */
  | ({ do: 'set-up' } & Required<Pick<TableSetup, 'options' | 'private' | 'language'>> & Pace)
  | { do: 'close' }
  /** One move, or a run of moves of one seat (see act.ts): the first has the number `n`, each following one the next. */
  | { do: 'move'; seat: Seat; n: number; move: Move<K> | readonly Move<K>[] }
  | { do: 'undo'; seat: Seat; n?: number }
  | { do: 'ask-undo'; seat: Seat }
  /** `seed`: what chance goes on from; put in by whoever runs the tables, never from outside. */
  | { do: 'agree'; seat: Seat; yes: boolean; seed?: string }
  /** Calls a vote; a missing person's seat is opened only while a bot plays for it and the person is not there. */
  | { do: 'call-vote'; seat: Seat; on: Vote['on'] }
  | { do: 'vote'; seat: Seat; yes: boolean }
  /** By mail: the person takes so many days off, in which its clock stands; 0: it is back. */
  | { do: 'vacation'; seat: Seat; days: number }
  /** When the seat lets windows go by. Nobody else learns of it. */
  | { do: 'auto-pass'; seat: Seat; when: AutoPass }
  /** What the seat answers to a question of this topic until something changes; null: it is asked. Nobody else learns of it. */
  | { do: 'answer-ahead'; seat: Seat; question: string; topic: string; move: Move<K> | null }
  /** `phrase` is a ready-made line of the game; its `text` is empty. */
  /** `id`: the sender's own name of the line. A line that comes again under the same name is not said twice. */
  | { do: 'chat'; seat: Seat | null; to: Seat | null; text: string; phrase?: string; id?: string }
  /**
   * Goes on to the next game of a series, with the same sitters. Anybody seated may ask for it once the game is over;
   * asked again, it is the same table. `next` is its id, put in by whoever runs the tables, never from outside.
   */
  | { do: 'sequel'; next?: string }
  /**
   * Another game, with the same people and settings, each one seat further where several people play. Anybody seated may ask for it when the game has ended: who asks first
   * makes the table, who asks later joins it on the same seat; it begins when all have. `next` is as in `sequel`.
   */
  | { do: 'rematch'; next?: string }
  /** Bots make their next moves without a pause. Anybody seated may ask for it, and the owner. */
  | { do: 'hurry' }
  /**
   * The person itself hands its seat to a bot; so may the owner when the person is not there, and anybody seated when
   * neither the owner nor, for ten minutes, the person is there.
   */
  | { do: 'stand-in'; seat: Seat; bot: BotLevel }
  /** The person (or the owner) takes it back. */
  | { do: 'return'; seat: Seat }
  /**
   * The person lets a program of its own play: whoever shows the secret of which `key` is the SHA-256 (hexadecimal) may look
   * through the seat's eyes and move for it, and nothing else. null: no more.
   */
  | { do: 'let-program'; seat: Seat; key: string | null }
  /** The owner gives an open seat, or that of a person who is missing, to a bot for good, or opens a bot's seat. */
  | { do: 'fill'; seat: Seat; with: BotLevel | 'open' }

/** Why a command is refused: a code; the page has its sentence in both languages. */
export type TableRefusal =
  | Refusal
  | 'no-such-seat'
  | 'seat-taken'
  | 'already-seated'
  | 'not-your-seat'
  /** The server does not know you yet: become a guest first. */
  | 'no-guest'
  /** A bot plays for you: take your seat back first. */
  | 'stood-in'
  /** You have resigned: a bot plays to the end. */
  | 'resigned'
  | 'not-owner'
  | 'still-there'
  | 'not-gathering'
  /** The owner has sent you away from this table. */
  | 'barred'
  /** Somebody has not said yet that it is ready. */
  | 'not-ready'
  /** The word that was said is not that of the table, or none was said. */
  | 'wrong-word'
  /** It cannot be set up like this. */
  | 'bad-setup'
  | 'not-running'
  | 'not-full'
  | 'role-taken'
  | 'nothing-to-undo'
  /** Something was revealed since, and no person plays that could agree to an undo. */
  | 'nobody-to-agree'
  | 'no-petition'
  /** There is no such vote, or you have no say in it. */
  | 'no-vote'
  | 'paused'
  /** The others have just said no to this, or have not answered. */
  | 'vote-too-soon'
  /** At this table all talk is open. */
  | 'no-whispers'
  /** They read nothing of you. */
  | 'not-heard'
  /** Moderators have said so, for a while or for good. */
  | 'muted'
  | 'banned'
  /** No game follows this one, or it is not over. */
  | 'no-sequel'
  /** The game has not ended. */
  | 'no-rematch'
  | 'no-such-role'
  /** So many days of vacation are not left to you, or you are on vacation. */
  | 'no-vacation'
  /** The person is on vacation: no bot is called for it. */
  | 'on-vacation'
  /** The game is rated: no bots and programs, a clock, and nobody ends it alone. */
  | 'rated'
  | 'too-long'
  | 'malformed'
  | 'too-fast'
  /** A fault of the server: nothing of it was done. */
  | 'broken'
