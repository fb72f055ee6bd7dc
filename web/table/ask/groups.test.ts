import { describe, expect, it } from 'vitest'
import type { Rich } from '../../../text/index.ts'
import { type Choice, entriesOf, folded, groupsOf, matching, shortened } from './groups.ts'

const place = (id: string, text = id) => ({ text, on: `place:${id}` })
const order = (id: string) => ({ text: id, on: `order:${id}` })
const choice = (move: object, label: Rich, isRetraction = false): Choice => ({
  move: move as Choice['move'],
  label,
  isRetraction,
})

const orders = ['March', 'Raid', 'Support', 'Defense', 'Power']
const placing = (at: string) =>
  orders.map(each => choice({ do: 'place', at, order: each }, [order(each), ' in ', place(at)]))

describe('choices', () => {
  it('stay one list in their order while they are few', () => {
    const few = placing('pyke')
    expect(groupsOf(few)).toEqual([{ on: null, title: '', choices: few }])
  })

  it('about several places are gathered under the places, in the order of their first choices', () => {
    const groups = groupsOf([...placing('sunspear'), ...placing('pyke')])
    expect(groups.map(({ on, choices }) => [on, choices.length])).toEqual([
      ['place:sunspear', 5],
      ['place:pyke', 5],
    ])
    expect(groups[0].title).toBe('sunspear')
  })

  it('are lit by the name that the game gives to its places', () => {
    const shots = (from: string) =>
      [1, 2, 3, 4, 5]
        .map(n => `${from[0]}${n}`)
        .map(at =>
          choice({ do: 'attack', from, at }, [
            { text: from, on: `hex:${from}` },
            ' at ',
            { text: at, on: `hex:${at}` },
          ]),
        )
    expect(groupsOf([...shots('F5'), ...shots('G6')]).map(({ on, title }) => [on, title])).toEqual([
      ['hex:F5', 'F5'],
      ['hex:G6', 'G6'],
    ])
  })

  it('about no place stay before or after the places; what takes something back comes last', () => {
    const back = choice({ do: 'remove', at: 'oldtown' }, ['Take back in ', place('oldtown')], true)
    const look = choice({ do: 'look' }, ['Look'])
    const done = choice({ do: 'done' }, ['Done'])
    const groups = groupsOf([back, look, ...placing('sunspear'), ...placing('pyke'), done])
    expect(groups.map(({ on }) => on)).toEqual([null, 'place:sunspear', 'place:pyke', null, null])
    expect([0, 3, 4].map(i => groups[i].choices)).toEqual([[look], [done], [back]])
  })

  it('that commit a draft stand by themselves, before what takes something back', () => {
    const back = choice({ do: 'recall' }, ['Call back'], true)
    const march = { ...choice({ do: 'commit' }, ['March']), isCommit: true }
    const go = choice({ do: 'go' }, ['Go'])
    expect(groupsOf([march, back, go]).map(({ choices }) => choices)).toEqual([[go], [march], [back]])
  })

  it('know a place that stands in a part of the move', () => {
    const steps = ['a', 'b'].flatMap(at =>
      orders.map(unit => choice({ do: 'muster', step: { at, unit } }, [unit, ' in ', place(at)])),
    )
    expect(groupsOf(steps).map(({ on }) => on)).toEqual(['place:a', 'place:b'])
  })

  it('are never lost or doubled by grouping', () => {
    const all = [...placing('a'), ...placing('b'), choice({ do: 'pass' }, ['Pass'])]
    const grouped = groupsOf(all).flatMap(({ choices }) => choices)
    expect(new Set(grouped)).toEqual(new Set(all))
    expect(grouped).toHaveLength(11)
  })
})

describe('a label under its place', () => {
  it('loses the place when one other name says all', () => {
    expect(shortened([order('March'), ' in ', place('pyke')], 'place:pyke')).toEqual([order('March')])
  })
  it('keeps every word that says more', () => {
    const label: Rich = ['Take back ', order('March'), ' in ', place('pyke')]
    expect(shortened(label, 'place:pyke')).toBe(label)
    const two: Rich = [order('Raid'), ' in ', place('pyke'), ': ', place('seagard')]
    expect(shortened(two, 'place:seagard')).toBe(two)
  })
})

describe('the search among choices', () => {
  it('minds neither case nor accents', () => {
    expect(folded('Őrtűz ŰZŐ')).toBe('ortuz uzo')
    const choices = [choice({ do: 'a' }, ['Erőd ', place('x', 'Királyvár')]), choice({ do: 'b' }, ['Sereg'])]
    expect(matching(choices, 'kiralyvar ERŐD')).toEqual([choices[0]])
    expect(matching(choices, 'kiralyvar sereg')).toEqual([])
  })
})

describe('amounts', () => {
  const said = (n: number) => (n === 0 ? ['Bid nothing'] : n === 1 ? ['Bid 1 Power'] : [`Bid ${n} Powers`])
  const bids = (count: number) => Array.from({ length: count }, (_, n) => choice({ do: 'bid', power: n }, said(n)))
  const withdraw = choice({ do: 'withdraw' }, ['Withdraw'])

  it('are one entry when they are many', () => {
    const [bid, other, ...more] = entriesOf([...bids(20), withdraw])
    expect(bid).toMatchObject({ amounts: { length: 20 } })
    expect([other, ...more]).toEqual([withdraw])
  })

  it('stay buttons while they are few', () => {
    expect(entriesOf(bids(8))).toHaveLength(8)
  })

  it('are none where the number is the name of a thing', () => {
    const seats = Array.from({ length: 12 }, (_, seat) =>
      choice({ do: 'name', seat }, [`House ${'abcdefghijkl'[seat]}`]),
    )
    expect(entriesOf(seats)).toHaveLength(12)
  })
})
