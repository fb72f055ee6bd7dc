import { describe, expect, it } from 'vitest'
import { type Kinds, replay, type State, viewOf } from '../../kernel/index.ts'
import { hashOf, recordOf, tableViewOf, viewerOf } from '../index.ts'
import { ann, ben, bid, cat, randomAct, rngOf, type Sitting, started } from '../testing/play.ts'

const undos = ({ table }: Sitting, user: string) => tableViewOf(table, viewerOf(table, user)).undo
/** Ann has won the bidding and may build. */
function building(seats = 'ABC'): Sitting {
  const here = started(seats)
  bid(
    here,
    [...seats].map((_, seat) => (seat === 0 ? 2 : 0)),
  )
  return here
}
const state = (here: Sitting) => here.table.core.state as State<Kinds>

describe('undo', () => {
  it('goes back through own moves, exactly, one at a time (UR-097)', () => {
    const here = building()
    const before = [state(here)]
    for (const on of ['a', 'b']) {
      here.move(0, { do: 'stone', on })
      before.push(state(here))
    }
    expect(undos(here, 'ann')).toBe(2)
    expect(undos(here, 'ben')).toBe(0)
    here.undo(0)
    expect(state(here)).toEqual(before[1])
    here.undo(0)
    expect(state(here)).toEqual(before[0])
    expect(here.undo(0)).toEqual({ refused: 'nothing-to-undo' })
    expect(here.table.core.moves).toBe(1)
  })

  it('stops where something was revealed', () => {
    const here = building()
    here.move(0, { do: 'done' })
    here.move(0, { do: 'look' })
    expect(undos(here, 'ann')).toBe(0)
    expect(here.undo(0)).toEqual({ refused: 'nothing-to-undo' })
  })

  it('happens once, however often it is sent', () => {
    const here = building()
    here.move(0, { do: 'stone', on: 'a' })
    here.move(0, { do: 'stone', on: 'b' })
    const n = here.table.core.acted[0]
    here.do(ann, { do: 'undo', seat: 0, n })
    expect(here.do(ann, { do: 'undo', seat: 0, n })).toEqual({ refused: 'stale' })
    expect(undos(here, 'ann')).toBe(1)
  })

  it('of a draft leaves the drafts of others alone, and does not show whether there are any', () => {
    const here = started('ABC')
    here.move(0, { do: 'offer', coins: 1 })
    here.move(1, { do: 'offer', coins: 4 })
    expect(undos(here, 'ann')).toBe(1)
    here.move(0, { do: 'offer', coins: 3 })
    here.move(1, { do: 'seal' })
    expect(undos(here, 'ann')).toBe(2)
    here.undo(0)
    here.undo(0)
    expect(state(here).g.held).toMatchObject([{ offer: 0 }, { offer: 4 }, { offer: 0 }])
    here.undo(1)
    expect(state(here).sealed).toEqual([null, null, null])
    expect(state(here).g.held).toMatchObject([{ offer: 0 }, { offer: 4 }, { offer: 0 }])
  })

  it('of a draft that everybody sees leaves what others have drafted since', () => {
    const here = started('ABC')
    here.move(0, { do: 'wave' })
    here.move(1, { do: 'wave' })
    here.move(1, { do: 'offer', coins: 2 })
    here.move(2, { do: 'wave' })
    expect(here.table.core.moves).toBe(3)
    expect(undos(here, 'ann')).toBe(1)
    here.undo(0)
    expect(state(here).g.open).toMatchObject({ waved: [1, 2] })
    expect(state(here).g.held).toMatchObject([{ offer: 0 }, { offer: 2 }, { offer: 0 }])
    expect(here.table.core.moves).toBe(2)
    here.undo(1)
    here.undo(1)
    expect(state(here).g.open).toMatchObject({ waved: [2] })
    expect(state(here).g.held).toMatchObject([{ offer: 0 }, { offer: 0 }, { offer: 0 }])
    expect(here.undo(1)).toEqual({ refused: 'nothing-to-undo' })
    here.move(0, { do: 'wave' })
    expect(state(here).g.open).toMatchObject({ waved: [0, 2] })
    expect(here.table.core.moves).toBe(2)
  })

  it('cannot undo the taking back of an answer: the last answer would never be revealed', () => {
    const here = started('AB')
    here.move(0, { do: 'seal' })
    here.move(0, { do: 'take-back' })
    here.move(1, { do: 'seal' })
    expect(undos(here, 'ann')).toBe(0)
    here.move(0, { do: 'seal' })
    expect(here.table.core.moves).toBe(1)
  })

  it('takes the lines of the log with it and leaves a note of itself (UR-136)', () => {
    const here = building()
    const { log } = here.table
    here.move(0, { do: 'stone', on: 'a' })
    expect(here.table.log).toHaveLength(log.length + 1)
    here.undo(0)
    expect(here.table.log).toEqual(log)
    expect(here.table.chat.at(-1)).toMatchObject({ note: { is: 'undone', seat: 0 } })
  })
})

