/**
 * What a game is: its drawers, its steps, its rules. Types only.
 *
 * A game in progress is plain JSON: the drawers of facts and a stack of steps, innermost last.
 * A rule looks at the top step and answers with the steps that take its place.
 */

/** A place at the table: 0, 1, 2 ... in seating order. */
export type Seat = number

/** The type family of one game: every other type here follows from it. */
export interface Kinds {
  /** Facts that everybody may see. */
  open: object
  /** Facts that one seat may see. */
  held: object
  /** Facts that nobody may see. */
  hidden: object
  /** Steps that run by themselves: name -> local values. Local values are open facts. */
  autos: object
  /** Steps that ask somebody, the questions: name -> local values and moves (see `Asking`). */
  asks: object
  move: { do: string }
  event: { is: string }
  /** Options of the table, chosen before the start. */
  options: object
  /** What a game of a series hands on to the next one; left out by games that stand alone. */
  carried?: object
}

declare const moves: unique symbol

/** A question as the types of a game declare it: its moves, and the local values of its step. Only the type knows the moves. */
export type Asking<M, Me = object> = Me & { readonly [moves]?: M }

/** The moves of a question; where it does not name them, any move of the game. */
export type MovesAt<K extends Kinds, Name extends AskName<K>> = K['asks'][Name] extends { readonly [moves]?: infer M }
  ? unknown extends M
    ? K['move']
    : Extract<M, K['move']>
  : K['move']

type Named<Steps> = { [Name in keyof Steps & string]: { do: Name } & Steps[Name] }[keyof Steps & string]

export type AutoStep<K extends Kinds> = Named<K['autos']>
export type AskStep<K extends Kinds> = Named<K['asks']>
export type Step<K extends Kinds> = AutoStep<K> | AskStep<K>
export type AskName<K extends Kinds> = keyof K['asks'] & string

/** The one move that the kernel adds to every game: take a sealed answer back while others still think. */
export interface TakeBack {
  do: 'take-back'
}
export const takeBack: TakeBack = Object.freeze({ do: 'take-back' })

/** The ends beside the rules: a seat resigns, or all have agreed on a draw. */
export type Settlement = { do: 'resign' } | { do: 'agree-draw' }

/** A move of the game, or one that the kernel adds. */
export type Move<K extends Kinds> = K['move'] | TakeBack | Settlement

/**
 * The three drawers. The fields of `open` and `hidden` and the field `held` may be assigned; what they hold is
 * shared between copies of a state and must be replaced, never changed in place (see values.ts).
 */
export interface Drawers<K extends Kinds> {
  open: K['open']
  held: readonly K['held'][]
  hidden: K['hidden']
}

/** What a rule may use besides the drawers. */
export interface Context<K extends Kinds> {
  /** Tells everybody, or only the seat (or seats) named. */
  log(event: K['event'], to?: Seat | readonly Seat[]): void
  /** A whole number from 0 to below n. */
  below(n: number): number
  /** A shuffled copy. */
  shuffle<T>(list: readonly T[]): T[]
}

/** The step stays on top of the stack as it is. */
export const stay = 'stay'
/** The game ends here: the whole stack is dropped. */
export const over = 'over'

/** The steps that take the place of the one just done, in the order in which they are to be done. */
export type Next<K extends Kinds> = readonly Step<K>[] | typeof stay | typeof over

/** A rule that runs by itself. */
export interface Auto<K extends Kinds, Me> {
  kind: 'auto'
  run(g: Drawers<K>, me: Me, ctx: Context<K>): readonly Step<K>[] | typeof over
}

/** What becomes of a question when its time has run out: `move` is made for each seat that is still asked. */
export interface Limit<K extends Kinds, M = K['move']> {
  /** A whole number above 0. */
  seconds: number
  /** Legal for every seat asked, as long as the question stands. */
  move: M
}

