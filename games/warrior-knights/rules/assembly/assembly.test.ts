import { describe, expect, it } from 'vitest'
import { scene } from '../../testing.ts'
import { commit, opened, sides, three } from './testing.ts'

describe('attendance', () => {
  it('WK-T61, WK-7.2.1: a Vote, and one for each city of the Kingdom, besieged ones too', () => {
    const t = three()
      .votes({ red: 0 })
      .city('froli', 'red')
      .city('olbi', 'red')
      .city('rota', 'red')
      .city('acre', 'red')
      .city('cadiz', 'red')
    t.noble('blue-star', 'k-c6', ['reg-blue-100']).siege('olbi', 'blue')
    opened(t, 'royal-masons', 'war-levy', 'peters-pence')
    expect(t.open.votes[0]).toBe(4)
  })

  it('WK-7.1.1, WK-7.1.2, WK-7.2.2, WK-17.5, WK-17.17: who is kept away gains by his charge, and names an acting Chairman', () => {
    const t = three().charge('red', 'ambassador-overseas').charge('blue', 'keeper-of-the-seal')
    t.agendas('royal-masons', 'war-levy', 'peters-pence').run({ do: 'assembly' })
    expect([t.open.votes, t.open.crowns[0], t.open.faith[0]]).toEqual([[3, 6, 4], 18, 1])
    expect(t.legalMoves('red')).toEqual([
      { do: 'name', seat: 1 },
      { do: 'name', seat: 2 },
    ])
    t.move('red', { do: 'name', seat: 2 })
    expect([t.question(), t.asked()]).toEqual(['orderAgendas', ['green']])
  })

  it('WK-7.1.2, WK-7.6.6: when nobody attends only new Agendas come', () => {
    const t = scene(2)
      .set({ chairman: null, lastChairman: 1 })
      .ban('red', 'blue')
      .agendas('royal-masons', 'war-levy', 'peters-pence')
    t.run({ do: 'assembly' })
    expect([t.question(), t.open.votes, t.open.agendas.length]).toEqual([null, [0, 0], 3])
    expect(t.open.agendas).not.toContain('royal-masons')
  })
})

