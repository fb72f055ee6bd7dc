import { describe, expect, it } from 'vitest'
import { play, questionAt, seedFrom, start, viewOf } from '../../../kernel/index.ts'
import { warriorKnights } from '../game.ts'
import { type Scene, scene } from '../testing.ts'
import type { Move } from '../types.ts'
import { defaultMove } from './defaults.ts'

const decided = (t: Scene): Move => defaultMove(t.view(t.asked()[0]))

describe('WK-15.5 default decisions', () => {
  it('play whole games', () => {
    for (const seats of [2, 4, 6]) {
      const begin = {
        roles: Array(seats).fill(null),
        options: scene(2).open.options,
        seed: seedFrom(`defaults ${seats}`),
      }
      const { state } = start(warriorKnights, begin)
      for (let left = 4000; questionAt(warriorKnights, state) !== null; left--) {
        expect(left).toBeGreaterThan(0)
        const question = questionAt(warriorKnights, state)!
        const seat = question.toMove[0]
        const move = defaultMove(viewOf(warriorKnights, state, seat))
        expect(question.legal(seat)).toContainEqual(move)
        play(warriorKnights, state, seat, move)
      }
    }
  })

  it('plan no cards, decline cards, refuse permissions', () => {
    expect(decided(scene(2).run({ do: 'round' }))).toEqual({ do: 'commit' })
    expect(decided(scene(2).card('red', 'levy-taxes'))).toEqual({ do: 'decline' })
    const church = scene(2).card('red', 'serve-the-church').move('red', { do: 'decline' })
    expect(decided(church)).toEqual({ do: 'area', to: 'taxation' })
    const t = scene(2).noble('red-star', 'k-b1', ['reg-red-100']).noble('blue-star', 'k-b2', ['reg-blue-100'])
    t.card('red', 'mobilize-forces').move('red', { do: 'go', noble: 'red-star', path: ['k-b2', 'k-c2'] })
    expect(decided(t)).toEqual({ do: 'refuse' })
  })

  it('pay wages, the strongest first; pay crowns for a revolt; comply with laws', () => {
    const wages = scene(2)
      .chairman('red')
      .noble('red-star', 'k-c5', ['reg-red-100', 'merc-english-50-1', 'merc-swiss-100-1'])
      .crowns({ red: 4 })
    expect(decided(wages.run({ do: 'wages' }))).toEqual({ do: 'pay', card: 'merc-swiss-100-1' })
    const revolt = scene(2).city('froli', 'red').faith({ red: 1 }).fate('revolt')
    expect(decided(revolt.run({ do: 'revolts', rest: [0], kingdomOnly: false }))).toEqual({ do: 'pay-crowns' })
    expect(decided(scene(2).chairman('red').law('property-tax').run({ do: 'taxation' }))).toEqual({ do: 'comply' })
  })

  it('leave a move that a law forbids, and refuse no law', () => {
    const t = scene(2).law('road-toll').crowns({ red: 0 }).noble('red-star', 'k-b1', ['reg-red-100'])
    t.card('red', 'mobilize-forces').move('red', { do: 'go', noble: 'red-star', path: ['k-b2', 'k-c2'] })
    expect(decided(t)).toEqual({ do: 'back' })
  })

  it('vote for nothing, decide ties against it, draw red and blue events themselves and give away green ones', () => {
    const vote = scene(3).chairman('red').agendas('royal-masons', 'war-levy', 'peters-pence').run({ do: 'assembly' })
    for (const agenda of ['royal-masons', 'war-levy'] as const) vote.move('red', { do: 'next', agenda })
    expect(decided(vote)).toEqual({ do: 'vote', votes: 0 })
    for (const baron of vote.asked()) vote.move(baron, { do: 'vote', votes: 0 })
    expect(decided(vote)).toEqual({ do: 'side', side: 'no' })
    const event = (card: 'famine' | 'hidden-treasure') =>
      decided(scene(3).church('red').eventDeck(card).neutral('important-event'))
    expect([event('famine'), event('hidden-treasure')]).toEqual([{ do: 'draw' }, { do: 'name', seat: 1 }])
  })

  it('write nothing for any Agenda with two Barons, against each', () => {
    const t = scene(2).chairman('red').votes({ red: 3 }).agendas('royal-masons', 'lord-constable', 'peters-pence')
    t.run({ do: 'assembly' })
    for (let left = 3; t.question() === 'orderAgendas' && left > 0; left--) t.move('red', decided(t))
    for (let left = 5; t.question() === 'write' && left > 0; left--) {
      if (t.asked()[0] === 'red') t.move('red', decided(t))
      else break
    }
    expect([t.question(), t.asked()]).toEqual(['write', ['blue']])
    expect(t.g.held[0].writing).toEqual([
      { votes: 0, side: 'no' },
      { votes: 0, side: expect.any(Number) },
      { votes: 0, side: 'no' },
    ])
  })

  it('name the strongest army’s Noble as commander; bring Nobles back to the first city in the order of their names', () => {
    const t = scene(2).noble('red-star', 'k-c4', ['reg-red-100', 'merc-english-100-1']).tokens('red-star', 1)
    t.noble('red-circle', 'k-c4', ['merc-english-150-1']).noble('blue-star', 'k-c4', ['reg-blue-100'])
    t.card('red', 'versatile-strategy')
    t.move('red', { do: 'attack', area: 'k-c4', seat: 1 }, { do: 'commit' })
    expect([t.question(), decided(t)]).toEqual(['command', { do: 'noble', noble: 'red-circle' }])
    const back = scene(2).city('vecht', 'red').city('acre', 'red').city('froli', 'red')
    back.noble('red-star', null, ['reg-red-100']).run({ do: 'returns', seat: 0 })
    expect(decided(back)).toEqual({ do: 'place', area: 'o-acre' })
  })

  it('assign 100 and 50 to the star, the Mercenary of 100 and 50 to the triangle, the rest to the square', () => {
    const begin = { roles: ['red', 'blue'], options: scene(2).open.options, seed: seedFrom('assign') }
    const { state } = start(warriorKnights, begin)
    for (const seat of [0, 1]) {
      while (questionAt(warriorKnights, state)!.step.do === 'assign' && state.sealed[seat] === null) {
        play(warriorKnights, state, seat, defaultMove(viewOf(warriorKnights, state, seat)))
      }
    }
    const { armies } = state.g.open
    expect(armies['red-star']!.cards).toEqual(['reg-red-100', 'reg-red-50-1'])
    expect(armies['red-triangle']!.cards.map(card => card.split('-')[2])).toEqual(['50', expect.any(String)])
    expect(armies['red-square']!.cards).toHaveLength(2)
  })
})
