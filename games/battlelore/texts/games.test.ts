import { expect, test } from 'vitest'
import { asked, type Move, options, pick, play, seeded, seedFrom, start, viewOf } from '../../../kernel/index.ts'
import { type Language, languages, plain, type Rich } from '../../../text/index.ts'
import { battlelore } from '../game.ts'
import type { BattleLore, Options } from '../types.ts'
import { texts } from './index.ts'
import type { Eyes } from './position.ts'

type Say = (what: object, seen: Eyes) => Rich

const broken = /undefined|NaN|\[object|null| {2}|^ | $|^$/

/** All that a seat reads at its question: the prompt, what the others read, and its choices. */
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

const usual: Options = {
  freeScenarioChoice: false,
  randomFour: false,
  simultaneousDeployment: false,
  presetHands: false,
  coreSets: '1',
  campaign: false,
  learning: false,
  maxRounds: '20',
}

/** Who always does something sees more of the game. */
const timid: readonly string[] = ['take-back', 'done', 'pass']

/** Plays one random game and gathers what was told wrongly, twice alike, and at all. */
function tell(name: string, choice: Partial<Options>, found: Record<'gaps' | 'alike' | 'kinds', Set<string>>): void {
  const { state, heard } = start(battlelore, {
    roles: [null, null],
    options: { ...usual, ...choice },
    seed: seedFrom(`words ${name}`),
  })
  const fate = { chance: seeded(seedFrom(`moves ${name}`)) }
  let news = heard
  for (let n = 0; n < 1500 && state.stack.length > 0; n++) {
    const seat = pick(fate, asked(battlelore, state))
    const view = viewOf(battlelore, state, seat)
    for (const language of languages) {
      const read = reading(language, view)
      for (const words of read) if (broken.test(words)) found.gaps.add(words)
      for (const words of read.slice(2))
        if (read.slice(2).filter(each => each === words).length > 1) found.alike.add(words)
      for (const { event } of news) {
        const told = plain((texts[language].events[event.is] as Say)(event, view))
        if (broken.test(told)) found.gaps.add(told)
        found.kinds.add(event.is)
      }
    }
    const moves = options(battlelore, state, seat) as readonly Move<BattleLore>[]
    const bold = moves.filter(move => !timid.includes(move.do) && !battlelore.backward(move as BattleLore['move']))
    news = play(battlelore, state, seat, pick(fate, bold.length > 0 && pick(fate, [true, true, false]) ? bold : moves))
  }
}

test('random games of all kinds are told without a gap in both languages', { timeout: 60_000 }, () => {
  const found = { gaps: new Set<string>(), alike: new Set<string>(), kinds: new Set<string>() }
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) tell(seed, {}, found)
  tell('simultaneous', { simultaneousDeployment: true, presetHands: true, coreSets: '2' }, found)
  tell('learning', { learning: true }, found)
  expect([...found.gaps]).toEqual([])
  expect([...found.alike]).toEqual([])
  expect(found.kinds.size).toBeGreaterThan(35)
})
