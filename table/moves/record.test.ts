import { describe, expect, it } from 'vitest'
import { RecordFault, replay, seeded, seedFrom } from '../../kernel/index.ts'
import {
  act,
  advance,
  createTable,
  hashOf,
  movesOf,
  nextTable,
  recordOf,
  stepsOfRecord,
  type Table,
  tableOf,
  tableViewOf,
  viewerOf,
} from '../index.ts'
import { games } from '../testing/games.ts'
import { ann, randomAct, rngOf, sitting, started, toyTable } from '../testing/play.ts'

const { game } = games.toy

/** A game played to its end. */
function played(seats = 'ABC') {
  const here = started(seats, { options: { cards: 'few', rich: true } })
  const rng = rngOf('record')
  while (here.table.core.status === 'running') randomAct(here, rng)
  return here
}
const wish = { id: 'again', name: 'Again', owner: ann }
const stepsOf = (record: unknown, now = 1) => [...stepsOfRecord(game, record, wish, now)]

describe('a record of a table', () => {
  it('becomes a table that stands where the game ended', () => {
    const { table, entries } = played()
    const record = recordOf(table)
    expect(record).toMatchObject({
      game: 'toy',
      gameVersion: 3,
      seed: table.core.seed,
      options: { cards: 'few', rich: true },
    })
    expect(record).toEqual(recordOf(table, movesOf(entries)))
    const steps = stepsOf(JSON.parse(JSON.stringify(record)), 5000)
    const again = steps.at(-1)!.table
    expect(again.core.state).toEqual(table.core.state)
    expect(again.core).toMatchObject({ status: 'over', id: 'again', owner: 'ann' })
    expect(recordOf(again)).toEqual(record)
    const stored = steps.flatMap(each => each.steps.map(({ entry }) => JSON.parse(JSON.stringify(entry))))
    expect(stored.reduce(advance, tableOf(game, steps[0].table.core, 0, 0)).core).toEqual(again.core)
  })

  it('keeps the seed to itself while the game runs, and says so when it is replayed', () => {
    const here = started('AB')
    here.move(0, { do: 'offer', coins: 3 })
    const record = recordOf(here.table)
    expect(JSON.stringify(record)).not.toContain(here.table.core.seed)
    expect(record.seedHash).toBe(hashOf(here.table.core.seed))
    expect(() => stepsOf(record)).toThrow('The record has no seed')
    expect(() => recordOf(toyTable('AB'))).toThrow('The game has not begun')
  })

  it('that breaks off goes on with its owner on the first seat and bots on the others', () => {
    const record = recordOf(played().table)
    const half = { ...record, moves: record.moves.slice(0, 5), result: undefined }
    const { table } = stepsOf(half).at(-1)!
    expect(table.core.status).toBe('running')
    expect(table.core.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot'])
  })

  it('that breaks off goes on with dice that its owner cannot know, and its record tells of it', () => {
    const record = recordOf(played().table)
    const half = { ...record, moves: record.moves.slice(0, 5), result: undefined }
    const fresh = seedFrom('nobody knows')
    const brought = (value: typeof record) =>
      [...stepsOfRecord(games.toy.game, value, { ...wish, freshSeed: fresh }, 1)].at(-1)!.table
    const { core, game } = brought(half)
    expect(core.state).toEqual({ ...stepsOf(half).at(-1)!.table.core.state, chance: seeded(fresh) })
    const again = recordOf(brought(half), undefined, true)
    expect(again.freshChance).toEqual([[5, fresh]])
    expect(replay(game, again, { hash: hashOf }).state).toEqual(core.state)
    const ended = brought({ ...record, result: undefined })
    expect(recordOf(ended).freshChance).toEqual(record.freshChance)
  })

  it('warns whoever sits down there, and at what follows it: the owner may know the seed', () => {
    const opens = (table: Table) => {
      const outcome = act(table, { do: 'fill', seat: 1, with: 'open' }, ann, 2)
      return 'refused' in outcome ? outcome.refused : outcome.table.chat.slice(-2).map(({ note }) => note!.is)
    }
    const record = recordOf(played().table)
    const half = { ...record, moves: record.moves.slice(0, 5), result: undefined }
    expect(opens(stepsOf(half).at(-1)!.table)).toEqual(['opened', 'known-seed'])
    const duel = started('Ab', { game: 'duel' })
    duel.move(1, { do: 'resign' })
    const ended = [...stepsOfRecord(games.duel.game, recordOf(duel.table), wish, 1)].at(-1)!.table
    expect(opens(nextTable(ended, seedFrom('next'), 1))).toEqual(['opened', 'known-seed'])
    expect(opens(nextTable(duel.table, seedFrom('next'), 1))).toEqual(['opened'])
  })

  it('is marked for good: for all who look, before and after they sit down', () => {
    const record = recordOf(played().table)
    const { table } = stepsOf({ ...record, moves: record.moves.slice(0, 5), result: undefined }).at(-1)!
    for (const user of ['ann', 'ben', null]) {
      expect(tableViewOf(table, viewerOf(table, user)).fromRecord).toBe(true)
      expect(tableViewOf(played().table, viewerOf(table, user)).fromRecord).toBe(false)
    }
  })

  it('that is not sound makes no table', () => {
    const record = recordOf(played().table)
    for (const bad of [
      null,
      {},
      { ...record, moves: [[0, { do: 'fly' }]] },
      { ...record, gameVersion: 2 },
      { ...record, seed: 'a' },
    ]) {
      expect(() => stepsOf(bad)).toThrow(RecordFault)
    }
  })

  it('says which move is wrong, and that it ends otherwise', () => {
    const record = recordOf(played().table)
    const faulty = (moves: unknown[]) => () => stepsOf({ ...record, moves })
    expect(faulty([[0, { do: 'fly' }]])).toThrow('Move 1 (seat 0): not legal here.')
    expect(
      faulty([
        [1, { do: 'seal' }],
        [9, { do: 'seal' }],
      ]),
    ).toThrow('Move 2 (seat 9): there is no such seat.')
    expect(faulty([[-1, { do: 'seal' }]])).toThrow('Move 1 (seat -1): there is no such seat.')
    expect(faulty([...record.moves, [2, { do: 'seal' }]])).toThrow('the game was over before it.')
    expect(faulty(record.moves.slice(0, 4))).toThrow('The game ends in another position than recorded')
  })

  it('is refused when it begins from a position that was made up', () => {
    const { table } = played()
    const record = { ...recordOf(table), position: table.core.state }
    expect(() => stepsOfRecord(game, record, wish, 1).next()).toThrow(
      'The record begins from a made-up position: no table can stand there.',
    )
  })

  it('is refused at once when no game is so long', () => {
    const most = 2 * game.longest(3)
    const dither = Array.from({ length: most + 1 }, (_, i) => [0, { do: 'offer', coins: i % 2 }])
    const record = { ...recordOf(played().table), moves: dither, result: undefined }
    expect(() => stepsOfRecord(game, record, wish, 1).next()).toThrow(
      `The record has ${most + 1} moves; no game has more than ${most}.`,
    )
  })
})

describe('a wish for a table', () => {
  it('that cannot be had is refused with a sentence', () => {
    const setup = toyTable('AB').core.setup
    const make =
      (change: object, seats = 2) =>
      () =>
        createTable(
          game,
          {
            id: 'x',
            name: 'x',
            setup: { ...setup, ...change },
            seats: Array.from({ length: seats }, () => ({ kind: 'open' as const })),
            owner: ann,
            seed: '0'.repeat(32),
          },
          1,
        )
    expect(make({ roles: [null] }, 1)).toThrow('This game takes 2 to 4 seats, not 1.')
    expect(make({ roles: ['pink', null] })).toThrow('"pink" cannot be played with 2 seats.')
    expect(make({ roles: ['red', 'red'] })).toThrow('Two seats cannot play the same part.')
    expect(make({ options: { fast: true } })).toThrow('This game has no option "fast".')
    expect(make({ options: { cards: 'none' } })).toThrow('The option "cards" cannot be "none".')
    expect(make({ options: { rich: 1 } })).toThrow('The option "rich" cannot be 1.')
    expect(make({}, 3)).toThrow('There must be one role a seat, or null.')
    expect(make({ options: { rich: true } })().core.setup.options).toEqual({
      cards: 'many',
      rich: true,
      ties: 'die',
    })
  })

  it('cannot give a person two seats', () => {
    expect(() => toyTable('AA')).toThrow('Nobody can sit on two seats.')
  })
})

describe('a table that goes on under newer rules', () => {
  /** Three moves under version 3, of which one is seen by all, then two under version 4. */
  function updated() {
    const here = started('AB')
    here.move(0, { do: 'offer', coins: 2 })
    here.move(0, { do: 'seal' })
    here.move(1, { do: 'seal' })
    here.table = { ...here.table, game: { ...here.table.game, version: 4 } }
    here.move(0, { do: 'stone', on: 'a' })
    here.move(0, { do: 'stone', on: 'b' })
    return here
  }
  const rulesAt = ({ table }: ReturnType<typeof updated>) => tableViewOf(table, viewerOf(table, null)).rules

  it('names both versions, and from which move on: to whoever looks, and in its record', () => {
    const here = updated()
    expect(rulesAt(here)).toEqual([
      { from: 1, version: 3 },
      { from: 2, version: 4 },
    ])
    const record = recordOf(here.table, undefined, true)
    expect(record).toMatchObject({ gameVersion: 3, laterVersions: [[3, 4]] })
    expect(() => replay(here.table.game, record)).toThrow(
      'by version 3 of the rules up to move 3 and by version 4 from there; this program plays version 4',
    )
  })

  it('has one version where all that is seen was played by it, and none before it begins', () => {
    expect(rulesAt(started('AB'))).toEqual([{ from: 1, version: 3 }])
    const drafted = started('AB')
    drafted.table = { ...drafted.table, game: { ...drafted.table.game, version: 4 } }
    drafted.move(0, { do: 'seal' })
    expect(rulesAt(drafted)).toEqual([{ from: 1, version: 4 }])
    expect(rulesAt(sitting(toyTable('Ao')))).toEqual([])
    const record = recordOf(started('AB').table)
    expect(record.gameVersion).toBe(3)
    expect(record).not.toHaveProperty('laterVersions')
  })
})
