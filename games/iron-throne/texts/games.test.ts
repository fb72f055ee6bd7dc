import { expect, test } from 'vitest'
import { asked, type Move, options, pick, play, seeded, seedFrom, start, viewOf } from '../../../kernel/index.ts'
import { type Language, languages, plain, type Rich } from '../../../text/index.ts'
import { ironThrone } from '../game.ts'
import { plainOptions } from '../position.ts'
import type { IronThrone, Options } from '../types.ts'
import { texts } from './index.ts'
import type { Eyes } from './position.ts'

type Say = (what: object, seen: Eyes) => Rich
type Found = Record<'gaps' | 'alike' | 'english' | 'kinds' | 'questions', Set<string>>

const broken = /undefined|NaN|\[object|null| {2}|^ | $|^$|[.,:;]{2}| [.,:;!?]|\(\)/

/** All that a seat reads at its question: the prompt, what the others read, its choices and what they mean. */
function reading(language: Language, view: Eyes) {
  const words = texts[language]
  const step = view.stack.at(-1)!
  const moves = view.options.filter(move => move.do !== 'take-back')
  return {
    said: [
      plain((words.prompts[step.do as keyof typeof words.prompts] as Say)(step, view)),
      plain((words.waits[step.do as keyof typeof words.waits] as Say)(step, view)),
      ...moves.flatMap(move => words.about!(move, view) ?? []),
    ],
    labels: moves.map(move => plain((words.moves[move.do] as Say)(move, view))),
  }
}

/** Names are the same in both languages; whole sentences are not. */
function compare(en: readonly string[], hu: readonly string[], found: Found): void {
  for (const words of [...en, ...hu]) if (broken.test(words)) found.gaps.add(words)
  for (const words of hu) if (en.includes(words)) found.english.add(words)
}

function hear(view: Eyes, events: readonly IronThrone['event'][], found: Found): void {
  const told = (language: Language) =>
    events.map(event => plain((texts[language].events[event.is] as Say)(event, view)))
  compare(told('en'), told('hu'), found)
  for (const { is } of events) found.kinds.add(is)
}

function read(view: Eyes, found: Found): void {
  const [en, hu] = languages.map(language => reading(language, view))
  compare(en.said, hu.said, found)
  for (const { labels } of [en, hu]) {
    for (const words of labels) {
      if (broken.test(words)) found.gaps.add(words)
      if (labels.filter(each => each === words).length > 1) found.alike.add(words)
    }
  }
  found.questions.add(view.stack.at(-1)!.do)
}

/** Who always passes sees little of the game, and who never agrees sees no end of it. */
const timid: readonly string[] = ['pass', 'done', 'break-off']
const closing: readonly string[] = ['agree', 'propose', 'break-off']

function choose(fate: { chance: ReturnType<typeof seeded> }, moves: readonly Move<IronThrone>[]): Move<IronThrone> {
  const forward = moves.filter(move => move.do !== 'take-back')
  const bold = forward.filter(move => !timid.includes(move.do))
  const ends = forward.filter(move => closing.includes(move.do))
  if (ends.length > 0 && pick(fate, [true, false, false, false])) return pick(fate, ends)
  return pick(fate, bold.length > 0 && pick(fate, [true, true, true, false]) ? bold : forward)
}

/** Plays one random game and gathers what was told wrongly, twice alike, in English to all, and at all. */
function tell(seats: number, name: string, more: Partial<Options>, found: Found): void {
  const { state, heard } = start(ironThrone, {
    roles: Array.from({ length: seats }, () => null),
    options: { ...plainOptions, ...more },
    seed: seedFrom(`words ${name}`),
  })
  const fate = { chance: seeded(seedFrom(`moves ${name}`)) }
  let news = heard
  for (let n = 0; n < 1500 && state.stack.length > 0; n++) {
    const seat = pick(fate, asked(ironThrone, state))
    const view = viewOf(ironThrone, state, seat)
    read(view, found)
    hear(
      view,
      news.map(({ event }) => event),
      found,
    )
    news = play(ironThrone, state, seat, choose(fate, options(ironThrone, state, seat) as Move<IronThrone>[]))
  }
  hear(
    viewOf(ironThrone, state, null),
    news.map(({ event }) => event),
    found,
  )
}

const found: Found = {
  gaps: new Set(),
  alike: new Set(),
  english: new Set(),
  kinds: new Set(),
  questions: new Set(),
}
const tables: [number, string, Partial<Options>][] = [
  [3, 'a', {}],
  [4, 'b', { freeLeaders: true, shortGame: true }],
  [5, 'c', { lastBlood: true, soleVictory: true }],
  [5, 'd', { freeLeaders: true }],
  [4, 'e', { lastBlood: true, negotiation: 'days' }],
  [5, 'f', { freeLeaders: true, lastBlood: true }],
]

test('random games are told without a gap in both languages', { timeout: 60_000 }, () => {
  for (const [seats, name, more] of tables) tell(seats, name, more, found)
  expect([...found.gaps]).toEqual([])
  expect([...found.alike]).toEqual([])
  expect([...found.english]).toEqual([])
  expect(found.kinds.size).toBeGreaterThan(48)
  expect(found.questions.size).toBeGreaterThan(22)
})
