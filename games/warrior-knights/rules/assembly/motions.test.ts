import { describe, expect, it } from 'vitest'
import { type Scene, scene } from '../../testing.ts'
import { commit, sides, three } from './testing.ts'

describe('Private Motions', () => {
  const proposing = (t: Scene, proposer: 'blue' | 'green' = 'blue') =>
    t
      .fate({ noble: `${proposer}-star` })
      .agendas('private-motion-1', 'royal-masons', 'war-levy')
      .run({ do: 'assembly' })

  it('WK-T65, WK-7.4.2, WK-7.4.4: a postponed Assembly', () => {
    const t = proposing(three()).move('blue', { do: 'propose', motion: { is: 'postpone' } })
    sides(commit(t, { blue: 2 }), ['blue', 'yes'])
    expect([t.question(), t.open.agendas.slice(0, 2), t.open.agendas.length]).toEqual([
      null,
      ['royal-masons', 'war-levy'],
      3,
    ])
    expect([t.open.votes, t.events('postponed').length]).toEqual([[4, 2, 4], 1])
  })

  it('WK-7.4.1, WK-7.2.3: a random Baron proposes, absent and banned ones too, or nothing', () => {
    const t = proposing(three().ban('green'), 'green')
    expect(t.asked()).toEqual(['green'])
    t.move('green', { do: 'decline' })
    expect([t.question(), t.open.agendaDiscards]).toEqual(['orderAgendas', ['private-motion-1']])
  })

  it('WK-7.4.2, WK-7.4.5, WK-7.6.4: a ban is lifted; a law, charge or office goes and cannot be refused', () => {
    const t = proposing(three().ban('green').law('property-tax').charge('red', 'wool-staple'))
    const motions = t.legalMoves('blue').flatMap(move => (move.do === 'propose' ? [move.motion] : []))
    expect(motions).toEqual([
      { is: 'lift', seat: 2 },
      { is: 'repeal', card: 'property-tax' },
      { is: 'repeal', card: 'wool-staple' },
      { is: 'postpone' },
    ])
    t.move('blue', { do: 'propose', motion: { is: 'lift', seat: 2 } })
    sides(commit(t, { blue: 1 }), ['blue', 'yes'])
    // From the next Assembly on
    expect([t.open.banned, t.open.assembly!.attending]).toEqual([[], [0, 1]])
    const repealed = proposing(three().charge('red', 'wool-staple')).move('blue', {
      do: 'propose',
      motion: { is: 'repeal', card: 'wool-staple' },
    })
    sides(commit(repealed, { blue: 1 }), ['blue', 'yes'])
    expect([repealed.open.charges[0], repealed.open.banned]).toEqual([[], []])
  })

  it('WK-7.4.3 an Agenda from the discard pile is voted on as its own kind', () => {
    const t = three().set({ agendaDiscards: ['income-tax', 'wool-staple'] })
    proposing(t).move('blue', { do: 'propose', motion: { is: 'revive', card: 'wool-staple' } })
    sides(commit(t, { blue: 1 }), ['blue', 1]).move('blue', { do: 'comply' })
    expect([t.open.charges[1], t.open.agendaDiscards]).toEqual([['wool-staple'], ['income-tax', 'private-motion-1']])
  })

  it('WK-7.1.2, WK-7.6.6: when the acting Chairman is banned by a Private Motion, another presides over the Agendas', () => {
    const t = proposing(
      three()
        .charge('red', 'ambassador-overseas')
        .set({ agendaDiscards: ['lord-constable'] }),
    )
    t.move('red', { do: 'name', seat: 2 })
    t.move('blue', { do: 'propose', motion: { is: 'revive', card: 'lord-constable' } })
    sides(commit(t, { blue: 1 }), ['blue', 2]).move('green', { do: 'refuse' })
    expect([t.open.assembly!.attending, t.question(), t.asked()]).toEqual([[1], 'orderAgendas', ['blue']])
    expect(t.open.agendas).toEqual(['royal-masons', 'war-levy'])
  })

  it('WK-7.2.3, WK-7.2.6: where all Current Agendas are Private Motions nothing is left to be put in order', () => {
    const t = three()
      .fate({ noble: 'blue-star' }, { noble: 'blue-circle' }, { noble: 'blue-square' })
      .agendas('private-motion-1', 'private-motion-2', 'private-motion-3')
      .run({ do: 'assembly' })
    t.move('blue', { do: 'decline' }).move('blue', { do: 'decline' }).move('blue', { do: 'decline' })
    expect([t.question(), t.open.assembly, t.open.agendas.length]).toEqual([null, null, 3])
  })

  it('WK-7.7.2 with two Barons a Private Motion has a written vote of its own', () => {
    const t = proposing(scene(2).chairman('red').votes({ red: 1 })).move('blue', {
      do: 'propose',
      motion: { is: 'postpone' },
    })
    t.move('red', { do: 'write', item: 0, side: 'no' }, { do: 'more', item: 0 }, { do: 'commit' })
    t.move('blue', { do: 'write', item: 0, side: 'yes' }, { do: 'commit' })
    expect([t.events('outcome')[0].winner, t.question()]).toEqual(['no', 'orderAgendas'])
  })
})
