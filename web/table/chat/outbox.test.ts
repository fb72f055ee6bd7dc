import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Change, deliver, keepUnsent, readUnsent, type Unsent, without } from './outbox.ts'

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** The outbox of a page at the table: `answer` is what comes back for what it sends. */
function pageAt(table: string, answer: () => Promise<string>) {
  let unsent: readonly Unsent[] = readUnsent(table)
  const change = (next: Change) => {
    unsent = next(unsent)
    keepUnsent(table, unsent)
  }
  const lines = () => unsent.map(({ text, to, isUnderWay }) => [text, to, isUnderWay])
  const write = (id: number, text: string, to: number | null = null) => {
    const each = { id, text, to, isUnderWay: true }
    change(now => [...now, each])
    return deliver(each, answer, change)
  }
  return { lines, write, change, sendAgain: () => deliver(unsent[0], answer, change), first: () => unsent[0] }
}

it('a message waits, marked as on its way, until the server has it, and is gone from the page then (UR-116)', async () => {
  let answer = (_: string) => {}
  const page = pageAt('t1', () => new Promise(resolve => (answer = resolve)))
  const sent = page.write(1, 'Hail')
  expect(page.lines()).toEqual([['Hail', null, true]])
  expect(kept.size).toBe(1)
  answer('done')
  await sent
  expect(page.lines()).toEqual([])
  expect(kept.size).toBe(0)
})

it.each(['not-your-seat', 'unheard', 'too-fast'])(
  'a message that is %s stays, marked as unsent, also when the page is loaded anew, and can be sent again (UR-116)',
  async refused => {
    const page = pageAt('t1', async () => refused)
    await page.write(1, 'Hail')
    await page.write(2, 'between us', 1)
    const waiting = [
      ['Hail', null, false],
      ['between us', 1, false],
    ]
    expect(page.lines()).toEqual(waiting)
    expect(pageAt('t2', async () => 'done').lines()).toEqual([])
    const again = pageAt('t1', async () => 'done')
    expect(again.lines()).toEqual(waiting)
    await again.sendAgain()
    expect(again.lines()).toEqual([['between us', 1, false]])
    again.change(without(again.first()))
    expect(pageAt('t1', async () => 'done').lines()).toEqual([])
  },
)

it('a page that is left while a message is under way has it as unsent when it comes back (UR-116)', () => {
  pageAt('t1', () => new Promise(() => {})).write(1, 'Hail')
  expect(pageAt('t1', async () => 'done').lines()).toEqual([['Hail', null, false]])
})

it('a browser that keeps nothing loses nothing of what stands in the page (UR-116)', async () => {
  vi.stubGlobal('localStorage', undefined)
  const page = pageAt('t1', async () => 'unheard')
  await page.write(1, 'Hail')
  expect(page.lines()).toEqual([['Hail', null, false]])
})
