/** Looking words up when the game is not known by its types: pages, boards, terminal and tools speak through these. */
import type { BarredMove, Kinds, Move, View } from '../kernel/index.ts'
import type { AheadTexts, GameTexts, Language, QuestionTexts, Reader } from './gameTexts.ts'
import { capital, plain, type Rich } from './rich.ts'

type Words = Readonly<Record<string, ((of: unknown, reader: unknown) => Rich) | undefined>>
const wordsOf = (table: object) => table as Words

/** The kernel's own move, which belongs to no game. */
const takeBack: Readonly<Record<Language, string>> = { en: 'Take back my answer', hu: 'Visszaveszem a válaszomat' }

/** The log sentence of an event. */
export const sentenceOf = <K extends Kinds>(texts: GameTexts<K>, event: K['event'], reader: Reader<K>): Rich =>
  wordsOf(texts.events)[event.is]?.(event, reader) ?? [event.is]

/** The label of a move, as on a button. */
export function labelOf<K extends Kinds>(texts: GameTexts<K>, move: Move<K>, view: View<K>): Rich {
  if (move.do === 'take-back') return [takeBack[texts.language]]
  return wordsOf(texts.moves)[move.do]?.(move, view) ?? [move.do]
}

/** The bare label of a move, as the list of choices shows it. */
export const labelled = <K extends Kinds>(
  move: Move<K>,
  { texts, view }: { texts: GameTexts<K>; view: View<K> },
): string => plain(capital(labelOf(texts, move, view)))

interface Topic<K extends Kinds> {
  question: string
  topic: string
  moves: readonly Move<K>[]
}

const aheadOf = <K extends Kinds>({ ahead = {} }: GameTexts<K>, { question }: Topic<K>) =>
  (ahead as Readonly<Record<string, AheadTexts<K> | undefined>>)[question]

/** What can be answered ahead. */
export const topicOf = <K extends Kinds>(texts: GameTexts<K>, about: Topic<K>, view: View<K>): Rich =>
  aheadOf(texts, about)?.topic(about.topic, view) ?? [`${about.question} ${about.topic}`]

/** The label of an answer given ahead. */
export const aheadLabelOf = <K extends Kinds>(
  texts: GameTexts<K>,
  about: Topic<K>,
  move: Move<K>,
  view: View<K>,
): Rich => aheadOf(texts, about)?.answer?.(move, about.topic, view) ?? labelOf(texts, move, view)

/** What a move means, where its label does not say it all. */
export const aboutOf = <K extends Kinds>(texts: GameTexts<K>, move: Move<K>, view: View<K>): string | null =>
  texts.about?.(move, view) ?? null

/** Why a move is barred. */
export const barredOf = <K extends Kinds>(texts: GameTexts<K>, { why, of }: BarredMove<K>, view: View<K>): Rich =>
  texts.barred?.(why, of, view) ?? [why]

/** The step that asks somebody; null when nothing is asked. */
export const questionOf = <K extends Kinds>(view: View<K>) => (view.stack.at(-1) as { do: string } | undefined) ?? null

function said<K extends Kinds>(kind: 'prompt' | 'wait', { questions }: GameTexts<K>, view: View<K>): Rich {
  const question = questionOf(view)
  const words = question && (questions as Readonly<Record<string, QuestionTexts<unknown, unknown>>>)[question.do]
  return words ? words[kind](question, view) : []
}

/** What is asked of the view's seat; empty when nothing is. */
export const promptOf = <K extends Kinds>(texts: GameTexts<K>, view: View<K>): Rich => said('prompt', texts, view)

/** What the table waits for, to be said after the names of those awaited; empty when it waits for nothing. */
export const waitOf = <K extends Kinds>(texts: GameTexts<K>, view: View<K>): Rich => said('wait', texts, view)
