import { expect, test } from 'vitest'
import { type Move, pick, type Rng } from '../../../kernel/index.ts'
import { nothingTold, tellGame } from '../../../text/testing/games.ts'
import { warriorKnights } from '../game.ts'
import { isRetraction } from '../rules/retractions.ts'
import type { Options, WarriorKnights } from '../types.ts'
import { texts } from './index.ts'

const plain: Options = {
  mightIsRight: false,
  length: 'short',
  openMotions: false,
  exchangingHeirs: false,
  elimination: false,
  abandonedNobles: false,
  miracles: false,
}

/** Who always declines sees little of the game. */
const timid: readonly string[] = ['decline', 'done', 'refuse']
const aside: readonly string[] = ['give', 'hand-heir', 'return-heir', 'kill-heir', 'miracle']

function choose(rng: Rng, moves: readonly Move<WarriorKnights>[]): Move<WarriorKnights> {
  const on = moves.filter(move => move.do !== 'take-back' && !isRetraction(move as never))
  const main = on.filter(move => !aside.includes(move.do))
  const pool = main.length > 0 && pick(rng, [true, true, true, true, false]) ? main : on
  const bold = pool.filter(move => !timid.includes(move.do))
  return pick(rng, bold.length > 0 && pick(rng, [true, true, true, false]) ? bold : pool)
}

const tables: [number, string, Partial<Options>][] = [
  [2, 'a', { openMotions: true }],
  [3, 'b', {}],
  [4, 'c', { exchangingHeirs: true, miracles: true }],
]

test('UR-130 random games are told without a gap in both languages', () => {
  const told = nothingTold()
  for (const [seats, name, more] of tables) {
    tellGame(told, { game: warriorKnights, texts, seats, options: { ...plain, ...more }, name, most: 700, choose })
  }
  expect([...told.gaps]).toEqual([])
  expect([...told.alike]).toEqual([])
  expect([...told.english]).toEqual([])
  expect(told.kinds.size).toBeGreaterThan(50)
  expect(told.questions.size).toBeGreaterThan(25)
})
