import { expect, it } from 'vitest'
import { games } from '../games/index.ts'
import { measureOpening } from './bench.ts'

const gamesModule = new URL('../games/index.ts', import.meta.url).href

it.each(Object.values(games))(
  'opens tables of random players of $game.id, whatever its windows hide',
  async gameModule => {
    const wish = { gameModule, seats: gameModule.game.seats.max, moves: 200 }
    expect(await measureOpening(gamesModule, wish)).toBeGreaterThan(0)
  },
)
