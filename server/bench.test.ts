import { expect, it } from 'vitest'
import { games } from '../games/index.ts'
import { measureOpening } from './bench.ts'

it.each(Object.values(games))(
  'opens tables of random players of $game.id, whatever its windows hide',
  async gameModule => {
    expect(await measureOpening(gameModule, gameModule.game.seats.max, 200)).toBeGreaterThan(0)
  },
)
