import { describe, expect, it } from 'vitest'
import { type Entry, interval, tallied } from './tally.ts'

describe('a tally of many games', () => {
  it('counts games and wins by everything that was played with', () => {
    const entries: Entry[] = [
      { playedWith: { bot: 'easy', side: 'west' }, won: 1 },
      { playedWith: { bot: 'random', side: 'east' }, won: 0 },
      { playedWith: { bot: 'easy', side: 'east' }, won: 0.5 },
      { playedWith: { bot: 'random' }, won: 0.5 },
    ]
    expect([...tallied(entries)].map(([by, kinds]) => [by, Object.fromEntries(kinds)])).toEqual([
      ['bot', { easy: { games: 2, wins: 1.5 }, random: { games: 2, wins: 0.5 } }],
      ['side', { east: { games: 2, wins: 0.5 }, west: { games: 1, wins: 1 } }],
    ])
    expect([...tallied(entries).get('side')!.keys()]).toEqual(['east', 'west'])
  })

  it('gives the interval of Wilson, within 0 and 1 and narrower with more games', () => {
    const rounded = (games: number, wins: number) =>
      interval({ games, wins }).map(each => Math.round(each * 1000) / 1000)
    expect(rounded(100, 50)).toEqual([0.404, 0.596])
    expect(rounded(10, 10)).toEqual([0.722, 1])
    expect(rounded(10, 0)).toEqual([0, 0.278])
    expect(rounded(10_000, 5000)).toEqual([0.49, 0.51])
  })
})
