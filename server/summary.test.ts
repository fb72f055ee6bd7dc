import { expect, it } from 'vitest'
import { ann, sitting, toyTable } from '../table/testing/play.ts'
import { rowOf } from './summary.ts'

it('a row of a list names the settings that differ from what is usual, also after the owner has changed them', () => {
  const here = sitting(toyTable('AoB'))
  expect(rowOf(here.table).variants).toEqual({})
  const settings = { hoursPerMove: null, clock: null, language: null, private: false }
  here.do(ann, { do: 'set-up', ...settings, options: { rich: true } })
  expect(rowOf(here.table).variants).toEqual({ rich: true })
})
