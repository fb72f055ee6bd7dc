import { describe, expect, it } from 'vitest'
import { type Page, pageAfter } from './page.ts'

const line = (n: number) => ({ n, move: n, event: { is: `event ${n}` } })
const begun = {
  is: 'whole',
  rev: 1,
  now: 0,
  common: { moves: 3, name: 'Here', open: { gold: 1 }, stack: [], ready: [], over: false },
  own: { mine: false, undo: 1, autoPass: null, passing: false, seat: 0, asked: [0], legalMoves: [], moved: 2 },
  log: [line(0), line(1), line(2)],
  chat: [],
} as unknown as Parameters<typeof pageAfter>[1]
const page = pageAfter(null, begun) as Page

const change = (more: object) => ({ is: 'change' as const, rev: 2, common: undefined, own: undefined, ...more })

describe('a change', () => {
  it('patches what everybody is shown and what the viewer alone is shown, and adds lines', () => {
    const patches = { common: { moves: 4, open: { gold: 2 } }, own: { undo: 2, moved: 3 } }
    const after = pageAfter(page, change({ ...patches, log: [line(3)] }))!
    expect(after.tableView).toMatchObject({ moves: 4, name: 'Here', undo: 2, view: { open: { gold: 2 }, moved: 3 } })
    expect(after.log.map(({ n }) => n)).toEqual([0, 1, 2, 3])
    expect(after.chat).toBe(page.chat)
  })

  it('takes lines back before new ones come', () => {
    const after = pageAfter(page, change({ cut: 1, log: [line(1)] }))!
    expect(after.log.map(({ n }) => n)).toEqual([0, 1])
  })

  it('leaves a view that is as it was the very same object, so that boards are not drawn again', () => {
    const after = pageAfter(page, change({ common: { name: 'There' } }))!
    expect(after.tableView.name).toBe('There')
    expect(after.tableView.view).toBe(page.tableView.view)
  })

  it('that follows one that is missing cannot be taken in', () => {
    expect(pageAfter(page, change({ rev: 3 }))).toBeNull()
    expect(pageAfter(null, change({}))).toBeNull()
  })

  it('brings the view with the start of the game', () => {
    const { open: _, stack: __, ready: ___, over: ____, ...common } = page.common
    const before = pageAfter(null, { ...begun, common } as never)!
    expect(before.tableView.view).toBeNull()
    const started = change({ common: { open: [{ gold: 1 }], stack: [[]], ready: [[]], over: false } })
    expect(pageAfter(before, started)!.tableView.view).toEqual(page.tableView.view)
  })
})
