import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openRequests } from './requests.ts'

const move = (n: number) => ({ do: 'move', seat: 0, n, move: { do: 'pass' } }) as const
const chat = { do: 'chat', seat: 0, to: null, text: 'Hail' } as const

function opened(moved = 0) {
  const sent: { id: string; command: unknown }[] = []
  const line = { write: (text: string) => sent.push(JSON.parse(text)) > 0, restart: vi.fn() }
  return { sent, line, requests: openRequests(line, () => moved) }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a request', () => {
  it('is answered by its own name', async () => {
    const { sent, requests } = opened()
    const first = requests.send(move(0))
    const second = requests.send(chat)
    expect(new Set(sent.map(({ id }) => id)).size).toBe(2)
    requests.settle(sent[1].id, 'done')
    requests.settle(sent[0].id, 'illegal')
    expect(await first).toBe('illegal')
    expect(await second).toBe('done')
  })

  it('has a name of its own also where the page came over plain http, as in a home network', async () => {
    const getRandomValues = crypto.getRandomValues.bind(crypto)
    vi.stubGlobal('crypto', { getRandomValues })
    onTestFinished(() => void vi.unstubAllGlobals())
    const { sent, requests } = opened()
    const answer = requests.send(move(0))
    requests.settle(sent[0].id, 'done')
    expect(await answer).toBe('done')
  })

  it('is asked again under the same name after a break (UR-088, UR-089)', async () => {
    const { sent, requests } = opened()
    const answer = requests.send(move(0))
    requests.repeat()
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
    requests.settle(sent[0].id, 'done')
    requests.repeat()
    expect(sent).toHaveLength(2)
    expect(await answer).toBe('done')
  })

  it('that stays unanswered for eight seconds gives the connection up', () => {
    const { line, requests } = opened()
    requests.send(move(0))
    vi.advanceTimersByTime(7_999)
    expect(line.restart).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(line.restart).toHaveBeenCalledOnce()
  })

  it('that is no move is not asked again when the server may have forgotten it', async () => {
    const { sent, requests } = opened()
    const said = requests.send(chat)
    const made = requests.send(move(0))
    vi.advanceTimersByTime(46_000)
    requests.repeat()
    expect(await said).toBe('unheard')
    expect(sent.filter(({ command }) => (command as { do: string }).do === 'move')).toHaveLength(2)
    requests.settle(sent[1].id, 'done')
    expect(await made).toBe('done')
  })

  it('for a move that had arrived before the break counts as done', async () => {
    const { sent, requests } = opened(1)
    const answer = requests.send(move(0))
    requests.repeat()
    requests.settle(sent[0].id, 'stale')
    expect(await answer).toBe('done')
  })

  it('for a move that is stale for another reason is refused', async () => {
    const { sent, requests } = opened(1)
    const answer = requests.send(move(0))
    requests.settle(sent[0].id, 'stale')
    expect(await answer).toBe('stale')
  })
})
