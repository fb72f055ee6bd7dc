import { expect, test } from 'vitest'
import { tabIn } from './useOpenTab.ts'

test('a window that becomes narrow, or a phone that is turned, shows the board whatever tab was open', () => {
  expect(tabIn('upright', { tab: 'houses', layout: 'plain' })).toBe('board')
  expect(tabIn('upright', { tab: 'log', layout: 'low' })).toBe('board')
  expect(tabIn('low', { tab: 'chat', layout: 'upright' })).toBe('board')
})

test('a tab stays open while the layout stays, and in a window that becomes wider', () => {
  expect(tabIn('upright', { tab: 'log', layout: 'upright' })).toBe('log')
  expect(tabIn('wide', { tab: 'houses', layout: 'plain' })).toBe('houses')
})
