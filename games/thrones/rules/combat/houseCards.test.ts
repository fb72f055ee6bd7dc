import { describe, expect, it } from 'vitest'
import { field, karhold } from '../../testing.ts'

describe('AG-8.4 House cards', () => {
  const battle = () => {
    const t = field().army('winterfell', 'stark', 'knight').order('winterfell', 'march-0')
    return t.army('karhold', 'greyjoy', 'footman').march('stark', 'winterfell', { karhold: ['knight'] })
  }

  it('UR-076 AG-8.4.1 a chosen card is shown to nobody before the other is chosen, and may be changed', () => {
    const t = battle()
    expect(t.asked()).toEqual(['stark', 'greyjoy'])
    const before = [t.view('greyjoy'), t.view('baratheon'), t.view(null)]
    t.move('stark', { do: 'card', card: 'eddard-stark' })
    const after = [t.view('greyjoy'), t.view('baratheon'), t.view(null)]
    for (const [i, view] of after.entries()) {
      expect({ ...view, asked: null, ready: null }).toEqual({ ...before[i], asked: null, ready: null })
      expect(view.ready).toEqual([t.seat('stark')])
    }
    expect(t.view('stark').answer).toEqual({ do: 'card', card: 'eddard-stark' })
    t.move('stark', { do: 'take-back' }, { do: 'card', card: 'catelyn-stark' })
    t.move('greyjoy', { do: 'card', card: 'euron-crows-eye' })
    expect(t.events('cards')).toEqual([{ is: 'cards', attacker: 'catelyn-stark', defender: 'euron-crows-eye' }])
  })

  it('AG-8.4.1 playing a card is compulsory; only cards in hand may be chosen', () => {
    const t = battle()
    expect(t.legalMoves('stark').map(move => move.do)).toEqual(Array(7).fill('card'))
    expect(t.refuses('stark', { do: 'card', card: 'euron-crows-eye' })).toBe(true)
  })

  it('AG-8.1.2 a house that does not fight chooses nothing', () => {
    expect(battle().legalMoves('lannister')).toEqual([])
  })

  it('AG-1.6.1 AG-8.4.1 whoever holds one card is asked all the same, so that it stays face down', () => {
    const t = field().hand('greyjoy', 'euron-crows-eye')
    t.army('winterfell', 'stark', 'knight').order('winterfell', 'march-0').army('karhold', 'greyjoy', 'footman')
    t.march('stark', 'winterfell', { karhold: ['knight'] })
    expect(t.asked()).toEqual(['stark', 'greyjoy'])
    expect(t.legalMoves('greyjoy')).toEqual([{ do: 'card', card: 'euron-crows-eye' }])
  })

  it('AG-8.4.5 after the last card there are six for the next combat of the same round', () => {
    const t = field().hand('greyjoy', 'euron-crows-eye').hand('stark', 'eddard-stark')
    t.army('winterfell', 'stark', 'knight', 'knight')
      .order('winterfell', 'march-0')
      .army('karhold', 'greyjoy', 'footman')
    t.march('stark', 'winterfell', { karhold: ['knight'] }).cards('eddard-stark', 'euron-crows-eye')
    t.army('seagard', 'greyjoy', 'footman').army('moat-cailin', 'stark', 'knight').order('moat-cailin', 'march-minus-1')
    t.march('stark', 'moat-cailin', { seagard: ['knight'] })
    expect([t.of('stark', 'card').length, t.of('greyjoy', 'card').length]).toEqual([6, 6])
    expect(t.refuses('greyjoy', { do: 'card', card: 'euron-crows-eye' })).toBe(true)
  })

  it('AG-8.13.1 AG-8.13.2 cards are discarded, and an empty hand takes back all but the last', () => {
    const t = field().hand('greyjoy', 'euron-crows-eye')
    t.army('winterfell', 'stark', 'knight').order('winterfell', 'march-0').army('karhold', 'greyjoy', 'footman')
    t.march('stark', 'winterfell', { karhold: ['knight'] }).cards('eddard-stark', 'euron-crows-eye')
    expect(t.hand('greyjoy')).toHaveLength(6)
    expect(t.hand('greyjoy')).not.toContain('euron-crows-eye')
    expect(t.open.discards[t.seat('greyjoy')]).toEqual(['euron-crows-eye'])
    expect(t.open.discards[t.seat('stark')]).toEqual(['eddard-stark'])
    expect(t.events('hand-back')).toHaveLength(1)
  })

  it('AG-8.13 AG-8.13.2 AG-8.13.3 first the discards, then the empty hand, then what happens after the combat', () => {
    const t = field().hand('lannister', 'the-hound').hand('baratheon', 'patchface')
    karhold('lannister', 'baratheon', t).cards('the-hound', 'patchface')
    expect(t.heard.flatMap(event => (event.is === 'discarded' ? [event.card] : []))).toEqual(['the-hound', 'patchface'])
    expect(t.events('hand-back').map(event => event.cards.length)).toEqual([6, 6])
    expect([t.asked(), t.question(), t.events('ability')]).toEqual([['baratheon'], 'useCard', []])
    // Patchface looks at the hand that has just come back.
    t.move('baratheon', { do: 'use' }, { do: 'discard', card: 'tywin-lannister' })
    expect(t.open.discards[t.seat('lannister')]).toEqual(['the-hound', 'tywin-lannister'])
    expect(t.hand('lannister')).toHaveLength(5)
    expect(t.hand('baratheon')).toHaveLength(6)
  })
})