/**
 * How a question may end without a decision. Both depend on open facts alone. The kernel knows no time: the table keeps
 * the clock of a limit, which runs on while the step stays (`stay`, or the very same step given back), and begins anew
 * with another step, equal or not.
 */
export interface QuestionBase<K extends Kinds, Me, M = K['move']> {
  /** The number of the rule in the book, as it is shown to whoever is asked. */
  rule: string
  /**
   * The move that lets the question go by: the question is a *window*, a chance to react that mostly is not taken. It is
   * asked of everybody who could react as far as all know, whatever they hold, and even when this move is the only one.
   * Tables make the move for seats that do not want to be asked. null: no window this time.
   */
  pass?(g: Drawers<K>, me: Me): M | null
  /** The question stands under a clock; null: this time it does not. */
  limit?(g: Drawers<K>, me: Me): Limit<K, M> | null
}

/** A rule that asks one seat. */
export interface Ask<K extends Kinds, Me, M = K['move']> extends QuestionBase<K, Me, M> {
  kind: 'ask'
  /** Who must answer. */
  who(g: Drawers<K>, me: Me): Seat
  /** Every legal move; never empty; depends only on open facts and the seat's own drawer. */
  legalMoves(g: Drawers<K>, me: Me, seat: Seat): readonly M[]
  take(g: Drawers<K>, me: Me, seat: Seat, move: M, ctx: Context<K>): Next<K>
  /** Ask even when one move is left (otherwise the kernel takes it by itself, unless the question is a window). */
  always?: boolean
  /**
   * Others are not shown whom it asks: for windows over hidden hands that several seats are asked one after the other.
   * `who` may then depend on what the seats asked hold, and so on who has passed; a move after which the same step stands
   * changes nothing but the drawer of the seat that made it, and is heard by nobody else. Nothing that led here can be
   * taken back: that it cannot any more would tell that somebody has answered.
   */
  anonymous?: boolean
}

/**
 * A rule that asks several seats at once, none of them sealed: whoever of them moves first is taken first, and any of
 * them may move again while it is asked. A negotiation: one may withdraw what the other may accept. A move names what it
 * speaks of (the terms that are accepted), for something else may lie on the table when it arrives. A move that changes nothing but the seat's own drawer is a draft:
 * nobody else learns of it, and it can be taken back; it must not bring anything to light. Who has nothing to
 * do is not asked; when nobody is asked, the step falls away. A move that leads back (see `isRetraction`) is made by bots
 * only when nobody else can lead on.
 */
export interface Free<K extends Kinds, Me, M = K['move']> extends QuestionBase<K, Me, M> {
  kind: 'free'
  who(g: Drawers<K>, me: Me): readonly Seat[]
  /** Every legal move; never empty for whoever is asked; depends only on open facts and the seat's own drawer. */
  legalMoves(g: Drawers<K>, me: Me, seat: Seat): readonly M[]
  take(g: Drawers<K>, me: Me, seat: Seat, move: M, ctx: Context<K>): Next<K>
}

/** A rule that asks several seats at once, each answering into its own drawer, revealed together. */
export interface Sealed<K extends Kinds, Me, M = K['move']> extends Pick<QuestionBase<K, Me, M>, 'rule' | 'limit'> {
  kind: 'sealed'
  who(g: Drawers<K>, me: Me): readonly Seat[]
  legalMoves(g: Drawers<K>, me: Me, seat: Seat): readonly M[]
  /** Does this move seal the answer? Without it every move does. */
  seals?(move: M): boolean
  /** A move that does not seal: it changes the seat's own drawer, and in open only what everybody may see. */
  draft?(g: Drawers<K>, me: Me, seat: Seat, move: M): void
  /** All have answered: `answers[seat]`. */
  reveal(g: Drawers<K>, me: Me, answers: readonly (M | null)[], ctx: Context<K>): Next<K>
}

