import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { seedFrom } from '../../kernel/index.ts'
import { ann } from '../../table/testing/play.ts'
import { ask, closeHost, openHost } from '../host.ts'
import { openStore } from '../store/store.ts'
import { createLive } from '../tables.ts'
import { patience, toySettings } from '../testing/guests.ts'

it('a bot that names a move it may not make is refused like a person, and makes a legal one instead (UR-124)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'interregnum-bots-'))
  const store = await openStore({ file: join(folder, 'test.sqlite') })
  const faults: Error[] = []
  const host = openHost(toySettings(), store, error => faults.push(error as Error))
  const seen: unknown[] = []
  host.botPool = {
    ...host.botPool,
    think: async question => {
      seen.push(question.view)
      return { do: 'stone', on: 'a' } as never
    },
  }
  try {
    const setup = { game: 'toy', roles: [null, null], options: {}, private: false, hoursPerMove: null }
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'easy' as const }]
    const loaded = await createLive(host.tables, {
      id: 'rogue',
      name: 'x',
      setup,
      seats,
      owner: ann,
      seed: seedFrom('rogue'),
    })
    expect(await ask(host, loaded, { do: 'start' }, ann)).toEqual({ is: 'done' })
    await vi.waitFor(() => expect(loaded.table.core.state!.sealed[1]).toEqual({ do: 'seal' }), patience)
    expect(new Set(faults.map(({ message }) => message))).toEqual(
      new Set(['The bot on seat 1 of rogue was refused: illegal.']),
    )
    expect(loaded.table.core.state!.g.open).toMatchObject({ stones: { a: null, b: null, c: null, d: null } })
    expect(loaded.table.past.every(({ seat, move }) => seat === 1 && move.do !== 'stone')).toBe(true)
    for (const view of seen) expect(view).toMatchObject({ seat: 1 })
  } finally {
    await closeHost(host)
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
