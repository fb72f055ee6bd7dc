import { expect, it } from 'vitest'
import { allowsAdvice } from './advice.ts'
import type { ShownSitter, TableView } from './types.ts'

const bot: ShownSitter = { kind: 'bot', bot: 'easy', name: 'Bot' }
const ann: ShownSitter = { kind: 'person', name: 'Ann', absent: false }
const table = (seats: readonly ShownSitter[], more: object = {}) =>
  ({ status: 'running', seats, sits: 0, paused: null, setup: {}, ...more }) as TableView

it('the only person at a table of bots may ask for advice', () => {
  expect(allowsAdvice(table([ann, bot, bot]))).toBe(true)
})

it('nobody may where two people play, a seat is open, or one only looks on', () => {
  expect(allowsAdvice(table([ann, { ...ann, name: 'Ben' }, bot]))).toBe(false)
  expect(allowsAdvice(table([ann, { ...ann, name: 'Ben', absent: true }]))).toBe(false)
  expect(allowsAdvice(table([ann, { kind: 'open' }]))).toBe(false)
  expect(allowsAdvice(table([ann, bot], { sits: null }))).toBe(false)
})

it('nobody may in a rated game, one that stands still or is over, or where a bot or a program plays the own seat', () => {
  expect(allowsAdvice(table([ann, bot], { setup: { rated: true } }))).toBe(false)
  expect(allowsAdvice(table([ann, bot], { paused: 1 }))).toBe(false)
  expect(allowsAdvice(table([ann, bot], { status: 'over' }))).toBe(false)
  expect(allowsAdvice(table([{ ...ann, absent: true }, bot]))).toBe(false)
  expect(allowsAdvice(table([{ ...ann, program: true }, bot]))).toBe(false)
})
