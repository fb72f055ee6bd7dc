import { expect, test } from 'vitest'
import { type Move, pick, type Rng } from '../../../kernel/index.ts'
import { nothingTold, tellGame } from '../../../text/testing/games.ts'
import { type BattleId, battles } from '../data/battles.ts'
import { battlesOfWesteros } from '../game.ts'
import type { BattlesOfWesteros, Options } from '../types.ts'
import { texts } from './index.ts'

const usual: Omit<Options, 'battle'> = {
  coordinatedAttacks: true,
  anyCardOrders: true,
  reducedUnits: false,
  withdrawal: true,
  infantryStalwart: false,
  allMovesOfCardFirst: false,
  countTokensPerRound: false,
  rangedRetreatTowardsEdge: false,
  fordStopsOnlyInfantry: false,
  noAdvanceFromBridge: false,
  buildingCoverLostOnOwnToken: false,
  retreatIntoFire: false,
  commandersLosEnemyOnly: false,
}

/** Who always does something sees more of the game. */
const timid: readonly string[] = ['take-back', 'done', 'pass', 'stay', 'unselect']

function choose(rng: Rng, moves: readonly Move<BattlesOfWesteros>[]): Move<BattlesOfWesteros> {
  const bold = moves.filter(move => !timid.includes(move.do))
  return pick(rng, bold.length > 0 && pick(rng, [true, true, true, false]) ? bold : moves)
}

test('UR-130 random battles of all kinds are told without a gap in both languages', () => {
  const told = nothingTold()
  const tell = (battle: BattleId) =>
    tellGame(told, {
      game: battlesOfWesteros,
      texts,
      seats: 2,
      options: { ...usual, battle },
      name: battle,
      most: 350,
      choose,
    })
  for (const battle of battles) tell(battle)
  expect([...told.gaps]).toEqual([])
  expect([...told.alike]).toEqual([])
  expect([...told.english]).toEqual([])
  expect(told.kinds.size).toBeGreaterThan(40)
})
