import { describe, expect, it } from 'vitest'
import { scene } from '../../testing.ts'
import { commit, opened, sides, three } from './testing.ts'

describe('kinds of Agenda', () => {
  it('WK-7.5.1 a Motion acts at once, and is discarded', () => {
    const t = opened(
      three().city('froli', null, { breaches: 2 }).city('olbi', 'red', { breaches: 1 }),
      'royal-masons',
      'war-levy',
      'peters-pence',
    )
    t.noble('blue-star', 'k-c6', ['reg-blue-100']).siege('olbi', 'blue')
    sides(commit(t, { red: 1 }), ['red', 'yes'])
    expect([t.open.cities.froli.breaches, t.open.cities.olbi.breaches]).toEqual([0, 1])
    expect(t.open.agendaDiscards).toEqual(['royal-masons'])
  })

  it('WK-7.5.2 a Law stays', () => {
    const t = opened(three(), 'property-tax', 'war-levy', 'peters-pence')
    sides(commit(t, { red: 1 }), ['red', 'yes'])
    expect([t.open.laws, t.open.agendaDiscards]).toEqual([['property-tax'], []])
  })

  it('WK-T64, WK-7.5.3: on a fourth charge one of the older three goes', () => {
    const t = opened(
      three().charge('red', 'wool-staple', 'wine-tithes', 'lord-steward'),
      'silver-mines',
      'war-levy',
      'peters-pence',
    )
    sides(commit(t, { red: 1 }), ['red', 0]).move('red', { do: 'comply' })
    expect(t.legalMoves('red')).toEqual(
      ['wool-staple', 'wine-tithes', 'lord-steward'].map(charge => ({ do: 'aim', at: { charge } })),
    )
    t.move('red', { do: 'aim', at: { charge: 'wine-tithes' } })
    expect(t.open.charges[0]).toEqual(['wool-staple', 'lord-steward', 'silver-mines'])
  })

  it('WK-7.5.4 an Office goes to a Noble on the board, at sea or off it', () => {
    const t = opened(
      three().noble('red-star', 'k-c5', ['reg-red-100']),
      'warden-of-the-north',
      'war-levy',
      'peters-pence',
    )
    sides(commit(t, { red: 1 }), ['red', 0]).move('red', { do: 'comply' })
    expect(t.legalMoves('red')).toHaveLength(4)
    t.move('red', { do: 'noble', noble: 'red-square' })
    expect(t.nobleOf('red-square').office).toBe('warden-of-the-north')
  })

  it('WK-7.5.5 maintained troops are troops', () => {
    const t = scene(2).office('red-star', 'lord-high-marshal').stronghold('red', 'k-c5').run({ do: 'returns', seat: 0 })
    expect(t.nobleOf('red-star').at).toBe('board')
  })
})

