import { expect, it } from 'vitest'
import { openTurns } from './turns.ts'

const { signal } = new AbortController()

it('whoever brings one record after the other lets everybody else go before its next', async () => {
  const turns = openTurns({ most: 8, mostOfOne: 3 })
  const begun: string[] = []
  const job = async (who: string, name: string) => {
    const end = await turns.take(who, signal)
    begun.push(name)
    await Promise.resolve()
    end?.()
  }
  await Promise.all([job('eve', 'eve 1'), job('eve', 'eve 2'), job('eve', 'eve 3'), job('ann', 'ann 1')])
  expect(begun).toEqual(['eve 1', 'ann 1', 'eve 2', 'eve 3'])
})

it('one asker takes only a part of the places, and all together no more than there are', () => {
  const turns = openTurns({ most: 8, mostOfOne: 3 })
  const taken = (who: string) => turns.take(who, signal) !== null
  expect(['eve', 'eve', 'eve', 'eve'].map(taken)).toEqual([true, true, true, false])
  expect(['a', 'b', 'c', 'd', 'e'].map(taken)).toEqual([true, true, true, true, true])
  expect(taken('f')).toBe(false)
})

it('a place that is free again can be taken', async () => {
  const turns = openTurns({ most: 1, mostOfOne: 1 })
  const end = await turns.take('ann', signal)
  expect(turns.take('ben', signal)).toBeNull()
  end?.()
  expect(await turns.take('ben', signal)).not.toBeNull()
})

it('a place that is given up while it waits is free at once', async () => {
  const turns = openTurns({ most: 2, mostOfOne: 2 })
  const end = await turns.take('ann', signal)
  const gone = new AbortController()
  const waiting = turns.take('ann', gone.signal)!
  gone.abort()
  await expect(waiting).rejects.toThrow('aborted')
  const next = turns.take('ann', signal)
  expect(next).not.toBeNull()
  end?.()
  expect(await next).toBeTypeOf('function')
})
