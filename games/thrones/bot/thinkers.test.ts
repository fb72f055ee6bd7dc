import { describe, expect, it } from 'vitest'
import { trials } from '../../../bots/budget.ts'
import { imagine, type State, seeded, seedFrom, start, type View, viewOf } from '../../../kernel/index.ts'
import { thrones } from '../game.ts'
import { scene } from '../testing.ts'
import type { Move, Thrones } from '../types.ts'
import { plain, thought } from './testing.ts'
import { good, strong } from './thinkers.ts'

/** The first planning of six houses. */
const planning = (): State<Thrones> =>
  start(thrones, { roles: Array(6).fill(null), options: plain, seed: seedFrom('thinks') }).state

const plan = async (view: View<Thrones>, nodes: number, word = 'a') =>
  (await good.think(thrones, view, { chance: seeded(seedFrom(word)) }, trials(nodes))) as Move[]

describe('a bot that thinks ahead', () => {
  it('lays out a whole set of orders as one answer, the same for the same view and chance', async () => {
    const state = planning()
    const moves = await plan(viewOf(thrones, state, 2), 12)
    const armies = Object.values(state.g.open.armies).filter(army => army?.seat === 2)
    expect(moves.map(move => move.do)).toEqual([...armies.map(() => 'place'), 'confirm'])
    expect(await plan(viewOf(thrones, state, 2), 12)).toEqual(moves)
  })

  it('AG-13.3: decides by what its seat may see, whatever lies hidden', async () => {
    const state = planning()
    const view = viewOf(thrones, state, 2)
    const other = imagine(thrones, view, seeded(seedFrom('other')))
    expect(other.g.hidden).not.toEqual(state.g.hidden)
    expect(await plan(viewOf(thrones, other, 2), 12)).toEqual(await plan(view, 12))
  })

  it('answers at once when it must, with what seems best at a glance', async () => {
    const hurried = await plan(viewOf(thrones, planning(), 2), 0)
    expect(hurried.at(-1)).toEqual({ do: 'confirm' })
  })
})

/** Six houses in the Action Phase of round 5. */
const action = () => scene(6).set({ phase: 'action', round: 5 })

describe.each([
  ['good', good, 40],
  ['strong', strong, 150],
] as const)('a %s bot', (_, bot, nodes) => {
  it('marches to the seventh castle that lies open, and not to where most is paid', async () => {
    const t = action().army('stoney-sept', 'greyjoy', 'footman').order('stoney-sept', 'march-minus-1')
    // Six with Pyke
    for (const at of ['seagard', 'harrenhal', 'flints-finger', 'moat-cailin', 'white-harbor'] as const) {
      t.army(at, 'greyjoy', 'footman')
    }
    t.run({ do: 'marches', position: 0 })
    for (const move of await thought(t, bot, 'greyjoy', nodes)) t.move('greyjoy', move)
    expect(t.open.winner).toBe(t.seat('greyjoy'))
  })

  it('does not leave the seventh castle to another house', async () => {
    const t = action().army('winterfell', 'stark', 'knight', 'knight').order('winterfell', 'march-0')
    t.army('greywater-watch', 'lannister', 'footman').order('greywater-watch', 'march-minus-1')
    // Six with Lannisport; Moat Cailin, beside both armies, would be the seventh
    for (const at of ['riverrun', 'seagard', 'harrenhal', 'flints-finger', 'crackclaw-point'] as const) {
      t.army(at, 'lannister', 'footman')
    }
    t.track('iron-throne', 'stark', 'lannister').run({ do: 'marches', position: 0 })
    for (const move of await thought(t, bot, 'stark', nodes)) t.move('stark', move)
    expect(t.army('moat-cailin')?.seat).toBe(t.seat('stark'))
  })
  it('supports its own units, whatever chance shows it in a few trials', async () => {
    const t = scene(6).set({ phase: 'action', round: 2 })
    t.army('riverrun', 'greyjoy', 'knight').army('ironmans-bay', 'greyjoy', 'ship').order('ironmans-bay', 'support')
    t.army('stoney-sept', 'lannister', 'footman', 'knight').order('stoney-sept', 'march-0')
    t.army('harrenhal', 'lannister', 'footman').order('harrenhal', 'support')
    t.run({ do: 'marches', position: 0 })
    for (const unit of ['knight', 'footman'] as const) t.move('lannister', { do: 'go', unit, to: 'riverrun' })
    t.move('lannister', { do: 'commit', banner: false })
    while (t.asked()[0] === 'lannister') t.move('lannister', { do: 'support', side: 'attacker' })
    // With this chance 30 trials told it to withhold them
    for (const word of ['w6', 'w7', 'w8']) {
      expect(await thought(t, bot, 'greyjoy', 30, word)).toEqual([{ do: 'support', side: 'defender' }])
    }
  })
})