describe('a petition', () => {
  it('goes back beyond a barrier when all other persons agree', () => {
    const here = building('ABCb')
    here.move(0, { do: 'done' })
    const before = state(here)
    here.move(0, { do: 'look' })
    here.do(ann, { do: 'ask-undo', seat: 0 })
    expect(here.table.core.petition).toMatchObject({ by: 0, to: 2, needed: [1, 2], agreed: [] })
    expect(here.do(ann, { do: 'agree', seat: 0, yes: true })).toEqual({ refused: 'no-petition' })
    here.do(ben, { do: 'agree', seat: 1, yes: true })
    here.do(ben, { do: 'agree', seat: 1, yes: true })
    expect(state(here)).not.toBe(before)
    here.do(cat, { do: 'agree', seat: 2, yes: true })
    expect(state(here)).toEqual(before)
    expect(here.table.core).toMatchObject({ petition: null, moves: 2 })
    expect(here.table.chat.at(-1)).toMatchObject({ note: { is: 'undone-to', seat: 0, to: 2 } })
  })

  it('takes back an answer that was sealed and revealed', () => {
    const here = building()
    here.do(ann, { do: 'ask-undo', seat: 0 })
    for (const [seat, who] of [ben, cat].entries()) here.do(who, { do: 'agree', seat: seat + 1, yes: true })
    // What the others have sealed stays, also the answer that revealed all.
    expect(state(here).sealed).toEqual([null, { do: 'seal' }, { do: 'seal' }])
    expect(state(here).g.held[0]).toMatchObject({ offer: 2 })
    expect(here.table.core.moves).toBe(0)
    expect(undos(here, 'ann')).toBe(1)
    const record = { ...recordOf(here.table), seed: here.table.core.seed }
    expect(replay(here.table.game, record, { hash: hashOf }).state).toEqual(here.table.core.state)
    here.move(0, { do: 'seal' })
    expect(here.table.core.moves).toBe(1)
  })

  it('is withdrawn by who has made it', () => {
    const here = building()
    here.do(ann, { do: 'ask-undo', seat: 0 })
    here.do(ann, { do: 'agree', seat: 0, yes: false })
    expect(here.table.core).toMatchObject({ petition: null, moves: 1 })
    expect(here.table.chat.at(-1)).toMatchObject({ note: { is: 'undo-withdrawn', seat: 0 } })
  })

  it('ends with one no', () => {
    const here = building()
    here.do(ann, { do: 'ask-undo', seat: 0 })
    expect(here.table.core.petition).toMatchObject({ by: 0, to: 0, needed: [1, 2] })
    here.do(cat, { do: 'agree', seat: 2, yes: false })
    expect(here.table.core.petition).toBeNull()
    expect(here.do(ben, { do: 'agree', seat: 1, yes: true })).toEqual({ refused: 'no-petition' })
    expect(here.table.core.moves).toBe(1)
  })

  it('is granted at once among bots', () => {
    const here = started('Abb')
    const before = state(here)
    here.move(1, { do: 'seal' })
    here.move(2, { do: 'seal' })
    here.move(0, { do: 'seal' })
    expect(undos(here, 'ann')).toBe(0)
    here.do(ann, { do: 'ask-undo', seat: 0 })
    expect(state(here).g).toEqual(before.g)
    expect(state(here).sealed).toEqual([null, { do: 'seal' }, { do: 'seal' }])
  })

  it('can be made once in a position, for bots wait for the answer', () => {
    const here = building()
    here.do(ann, { do: 'ask-undo', seat: 0 })
    here.do(ben, { do: 'agree', seat: 1, yes: false })
    expect(here.do(ann, { do: 'ask-undo', seat: 0 })).toEqual({ refused: 'too-fast' })
    expect(here.do(ben, { do: 'ask-undo', seat: 1 })).not.toHaveProperty('refused')
    here.do(ann, { do: 'agree', seat: 0, yes: false })
    here.move(0, { do: 'done' })
    expect(here.do(ann, { do: 'ask-undo', seat: 0 })).not.toHaveProperty('refused')
  })

  it('needs those whom others have replaced by bots: an owner could else take back what it likes', () => {
    const here = building()
    here.do(ann, { do: 'stand-in', seat: 1, bot: 'easy' })
    here.do(cat, { do: 'stand-in', seat: 2, bot: 'easy' })
    here.do(ann, { do: 'ask-undo', seat: 0 })
    expect(here.table.core.petition).toMatchObject({ needed: [1], to: 0 })
    here.do(ben, { do: 'agree', seat: 1, yes: true })
    expect(here.table.core).toMatchObject({ petition: null, moves: 0 })
    here.do(ben, { do: 'return', seat: 1 })
    expect(here.table.core.seats[1]).toEqual({ kind: 'person', user: 'ben', name: 'Ben', absent: false })
  })

  it('lapses when play goes on, and after five minutes', () => {
    const here = building()
    here.do(ann, { do: 'ask-undo', seat: 0 })
    expect(here.table.core.petition).not.toBeNull()
    here.move(0, { do: 'done' })
    expect(here.table.core.petition).toBeNull()
    expect(here.table.chat.at(-1)).toMatchObject({ note: { is: 'undo-lapsed', seat: 0 } })
    here.do(ann, { do: 'ask-undo', seat: 0 })
    here.wait(5 * 60_000 - 1)
    expect(here.table.core.petition).not.toBeNull()
    here.wait(1)
    expect(here.table.core.petition).toBeNull()
  })
})

