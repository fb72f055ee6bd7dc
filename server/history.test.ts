import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { pick, type Rng, type Seat, seedFrom } from '../kernel/index.ts'
import { recordOf } from '../table/index.ts'
import { positionBefore } from '../table/moves/positions.ts'
import { games } from '../table/testing/games.ts'
import { ann, randomAct, rngOf, started } from '../table/testing/play.ts'
import { importHere } from './imports/here.ts'
import { lastLines } from './oldLines.ts'
import { openStore } from './store/store.ts'
import { openTables } from './tables.ts'
import { makeTable, me, open, type Page, toyServer, visit } from './testing/guests.ts'

/** One of the first two seats that may move forward. Each page is asked about itself: of the others it hears a little later. */
function moverOf(pages: readonly Page[], rng: Rng) {
  const movers = [0, 1].flatMap((seat: Seat) => {
    const forward = pages[seat].tableView.view!.legalMoves.filter(({ do: what }) => what !== 'take-back')
    return forward.length > 0 ? [{ seat, forward }] : []
  })
  return pick(rng, movers)
}

it('of a running game, played back, shows each viewer what it was sent at the time, and no more (UR-082)', async () => {
  const server = await toyServer()
  try {
    const [a, b, watcher] = await Promise.all([visit(server), visit(server), visit(server)])
    const id = await makeTable(a, [me, open])
    const pages = await Promise.all([a, b, watcher].map(who => who.join(id)))
    await pages[1].ask({ do: 'sit', seat: 1 })
    await pages[0].ask({ do: 'start' })
    await Promise.all(pages.map(page => page.until(({ tableView }) => tableView.view !== null)))
    const seen = [pages.map(({ tableView }) => tableView.view)]
    const rng = rngOf('played back')
    while (seen.length < 20 && pages[0].tableView.status === 'running') {
      const { seat, forward } = moverOf(pages, rng)
      const { moves } = pages[seat].tableView
      await pages[seat].move(pick(rng, forward))
      const { moves: after } = pages[seat].tableView
      await Promise.all(pages.map(page => page.until(({ tableView }) => tableView.moves >= after)))
      if (after > moves) seen.push(pages.map(({ tableView }) => tableView.view))
    }
    expect(pages[0].tableView.status).toBe('running')
    const past = async (who: number, move: number) =>
      (await [a, b, watcher][who].call('GET', `/api/tables/${id}/history/${move}`)).body
    for (const [move, views] of seen.entries()) {
      for (const [who, view] of views.entries()) {
        const { view: shown, log } = await past(who, move)
        expect([move, who, shown]).toEqual([move, who, view])
        expect(log.map(({ event }: Page['log'][number]) => event)).toEqual(
          pages[who].log.filter(line => line.move === move).map(({ event }) => event),
        )
      }
    }
  } finally {
    await server.close()
  }
})

it('of a long game is read from its last stretch alone, and so is the table for a late spectator (UR-134)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'interregnum-history-'))
  const file = join(folder, 'test.sqlite')
  const store = await openStore({ file })
  try {
    // Ann wavers long over her first bid; then the game is played.
    const here = started('Ab', {}, seedFrom('long'))
    for (let i = 0; i < 600; i++) here.move(0, { do: 'offer', coins: (i + 1) % 2 })
    const rng = rngOf('long')
    while (here.table.core.status === 'running') randomAct(here, rng)
    const tables = openTables({ games, store, now: () => 5, changed: () => {} })
    const loaded = await importHere(tables, recordOf(here.table), { id: 'long', name: 'Long', owner: ann })
    const { version, core } = loaded.table
    expect(version).toBeGreaterThan(640)
    const last = here.table.past.findLastIndex(({ quiet }) => !quiet)
    const database = new DatabaseSync(file)
    database.exec(`
      delete from entries where n <= ${version} - 32;
      delete from snapshots where n < ${version} - 40`)
    database.close()
    expect((await store.momentAt(loaded.key, core.moves))!.core.state!.g).toEqual(here.table.core.state!.g)
    expect((await store.momentAt(loaded.key, core.moves - 1))!.core.state!.g).toEqual(
      positionBefore(here.table, last)!.g,
    )
    const lines = await lastLines(store, loaded, core.lines.all, 3)
    expect(lines).toEqual(here.table.log.slice(-3))
    const { entries } = (await store.load('long'))!
    expect(entries.length).toBeLessThanOrEqual(32)
  } finally {
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

it('another seat is looked through when the game has ended, and by nobody before (secrecy)', async () => {
  // A whole game in a moment.
  const server = await toyServer({ commandsPerSecond: 1e6 })
  try {
    const [a, b, watcher] = await Promise.all([visit(server), visit(server), visit(server)])
    const id = await makeTable(a, [me, open])
    const pages = await Promise.all([a, b].map(who => who.join(id)))
    await pages[1].ask({ do: 'sit', seat: 1 })
    await pages[0].ask({ do: 'start' })
    await Promise.all(pages.map(page => page.until(({ tableView }) => tableView.view !== null)))
    const rng = rngOf('open hands')
    const seen = new Map([[0, pages.map(({ tableView }) => tableView.view)]])
    const past = (who: typeof a, move: number, as: string) =>
      who.call('GET', `/api/tables/${id}/history/${move}?as=${as}`)
    for (let n = 0; pages[0].tableView.status === 'running'; n++) {
      // While it runs, nobody: neither the other seat, nor a watcher, nor for one's own.
      if (n < 6) {
        for (const who of [a, b, watcher]) {
          for (const as of ['0', '1', '7']) {
            expect(await past(who, 0, as)).toMatchObject({ status: 409, body: { error: 'still-running' } })
          }
        }
      }
      const { seat, forward } = moverOf(pages, rng)
      expect(await pages[seat].move(pick(rng, forward))).toBe('done')
      const { moves } = pages[seat].tableView
      await Promise.all(pages.map(page => page.until(({ tableView }) => tableView.moves >= moves)))
      if (!seen.has(moves))
        seen.set(
          moves,
          pages.map(({ tableView }) => tableView.view),
        )
    }
    for (const [move, views] of seen) {
      for (const who of [a, b, watcher]) {
        for (const as of [0, 1]) expect((await past(who, move, `${as}`)).body.view.own).toEqual(views[as]!.own)
      }
    }
    expect(await past(a, 0, '2')).toMatchObject({ status: 404, body: { error: 'no-such-seat' } })
    expect((await past(a, 0, 'x')).status).toBe(400)
  } finally {
    await server.close()
  }
})