export type QuestionRule<K extends Kinds, Me, M = K['move']> = Ask<K, Me, M> | Sealed<K, Me, M> | Free<K, Me, M>

/** The rule of a move outside the question on top, which a seat may make at any time (see sideMoves.ts). */
export interface SideMove<K extends Kinds, M = K['move']> {
  /** Every such move of the seat now; depends only on open facts and the seat's own drawer. */
  legalMoves(g: Drawers<K>, seat: Seat): readonly M[]
  /** Changes what the drawers hold. `stay`: the question stays, unless it has but one answer left; `over`: the game ends. */
  take(g: Drawers<K>, seat: Seat, move: M, ctx: Context<K>): typeof stay | typeof over
}

/** How a question can be answered before it is asked (see ahead.ts). It must not be sealed. */
export interface AheadRule<K extends Kinds, Me, M = K['move']> {
  /** What the seat may answer ahead now, and how; depends only on open facts and the seat's own drawer. */
  topics(g: Drawers<K>, seat: Seat): Readonly<Record<string, readonly M[]>>
  /** The topic that a question is about. */
  topic(me: Me): string
  /** What an answer is set for, as JSON: it holds as long as this is the same. Open facts and the seat's own drawer. */
  basis(g: Drawers<K>, seat: Seat, topic: string): unknown
}

/** A rule for every step: one that is missing does not compile. */
export type Rules<K extends Kinds> = {
  [Name in keyof K['autos'] & string]: Auto<K, K['autos'][Name]>
} & {
  [Name in AskName<K>]: QuestionRule<K, K['asks'][Name], MovesAt<K, Name>>
}

/** The rules of one chapter. */
export type Chapter<K extends Kinds, Names extends (keyof K['autos'] | keyof K['asks']) & string> = Pick<
  Rules<K>,
  Names
>

/** One table option: a switch or a choice. */
export type OptionSpec = {
  id: string
  /** The rule that tells of it. */
  rule: string
  /** The group under whose heading it stands, named in the texts. */
  group?: string
  /**
   * It has a meaning only while each of these options, which stand before it, has one of these values; `seats` stands for
   * their number. Without a meaning it stays on its default.
   */
  onlyWith?: Readonly<Record<string, readonly (boolean | string | number)[]>>
} & ({ kind: 'flag'; default: boolean } | { kind: 'choice'; choices: readonly string[]; default: string })

/** One line of a sum; the sum decides, the lines explain it. */
export interface LedgerLine {
  why: string
  n: number
  /** What the line speaks of, where it speaks of something. */
  of?: string
}
export type Ledger = readonly LedgerLine[]

/** How one seat ended: `place` 1 is best, ties share a place; `keys` are the values that decided, in order. */
export interface Standing {
  seat: Seat
  place: number
  keys: Ledger
}

/** What a seat (or a spectator: seat null) may know, and what it may do. */
export interface View<K extends Kinds> {
  seat: Seat | null
  open: K['open']
  /** The seat's own drawer; null for a spectator. */
  own: K['held'] | null
  /** The whole stack of steps, innermost last: open facts. */
  stack: readonly Step<K>[]
  /** The number of the rule in force: that of the question on top; null when the game is over. */
  rule: string | null
  /** Who must still answer; nobody else than the viewer where the question is anonymous. */
  asked: readonly Seat[]
  /** Who has sealed an answer to the question on top. */
  ready: readonly Seat[]
  /** The seat's own sealed answer. */
  answer: K['move'] | null
  /** The seat's legal moves, in reading order. */
  legalMoves: readonly Move<K>[]
  /** The seat's side moves: it may make them whoever is asked what. */
  side: readonly Move<K>[]
  /** The seats that are out of the game. */
  out: readonly Seat[]
  /** The seat is asked, and may let the question go by with this move: the question is a window. */
  pass: K['move'] | null
  /** The number of moves this seat has made: its next move carries this number. */
  moved: number
  over: boolean
}

