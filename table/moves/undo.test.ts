import { describe, expect, it } from 'vitest'
import { type Kinds, replay, type State, seedFrom, viewOf } from '../../kernel/index.ts'
import type { Toy } from '../../kernel/testing/toy.ts'
import { hashOf, readRequest, recordOf, stepsOfRecord, tableViewOf, viewerOf } from '../index.ts'
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
const further = ({ table }: Sitting, user: string) => tableViewOf(table, viewerOf(table, user)).furtherUndo
/** The position that the record of the table leads to. */
const replayed = ({ table }: Sitting) => replay(table.game, recordOf(table, undefined, true), { hash: hashOf }).state

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

it('moves and undos to and fro are told once a minute, and fill no chat', () => {
  const here = building('AB')
  const before = here.table.chat.length
  for (let i = 0; i < 50; i++) {
    here.move(0, { do: 'done' })
    here.undo(0)
  }
  expect(here.table.chat).toHaveLength(before + 1)
  here.do(ben, { do: 'chat', seat: 1, to: null, text: 'What now?' })
  here.now += 60_000
  here.move(0, { do: 'done' })
  here.undo(0)
  expect(here.table.chat.slice(before).map(({ note }) => note?.is)).toEqual(['undone', undefined, 'undone'])
  here.now += 60_000
  here.move(0, { do: 'done' })
  here.undo(0)
  for (const move of ['done', 'pass']) here.move(0, { do: move })
  bid(here, [0, 2])
  here.move(1, { do: 'done' })
  here.undo(1)
  expect(here.table.chat.slice(before + 3).map(({ note }) => note)).toEqual([
    { is: 'undone', seat: 0 },
    { is: 'undone', seat: 1 },
  ])
})

