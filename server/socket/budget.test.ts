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
const at = (who: string, more: Partial<Asker> = {}): Asker => ({ who, table: 1, isSeated: true, ...more })

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
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map(who => at(who))
  expect(granted(six, undo, { tries: 600, pause: 1000 })).toBe(3600)
  const crowd = Array.from({ length: 40 }, (_, i) => at(`crowd ${i}`, { table: 2, isSeated: false }))
  expect(granted(crowd, undo, { tries: 3600, pause: 1000 })).toBeLessThanOrEqual(6000 + 36_000)
})

it('sixty spectators say little more than one, and take nothing from what the seats may say', () => {
  const crowd = Array.from({ length: 60 }, (_, i) => at(`crowd ${i}`, { isSeated: false }))
  const lines = granted(crowd, say, { tries: 240, pause: 250 })
  expect(lines).toBeLessThanOrEqual(20 + 60)
  expect(granted([at('ann'), at('ben')], say, { tries: 5, pause: 0 })).toBe(10)
})

it('a spectator speaks slowly, and at each table apart', () => {
  expect(granted([at('eve', { isSeated: false })], say, { tries: 6, pause: 0 })).toBe(4)
  expect(granted([at('eve', { isSeated: false, table: 2 })], say, { tries: 2, pause: 500 })).toBe(2)
})
