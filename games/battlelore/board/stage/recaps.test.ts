import { expect, test } from 'vitest'
import { nothingRecent } from '../../../../ui/board/recap.ts'
import type { Event } from '../../types.ts'
import { tell } from './recaps.ts'

const attack = (counter: boolean): Event => ({
  is: 'attack',
  seat: counter ? 1 : 0,
  roller: counter ? 'blood-harvesters' : 'citadel-guards',
  from: counter ? 'F4' : 'F5',
  target: counter ? 'citadel-guards' : 'blood-harvesters',
  at: counter ? 'F5' : 'F4',
  counter,
  ranged: false,
})
const rolled: Event = { is: 'rolled', seat: 0, dice: ['strike'], count: [], counter: false }
const damage: Event = { is: 'damage', seat: 1, unit: 'blood-harvesters', hex: 'F4', n: 1, cause: 'combat' }
const march: Event = { is: 'moved', seat: 0, unit: 'citadel-guards', path: ['F6', 'F5'], why: 'move' }
const advance: Event = { is: 'moved', seat: 0, unit: 'citadel-guards', path: ['F5', 'F4'], why: 'advance' }
const points = (cause: 'banner' | 'tent'): Event => ({ is: 'points', seat: 1, n: 1, cause })

const kinds = (events: readonly Event[]) => events.map(({ is }) => is)

test('a combat is one recap with its counter and advance, also when news of it come piece by piece', () => {
  const first = tell(nothingRecent, [attack(false), rolled], 0)
  const { recaps } = tell(first, [damage, attack(true), advance], 0)
  expect(recaps).toHaveLength(1)
  expect(kinds(recaps[0].rest)).toEqual(['rolled', 'damage', 'attack', 'moved'])
})

test('a march ends the recap: what follows is no part of it', () => {
  const { recaps } = tell(nothingRecent, [attack(false), damage, march, damage], 0)
  expect(kinds(recaps[0].rest)).toEqual(['damage'])
})

test('one is told of the command cards of others, not of one’s own', () => {
  const command: Event = { is: 'command', seat: 1, card: 'wedge', mode: 'text' }
  expect(tell(nothingRecent, [command], 0).recaps.map(({ head }) => head.is)).toEqual(['command'])
  expect(tell(nothingRecent, [command], 1).recaps).toEqual([])
})

test('victory points of the VP step are a recap of their own; what is paid is none', () => {
  const paid: Event = { is: 'lore', seat: 1, n: -3, cause: 'upkeep' }
  const { recaps } = tell(nothingRecent, [attack(false), points('banner'), points('tent'), paid], 0)
  expect(recaps.map(({ head, rest }) => [head.is, kinds(rest)])).toEqual([
    ['attack', []],
    ['points', ['points']],
  ])
})
