import { beforeEach, expect, it } from 'vitest'
import type { Command } from '../../table/index.ts'
import { type Asker, type Budget, openBudget } from './budget.ts'

let now: number
let mayAsk: Budget
beforeEach(() => {
  now = 0
  mayAsk = openBudget(20, () => now)
})

const say: Command = { do: 'chat', seat: null, to: null, text: 'x' }
const undo: Command = { do: 'undo', seat: 0 }
const at = (who: string, more: Partial<Asker> = {}): Asker => ({ who, table: 1, place: 0, ...more })

/** How often it may be asked, tried so often, with so many milliseconds between. */
function granted(
  askers: readonly Asker[],
  command: Command,
  { tries, pause }: { tries: number; pause: number },
): number {
  let n = 0
  for (let i = 0; i < tries; i++) {
    for (const asker of askers) if (mayAsk(asker, command)) n++
    now += pause
  }
  return n
}

it('a user plays a game of six in twenty minutes without meeting a limit: a move a second, on and on', () => {
  expect(granted([at('ann')], undo, { tries: 4800, pause: 1000 })).toBe(4800)
})

it('a user who acts twenty times a second is slowed down to two, at whatever tables', () => {
  expect(granted([at('ann')], undo, { tries: 2400, pause: 50 })).toBe(2400)
  const later = granted([at('ann', { table: 2 })], undo, { tries: 12_000, pause: 50 })
  expect(later).toBeLessThanOrEqual(1450)
  expect(later).toBeGreaterThan(1190)
})

it('a table bears what six people do in haste, and not what a crowd does to it all day', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((who, place) => at(who, { place }))
  expect(granted(six, undo, { tries: 600, pause: 1000 })).toBe(3600)
  const crowd = Array.from({ length: 40 }, (_, i) => at(`crowd ${i}`, { table: 2, place: 'spectator' }))
  expect(granted(crowd, undo, { tries: 3600, pause: 1000 })).toBeLessThanOrEqual(6000 + 36_000)
})

it('sixty spectators say little more than one, and take nothing from what the seats may say', () => {
  const crowd = Array.from({ length: 60 }, (_, i) => at(`crowd ${i}`, { place: 'spectator' }))
  const lines = granted(crowd, say, { tries: 240, pause: 250 })
  expect(lines).toBeLessThanOrEqual(20 + 60)
  expect(granted([at('ann'), at('ben', { place: 1 })], say, { tries: 5, pause: 0 })).toBe(10)
})

it('a spectator speaks slowly, and at each table apart', () => {
  expect(granted([at('eve', { place: 'spectator' })], say, { tries: 6, pause: 0 })).toBe(4)
  expect(granted([at('eve', { place: 'spectator', table: 2 })], say, { tries: 2, pause: 500 })).toBe(2)
})

it('whoever floods a table, from the crowd or from other seats, takes nothing from a seat, nor from its owner', () => {
  const crowd = Array.from({ length: 40 }, (_, i) => at(`crowd ${i}`, { place: 'spectator' }))
  const seats = [1, 2, 3, 4, 5].map(place => at(`flooder ${place}`, { place }))
  const strangers = Array.from({ length: 40 }, (_, i) => at(`address ${i}`, { place: 'stranger' }))
  granted([...crowd, ...seats, ...strangers], undo, { tries: 3600, pause: 50 })
  expect(mayAsk(crowd[0], undo)).toBe(false)
  expect(granted([at('ann'), at('olga', { place: 'owner' })], undo, { tries: 40, pause: 0 })).toBe(80)
  expect(granted([at('olga', { place: 'owner' })], say, { tries: 2, pause: 0 })).toBe(2)
})

it('strangers, who can do nothing, take nothing from those who would sit down', () => {
  const strangers = Array.from({ length: 40 }, (_, i) => at(`address ${i}`, { place: 'stranger' }))
  granted(strangers, undo, { tries: 3600, pause: 50 })
  expect(mayAsk(at('ben', { place: 'spectator' }), { do: 'sit', seat: 1 })).toBe(true)
})

it('guests who take turns on one seat get no more of the table than one', () => {
  const asked = Array.from({ length: 10 }, (_, i) => granted([at(`guest ${i}`)], undo, { tries: 1200, pause: 50 }))
  expect(asked.reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(2400 + 2 * 600)
})
