/**
 * A game's words that never break the page: a sentence that cannot be made becomes bare words, and the fault is told. So a
 * slip in one sentence costs that sentence, not the list of choices, the log or the board that shows it.
 */
import type { Kinds } from '../../kernel/index.ts'
import type { AheadTexts, QuestionTexts, Rich } from '../../text/index.ts'
import { reportFault } from '../faults.ts'
import type { AnyTexts } from './anyGame.ts'

const plainly = {
  en: { prompt: 'Choose how to go on.', wait: 'must answer' },
  hu: { prompt: 'Válaszd ki, hogyan folytatod.', wait: 'választ' },
}

/** A move or an event in bare words: 'march from winterfell'. */
export function bareWords(of: object): string {
  return Object.entries(of)
    .map(([key, value]) => (key === 'do' || key === 'is' ? value : `${key} ${written(value)}`))
    .join(' ')
}

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

type Say = (...args: never[]) => unknown

/** The game's words, each function of them guarded. The same words otherwise: what boards add is left as it is. */
export function guardTexts<Texts extends AnyTexts>(game: string, texts: Texts): Texts {
  const guarded =
    <Fn extends Say>(part: string, make: Fn, otherwise: (...args: Parameters<Fn>) => ReturnType<Fn>) =>
    (...args: Parameters<Fn>): ReturnType<Fn> => {
      try {
        return make(...args) as ReturnType<Fn>
      } catch (error) {
        reportFault(part, error, game)
        return otherwise(...args)
      }
    }
  /** Each of a table of sentences. */
  const all = <Table extends object>(table: Table, part: string, otherwise: (of: object) => Rich): Table =>
    Object.fromEntries(
      Object.entries(table).map(([name, make]) => [name, guarded(`${part} ${name}`, make as Say, otherwise as Say)]),
    ) as Table
  const words = plainly[texts.language]
  return {
    ...texts,
    questions: Object.fromEntries(
      Object.entries<QuestionTexts<never, never>>(texts.questions).map(([name, { prompt, wait }]) => [
        name,
        {
          prompt: guarded(`prompt ${name}`, prompt, () => [words.prompt]),
          wait: guarded(`wait ${name}`, wait, () => [words.wait]),
        },
      ]),
    ) as Texts['questions'],
    moves: all(texts.moves, 'move', move => [bareWords(move)]),
    events: all(texts.events, 'event', event => [bareWords(event)]),
    ahead: Object.fromEntries(
      Object.entries<AheadTexts<Kinds> | undefined>(texts.ahead ?? {}).map(([name, words]) => [
        name,
        words && {
          topic: guarded(`topic ${name}`, words.topic, topic => [`${name} ${topic}`]),
          answer: words.answer && guarded(`answer ${name}`, words.answer, move => [bareWords(move)]),
        },
      ]),
    ) as Texts['ahead'],
    about: texts.about && guarded('about', texts.about, () => null),
    seat: guarded('seat', texts.seat, seat => [String(seat + 1)]),
    reasons: guarded('reason', texts.reasons, why => [why]),
    result: guarded('result', texts.result, () => []),
  }
}
