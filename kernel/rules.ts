/** What a rule is: the four kinds of rule that a step can have, moves outside the question, and answers ahead. */
import type { AskName, Drawers, Kinds, MovesAt, Seat, Step } from './kinds.ts'

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
  /** The legal move that an answer stands for (as many as possible); left out: the same move. */
  meant?(answer: M, legal: readonly M[]): M | undefined
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

/** A rule that runs by itself and answers with the steps that take its place. */
export function auto<K extends Kinds, Me>(
  run: (g: Drawers<K>, me: Me, ctx: Context<K>) => readonly Step<K>[] | typeof over,
): Auto<K, Me> {
  return { kind: 'auto', run }
}

/** A rule that asks one seat. */
export function ask<K extends Kinds, Me, M>(rule: NoInfer<Omit<Ask<K, Me, M>, 'kind'>>): Ask<K, Me, M> {
  return { kind: 'ask', ...rule }
}

/** A rule that asks several seats at once and reveals their answers together. */
export function sealed<K extends Kinds, Me, M>(rule: NoInfer<Omit<Sealed<K, Me, M>, 'kind'>>): Sealed<K, Me, M> {
  return { kind: 'sealed', ...rule }
}

/** A rule that asks several seats at once, each of which may move at any time. */
export function free<K extends Kinds, Me, M>(rule: NoInfer<Omit<Free<K, Me, M>, 'kind'>>): Free<K, Me, M> {
  return { kind: 'free', ...rule }
}
