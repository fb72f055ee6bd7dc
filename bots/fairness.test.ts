import { describe, expect, it } from 'vitest'
import { games } from '../games/index.ts'
import {
  type GameModule,
  type Kinds,
  type Move,
  nextToMove,
  questionAt,
  type Seat,
  seeded,
  seedFrom,
} from '../kernel/index.ts'
import { act, botViewAt, createTable, type Table, type Wish } from '../table/index.ts'
import { levelsOf, thoughtOf } from './levels.ts'

const owner = { user: 'owner', name: 'Owner' }
const person = (seat: Seat) => ({ user: `person ${seat}`, name: `Person ${seat}` })

/** A table where people sit on the seats named and bots on all others; nobody is told. */
function begun({ game }: GameModule, people: readonly Seat[]): Table {
  const { min, max } = game.seats
  const count = Math.min(max, Math.max(min, 4))
  const seats = Array.from(
    { length: count },
    (_, seat): Wish => (people.includes(seat) ? { kind: 'person', ...person(seat) } : { kind: 'bot', bot: 'easy' }),
  )
  const roles = seats.map(() => null)
  const setup = { game: game.id, roles, options: {}, private: false, hoursPerMove: null }
  const table = createTable(game, { id: 't1', name: 'Test', setup, seats, owner, seed: seedFrom('fair') }, 1000)
  return after(table, { do: 'start' }, owner)
}

function after(table: Table, command: Parameters<typeof act>[1], who: Parameters<typeof act>[2]): Table {
  const outcome = act(table, command, who, 2000)
  if ('refused' in outcome) throw new Error(outcome.refused)
  return outcome.table
}

interface Course {
  moves: readonly [Seat, Move<Kinds>][]
  /** What each seat saw when it was asked, as it would be sent. */
  views: readonly string[]
  table: Table
}

/** So many moves; whoever sits somewhere, the choice is that of the easy bot. */
async function course(gameModule: GameModule, people: readonly Seat[], length: number): Promise<Course> {
  const { game } = gameModule
  let table = begun(gameModule, people)
  const rngs = table.core.seats.map((_, seat) => ({ chance: seeded(seedFrom(`seat ${seat}`)) }))
  const moves: [Seat, Move<Kinds>][] = []
  const views: string[] = []
  while (moves.length < length) {
    const last = moves.at(-1)?.[0] ?? null
    const seat = nextToMove(game, questionAt(game, table.core.state!), last)
    if (seat === undefined) break
    const view = botViewAt(table, seat)!
    views.push(JSON.stringify(view))
    const budget = { nodes: 1, ms: Number.POSITIVE_INFINITY, signal: { aborted: false }, now: () => 0 }
    const move = [await thoughtOf(gameModule, 'easy', view, rngs[seat], budget)].flat()[0] as Move<Kinds>
    moves.push([seat, move])
    const who = people.includes(seat) ? person(seat) : { bot: seat }
    table = after(table, { do: 'move', seat, n: table.core.acted[seat], move }, who)
  }
  return { moves, views, table }
}

describe.each(Object.entries(games))('%s: who is a person and who a bot', (_, gameModule) => {
  it('is in no view, and changes nothing of what bots do, and to whom', async () => {
    const [first, other] = [await course(gameModule, [0], 120), await course(gameModule, [1], 120)]
    expect(first.views).toEqual(other.views)
    expect(first.moves).toEqual(other.moves)
    expect(first.views.join()).not.toContain('Person')
  })

  it('changes nothing of what bots do that think', async () => {
    const levels = levelsOf(gameModule).filter(level => level === 'good' || level === 'strong')
    const tables = [await course(gameModule, [0], 7), await course(gameModule, [1], 7)].map(({ table }) => table)
    for (const level of levels) {
      const plans = tables.map(table => {
        const seat = nextToMove(gameModule.game, questionAt(gameModule.game, table.core.state!), null)!
        const budget = { nodes: 6, ms: Number.POSITIVE_INFINITY, signal: { aborted: false }, now: () => 0 }
        const rng = { chance: seeded(seedFrom('plan')) }
        return thoughtOf(gameModule, level, botViewAt(table, seat)!, rng, budget)
      })
      const [one, two] = await Promise.all(plans)
      expect(one).toEqual(two)
    }
  })
})
