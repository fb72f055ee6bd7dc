import { expect, test } from 'vitest'
import { asked, type Move, options, pick, play, seeded, seedFrom, start, viewOf } from '../../../kernel/index.ts'
import { type Language, languages, plain, type Rich } from '../../../text/index.ts'
import { thrones } from '../game.ts'
import type { Thrones } from '../types.ts'
import { texts } from './index.ts'
import type { Eyes } from './position.ts'

type Say = (what: object, seen: Eyes) => Rich

const broken = /undefined|NaN|\[object|null| {2}|^ | $|^$/

/** All that a seat reads at its question: the prompt and its choices. */
function reading(language: Language, view: Eyes): string[] {
  const words = texts[language]
  const step = view.stack.at(-1)!
  const labels = view.options.filter(move => move.do !== 'take-back')
  return [
    plain((words.prompts[step.do as keyof typeof words.prompts] as Say)(step, view)),
    plain((words.waits[step.do as keyof typeof words.waits] as Say)(step, view)),
    ...labels.map(move => plain((words.moves[move.do] as Say)(move, view))),
  ]
}

test.each([3, 6])('random games of %i houses are told without a gap in both languages', seats => {
  const { state, heard } = start(thrones, {
    roles: Array.from({ length: seats }, () => null),
    options: { tidesOfBattle: true, finalTieBreak: 'rulebook', darkWingsPortsPay: false, lannisterPortShip3p: false },
    seed: seedFrom(`words ${seats}`),
  })
  const fate = { chance: seeded(seedFrom(`moves ${seats}`)) }
  const gaps = new Set<string>()
  const alike = new Set<string>()
  const kinds = new Set<string>()
  let news = heard
  for (let n = 0; n < 2000 && state.stack.length > 0; n++) {
    const seat = pick(fate, asked(thrones, state))
    const view = viewOf(thrones, state, seat)
    for (const language of languages) {
      const read = reading(language, view)
      for (const words of read) if (broken.test(words)) gaps.add(words)
      for (const words of read.slice(2)) if (read.slice(2).filter(each => each === words).length > 1) alike.add(words)
      for (const { event } of news) {
        const told = plain((texts[language].events[event.is] as Say)(event, view))
        if (broken.test(told)) gaps.add(told)
        kinds.add(event.is)
      }
    }
    const moves = options(thrones, state, seat) as readonly Move<Thrones>[]
    const forward = moves.filter(move => move.do !== 'take-back' && !thrones.backward(move))
    news = play(thrones, state, seat, pick(fate, forward.length > 0 ? forward : moves))
  }
  expect([...gaps]).toEqual([])
  expect([...alike]).toEqual([])
  expect(kinds.size).toBeGreaterThan(30)
})
