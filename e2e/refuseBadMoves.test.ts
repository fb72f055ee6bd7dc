/** What no page would send: armies, places, paths, targets and dice against the rules are refused, and change nothing. */
import { games } from '../games/index.ts'
import type { Server } from '../server/index.ts'
import { visit as arrive } from '../server/testing/guests.ts'
import { expect, test } from './harness.ts'
import { recordUntil } from './records.ts'

const far = { do: 'go', to: 'A1' }

/** By the question that is asked: moves that nobody may make then. */
const against: Readonly<Record<string, readonly object[]>> = {
  muster: [
    { do: 'buy', unit: 'chaos-lord' },
    { do: 'buy', unit: 'roc-warrior', n: 7 },
    { do: 'sell', unit: 'rune-golems' },
    { do: 'mustered' },
    { do: 'army', army: 'reign-of-venom' },
  ],
  deploy: [{ do: 'deploy', hex: 'A1' }, { do: 'pick', card: 'chaos-lord' }, { do: 'deployed' }],
  moveUnit: [far, { do: 'go', to: 'Z99' }, { do: 'through', hex: 'A1' }, { do: 'go', to: null }],
  attack: [
    { do: 'attack', from: 'A1', at: 'L1' },
    { do: 'attack', from: 'F5', at: 'F5' },
  ],
  commit: [
    { do: 'commit', face: 'strike', to: 'frenzy' },
    { do: 'commit', face: 'heroic', to: 'soul-feast' },
    { do: 'ignore', n: 3 },
    { do: 'lore', card: 'runeblade' },
  ],
}

test.for(Object.keys(against))('UR-091: what the rules of %s do not allow is refused', async (name, { host }) => {
  const server = { address: host.address } as Server
  const ann = await arrive(server)
  const record = recordUntil(['daqan', 'uthuk'], (step, seats) => step.do === name && seats[0] === 0, games.battlelore)
  const { id } = (await ann.call('POST', '/api/import', record)).body
  const page = await ann.join(id)
  // What a bot still did by itself would change the view.
  await page.until(
    ({ tableView: { view } }) => view?.asked.every(seat => seat === 0 || view.ready.includes(seat)) === true,
  )
  expect(page.tableView.view!.asked).toContain(0)
  const before = JSON.stringify(page.tableView.view)
  for (const move of [...against[name], { do: 'win' }, {}]) {
    expect(await page.move(move), JSON.stringify(move)).toMatch(/^(illegal|malformed)$/)
    expect(JSON.stringify(page.tableView.view)).toBe(before)
  }
  // What is allowed is still done.
  expect(await page.move(page.tableView.view!.legalMoves[0])).toBe('done')
  await page.close()
})
