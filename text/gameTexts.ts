/**
 * The words of one game in one language. The type follows from the game's own types, so a prompt, an event or a move
 * without its words does not compile.
 */
import type { AskName, Kinds, Move, Standing, View } from '../kernel/index.ts'
import type { Rich } from './rich.ts'

export type Language = 'en' | 'hu'
export const languages: readonly Language[] = ['en', 'hu']

type Tagged<Union extends { [Key in Tag]: string }, Tag extends string, Name extends Union[Tag]> = Extract<
  Union,
  { [Key in Tag]: Name }
>

/** One rule of the rules reference. `id` is the rule's number; a rule with a title begins a section of its chapter. */
export interface RuleText {
  id: string
  text: string
  title?: string
}
/** A part of the game in two pages. */
export interface BriefPart {
  title: string
  text: string
  /** What else people search for it by: other words and forms. */
  asks: string
}
export interface RuleChapter {
  id: string
  title: string
  rules: readonly RuleText[]
}

/** What a game's words need to know of the position: the open facts and whose eyes read. */
export type Reader<K extends Kinds> = Pick<View<K>, 'open' | 'seat'>

/** A question in words. */
export interface QuestionTexts<Step, View> {
  /** One sentence: what is asked of the reader, and why. */
  prompt: (step: Step, view: View) => Rich
  /** What the table waits for, said to the others, after the names of those awaited: 'must choose a House card'. */
  wait: (step: Step, view: View) => Rich
}

/** A question that can be answered ahead, in words. */
export interface AheadTexts<K extends Kinds> {
  /** What is answered: 'House Stark asks for passage'. */
  topic: (topic: string, view: View<K>) => Rich
  /** The label of an answer that holds on; left out: that of the move. */
  answer?: (move: K['move'], topic: string, view: View<K>) => Rich
}

/** How one says that somebody has more, or less, of what makes a position good: 'fewer threatened castles'. */
export interface ConcernWords {
  better: string
  worse: string
}

/**
 * What every part of the house needs of a game's words in one language. A game adds to it what its own board needs: the
 * names of its pieces, what they do, the board's words.
 */
export interface GameTexts<K extends Kinds> {
  language: Language
  title: string
  /** One sentence for the home page. */
  tagline: string
  /** One or two sentences: how the game is won. */
  aim?: string
  /** How long a game takes, for the home page. */
  length: string
  /** The words for a part that a seat can choose (a house, an army). */
  role(role: string): string
  /** The words for what was chosen in the first round (`Game.opening`): 'March +1: Winterfell'. */
  opening?(name: string): string
  /** A seat by its part in this position: 'Stark'. */
  seat(seat: number, reader: Reader<K>): Rich
  questions: { [Name in AskName<K>]: QuestionTexts<K['asks'][Name], View<K>> }
  /** The label of a move, as on a button. */
  moves: {
    [Name in K['move']['do']]: (move: Tagged<K['move'], 'do', Name>, view: View<K>) => Rich
  }
  /** The questions that can be answered ahead (`Game.ahead`), where the game has such. */
  ahead?: { [Name in AskName<K>]?: AheadTexts<K> }
  /** What a move means, for those who do not know the game yet; null: its label says it all. */
  about?(move: Move<K>, view: View<K>): string | null
  /** Why a move is barred, by the name of its reason (`Game.barred`): 'No Defense this round: Storm of Swords'. */
  barred?(why: string, of: string | undefined, view: View<K>): Rich
  /** The sentence of an event in the log. */
  events: {
    [Name in K['event']['is']]: (event: Tagged<K['event'], 'is', Name>, reader: Reader<K>) => Rich
  }
  /** Ready-made lines of talk, by name (see `Game.phrases`). */
  phrases?: Readonly<Record<string, string>>
  /** The headings of groups of options, where the game has groups. */
  optionGroups?: Readonly<Record<string, string>>
  /** Names and explanations of the table's options, by id. */
  options: Readonly<Record<string, { name: string; about: string; choices?: Readonly<Record<string, string>> }>>
  /** Why a line stands in a ledger (strength, standing), by the line's `why`. */
  reasons(why: string, of: string | undefined, reader: Reader<K>): Rich
  /** What the value of a position is made of (`Appraisal`), by concern, where the game has such a value. */
  concerns?: Readonly<Record<string, ConcernWords>>
  /** The result in a sentence. */
  result(standing: readonly Standing[], reader: Reader<K>): Rich
  rules: readonly RuleChapter[]
  /** The game in two pages: it stands before the rules reference, and answers what is searched there first. */
  brief?: readonly BriefPart[]
}

/** A game's words in both languages. */
export type Texts<K extends Kinds> = Readonly<Record<Language, GameTexts<K>>>
