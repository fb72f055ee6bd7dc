import { existsSync, readFileSync, rmSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { games } from '../../games/index.ts'
import { type Kinds, readRecord, replay } from '../../kernel/index.ts'
import { Tally } from '../../kernel/testing/tally.ts'
import { run } from '../commands/fuzz.ts'
import { textsOf } from '../texts.ts'
import { neverSeen, type Report, seenIn, sentences } from './report.ts'

const { game } = games.thrones

/** What the command prints. */
async function printed(...args: string[]): Promise<string> {
  const lines: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation(line => void lines.push(line))
  await run(args).finally(() => log.mockRestore())
  return lines.join('\n')
}

afterEach(() => {
  process.exitCode = undefined
})

describe('interregnum fuzz', () => {
  it('tells what it has played and what was never seen, for machines', async () => {
    const wish = ['--games', '1', '--seats', '3', '--options', 'tidesOfBattle=true', '--from', 'dense']
    const report: Report = JSON.parse(await printed('thrones', ...wish, '--json'))
    expect(report).toMatchObject({ game: 'thrones', seed: '1', games: 1, dense: 1, stopped: false, violation: null })
    // Three settings of two values, the parts of three seats or none; seats and Tides of Battle are held.
    expect(report.tables).toBe(2 ** 4 * 4)
    expect(report.moves).toBe(report.lengths.longest)
    expect(Object.values(report.seen.moves).reduce((sum, n) => sum + n, 0)).toBeGreaterThanOrEqual(report.moves)
    expect(report.seen.steps.round).toBeGreaterThan(0)
    // Only three houses play.
    expect(report.neverSeen.houseCards).toContain('doran-martell')
    expect(report.seen.houseCards['doran-martell']).toBe(0)
  })

  it('writes a record of the game that breaks a law, from which it can be replayed', async () => {
    const law = vi.spyOn(
      game.invariants as Record<string, () => string | null>,
      'AG-2.3 the threat stands on its track',
    )
    law.mockReturnValueOnce(null).mockReturnValueOnce(null).mockReturnValue('wrong')
    const text = await printed('thrones', '--games', '2', '--from', 'dense').finally(() => law.mockRestore())
    expect(text).toContain('VIOLATION after move 2 of seed')
    expect(process.exitCode).toBe(1)
    const file = /Replay it: interregnum replay (\S+)/.exec(text)![1]
    try {
      const record = readRecord(readFileSync(file, 'utf8'))
      expect(record.position).toBeDefined()
      expect(replay(game, record).moves).toBe(2)
    } finally {
      if (existsSync(file)) rmSync(file)
    }
  })

  it('refuses what it does not know', async () => {
    await expect(run(['thrones', '--from', 'nowhere'])).rejects.toThrow(
      '--from takes start, dense, both, not "nowhere".',
    )
    await expect(run(['thrones', '--seats', '7'])).rejects.toThrow('--seats takes a whole number from 3 to 6')
    await expect(run(['thrones', '--options', 'dragons'])).rejects.toThrow('thrones has no option "dragons"')
  })
})

describe('the report', () => {
  it('knows all that a game has', async () => {
    const tally = new Tally<Kinds>()
    tally.heard([{ event: { is: 'phase', phase: 'westeros' } as Kinds['event'], to: null }])
    const seen = seenIn(game, { pieces: { phases: ['westeros', 'planning'] } }, await textsOf('thrones', 'en'), tally)
    expect([seen.events.phase, seen.phases]).toEqual([1, { westeros: 1, planning: 0 }])
    expect(Object.keys(seen.steps)).toEqual(Object.keys(game.rules))
    expect(seen.moves).toMatchObject({ commit: 0, raid: 0 })
    expect(neverSeen(seen)).toMatchObject({ phases: ['planning'] })
  })

  it('says in a line each what was seen', () => {
    const report: Report = {
      ...{ game: 'toy', seed: '1', games: 2, tables: 5, dense: 1, stopped: false, moves: 30, choices: 20 },
      ...{ movesPerCpuSecond: 9, lengths: { shortest: 10, median: 20, longest: 20 }, winners: { 0: 2 } },
      seen: { steps: { bid: 3, look: 0 }, moves: { seal: 1 } },
      neverSeen: { steps: ['look'] },
      violation: null,
    }
    expect(sentences(report).split('\n').slice(-3)).toEqual([
      'steps: 1 of 2 seen; never: look',
      'moves: 1 of 1 seen',
      'no violation',
    ])
  })
})
