import { expect, test } from 'vitest'
import type { Sound } from '../../../ui/board.ts'
import { soundsOf, wantedOf } from './soundsOf.ts'

const soundOf = (event: string): Sound | null => (event === 'rolled' ? 'dice' : event === 'marched' ? 'move' : null)
const quiet = { isAsked: false, isOver: false }

test('each kind of event sounds once, and the bell rings when the turn comes, not while it goes on', () => {
  const asked = { ...quiet, isAsked: true }
  expect(soundsOf(quiet, asked, ['marched', 'rolled', 'talk', 'rolled'], soundOf)).toEqual(['move', 'dice', 'turn'])
  expect(soundsOf(asked, asked, ['marched'], soundOf)).toEqual(['move'])
})

test('the end is heard once, and instead of the turn', () => {
  const over = { isAsked: true, isOver: true }
  expect(soundsOf(quiet, over, [], soundOf)).toEqual(['end'])
  expect(soundsOf(over, over, [], soundOf)).toEqual([])
})

test('only what is wanted is heard: all, the own turn, or nothing', () => {
  const sounds: Sound[] = ['move', 'turn']
  expect([wantedOf(sounds, 'all'), wantedOf(sounds, 'turn'), wantedOf(sounds, 'off')]).toEqual([sounds, ['turn'], []])
})
