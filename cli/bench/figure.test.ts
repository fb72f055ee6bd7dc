import { describe, expect, it } from 'vitest'
import { games } from '../../games/index.ts'
import type { GameModule } from '../../kernel/index.ts'
import { newGame } from '../../tools/new-game/game.ts'
import { atReference, type Figure, verdict } from './figure.ts'
import { goalsOf, houseGoals } from './goals.ts'

const rate: Figure = {
  name: 'rate',
  value: 50,
  unit: 'moves a second',
  goal: { floor: 100, aim: 200 },
  better: 'higher',
  machine: 0.5,
  note: '',
}
const time: Figure = { ...rate, name: 'time', value: 10, unit: 'ms', goal: { floor: 6, aim: 3 }, better: 'lower' }

describe('figures of the bench', () => {
  it('are held against what the machine of reference would make', () => {
    expect(atReference(rate)).toBe(100)
    expect(verdict(rate)).toBe('floor met')
    expect(atReference(time)).toBe(5)
    expect(verdict(time)).toBe('floor met')
    expect(verdict({ ...time, value: 13 })).toBe('MISSED')
  })

  it('reach an aim only where it is measured, whatever the machine', () => {
    expect(verdict({ ...rate, value: 150 })).toBe('floor met')
    expect(verdict({ ...rate, value: 200 })).toBe('aim met')
    expect(verdict({ ...rate, value: 300, machine: 2 })).toBe('floor met')
    expect(verdict({ ...time, value: 6 })).toBe('floor met')
    expect(verdict({ ...time, value: 3 })).toBe('aim met')
  })

  it('stay as they are where the speed of the machine does not matter', () => {
    expect(atReference({ ...rate, machine: null })).toBe(50)
    expect(verdict({ ...rate, machine: null })).toBe('MISSED')
    expect(verdict({ ...rate, goal: null })).toBe('measured')
    expect(verdict({ ...rate, value: Number.NaN })).toBe('failed')
  })
})

describe('goals', () => {
  it('are set for every figure of every game, a floor that is easier than its aim', async () => {
    for (const gameModule of Object.values(games)) {
      const goals = await goalsOf(gameModule)
      expect(Object.keys(goals).sort()).toEqual(Object.keys(houseGoals(2)).sort())
      for (const [name, { floor, aim }] of Object.entries(goals)) {
        const isRate = ['randomPlay', 'copy', 'durableMoves', 'trials'].includes(name)
        expect(isRate ? aim > floor : aim < floor, `${gameModule.game.id}: ${name}`).toBe(true)
      }
    }
  })

  it('are those of the house for a game that says nothing, bytes by the number of seats', async () => {
    const goals = await goalsOf({ game: newGame } as unknown as GameModule)
    expect(goals).toEqual(houseGoals(newGame.seats.max))
    expect(houseGoals(6).bytes).toEqual({ floor: 2800, aim: 940 })
    expect(houseGoals(3).bytes).toEqual({ floor: 1400, aim: 470 })
  })
})
