import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { limits } from '../limits.ts'
import { openLobby } from './lobby.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const away = async () => {
  throw new Error('The store is away.')
}

/** A lobby that somebody looks at, after its first look; `told` is what it was told since. */
async function watched() {
  let hear: (keys: readonly number[] | 'any') => void = () => {}
  const store = {
    page: vi.fn(),
    all: vi.fn(async () => [{ key: 1, id: 'a' }]),
    some: vi.fn(async () => [] as { key: number; id: string; row: string; updated: number }[]),
  }
  const onLobby = (listener: typeof hear) => {
    hear = listener
  }
  const told: unknown[] = []
  const faults: unknown[] = []
  const lobby = openLobby({ store, onLobby, fault: error => faults.push(error) })
  lobby.enter({ user: null, send: text => told.push(JSON.parse(text)) })
  const look = () => vi.advanceTimersByTimeAsync(limits.lobbyEvery)
  await look()
  expect(told.splice(0)).toEqual([{ is: 'again' }])
  return { store, hear, look, told, faults }
}

it('a change that cannot be read when it is heard of has everybody ask again', async () => {
  const { store, hear, look, told, faults } = await watched()
  store.some.mockImplementationOnce(away)
  hear([1])
  await look()
  expect([told, faults]).toEqual([[], [new Error('The store is away.')]])
  store.all.mockImplementationOnce(away)
  await look()
  expect(told).toEqual([])
  await look()
  expect(told).toEqual([{ is: 'again' }])
})

it('words that may have been missed while all was read have it read once more', async () => {
  const { store, hear, look, told } = await watched()
  hear('any')
  store.all.mockImplementationOnce(async () => {
    hear('any')
    return []
  })
  await look()
  await look()
  expect(told).toEqual([{ is: 'again' }, { is: 'again' }])
  await look()
  expect(told).toHaveLength(2)
})
