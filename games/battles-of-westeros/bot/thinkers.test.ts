import { describe, expect, it } from 'vitest'
import { trials } from '../../../bots/budget.ts'
import { questionAt, seeded, seedFrom } from '../../../kernel/index.ts'
import type { House } from '../data/houses.ts'
import { battlesOfWesteros } from '../game.ts'
import { type Scene, scene } from '../testing.ts'
import type { Move } from '../types.ts'
import { good, search, strong } from './thinkers.ts'

async function planOf(t: Scene, house: House, budget = trials(80), bot = good): Promise<Move[]> {
  const plan = await bot.think(battlesOfWesteros, t.view(house), { chance: seeded(seedFrom('thinks')) }, budget)
  return [plan].flat() as Move[]
}

const striking = () =>
  scene({
    alone: true,
    units: ['WH blue c8r6', 'WH green c2r10', 'LG green c8r5'],
    pools: { stark: ['blue', 'green'] },
  }).turn()

/** Whether a trial of Stark that begins at its question in one scene ends at the question in another. */
const endsAt = (began: Scene, later: Scene): boolean =>
  search.horizon!(began.view('stark'))(later.state, questionAt(battlesOfWesteros, later.state)!)

describe('how far a trial looks', () => {
  const units = ['WH blue c8r6', 'LG green c8r1']
  const pools = { stark: ['blue'], lannister: ['green'] } as const
  const turnOf = (active: House) => scene({ alone: true, units, pools, active }).turn()
  const halfway = () => scene({ alone: true, units, pools }).order('c8r6')

  it('BW-4.3: from the beginning of a turn to the end of the round', () => {
    for (const later of [turnOf('stark'), turnOf('lannister'), halfway()])
      expect(endsAt(turnOf('stark'), later)).toBe(false)
    expect(endsAt(turnOf('stark'), turnOf('stark').set({ passed: [true, true] }))).toBe(true)
    expect(endsAt(turnOf('stark'), turnOf('stark').set({ round: 2 }))).toBe(true)
  })

  it('within a turn through what the enemy answers, to its own next turn', () => {
    expect([halfway(), turnOf('lannister'), turnOf('stark')].map(later => endsAt(halfway(), later))).toEqual([
      false,
      false,
      true,
    ])
  })
})

describe('a bot that thinks ahead', () => {
  it('answers with a token and what it is used for, the same for the same view and chance', async () => {
    const plan = await planOf(striking(), 'stark')
    expect(plan.map(move => move.do)).toEqual(['token', 'order'])
    expect(await planOf(striking(), 'stark')).toEqual(plan)
  })

  it('answers at once when it must, with what seems best at a glance', async () => {
    expect(await planOf(striking(), 'stark', { ...trials(1000), signal: { aborted: true } })).toEqual([
      { do: 'token', token: 'blue', pair: false },
      { do: 'order', hex: 'c8r6' },
    ])
  })

  it('lets no ordered unit stand idle when it must answer at once', async () => {
    const t = scene({ alone: true, units: ['WH green c9r9', 'LG red c1r1'], control: { c9r7: 'lannister' } })
    t.order('c9r9')
    const [move] = await planOf(t, 'stark', { ...trials(1000), signal: { aborted: true } })
    expect(move.do === 'go' && move.path.at(-1)).toBe('c9r7')
  })

  it('does not pass while it can do anything', async () => {
    const t = scene({ alone: true, units: ['WH blue c8r11', 'LG green c8r1'], pools: { stark: ['blue'] } }).turn()
    expect((await planOf(t, 'stark'))[0].do).not.toBe('pass')
  })

  it.each([
    ['good', good],
    ['strong', strong],
  ] as const)('%s goes to an objective within reach', async (_name, bot) => {
    const position = { units: ['LG green c9r5', 'WH red c1r11'], control: { c9r7: 'stark' } } as const
    const t = scene({ ...position, active: 'lannister', alone: true })
    t.order('c9r5')
    const [move] = await planOf(t, 'lannister', trials(80), bot)
    expect(move.do === 'go' && move.path.at(-1)).toBe('c9r7')
  })

  it.each([
    ['good', good],
    ['strong', strong],
  ] as const)('%s rides at an enemy who has no orders left', async (_name, bot) => {
    const units = ['CR blue c9r4', 'LG green c2r2', 'WH green c9r7 inactive', 'WH green c10r7 inactive']
    const t = scene({ units, active: 'lannister', alone: true }).set({ passed: [true, false] })
    t.order('c9r4')
    const [move] = await planOf(t, 'lannister', trials(80), bot)
    expect(move.do).toBe('go')
    t.move('lannister', move)
    expect((await planOf(t, 'lannister', trials(80), bot))[0].do).toBe('attack')
  })

  it.each([
    ['good', good],
    ['strong', strong],
  ] as const)('BW-12.9: %s keeps a rally, once in the battle, while nobody can be ordered', async (_name, bot) => {
    const units = ['rickard-karstark blue c10r8 inactive', 'WH blue c2r10', 'LG green c9r4']
    const t = scene({ units, alone: true, commandTokens: { stark: 0 } }).turn()
    const isRally = (move: Move) => move.do === 'ability'
    expect(t.view('stark').legalMoves.some(move => isRally(move as Move))).toBe(true)
    expect((await planOf(t, 'stark', trials(80), bot)).some(isRally)).toBe(false)
  })
})
