import { describe, expect, it } from 'vitest'
import { seeded, seedFrom, start, viewOf } from '../../../kernel/index.ts'
import { battlelore } from '../game.ts'
import { scene } from '../testing.ts'
import { easy } from './easy.ts'
import { answer, plain } from './testing.ts'

describe('the easy bot before the battle', () => {
  it('gives the same answer to the same view and chance, and may differ by chance', () => {
    const { state } = start(battlelore, { roles: [null, null], options: plain, seed: seedFrom('easy') })
    const view = viewOf(battlelore, state, 0)
    const choose = (word: string) => easy.choose(battlelore, view, { chance: seeded(seedFrom(word)) })
    expect(choose('a')).toBe(choose('a'))
    expect(new Set(Array.from({ length: 40 }, (_, i) => choose(`${i}`))).size).toBe(3)
  })

  it('buys until its points are spent', () => {
    const t = scene({ scenarios: { daqan: 'road-to-nordgard', uthuk: 'the-breach' }, alone: true }).set({ turn: null })
    t.run({ do: 'fields' }).run({ do: 'muster' })
    let moves = 0
    for (let move = answer(t, 'daqan', '0'); move.do !== 'mustered'; move = answer(t, 'daqan', `${moves}`)) {
      t.move('daqan', move)
      if (++moves > 30) throw new Error('The bot buys for ever.')
    }
    expect(t.held('daqan').muster.units.length).toBeGreaterThan(7)
    expect(t.of('daqan', 'buy')).toEqual([])
  })

  it('keeps the command cards that order most', () => {
    const t = scene({
      commands: { daqan: ['scout-left', 'attack-left', 'pincer', 'wedge', 'onslaught', 'patrol-left'] },
    })
    t.state.g.held = t.state.g.held.map((held, seat) => (seat === 0 ? held : { ...held, commands: [] }))
    t.run({ do: 'discardOpening' })
    t.move('daqan', answer(t, 'daqan'))
    t.move('daqan', answer(t, 'daqan'))
    expect([...t.held('daqan').marked.commands].sort()).toEqual(['patrol-left', 'scout-left'])
  })

  it('sacrifices a figure for a point only where it is not the last', () => {
    const altar = (unit: string) =>
      scene({
        units: [unit],
        terrain: { G3: 'building' },
        banners: ['G3'],
        scenarios: { uthuk: 'altar-of-blood' },
        active: 'uthuk',
      }).run({ do: 'vpOption', seat: 1 })
    expect(answer(altar('BH G3 2'), 'uthuk')).toEqual({ do: 'sacrifice', hex: 'G3' })
    expect(answer(altar('BH G3 1'), 'uthuk')).toEqual({ do: 'done' })
  })
})