describe('refusing', () => {
  it('WK-T63, WK-7.6.1, WK-7.6.2: who refuses is banned at once, and keeps his tokens', () => {
    const t = opened(three().votes({ blue: 4 }), 'lord-constable', 'royal-masons', 'war-levy')
    sides(commit(t, { red: 1 }), ['red', 1]).move('blue', { do: 'refuse' })
    expect([t.open.banned, t.open.charges[1], t.open.votes[1], t.open.agendaDiscards]).toEqual([
      [1],
      [],
      5,
      ['lord-constable'],
    ])
    expect(t.asked()).toEqual(['red', 'green'])
    t.until(null).agendas('royal-masons', 'war-levy', 'peters-pence').run({ do: 'assembly' })
    expect(t.open.votes[1]).toBe(5)
  })

  it('WK-7.6.1 a motion on everybody passes over whoever refuses', () => {
    const t = opened(three().city('froli', 'blue').city('olbi', 'green'), 'war-levy', 'royal-masons', 'peters-pence')
    sides(commit(t, { red: 1 }), ['red', 'yes'])
    expect(t.asked()).toEqual(['red'])
    t.move('red', { do: 'comply' }).move('blue', { do: 'refuse' }).move('green', { do: 'comply' })
    expect([t.open.crowns, t.open.banned]).toEqual([[15, 15, 14], [1]])
  })

  it('WK-7.6.5, WK-7.6.7: a banned Baron may refuse again, and does all else', () => {
    const t = opened(three().ban('green'), 'confiscation', 'royal-masons', 'war-levy')
    sides(commit(t, { red: 1 }), ['red', 2]).move('green', { do: 'refuse' })
    expect([t.open.crowns[2], t.open.banned]).toEqual([15, [2]])
    const taxed = scene(2).ban('red').city('froli', 'red').run({ do: 'taxation' })
    expect(taxed.open.crowns[0]).toBe(17)
  })

  it('WK-7.6.6 a banned Chairman loses the token to the Baron with the most Votes, who presides', () => {
    const t = opened(three().votes({ red: 3, blue: 1, green: 5 }), 'lord-constable', 'royal-masons', 'war-levy')
    sides(commit(t, { blue: 1 }), ['blue', 0]).move('red', { do: 'refuse' })
    expect([t.open.chairman, t.open.assembly!.attending]).toEqual([2, [1, 2]])
    commit(t, {})
    expect([t.question(), t.asked()]).toEqual(['breakTie', ['green']])
  })

  it('WK-17.11 Vote of No Confidence: no banned candidates; the token changes when the Assembly ends', () => {
    const t = opened(three().ban('green'), 'vote-of-no-confidence', 'royal-masons', 'war-levy')
    commit(t, { red: 1 })
    expect(t.legalMoves('red')).toEqual([0, 1].map(side => ({ do: 'side', side })))
    sides(t, ['red', 1]).move('blue', { do: 'comply' })
    expect(t.open.chairman).toBe(0)
    t.until(null)
    expect(t.open.chairman).toBe(1)
  })

  it('WK-17.12, WK-17.23: without a fitting object nobody is asked; a recalled Noble keeps all, and lifts his siege', () => {
    const none = opened(three(), 'city-charter', 'royal-masons', 'war-levy')
    sides(commit(none, { red: 1 }), ['red', 1])
    expect(none.question()).toBe('vote')
    const t = three()
      .noble('blue-star', 'k-a5', ['reg-blue-100', 'reg-blue-50-1'])
      .tokens('blue-star', 1)
      .siege('monz', 'blue')
    opened(t, 'recall-of-a-noble', 'royal-masons', 'war-levy')
    sides(commit(t, { red: 1 }), ['red', 1]).move('blue', { do: 'comply' })
    expect([t.nobleOf('blue-star').at, t.armyOf('blue-star'), t.open.sieges]).toEqual([
      'off',
      { cards: ['reg-blue-100', 'reg-blue-50-1'], tokens: 1 },
      [],
    ])
  })

  it('WK-17.14 two changes of the same kind add up', () => {
    const t = scene(2)
      .city('vecht', 'red')
      .set({
        lasting: [
          { card: 'famine', seat: null, noble: null },
          { card: 'famine', seat: null, noble: null },
        ],
      })
    t.run({ do: 'taxation' })
    expect(t.open.income[0]).toBe(1)
  })
})

describe('the token', () => {
  it('WK-7.6.6 is nobody’s when nobody else may hold it; whoever attends then presides', () => {
    const t = scene(2)
      .chairman('red')
      .church('red')
      .ban('blue')
      .votes({ red: 4 })
      .eventDeck('scandal')
      .neutral('important-event')
    expect([t.open.chairman, t.open.votes[0]]).toEqual([null, 2])
    t.agendas('royal-masons', 'war-levy', 'peters-pence').run({ do: 'assembly' })
    expect([t.question(), t.asked()]).toEqual(['orderAgendas', ['red']])
  })
})
