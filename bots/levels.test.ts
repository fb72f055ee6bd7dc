import { describe, expect, it } from 'vitest'
import { games } from '../games/index.ts'
import { type Bot, type GameModule, gameModule, type Kinds, type Plan, type Thinker } from '../kernel/index.ts'
import { toy } from '../kernel/testing/toy.ts'
import { readRequest } from '../table/index.ts'
import {
  absentLevel,
  botOf,
  defaultLevel,
  isLevelOf,
  levelNames,
  levels,
  levelsOf,
  levelsToChoose,
  thoughtOf,
} from './levels.ts'
import { random } from './random.ts'

const budget = { nodes: 7, ms: 9, signal: { aborted: false }, now: () => 0 }
const moves = [{ do: 'offer', coins: 1 }, { do: 'seal' }]
const view = { legalMoves: moves } as never

describe('the levels of bots', () => {
  it.each(Object.entries(games))('%s offers levels of the list, the default one among them', (_, { bots, game }) => {
    expect(Object.keys(bots).filter(level => !(levelNames as string[]).includes(level))).toEqual([])
    expect(levelsOf({ bots })).toContain(defaultLevel)
    expect(levelsOf({ bots })).toContain('random')
    expect(game.id).not.toBe('')
  })

  it('are those of the house, and those that the game has itself', () => {
    const bots: GameModule['bots'] = { easy: random }
    expect(levelsOf({ bots })).toEqual(['easy', 'random'])
    expect([isLevelOf({ bots }, 'random'), isLevelOf({ bots }, 'none')]).toEqual([true, false])
    expect(botOf({ bots }, 'random')).toBe(random)
  })

  it('has one for whoever is away, which nobody chooses', () => {
    const easy: Bot<Kinds> = { choose: (_game, { legalMoves }) => legalMoves[0] }
    const bots: GameModule['bots'] = { easy, [absentLevel]: random }
    expect(levelsOf({ bots })).toEqual(['easy', 'random'])
    expect(levelsToChoose).toEqual(['easy', 'good', 'strong', 'random'])
    const fill = (level: string) => readRequest({ id: 'a', command: { do: 'fill', seat: 0, with: level } })
    expect([fill('easy') === null, fill(absentLevel)]).toEqual([false, null])
    expect([botOf({ bots }, absentLevel), botOf({ bots: { easy } }, absentLevel)]).toEqual([random, easy])
  })

  it('stop thinking before their limit', () => {
    for (const { budget, limit } of Object.values(levels)) expect(budget.ms).toBeLessThanOrEqual(limit)
    expect([levels.good.limit, levels.strong.limit]).toEqual([300, 2000])
    expect([levels.good.budget.ms, levels.strong.budget.ms]).toEqual([225, 1840])
  })

  it('that a game does not have are refused, with what to do', () => {
    const easy: Bot<Kinds> = { choose: (_game, { legalMoves }) => legalMoves[0] }
    const missing = () => botOf({ bots: { easy } }, 'some-other' as never)
    expect(missing).toThrow('This game has no bot "some-other": choose easy, random, or name one in `bots`')
    expect(botOf({ bots: { easy } }, 'easy')).toBe(easy)
  })

  it('answer with one move, or with a plan made within a budget', async () => {
    const thinker: Thinker<Kinds> = {
      think: async (_game, { legalMoves }, _rng, { nodes, ms }) =>
        [legalMoves[1], { do: `${nodes} ${ms}` }] as Plan<Kinds>,
    }
    const answer = (bots: object) =>
      thoughtOf(gameModule(toy, bots as never), 'easy', view, { chance: [] as never }, budget)
    expect(await answer({ easy: { choose: () => moves[0] } })).toEqual(moves[0])
    expect(await answer({ easy: thinker })).toEqual([moves[1], { do: '7 9' }])
  })
})
