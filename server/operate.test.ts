import { describe, expect, it } from 'vitest'
import { replay, stateHash } from '../kernel/index.ts'
import { hashOf } from '../table/index.ts'
import { games } from '../table/testing/games.ts'
import { startServer } from './index.ts'
import { openOperator } from './operate.ts'
import { toySettings, visit } from './testing/guests.ts'

const { game } = games.toy

describe('the operator', () => {
  it('cuts moves of a running table, and play goes on from there (UR-100)', async () => {
    const settings = toySettings()
    const server = await startServer(settings)
    const operator = await openOperator(settings)
    const ann = await visit(server)
    const { id } = (await ann.call('POST', '/api/play-now', { game: 'toy', seats: 2 })).body
    const page = await ann.join(id)
    await page.until(({ tableView }) => tableView.view!.ready.includes(1))
    await page.move({ do: 'offer', coins: 3 })
    await page.move({ do: 'seal' })
    await page.until(({ tableView }) => tableView.moves === 1)
    await page.move({ do: 'stone', on: 'a' })
    await page.move({ do: 'stone', on: 'b' })
    expect((await operator.exportRecord(id)).moves.map(([seat, move]) => [seat, move.do])).toEqual([
      [1, 'seal'],
      [0, 'offer'],
      [0, 'seal'],
      [0, 'stone'],
      [0, 'stone'],
    ])
    // The page, and the server as well, may have heard of the cut by then or not.
    const { moved } = page.tableView.view!
    expect(await operator.cut(id, 4)).toBe(1)
    await expect(operator.cut(id, 2)).rejects.toThrow('The table has 1 moves: cut between 1 and 1.')
    await expect(operator.cut('nobody', 2)).rejects.toThrow('There is no table "nobody".')
    expect(await page.ask({ do: 'move', seat: 0, n: moved, move: { do: 'done' } as never })).toBe('stale')
    expect(page.tableView).toMatchObject({ moves: 0, view: { own: { offer: 0 }, ready: [1] } })
    expect(page.chat.at(-1)!.note).toEqual({ is: 'cut', to: 0 })
    expect(await page.move({ do: 'offer', coins: 1 })).toBe('done')
    const { rows } = await operator.list(null)
    expect(rows).toMatchObject([{ id, game: 'toy', status: 'running', moves: 0 }])
    const record = await operator.exportRecord(id, true)
    expect(record.freshChance).toMatchObject([[1, expect.any(String)]])
    expect(replay(game, record, { hash: hashOf }).moves).toBe(2)
    await server.close()
    await operator.close()
  })

  it('takes records out and brings them in; a running one is without its seed', async () => {
    const settings = toySettings()
    const operator = await openOperator(settings)
    const server = await startServer(settings)
    const ann = await visit(server)
    const { id } = (await ann.call('POST', '/api/play-now', { game: 'toy', seats: 2 })).body
    const page = await ann.join(id)
    const running = await operator.exportRecord(id)
    expect(running).toMatchObject({ seedHash: page.tableView.seed.hash, result: { over: false } })
    expect(running.seed).toBeUndefined()
    await expect(operator.importRecord(running)).rejects.toThrow('The record has no seed')
    const whole = await operator.exportRecord(id, true)
    const notes = (chat: typeof page.chat) => chat.flatMap(({ note }) => (note?.is === 'exported' ? [note.seed] : []))
    const fresh = await ann.join(id)
    await fresh.until(({ chat }) => notes(chat).length === 2)
    expect(notes(fresh.chat)).toEqual([false, true])
    expect(hashOf(whole.seed!)).toBe(running.seedHash)
    const copied = await operator.importRecord(whole)
    expect((await operator.exportRecord(copied, true)).moves).toEqual(whole.moves)
    await page.ask({ do: 'close' })
    const closed = await operator.exportRecord(id)
    const { state } = replay(game, closed, { hash: hashOf })
    expect(stateHash(state, hashOf)).toBe(closed.result!.state)
    const again = await operator.importRecord(closed)
    expect((await operator.exportRecord(again)).moves).toEqual(closed.moves)
    await expect(operator.importRecord({ ...closed, game: 'chess' })).rejects.toThrow('There is no game "chess".')
    await server.close()
    await operator.close()
  })
})
