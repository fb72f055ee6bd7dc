import { describe, expect, it } from 'vitest'
import type { LogLine } from '../../../table/types.ts'
import { linesUpTo } from './useLog.ts'
import { firstNews, newsAfter } from './useNews.ts'

/** A line a move: `start` at 0, `raid` at 1, and so on. */
const all: LogLine[] = ['start', 'raid', 'march', 'battle', 'cards'].map((is, n) => ({ n, move: n, event: { is } }))
const now = (moves: number) => ({ at: moves, isEarlier: false, log: all.slice(0, moves + 1) })
const earlier = (at: number) => ({ at, isEarlier: true, log: all.slice(0, at + 1) })
const names = ({ news }: ReturnType<typeof newsAfter>) => news.map(({ is }) => is)

describe('what a position has to tell', () => {
  it('is what happened since the position shown before, while the game is followed', () => {
    const known = newsAfter(firstNews(now(0)), now(2))
    expect([names(known), known.isRevisited]).toEqual([['raid', 'march'], false])
    expect(newsAfter(known, now(2))).toBe(known)
  })

  it('is what its own move brought, however far one jumps in the history, on and back', () => {
    for (const way of [[0], [4, 1], [0, 3], [3, 2, 0]]) {
      const known = way.reduce((before, at) => newsAfter(before, earlier(at)), firstNews(now(4)))
      expect([names(known), known.isRevisited]).toEqual([[all[way.at(-1)!].event.is], true])
    }
  })

  it('is that of the newest move where one comes back to now, and goes on from there', () => {
    const back = newsAfter(newsAfter(firstNews(now(3)), earlier(0)), now(4))
    expect([names(back), back.isRevisited]).toEqual([['cards'], true])
    const on = newsAfter(newsAfter(newsAfter(firstNews(now(2)), earlier(0)), now(2)), now(3))
    expect([names(on), on.isRevisited]).toEqual([['battle'], false])
  })

  it('is nothing after undo, and what was told is over', () => {
    const known = newsAfter(firstNews(now(3)), now(1))
    expect([names(known), known.isRevisited]).toEqual([[], true])
  })
})

it('An earlier position has its own lines even where those before it were never sent', () => {
  const view = {} as never
  const sent = all.slice(3)
  expect(linesUpTo(sent, { move: 1, view, log: [all[1]] })).toEqual([all[1]])
  expect(linesUpTo(sent, { move: 4, view, log: [all[4]] })).toEqual([all[3], all[4]])
  expect(linesUpTo(all, { move: 2, view, log: [all[2]] })).toEqual(all.slice(0, 3))
  expect(linesUpTo(all, null)).toBe(all)
})
