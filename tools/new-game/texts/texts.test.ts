import { describe, expect, test } from 'vitest'
import { pick } from '../../../kernel/index.ts'
import { nothingTold, tellGame } from '../../../text/testing/games.ts'
import { referenceLaws } from '../../../text/testing/reference.ts'
import { sentenceLaws } from '../../../text/testing/sentences.ts'
import { cards } from '../data/cards.ts'
import { newGame } from '../game.ts'
import { notEnforced } from '../rules/notEnforced.ts'
import { scene } from '../testing.ts'
import { samples } from './common/samples.ts'
import { texts } from './index.ts'

referenceLaws({
  texts,
  game: newGame,
  chapters: ['NG-1', 'NG-2', 'NG-3', 'NG-4'],
  rules: 16,
  cited: 4,
  longest: 250,
  facts: /(?<![\p{L}\d.-])\d+/gu,
})

test('the rules reference names every rule that nothing on a screen can enforce', () => {
  const known = texts.en.rules.flatMap(({ rules }) => rules.map(({ id }) => id))
  expect(Object.keys(notEnforced).filter(id => !known.includes(id))).toEqual([])
})

sentenceLaws({
  texts,
  samples,
  view: scene(3).deck('castle').run({ do: 'round' }).view('red'),
  changes: { lists: [cards], inParts: true, seats: { keys: ['seat'], count: 3 } },
  known: { seat: ['0', '1', '2'], card: cards },
  refs: 15,
})

describe('random games', () => {
  test.each([2, 3, 4])('of %i are told without a gap in both languages', seats => {
    const told = nothingTold()
    const options = { long: seats === 4 }
    tellGame(told, { game: newGame, texts, seats, options, name: 'told', most: 200, choose: pick })
    expect([...told.gaps, ...told.alike, ...told.english]).toEqual([])
    expect([...told.questions].sort()).toEqual(Object.keys(texts.en.questions).sort())
  })
})