describe('after any undo', () => {
  it('the moves that count replay to the very state (UR-099, UR-100)', () => {
    for (let game = 0; game < 12; game++) {
      const here = started(['AB', 'ABC', 'AbC'][game % 3])
      const rng = rngOf(`undo ${game}`)
      for (let i = 0; i < 120 && here.table.core.status === 'running'; i++) {
        randomAct(here, rng)
        if (i % 10 > 0 && here.table.core.status === 'running') continue
        const record = { ...recordOf(here.table), seed: here.table.core.seed }
        expect(replay(here.table.game, record, { hash: hashOf }).state).toEqual(here.table.core.state)
      }
    }
  })

  it('ten in a row, at the end of the game, lead to a game that goes on (UR-100)', () => {
    const here = building('Ab')
    for (let round = 0; round < 7; round++) {
      here.move(0, { do: 'done' })
      here.move(0, { do: 'pass' })
      bid(here, [1, 0])
    }
    expect(here.table.core.moves).toBe(22)
    const versions = [state(here)]
    for (let i = 0; i < 10; i++) {
      expect(here.do(ann, { do: 'ask-undo', seat: 0 })).not.toHaveProperty('refused')
      expect(versions).not.toContain(state(here))
      versions.push(state(here))
    }
    const [option] = viewOf(here.table.game, state(here), 0).legalMoves
    expect(here.move(0, option)).not.toHaveProperty('refused')
    const record = { ...recordOf(here.table), seed: here.table.core.seed }
    expect(replay(here.table.game, record, { hash: hashOf }).state).toEqual(here.table.core.state)
  })
})
