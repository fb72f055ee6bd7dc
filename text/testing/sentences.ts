/** What the sentences of every game keep to: each is whole, says all that it is told, and speaks of things that are there. */
import { describe, expect, test } from 'vitest'
import type { AskName, Kinds, View } from '../../kernel/index.ts'
import { type Language, languages, plain, promptOf, type Rich, type Texts, waitOf } from '../index.ts'

type Of<Union, Tag extends keyof Union> = {
  readonly [Name in Union[Tag] & string]: Extract<Union, Record<Tag, Name>>
}

/** One event, move and question of every kind. */
export interface Samples<K extends Kinds> {
  events: Of<K['event'], 'is'>
  moves: Of<K['move'], 'do'>
  questions: { readonly [Name in AskName<K>]: K['asks'][Name] }
}

type Say = (what: object, seen: object) => Rich
type Words = Readonly<Record<string, Say>>

/** The words of a game, said in a position. */
export function speakerOf<K extends Kinds>(texts: Texts<K>, samples: Samples<K>, view: View<K>) {
  const rich = (language: Language, kind: 'events' | 'moves', name: string) =>
    (texts[language][kind] as unknown as Words)[name]
  const asked = (name: AskName<K>, step: object = samples.questions[name] as object): View<K> => ({
    ...view,
    stack: [{ do: name, ...step }] as unknown as View<K>['stack'],
  })
  const of = (event: K['event'], language: Language): Rich => rich(language, 'events', event.is)(event, view)
  return {
    /** The view of whoever is asked this. */
    asked,
    event: (language: Language, event: K['event']): string => plain(of(event, language)),
    /** What an event speaks of, as `kind:id`. */
    refs: (language: Language, event: K['event']): string[] =>
      of(event, language).flatMap(part => (typeof part === 'string' ? [] : [part.on])),
    move: (language: Language, move: K['move'], seen = view): string =>
      plain(rich(language, 'moves', move.do)(move, seen)),
    prompt: (language: Language, name: AskName<K>, step: object = samples.questions[name] as object): string =>
      plain(promptOf(texts[language], asked(name, step))),
    wait: (language: Language, name: AskName<K>): string => plain(waitOf(texts[language], asked(name))),
  }
}

/** What takes the place of a value, to see whether a sentence changes with it. */
interface Changes {
  /** Words of one kind; the first list that has a word is its kind. */
  lists: readonly (readonly string[])[]
  /** By default the next one. */
  number?: (n: number) => number
  /** Do lists change in their parts as well? */
  inParts?: boolean
  /** Which numbers are seats, and how many seats there are. */
  seats?: { keys: readonly string[]; count: number }
}

/** Other values of the same kind. */
function others(value: unknown, changes: Changes): unknown[] {
  const { lists, number = n => n + 1, inParts = false } = changes
  if (typeof value === 'number') return [number(value)]
  if (typeof value === 'boolean') return [!value]
  if (Array.isArray(value)) {
    const parts = inParts ? [value.map(each => others(each, changes)[0])] : []
    return [[...value].reverse(), value.slice(1), ...parts]
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, one]) =>
      others(one, changes).map(other => ({ ...value, [key]: other })),
    )
  }
  const list = lists.find(each => each.includes(value as string))
  return list ? list.filter(each => each !== value).slice(0, 2) : []
}

function othersOf(key: string, value: unknown, changes: Changes): unknown[] {
  const { seats } = changes
  if (!seats?.keys.includes(key) || typeof value !== 'number') return others(value, changes)
  return Array.from({ length: seats.count }, (_, seat) => seat).filter(seat => seat !== value)
}

interface Sentences<K extends Kinds> {
  texts: Texts<K>
  samples: Samples<K>
  /** The position in which all is said. */
  view: View<K>
  changes: Changes
  /** What an event need not say, for something else that it says tells it. */
  untold?: Readonly<Partial<Record<K['event']['is'], readonly string[]>>>
  /** What the reader of a question knows without being told, or sees in the list of choices. */
  understood?: Readonly<Partial<Record<AskName<K>, readonly string[]>>>
  /** The question at which a move is read, where its words depend on it. */
  askedFor?: Readonly<Partial<Record<K['move']['do'], AskName<K>>>>
  /** How a question begins. */
  begins?: RegExp
  /** All that sentences may speak of, by kind. */
  known: Readonly<Record<string, readonly string[]>>
  /** The samples of events speak of more things than these. */
  refs: number
}

