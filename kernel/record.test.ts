import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { fuzzGame, seedFrom } from './index.ts'
import { canonical, type GameRecord, RecordFault, readRecord, recordFormat, replay, stateHash } from './record.ts'
import { type Toy, toy } from './testing/toy.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

const played = fuzzGame(toy, {
  seats: 3,
  seed: seedFrom('record'),
  options: { cards: 'many', rich: false, ties: 'host' },
})

/** A whole random game of three, as a record. */
function recorded(): GameRecord<Toy> {
  const { seed, roles, options, moves } = played
  const record = { ...recordFormat, game: 'toy', gameVersion: 3, options, roles, seed, seedHash: hash(seed), moves }
  const { state } = replay(toy, record)
  const result = { over: true, standing: toy.standing(state.g.open), state: stateHash(state, hash) }
  return { ...record, result }
}

const faultOf = (job: () => unknown): string => {
  try {
    job()
  } catch (error) {
    if (error instanceof RecordFault) return error.message
    throw error
  }
  throw new Error('no fault')
}
const replayed = (change: Partial<GameRecord<Toy>>) =>
  faultOf(() => replay(toy, { ...recorded(), ...change }, { hash }))

describe('a record', () => {
  it('gives the same game to the byte, also after a journey as a file', () => {
    const record = recorded()
    const again = replay(toy, readRecord(JSON.stringify(record)) as unknown as GameRecord<Toy>, { hash })
    expect(again.moves).toBe(record.moves.length)
    expect(again.state.stack).toEqual([])
    expect(stateHash(again.state, hash)).toBe(record.result!.state)
    expect(again.log[0]).toMatchObject({ move: 0, event: { is: 'card' } })
  })

  it('can be replayed up to a move, with a look at every position', () => {
    const record = recorded()
    const seen: number[] = []
    const { moves, state } = replay(toy, record, { until: 5, eachMove: (_state, seat) => seen.push(seat) })
    expect(moves).toBe(5)
    expect(seen).toEqual(record.moves.slice(0, 5).map(([seat]) => seat))
    expect(state.moved.reduce((a, b) => a + b)).toBe(5)
  })

  it('names the move that is not legal', () => {
    const { moves } = recorded()
    const bent = moves.with(16, [2, { do: 'give', seat: 7 }])
    expect(replayed({ moves: bent })).toMatch(/^Move 17 \(seat 2\): (not legal here|this seat is not asked)\.$/)
    expect(replayed({ moves: moves.with(2, [9, { do: 'seal' }]) })).toBe('Move 3 (seat 9): there is no such seat.')
    expect(replayed({ moves: [...moves, [0, { do: 'seal' }]] })).toBe(
      `Move ${moves.length + 1} (seat 0): the game was over before it.`,
    )
    expect(replayed({ moves: [[0, { do: 'offer', coins: 77 }]] })).toBe('Move 1 (seat 0): not legal here.')
  })

  it('names what does not fit the game', () => {
    expect(replayed({ game: 'chess' })).toBe('This is a record of "chess", not of "toy".')
    expect(replayed({ gameVersion: 9 })).toBe(
      'The game was played by version 9 of the rules; this program plays version 3, and cannot replay it.',
    )
    expect(replayed({ gameVersion: 2, laterVersions: [[1, 3]] })).toBe(
      'The game was played by version 2 of the rules up to move 1 and by version 3 from there; this program plays version 3, and cannot replay it.',
    )
    const bent = JSON.stringify({ ...recorded(), laterVersions: [['1', 3]] })
    expect(faultOf(() => readRecord(bent))).toBe(
      '"laterVersions" must be a list of a number of moves and a version each.',
    )
    expect(replayed({ roles: [null] })).toBe('"roles": This game takes 2 to 4 seats, not 1.')
    expect(replayed({ roles: ['pink', null, null] })).toBe('"roles": "pink" cannot be played with 3 seats.')
  })

  it('is not replayed without its seed, nor with another one than was published', () => {
    expect(replayed({ seed: undefined })).toBe(
      'The record has no seed: the game was still running, and cannot be replayed.',
    )
    expect(replayed({ seedHash: hash('other') })).toBe('The seed does not fit its published hash.')
    const result = { ...recorded().result!, state: 'f'.repeat(64) }
    expect(replayed({ result })).toMatch(
      /^The game ends in another position than recorded: hash [0-9a-f]{64}, not f+\.$/,
    )
  })

  it('that is cut off, foreign or bent is refused in one line', () => {
    const file = JSON.stringify(recorded())
    const read = (text: string) => faultOf(() => readRecord(text))
    expect(read(file.slice(0, 300))).toBe(
      'The record is cut off: it ends after 300 characters in the middle of its data.',
    )
    expect(read('')).toMatch(/^The record is cut off: it ends after 0 characters/)
    expect(read('hello')).toMatch(/^This is no record: .*\.$/)
    expect(read('[1,2]')).toBe('This is no record: "format" must be "interregnum-record".')
    expect(read('null')).toBe('This is no record: "format" must be "interregnum-record".')
    expect(read(file.replace('"formatVersion":1', '"formatVersion":2'))).toBe(
      'The record has format version 2; this program reads version 1.',
    )
    const bend = (change: object) => read(JSON.stringify({ ...recorded(), ...change }))
    expect(bend({ game: 5 })).toBe('The record does not name its game: "game" must be a text.')
    expect(bend({ seed: 'abc' })).toBe('"seed" must be 32 or 64 hexadecimal digits.')
    expect(bend({ roles: 'all' })).toBe('"roles" must be a list with a text or null for each seat.')
    expect(bend({ moves: [[0, { do: 'seal' }], [1]] })).toBe('Move 2: must be a list of a seat and a move.')
    expect(bend({ moves: {} })).toBe('"moves" must be a list.')
    for (const result of [5, null, {}, { state: { toString: 1 } }]) {
      expect(bend({ result })).toBe('"result" must be an object with the hash of the state.')
    }
    for (let cut = 0; cut < file.length; cut += 97) expect(read(file.slice(0, cut))).not.toContain('\n')
  })
})

describe('a record without measure', () => {
  it('is refused in a short line, however deep or long it is', () => {
    const file = JSON.stringify(recorded())
    const deep = '['.repeat(100_000) + ']'.repeat(100_000)
    const read = (text: string) => faultOf(() => replay(toy, readRecord(text) as unknown as GameRecord<Toy>))
    expect(read(file.replace('"formatVersion":1', `"formatVersion":${deep}`))).toBe(
      'The record has format version [...]; this program reads version 1.',
    )
    expect(read(file.replace('"rich":false', `"rich":${deep}`))).toBe('"options": "rich" cannot be [...].')
    expect(read(file.replace('"rich":false', '"rich":{"a":1}'))).toBe('"options": "rich" cannot be {...}.')
    const long = JSON.stringify('x'.repeat(100_000))
    expect(read(file.replace('"rich":false', `"rich":${long}`)).length).toBeLessThan(100)
  })
})

describe('the canonical text of a value', () => {
  it('does not depend on the order of keys, nor on fields that are undefined', () => {
    expect(canonical({ b: 1, a: [{ d: null, c: 'x' }], e: undefined })).toBe('{"a":[{"c":"x","d":null}],"b":1}')
    expect(canonical({ a: [{ c: 'x', d: null }], b: 1 })).toBe('{"a":[{"c":"x","d":null}],"b":1}')
  })
})