describe('votes', () => {
  it('WK-7.2.4, WK-7.2.5, WK-7.2.6, WK-7.2.7: the Chairman orders, each is voted on and carried out, three new ones come', () => {
    const t = three().agendas('royal-masons', 'war-levy', 'peters-pence').run({ do: 'assembly' })
    t.move('red', { do: 'next', agenda: 'peters-pence' }, { do: 'next', agenda: 'royal-masons' })
    expect(t.open.assembly!.subject).toEqual({ agenda: 'peters-pence' })
    for (let i = 0; i < 3; i++) sides(commit(t, { red: 1 }), ['red', 'no'])
    expect(t.events('outcome').map(({ subject }) => subject)).toEqual([
      { agenda: 'peters-pence' },
      { agenda: 'royal-masons' },
      { agenda: 'war-levy' },
    ])
    expect([t.open.assembly, t.open.agendas.length, t.open.votes]).toEqual([null, 3, [1, 4, 4]])
  })

  it('WK-12.5 when fewer than three Agendas are left, those discarded are shuffled and go on', () => {
    const t = three().agendas('royal-masons', 'war-levy', 'peters-pence')
    const [last, ...others] = t.g.hidden.agendas
    t.g.hidden.agendas = [last]
    t.set({ agendaDeck: 1, agendaDiscards: others }).run({ do: 'assembly' }).until(null)
    expect(t.open.agendas).toContain(last)
    expect([t.open.agendas.length, t.open.agendaDiscards]).toEqual([3, []])
  })

  it('WK-T62, WK-7.3.3, WK-7.3.4: the Chairman decides a tie as he likes; all Votes are spent', () => {
    const t = opened(three().votes({ red: 4, blue: 4 }), 'royal-masons', 'war-levy', 'peters-pence')
    sides(commit(t, { red: 4, blue: 4 }), ['red', 'yes'], ['blue', 'no'])
    expect([t.question(), t.asked()]).toEqual(['breakTie', ['red']])
    t.move('red', { do: 'side', side: 'no' })
    expect([t.events('outcome')[0].winner, t.open.votes]).toEqual(['no', [1, 1, 4]])
    expect(t.open.agendaDiscards).toContain('royal-masons')
  })

  it('WK-7.3.1, WK-15.4: Votes are committed in secret; WK-7.3.2: sides are taken in turn, the Chairman first', () => {
    const t = opened(three(), 'royal-masons', 'war-levy', 'peters-pence')
    t.move('red', { do: 'vote', votes: 2 })
    expect(JSON.stringify(t.view('blue').open.assembly!.ballots)).toBe('[null,null,null]')
    commit(t, { green: 1 })
    // Blue has committed nothing: he has no weight, and is not asked
    expect(t.asked()).toEqual(['red'])
    expect(t.move('red', { do: 'side', side: 'yes' }).asked()).toEqual(['green'])
  })

  it('WK-7.3.5 the most Votes choose a Baron, absent and banned ones too; a tie is the Chairman’s', () => {
    const t = opened(three().ban('green'), 'royal-subsidy', 'war-levy', 'peters-pence')
    expect(t.asked()).toEqual(['red', 'blue'])
    sides(commit(t, { red: 1, blue: 2 }), ['red', 0], ['blue', 2]).move('green', { do: 'comply' })
    expect(t.open.crowns[2]).toBe(21)
    const none = commit(opened(three(), 'royal-subsidy', 'war-levy', 'peters-pence'), {})
    expect(none.legalMoves('red')).toEqual([0, 1, 2].map(side => ({ do: 'side', side })))
  })

  it('WK-7.3.6 a failed Agenda is discarded without effect', () => {
    const t = opened(three(), 'property-tax', 'war-levy', 'peters-pence')
    sides(commit(t, { blue: 1 }), ['blue', 'no'])
    expect([t.open.laws, t.open.agendaDiscards]).toEqual([[], ['property-tax']])
  })

  it('WK-T66, WK-7.7.1: two Barons vote in writing', () => {
    const t = scene(2).chairman('red').votes({ red: 4, blue: 3 })
    opened(t, 'royal-masons', 'royal-subsidy', 'property-tax')
    expect(t.question()).toBe('write')
    const more = (item: number, n: number) => Array.from({ length: n }, () => ({ do: 'more' as const, item }))
    t.move(
      'red',
      { do: 'write', item: 0, side: 'yes' },
      ...more(0, 2),
      { do: 'write', item: 1, side: 0 },
      ...more(1, 3),
    )
    t.move('red', { do: 'write', item: 2, side: 'no' })
    expect(t.legalMoves('red').some(({ do: name }) => name === 'more')).toBe(false)
    t.move('red', { do: 'commit' })
    t.move(
      'blue',
      { do: 'write', item: 0, side: 'no' },
      ...more(0, 2),
      { do: 'write', item: 1, side: 1 },
      ...more(1, 1),
    )
    t.move('blue', { do: 'write', item: 2, side: 'yes' }, ...more(2, 1), { do: 'commit' })
    // The first is a tie; the second goes to red; the third passes
    t.move('red', { do: 'side', side: 'no' })
    expect(t.asked()).toEqual(['red'])
    t.move('red', { do: 'comply' })
    expect([t.open.crowns[0], t.open.laws, t.open.votes]).toEqual([21, ['property-tax'], [0, 0]])
  })

  it('WK-7.7.1 what a Baron has written is ignored once he is banned', () => {
    const t = scene(2).chairman('red').votes({ red: 2, blue: 2 })
    opened(t, 'royal-subsidy', 'property-tax', 'income-tax')
    t.move(
      'red',
      { do: 'write', item: 0, side: 1 },
      { do: 'more', item: 0 },
      { do: 'write', item: 1, side: 'no' },
      { do: 'write', item: 2, side: 'no' },
      { do: 'commit' },
    )
    t.move(
      'blue',
      { do: 'write', item: 0, side: 1 },
      { do: 'write', item: 1, side: 'yes' },
      { do: 'more', item: 1 },
      { do: 'write', item: 2, side: 'no' },
      { do: 'commit' },
    )
    t.move('blue', { do: 'refuse' })
    // Nothing stands against nothing
    expect([t.question(), t.events('voted')[1].ballots[1]]).toEqual(['breakTie', null])
  })
})
