import { expect, test } from 'vitest'
import { type Move, pick, type Rng } from '../../../kernel/index.ts'
import { nothingTold, tellGame } from '../../../text/testing/games.ts'
import { ironThrone } from '../game.ts'
import { plainOptions } from '../position.ts'
import type { IronThrone, Options } from '../types.ts'
import { texts } from './index.ts'

/** Who always passes sees little of the game, and who never agrees sees no end of it. */
const timid: readonly string[] = ['pass', 'done', 'break-off']
const closing: readonly string[] = ['agree', 'propose', 'break-off']

function choose(rng: Rng, moves: readonly Move<IronThrone>[]): Move<IronThrone> {
  const progressMoves = moves.filter(move => move.do !== 'take-back')
  const bold = progressMoves.filter(move => !timid.includes(move.do))
  const ends = progressMoves.filter(move => closing.includes(move.do))
  if (ends.length > 0 && pick(rng, [true, false, false, false])) return pick(rng, ends)
  return pick(rng, bold.length > 0 && pick(rng, [true, true, true, false]) ? bold : progressMoves)
}

const tables: [number, string, Partial<Options>][] = [
  [3, 'a', {}],
  [4, 'b', { freeLeaders: true, shortGame: true }],
  [5, 'c', { lastBlood: true, soleVictory: true }],
  [5, 'd', { freeLeaders: true }],
  [4, 'e', { lastBlood: true, negotiation: 'days' }],
  [5, 'f', { freeLeaders: true, lastBlood: true }],
]

test('UR-130 random games are told without a gap in both languages', () => {
  const told = nothingTold()
  for (const [seats, name, more] of tables) {
    const options = { ...plainOptions, ...more }
    tellGame(told, { game: ironThrone, texts, seats, options, name, most: 1500, choose })
  }
  expect([...told.gaps]).toEqual([])
  expect([...told.alike]).toEqual([])
  expect([...told.english]).toEqual([])
  expect(told.kinds.size).toBeGreaterThan(48)
  expect(told.questions.size).toBeGreaterThan(22)
})
