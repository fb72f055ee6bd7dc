import { describe, expect, it } from 'vitest'
import { trials } from '../../../bots/budget.ts'
import {
  type Bot,
  isRetraction,
  nextToMove,
  type Plan,
  questionAt,
  type Rng,
  same,
  seeded,
  seedFrom,
  start,
  type Thinker,
  viewOf,
} from '../../../kernel/index.ts'
import { checkMove, checkPosition } from '../../../kernel/laws.ts'
import { thrones } from '../game.ts'
import type { Move, Options, Thrones } from '../types.ts'
import { easy } from './easy.ts'
import { plain } from './testing.ts'
import { good, strong } from './thinkers.ts'

type Player = Bot<Thrones> | Thinker<Thrones>

const answerOf = (
  player: Player,
  view: Parameters<typeof easy.choose>[1],
  rng: Rng,
): Plan<Thrones> | Promise<Plan<Thrones>> =>
  'choose' in player ? player.choose(thrones, view, rng) : player.think(thrones, view, rng, trials(8))

/** Plays a whole game, every law checked at every move; gives the first complaint, or null. */
async function playUnderLaws(players: readonly Player[], options: Options, word: string): Promise<string | null> {
  let { state } = start(thrones, { roles: players.map(() => null), options, seed: seedFrom(word) })
  const rng: Rng = { chance: seeded(seedFrom(`${word} bots`)) }
  let plan: Move[] = []
  let seat = 0
  for (let n = 0; ; n++) {
    const { complaint, worlds } = checkPosition(thrones, state, `${word} ${n}`)
    if (complaint !== null) return complaint
    const question = questionAt(thrones, state)
    if (question === null) return null
    if (!plan[0] || !question.legal(seat).some(move => same(move, plan[0]))) {
      seat = nextToMove(thrones, question, seat)!
      plan = [await answerOf(players[seat], viewOf(thrones, state, seat, question), rng)].flat() as Move[]
    }
    const [move] = plan.splice(0, 1)
    if (isRetraction<Thrones>(thrones, move)) return `takes back: ${JSON.stringify(move)}`
    const made = checkMove(thrones, state, worlds, seat, move)
    if (made.complaint !== null) return made.complaint
    state = made.after
  }
}

describe('bots that think ahead, over whole games', () => {
  it.each([
    [3, { ...plain, tidesOfBattle: true }],
    [4, plain],
  ] as const)('keep every law, with %i seats', async (seats, options) => {
    const players = Array.from({ length: seats }, (_, seat) => [good, strong, easy][seat % 3])
    expect(await playUnderLaws(players, options, `laws ${seats}`)).toBe(null)
  })
})