const broken = /undefined|null|NaN|\[object|\{|\}| {2}|^ | $| [.,:;!?]|\.\.|,\.|:\.|\(\)/

/** The tests of all sentences. */
export function sentenceLaws<K extends Kinds>(words: Sentences<K>): void {
  const {
    texts,
    samples,
    view,
    changes,
    untold = {},
    understood = {},
    askedFor = {},
    known,
    refs,
    begins = /^[\p{Lu}„]/u,
  } = words
  const say = speakerOf(texts, samples, view)
  const eventNames = Object.keys(samples.events) as K['event']['is'][]
  const moveNames = Object.keys(samples.moves) as K['move']['do'][]
  const questionNames = Object.keys(samples.questions) as AskName<K>[]
  const events = samples.events as Readonly<Record<string, K['event']>>
  const moves = samples.moves as Readonly<Record<string, K['move']>>
  const seenFor = (name: K['move']['do']): View<K> => {
    const question = (askedFor as Partial<Record<string, AskName<K>>>)[name]
    return question === undefined ? view : say.asked(question)
  }

  /** The parameters whose change leaves the sentence as it was. */
  function unused(what: object, tag: string, tell: (changed: never) => string): string[] {
    const before = tell(what as never)
    const isSaid = (key: string, value: unknown) =>
      othersOf(key, value, changes).some(other => tell({ ...what, [key]: other } as never) !== before)
    return Object.entries(what)
      .filter(([key, value]) => key !== tag && !isSaid(key, value))
      .map(([key]) => key)
  }

  describe.each(languages)('every sentence in %s', language => {
    test.each(eventNames)('of the log is whole: %s', name => {
      const sentence = say.event(language, events[name])
      expect(sentence).not.toMatch(broken)
      expect(sentence).toMatch(/^[\p{Lu}\d„].*[.!]$/u)
    })

    test.each(moveNames)('on a button is whole: %s', name => {
      const label = say.move(language, moves[name])
      expect(label).not.toMatch(broken)
      expect(label).toMatch(/^[\p{Lu}\d„].*[^.]$/u)
    })

    test.each(questionNames)('of a question is whole: %s', name => {
      const sentence = say.prompt(language, name)
      expect(sentence).not.toMatch(broken)
      expect(sentence).toMatch(begins)
      expect(sentence).toMatch(/[.?]$/)
      expect(say.wait(language, name)).not.toMatch(broken)
      expect(say.wait(language, name)).toMatch(/^\p{Ll}.*[^.]$/u)
    })
  })

  describe.each(languages)('every parameter is said in %s', language => {
    test.each(eventNames)('by the event %s', name => {
      const left = unused(events[name], 'is', (what: K['event']) => say.event(language, what))
      expect(left).toEqual((untold as Partial<Record<string, readonly string[]>>)[name] ?? [])
    })

    test.each(moveNames)('by the move %s', name => {
      expect(unused(moves[name], 'do', (what: K['move']) => say.move(language, what, seenFor(name)))).toEqual([])
    })

    test.each(questionNames)('by the question %s', name => {
      const left = unused(samples.questions[name] as object, '', (what: object) => say.prompt(language, name, what))
      expect(
        left.filter(
          key => key !== 'seat' && !(understood as Partial<Record<string, readonly string[]>>)[name]?.includes(key),
        ),
      ).toEqual([])
    })
  })

  describe('what sentences speak of', () => {
    test.each(languages)('%s: is there, by kind and id', language => {
      const all = eventNames.flatMap(name => say.refs(language, events[name]))
      expect(all.length).toBeGreaterThan(refs)
      expect(all.filter(on => !known[on.split(':')[0]]?.includes(on.split(':')[1]))).toEqual([])
    })

    test('is the same in both languages', () => {
      for (const name of eventNames) {
        const [en, hu] = languages.map(language => say.refs(language, events[name]).sort())
        expect([name, ...hu]).toEqual([name, ...en])
      }
    })
  })
}