describe('a petition', () => {
  it('goes back beyond a barrier when all other persons agree', () => {
    const here = building('ABCb')
    here.move(0, { do: 'done' })
    const before = state(here)
    here.move(0, { do: 'look' })
    here.do(ann, { do: 'ask-undo', seat: 0 })
    expect(here.table.core.petition).toMatchObject({ by: 0, to: 2, fresh: true, needed: [1, 2], agreed: [] })
    expect(further(here, 'ann')).toBeNull()
    expect(here.do(ann, { do: 'agree', seat: 0, yes: true })).toEqual({ refused: 'no-petition' })
    here.do(ben, { do: 'agree', seat: 1, yes: true })
    here.do(ben, { do: 'agree', seat: 1, yes: true })
    expect(state(here)).not.toBe(before)
    here.do(cat, { do: 'agree', seat: 2, yes: true })
    expect({ ...state(here), chance: before.chance }).toEqual(before)
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
    expect(replayed(here)).toEqual(here.table.core.state)
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

  it('is granted at once among bots where nothing was revealed since', () => {
    const here = building('Ab')
    here.move(0, { do: 'done' })
    here.move(0, { do: 'pass' })
    const before = state(here)
    here.move(0, { do: 'wave' })
    here.move(1, { do: 'wave' })
    here.move(0, { do: 'seal' })
    here.move(0, { do: 'take-back' })
    expect(further(here, 'ann')).toBe('granted')
    here.do(ann, { do: 'ask-undo', seat: 0 })
    expect(state(here).sealed).toEqual([{ do: 'seal' }, null])
    expect(state(here).chance).toEqual(before.chance)
  })

  it('leaves chance as it is where nothing was revealed since', () => {
    const here = building('AB')
    for (const move of ['done', 'pass']) here.move(0, { do: move })
    const before = state(here)
    for (const seat of [0, 1]) here.move(seat, { do: 'wave' })
    here.move(0, { do: 'seal' })
    here.move(0, { do: 'take-back' })
    here.do(ann, { do: 'ask-undo', seat: 0 })
    expect(here.table.core.petition).not.toHaveProperty('fresh')
    here.do(ben, { do: 'agree', seat: 1, yes: true })
    expect(here.table.core.petition).toBeNull()
    expect(state(here).chance).toEqual(before.chance)
    expect(here.table.core).not.toHaveProperty('freshChance')
  })

  it('is granted by no bot where answers, cards or dice were seen, nor for whom time has run out', () => {
    const alone = building('Ab')
    const absent = building('ABC')
    for (const seat of [1, 2]) {
      const { core } = absent.table
      const seats = core.seats.map((each, at) => (at === seat ? { ...each, absent: true } : each))
      absent.table = { ...absent.table, core: { ...core, seats } as typeof core }
    }
    for (const here of [alone, absent]) {
      const before = state(here)
      expect(further(here, 'ann')).toBeNull()
      expect(here.do(ann, { do: 'ask-undo', seat: 0 })).toEqual({ refused: 'nobody-to-agree' })
      expect(state(here)).toBe(before)
    }
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

/** The host throws a die among the bids that are alike; Ann has bid last, so that hers throws it. */
function thrown(here: Sitting): number {
  for (const seat of [1, 2, 0]) here.move(seat, { do: 'seal' })
  return (state(here).g.open as Toy['open']).points.findIndex(each => each > 0)
}

describe('chance after an undo by consent', () => {
  const takeBack = (here: Sitting, [who, seat] = [ann, 0] as const) => {
    here.do(who, { do: 'ask-undo', seat })
    for (const [at, other] of [ben, cat].entries()) here.do(other, { do: 'agree', seat: at + 1, yes: true })
  }

  it('is drawn anew, so that the same dice are not known', () => {
    const winners = new Set<number>()
    for (let game = 0; game < 12; game++) {
      const here = started('ABC', {}, seedFrom(`thrown ${game}`))
      const before = state(here).chance
      const first = thrown(here)
      takeBack(here)
      expect(state(here).chance).not.toEqual(before)
      here.move(0, { do: 'seal' })
      const second = (state(here).g.open as Toy['open']).points.findIndex(each => each > 0)
      winners.add((second - first + 3) % 3)
      expect(replayed(here)).toEqual(state(here))
    }
    expect([...winners].sort()).toEqual([0, 1, 2])
  })

  it('stays new when further moves before it are taken back, drafts too', () => {
    const here = started('ABC')
    here.move(0, { do: 'wave' })
    thrown(here)
    takeBack(here)
    const { chance } = state(here)
    expect(undos(here, 'ann')).toBe(1)
    here.undo(0)
    expect(state(here).chance).toEqual(chance)
    expect(replayed(here)).toEqual(state(here))
  })

  it('stands in the record, and a table made of the record has it', () => {
    const here = started('ABC')
    thrown(here)
    takeBack(here)
    here.move(0, { do: 'seal' })
    const { seed, freshChance } = here.table.core
    expect(recordOf(here.table)).not.toHaveProperty('freshChance')
    const record = recordOf(here.table, undefined, true)
    expect(record.freshChance).toEqual([[2, freshChance![0].seed]])
    expect(freshChance![0].seed).not.toBe(seed)
    const again = [...stepsOfRecord(here.table.game, record, { id: 't2', name: '', owner: ann }, 0)].at(-1)!.table
    expect(again.core.state).toEqual(state(here))
    expect(recordOf(again, undefined, true).freshChance).toEqual(record.freshChance)
  })

  it('is never drawn from what a person names', () => {
    expect(readRequest({ id: 'a', command: { do: 'agree', seat: 1, yes: true } })).not.toBeNull()
    expect(readRequest({ id: 'a', command: { do: 'agree', seat: 1, yes: true, seed: seedFrom(1) } })).toBeNull()
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
        expect(replayed(here)).toEqual(here.table.core.state)
      }
    }
  })

  it('ten in a row, at the end of the game, lead to a game that goes on (UR-100)', () => {
    const here = building('AB')
    for (let round = 0; round < 7; round++) {
      here.move(0, { do: 'done' })
      here.move(0, { do: 'pass' })
      bid(here, [1, 0])
    }
    expect(here.table.core.moves).toBe(22)
    const versions = [state(here)]
    for (let i = 0; i < 10; i++) {
      here.do(ann, { do: 'ask-undo', seat: 0 })
      here.do(ben, { do: 'agree', seat: 1, yes: true })
      expect(here.table.core.petition).toBeNull()
      expect(versions).not.toContain(state(here))
      versions.push(state(here))
    }
    const [option] = viewOf(here.table.game, state(here), 0).legalMoves
    expect(here.move(0, option)).not.toHaveProperty('refused')
    expect(replayed(here)).toEqual(here.table.core.state)
  })
})
