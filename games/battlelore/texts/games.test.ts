import { expect, test } from 'vitest'
import { type Move, pick, type Rng } from '../../../kernel/index.ts'
import { nothingTold, tellGame } from '../../../text/testing/games.ts'
import { battlelore } from '../game.ts'
import type { BattleLore, Options } from '../types.ts'
import { texts } from './index.ts'

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

function choose(rng: Rng, moves: readonly Move<BattleLore>[]): Move<BattleLore> {
  const bold = moves.filter(move => !timid.includes(move.do) && !battlelore.isRetraction(move as BattleLore['move']))
  return pick(rng, bold.length > 0 && pick(rng, [true, true, false]) ? bold : moves)
}

test('UR-130 random games of all kinds are told without a gap in both languages', () => {
  const told = nothingTold()
  const tell = (name: string, more: Partial<Options> = {}) =>
    tellGame(told, { game: battlelore, texts, seats: 2, options: { ...usual, ...more }, name, most: 1500, choose })
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) tell(seed)
  tell('simultaneous', { simultaneousDeployment: true, presetHands: true, coreSets: '2' })
  tell('learning', { learning: true })
  expect([...told.gaps]).toEqual([])
  expect([...told.alike]).toEqual([])
  expect([...told.english]).toEqual([])
  expect(told.kinds.size).toBeGreaterThan(35)
})