/** What the next game of a series begins with. */
export interface Sequel<K extends Kinds> {
  options: K['options']
  carried: NonNullable<K['carried']>
  /** The part that each seat plays; left out: as it was chosen for the game before. */
  roles?: readonly (string | null)[]
}

/** A game: everything the table, the server, the bots and the tools need to know of it. */
export interface Game<K extends Kinds> {
  id: string
  /** Grows when a change of the rules can change the course of a recorded game. */
  version: number
  seats: { min: number; max: number }
  options: readonly OptionSpec[]
  /** The parts that seats may choose from (houses, armies); empty where all seats are alike. */
  roles(seats: number): readonly string[]
  /**
   * Sets the table up. `roles[seat]` is a chosen part or null: drawn at random. `carried` is what the game before it in a
   * series has handed on; null for a first game.
   */
  setup(
    seats: number,
    roles: readonly (string | null)[],
    options: K['options'],
    ctx: Context<K>,
    carried: NonNullable<K['carried']> | null,
  ): { drawers: Drawers<K>; steps: readonly Step<K>[] }
  rules: Rules<K>
  /**
   * Are seats asked in windows in which they can do nothing, until they wish otherwise? Where the hand is what other people
   * guess at, a pass that always comes quickly would tell of it. False where it is left out.
   */
  promptWithoutChoices?: boolean
  /** Ready-made lines of talk, by name: everybody reads them in the own language. They mean nothing to the rules. */
  phrases?: readonly string[]
  /** May two seats talk in private? True where it is left out; false: open talk only. */
  whispers?: boolean
  /** After the end: the next game of the series, played by the same people on the same seats; null: there is none. */
  sequel?(open: K['open']): Sequel<K> | null
  /** Checks what a record says was handed on: gives it back, or throws a RangeError with one line. */
  readCarried?(json: unknown): NonNullable<K['carried']>
  /** Moves outside the question on top, by their name; no question has a move of that name. */
  sideMoves?: { readonly [Name in K['move']['do']]?: SideMove<K, Extract<K['move'], { do: Name }>> }
  /** The questions that a seat may answer ahead. */
  ahead?: { readonly [Name in AskName<K>]?: AheadRule<K, K['asks'][Name], MovesAt<K, Name>> }
  /**
   * The seats that are out of the game, for good: they sit and watch, are asked nothing and have no say. Left out: nobody
   * ever is.
   */
  out?(open: K['open']): readonly Seat[]
  /**
   * How the game ends beside its rules, where it can: each says what that means for the standing. Where it goes on without
   * the seat that resigns, `retire` stands in the place of `resign`: the seat stays in the game, and a bot plays for it.
   */
  settle?: {
    resign?(g: Drawers<K>, seat: Seat, ctx: Context<K>): void
    retire?(g: Drawers<K>, seat: Seat, ctx: Context<K>): void
    draw?(g: Drawers<K>, ctx: Context<K>): void
  }
  /**
   * What a seat played a whole game with, by what the arena splits its wins: `{ house: 'stark' }`. From the open facts at the
   * end, and the events that everybody has heard.
   */
  playedWith?(seat: Seat, open: K['open'], events: readonly K['event'][]): Readonly<Record<string, string>>
  /** The standing as it is now, best first; at the end it is the result. */
  standing(open: K['open']): readonly Standing[]
  /** Fills the drawers that the view's seat may not see with something that fits all it knows. */
  imagine(view: View<K>, ctx: Context<K>): { held: readonly K['held'][]; hidden: K['hidden'] }
  /** A move that only takes a draft back: random players avoid it, or they would never finish. */
  isRetraction(move: K['move']): boolean
  /** Laws that hold in every position: name -> a complaint, or null. */
  invariants: Readonly<Record<string, (g: Drawers<K>) => string | null>>
  /** No game is longer than this many moves; a move that was taken back, and the one that takes it back, do not count. */
  longest(seats: number): number
}
