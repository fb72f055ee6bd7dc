import { expect, test } from 'vitest'
import { isRetraction, pick } from '../../../kernel/index.ts'
import { nothingTold, tellGame } from '../../../text/testing/games.ts'
import { thrones } from '../game.ts'
import { texts } from './index.ts'

const options = {
  tidesOfBattle: true,
  victoryCheck: 'at-once',
  finalTieBreak: 'rulebook',
  darkWingsPortsPay: false,
  lannisterPortShip3p: false,
} as const

test.each([3, 6])('UR-130 random games of %i houses are told without a gap in both languages', seats => {
  const told = nothingTold()
  tellGame(told, {
    game: thrones,
    texts,
    seats,
    options,
    name: `${seats}`,
    most: 2000,
    choose: (rng, moves) => {
      const progressMoves = moves.filter(move => !isRetraction(thrones, move))
      return pick(rng, progressMoves.length > 0 ? progressMoves : moves)
    },
  })
  expect([...told.gaps]).toEqual([])
  expect([...told.alike]).toEqual([])
  expect([...told.english]).toEqual([])
  expect(told.kinds.size).toBeGreaterThan(30)
})
