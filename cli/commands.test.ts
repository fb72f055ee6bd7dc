import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { games } from '../games/index.ts'

const ids = Object.keys(games)
const folder = mkdtempSync(join(tmpdir(), 'commands-'))
afterAll(() => rmSync(folder, { recursive: true }))

let printed: string[] = []
beforeEach(() => {
  printed = []
  vi.spyOn(console, 'log').mockImplementation((...words) => void printed.push(words.join(' ')))
})
afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = 0
})

/** What a command prints. */
async function run(name: string, ...args: string[]): Promise<string> {
  const command: { run(args: string[]): Promise<void> } = await import(`./commands/${name}.ts`)
  await command.run(args)
  return printed.join('\n')
}

/** A recorded game of the house without its marks, as a file. */
function recordFile(id: string, change: object = {}): string {
  const { marks: _, ...record } = JSON.parse(
    readFileSync(new URL(`../games/${id}/playthroughs/0.json`, import.meta.url), 'utf8'),
  )
  const path = join(folder, `${id}.json`)
  writeFileSync(path, JSON.stringify({ ...record, ...change }))
  return path
}

test('an id that begins with a dash is no flag', async () => {
  const data = join(folder, 'house')
  const id = '-bcdefghijklmno1'
  await expect(run('export', id, '--data', data)).rejects.toThrow(`no table "${id}"`)
  await expect(run('export', '--data', data, '--', '-a')).rejects.toThrow('no table "-a"')
  await expect(run('tables', '--cut', '1', id, '--data', data)).rejects.toThrow(`no table "${id}"`)
  await expect(run('export', '--unknown', '--data', data)).rejects.toThrow('Usage: interregnum export')
})

describe.each(ids)('%s', id => {
  test('rules --coverage: a test cites every rule', async () => {
    expect(await run('rules', id, '--coverage')).toMatch(/ 0 without a test$/)
    expect(process.exitCode ?? 0).toBe(0)
  })

  test('rules prints every rule in both languages', async () => {
    const english = (await run('rules', id)).split('\n').length
    printed = []
    expect((await run('rules', id, '--language', 'hu')).split('\n')).toHaveLength(english)
  })

  test('replay plays a record to its end, or up to a move', async () => {
    const file = recordFile(id)
    const { moves } = JSON.parse(readFileSync(file, 'utf8'))
    expect(await run('replay', file)).toContain(
      `${moves.length} of ${moves.length} moves of ${id} replayed; the game is over`,
    )
    printed = []
    expect(await run('replay', file, '--until', '7')).toContain(
      `7 of ${moves.length} moves of ${id} replayed; the game is not over`,
    )
  })

  test('replay refuses a record with a move that is not legal, in one line', async () => {
    const seat = games[id].game.seats.min
    await expect(run('replay', recordFile(id, { moves: [[seat, { do: 'nothing' }]] }))).rejects.toThrow(
      /^Move 1 [^\n]*$/,
    )
  })

  test('arena counts the wins of the bots named', async () => {
    const report = JSON.parse(await run('arena', id, '--games', '1', '--bots', 'easy', '--json'))
    expect(report).toMatchObject({ game: id, games: 1, seats: games[id].game.seats.max })
  })

  test('fuzz plays random games, every law checked', async () => {
    expect(await run('fuzz', id, '--games', '1')).toContain('1 game')
    expect(process.exitCode ?? 0).toBe(0)
  })
})

test('arena tells its share while it plays, and told to stop ends with what was played until then', async () => {
  const told: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation(line => {
    told.push(String(line))
    if (told.length === 2) process.emit('SIGINT')
    return true
  })
  const report = JSON.parse(await run('arena', 'iron-throne', '--games', '10', '--threads', '1', '--json'))
  expect(told[1]).toMatch(/^2 of 10 games; easy before the others +[\d.]+ % {2}\([\d.]+ to [\d.]+\)\n$/)
  expect(report).toMatchObject({ games: 2, isStopped: true, verdict: null })
  expect(process.exitCode).toBe(130)
  expect(process.listenerCount('SIGINT')).toBe(0)
})

test('arena plays the choices of a table option by turns', async () => {
  const words = ['battles-of-westeros', '--bots', 'easy,random', '--games', '4', '--all', '--json']
  // Two bots make a rotation of two games. What is set for that option elsewhere does not count.
  const report = JSON.parse(await run('arena', ...words, '--each', 'battle', '--options', 'battle=wolf-raiders'))
  const seats = Object.entries<{ games: number }>(report.wins.battle).map(([key, { games }]) => [
    key.split(': ')[0],
    games,
  ])
  expect(seats.sort()).toEqual([
    ['battle-of-the-green-fork', 2],
    ['battle-of-the-green-fork', 2],
    ['clash-on-the-kingsroad', 2],
    ['clash-on-the-kingsroad', 2],
  ])
})

test('arena told to stop before the end of its first game says so', async () => {
  const { Piscina } = await import('piscina')
  vi.spyOn(Piscina.prototype, 'run').mockImplementationOnce((_task, options) => {
    process.emit('SIGINT')
    return Promise.reject((options!.signal as AbortSignal).reason)
  })
  await expect(run('arena', 'iron-throne', '--threads', '1')).rejects.toThrow(
    'Stopped before the end of the first game',
  )
})

describe('words that make no sense', () => {
  test.each(['rules', 'arena', 'tune', 'fuzz', 'playthroughs', 'play'])('%s names the games there are', async name => {
    await expect(run(name, 'chess')).rejects.toThrow(`There is no game "chess": ${ids.join(', ')}.`)
  })

  test('an unknown flag is answered with the usage', async () => {
    await expect(run('arena', ids[0], '--game', '3')).rejects.toThrow('Usage: interregnum arena GAME')
  })

  test('a number that is none is named', async () => {
    await expect(run('arena', ids[0], '--games', 'many')).rejects.toThrow(
      '--games takes a whole number from 1 to 100000',
    )
  })

  test('a table option that the game does not have is named', async () => {
    await expect(run('arena', 'battlelore', '--each', 'battle')).rejects.toThrow('battlelore has no option "battle": ')
  })

  test('a file that is no record is refused in one line', async () => {
    const path = join(folder, 'none.json')
    writeFileSync(path, '{"format":"something"}')
    await expect(run('replay', path)).rejects.toThrow(/^This is no record[^\n]*$/)
  })
})
