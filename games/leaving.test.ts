import { describe, expect, test } from 'vitest'
import {
  below,
  type Game,
  isRetraction,
  type Kinds,
  progressMoves,
  questionAt,
  type Rng,
  randomMove,
  replay,
  type Seat,
  type State,
  same,
  seeded,
  seedFrom,
} from '../kernel/index.ts'
import { act, createTable, hashOf, recordOf, type Table } from '../table/index.ts'
import { games } from './index.ts'
import { ironThrone } from './iron-throne/game.ts'
import { scene } from './iron-throne/testing.ts'

/** A started table of persons. */
function tableOf(game: Game<Kinds>, seats: number, word: string): Table {
  const everybody = Array.from({ length: seats }, (_, seat) => ({ user: `u${seat}`, name: `U${seat}` }))
  const wishes = everybody.map(who => ({ kind: 'person' as const, ...who }))
  const setup = { game: game.id, roles: everybody.map(() => null), options: {}, private: true, hoursPerMove: null }
  const [owner] = everybody
  const table = createTable(game, { id: 't', name: 't', setup, seats: wishes, owner, seed: seedFrom(word) }, 0)
  return done(act(table, { do: 'start' }, owner, 0))
}

function done(outcome: ReturnType<typeof act>): Table {
  if ('refused' in outcome) throw new Error(outcome.refused)
  return outcome.table
}

const personOn = (seat: Seat) => ({ user: `u${seat}`, name: `U${seat}` })
const moveAt = (table: Table, seat: Seat, move: unknown) =>
  done(act(table, { do: 'move', seat, n: table.core.acted[seat], move: move as never }, personOn(seat), 0))
const questionOf = ({ game, core }: Table) => questionAt(game, core.state!)

/** May the seat take something back, as the rules have it? */
const mayTakeBack = (table: Table, seat: Seat): boolean =>
  questionOf(table)!
    .legal(seat)
    .some(move => move.do !== 'take-back' && isRetraction(table.game, move))

/** Has the seat begun something before, of which nobody has heard? */
function hasBegun(table: Table, seat: Seat): boolean {
  const { core, past } = table
  const last = past.findLast(each => each.seat === seat || !each.draft)
  const isOwn = last?.seat === seat && !last.barrier && last.lines.all === core.lines.all
  return isOwn || mayTakeBack(table, seat)
}

/** Some moves of one seat that nobody is told of, after which the same question stands, or one that it leads into. */
function begun(table: Table, seat: Seat, rng: Rng): Table {
  let now = table
  for (let i = 1 + below(rng, 4); i > 0; i--) {
    const question = questionOf(now)
    if (!question?.toMove.includes(seat)) return now
    const moves = progressMoves(now.game, question.legal(seat))
    const next = moveAt(now, seat, moves[below(rng, moves.length)])
    const after = questionOf(next)
    if (after?.rule.kind !== question.rule.kind || !after.toMove.includes(seat)) return now
    const isSilent = next.core.lines.all === now.core.lines.all
    if (!isSilent || (next.past.at(-1)!.barrier && !mayTakeBack(next, seat))) return now
    now = next
  }
  return now
}

const counts: Record<string, { seats: number; most: number; steps: readonly string[] }> = {
  thrones: { seats: 3, most: 120, steps: ['assignOrders', 'marchOrder', 'muster'] },
  battlelore: { seats: 2, most: 300, steps: ['muster', 'deploy'] },
  'iron-throne': { seats: 3, most: 300, steps: ['nameVictim'] },
  'battles-of-westeros': { seats: 2, most: 60, steps: ['chooseOrders'] },
  'warrior-knights': { seats: 3, most: 100, steps: ['plan', 'assign'] },
}

describe.each(Object.keys(games))('whoever leaves %s for good', id => {
  const { game } = games[id]

  test('leaves nothing behind that it had begun and not sealed, and nothing else is changed', () => {
    const { seats, most, steps } = counts[id]
    const met = new Set<string>()
    for (let each = 0; each < 4; each++) {
      const rng: Rng = { chance: seeded(seedFrom(`leaving ${each}`)) }
      let table = tableOf(game, seats, `${id} ${each}`)
      for (let made = 0; made < most && table.core.status === 'running'; made++) {
        const question = questionOf(table)!
        const seat = question.toMove[below(rng, question.toMove.length)]
        const half = hasBegun(table, seat) ? table : begun(table, seat, rng)
        if (half !== table) {
          const left = done(act(half, { do: 'leave', seat }, personOn(seat), 0))
          const name = (question.step as { do: string }).do
          met.add(name)
          const place = `${name}: ${JSON.stringify(half.past.at(-1)!.move)}`
          expect({ place, g: left.core.state!.g }).toEqual({ place, g: table.core.state!.g })
          expect(left.core.state!.stack).toEqual(table.core.state!.stack)
          expect(left.core.seats[seat].kind).toBe('bot')
          const record = recordOf(left, undefined, true)
          if (made % 20 === 0) expect(replay(game, record, { hash: hashOf }).state).toEqual(left.core.state)
        }
        table = moveAt(table, seat, randomMove(game, question.legal(seat), rng))
      }
    }
    for (const step of steps) expect([...met]).toContain(step)
  })
})

test('whoever leaves The Iron Throne in a negotiation leaves no offer on the table, and no draft, however old they are', () => {
  const begin = scene(3)
    .encounter('robb-stark', 'jaime-lannister', { 'stannis-baratheon': 'challenger' })
    .conflict('stark-truce', 'lannister-truce')
    .quiet()
  const fresh = begin.state
  begin.move('stark', { do: 'power', by: 'challenger', n: 2 }, { do: 'propose' })
  begin.move('stark', { do: 'influence', by: 'defender', n: 1 })
  const table = tableOf(ironThrone as unknown as Game<Kinds>, 3, 'offers')
  const state = begin.state as unknown as State<Kinds>
  const seat = state.g.held.findIndex(held => same(held, begin.view('stark').own))
  const left = done(act({ ...table, core: { ...table.core, state } }, { do: 'leave', seat }, personOn(seat), 0))
  expect(left.core.state!.g.held).toEqual(fresh.g.held)
  expect(left.core.state!.g.open).toMatchObject({
    encounter: { talks: { standing: { challenger: null, defender: null } } },
  })
  expect(left.core.seats[seat].kind).toBe('bot')
})
