import { describe, expect, it } from 'vitest'
import { trials } from '../bots/budget.ts'
import { type BotLevel, levelsOf, thoughtOf } from '../bots/levels.ts'
import {
  defaultSettings,
  type GameModule,
  type GameRecord,
  isRetraction,
  type Kinds,
  lengthLaw,
  type Move,
  nextToMove,
  questionAt,
  type Rng,
  recordFormat,
  replay,
  type Seat,
  same,
  seeded,
  seedFrom,
  start,
  viewOf,
} from '../kernel/index.ts'
import { checkMove, checkPosition } from '../kernel/laws.ts'
import { games } from './index.ts'

/** Bots that think have so many trials a decision, however long they take. */
const nodes = 6

/** What makes whole games shorter. */
const shorter: Readonly<Record<string, Kinds['options']>> = {
  'iron-throne': { shortGame: true },
  'warrior-knights': { length: 'short' },
}

/** Tables at which every level of a game sits once, as many of them together as there are seats. */
function tablesOf(gameModule: GameModule): BotLevel[][] {
  const levels = levelsOf(gameModule)
  const size = Math.min(levels.length, gameModule.game.seats.max)
  return Array.from({ length: Math.ceil(levels.length / size) }, (_, i) =>
    Array.from({ length: size }, (_, seat) => levels[(i * size + seat) % levels.length]),
  )
}

/** Plays a whole game, every law checked at every position and move, and plays it again; the first complaint, or null. */
async function playUnderLaws(gameModule: GameModule, seated: readonly BotLevel[], word: string): Promise<unknown> {
  const { game } = gameModule
  const options = { ...defaultSettings(game.options), ...shorter[game.id] }
  const begin = { roles: seated.map(() => null), options, seed: seedFrom(word) }
  const rng: Rng = { chance: seeded(seedFrom(`${word} bots`)) }
  const tooLong = lengthLaw(game, seated.length)
  const moves: [Seat, Move<Kinds>][] = []
  let { state } = start(game, begin)
  let plan: Move<Kinds>[] = []
  let seat: Seat = 0
  for (;;) {
    const { complaint, worlds } = checkPosition(game, state, `${word} ${moves.length}`)
    if (complaint !== null) return complaint
    const question = questionAt(game, state)
    if (question === null) break
    if (!plan[0] || !question.legal(seat).some(move => same(move, plan[0]))) {
      seat = nextToMove(game, question, seat)!
      const view = viewOf(game, state, seat, question)
      plan = [await thoughtOf(gameModule, seated[seat], view, rng, trials(nodes))].flat() as Move<Kinds>[]
    }
    const [move] = plan.splice(0, 1)
    if (seated[seat] !== 'random' && isRetraction(game, move))
      return `${seated[seat]} takes back: ${JSON.stringify(move)}`
    const endless = tooLong(move)
    if (endless !== null) return endless
    const kept = JSON.stringify(state)
    const made = checkMove(game, state, worlds, seat, move)
    if (made.complaint !== null) return made.complaint
    if (JSON.stringify(state) !== kept)
      return `the position that undo goes back to is changed by ${JSON.stringify(move)}`
    moves.push([seat, move])
    state = made.after
  }
  const record: GameRecord<Kinds> = { ...recordFormat, game: game.id, gameVersion: game.version, ...begin, moves }
  return JSON.stringify(replay(game, record).state) === JSON.stringify(state)
    ? null
    : 'the replayed game ends differently'
}

describe.each(Object.keys(games))('bots of every level, over whole games of %s', id => {
  const tables = tablesOf(games[id]).map(seated => ({ seated, names: seated.join(', ') }))
  it.each(tables)('keep every law to the end: $names', async ({ seated, names }) => {
    expect(await playUnderLaws(games[id], seated, `laws ${id} ${names}`)).toBe(null)
  })
})
