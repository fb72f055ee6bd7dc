import { expect, test } from 'vitest'
import { objectivesOf } from '../rules/end/objectives.ts'
import { scene } from '../testing.ts'
import { moraleTrack, roundsOf, sideStatus } from './status.ts'

test('BW-13.1, BW-13.3: the morale track runs from the reader’s end to the other, with zones and routs', () => {
  const t = scene({ morale: 4 })
  const track = moraleTrack(t.open, 'stark')
  expect(track).toHaveLength(23)
  expect(track.find(({ isHere }) => isHere)).toMatchObject({ n: 4, zone: 'green', house: 'lannister' })
  expect(track.filter(({ isRout }) => isRout).map(({ n }) => n)).toEqual([-11, 11])
  expect(moraleTrack(t.open, 'lannister')).toEqual(track.toReversed())
})

test('BW-17.6: points in hand and points that would be scored as things stand; tokens by kind', () => {
  const t = scene({
    battle: 'harassment-to-harrenhal',
    points: { stark: 3 },
    pools: { stark: ['green', 'green', 'valor'] },
    first: 'lannister',
  })
  expect(sideStatus(t.open, 0)).toMatchObject({ points: 3, atGameEnd: 0, isFirst: false, objectives: [0, 3] })
  expect(sideStatus(t.open, 0).tokens).toEqual([
    { token: 'green', n: 2 },
    { token: 'valor', n: 1 },
  ])
  expect(roundsOf(t.open)).toBe(5)
  const [{ hex }] = objectivesOf(t.open)
  t.set({ control: { [hex]: 0 } })
  expect(sideStatus(t.open, 0)).toMatchObject({ atGameEnd: 2, objectives: [1, 3] })
  t.set({ result: { winner: 0, by: 'points' } })
  expect(sideStatus(t.open, 0)).toMatchObject({ points: 3, atGameEnd: 0 })
})
