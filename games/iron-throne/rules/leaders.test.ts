import { describe, expect, it } from 'vitest'
import { type Scene, scene } from '../testing.ts'
import { windowAt } from './cards/windows.ts'
import { isAsked } from './testing.ts'

describe('leaders of the rulebook', () => {
  it('ITC-054, IT-22.2, IT-15.4, IT-17.3: Warlord', () => {
    const leaders = { stark: 'robb-stark' } as const
    const turn = (t: Scene) => t.run(...windowAt(t.open, 'before-turn'))
    const t = turn(scene(3, { leaders }))
    t.move('stark', { do: 'use' })
    const [a, b, c] = t.handOf('stark')
    for (const card of [a, b, c]) t.move('stark', { do: 'discard', card })
    expect(t.open.hands[0]).toBe(4)
    expect(t.open.discards[0]).toEqual([a, b, c])
    expect(turn(scene(3, { leaders }).handSize('stark', 2)).question()).toBeNull()
    expect(turn(scene(3, { leaders }).challenger('lannister')).question()).toBeNull()
  })

  it('ITC-055, IT-22.3, IT-13.2, IT-13.8: Mother', () => {
    const t = scene(3, { leaders: { stark: 'catelyn-stark' } }).sheet('stark', 1)
    t.run(...windowAt(t.open, 'before-turn')).move('stark', { do: 'use' })
    expect(t.legalMoves('stark')).toContainEqual({ do: 'done' })
    t.move('stark', { do: 'empower', character: 'robb-stark' })
    expect(t.question()).toBeNull()
    expect([t.of('stark'), t.of('robb-stark')]).toEqual([0, 5])
    t.meeting('stark', 'lannister').run({ do: 'prepare' })
    expect(t.asked()).toEqual(['lannister'])
    expect(t.run(...windowAt(t.open, 'before-turn')).question()).toBeNull()
  })

  it('ITC-056, IT-22.4, IT-7.2.1, IT-13.5: Greensight', () => {
    const bran = () => scene(3, { leaders: { stark: 'bran-stark' } }).encounter('tywin-lannister', 'robb-stark')
    const t = bran().begin()
    expect(isAsked(t, 'stark')).toBe(true)
    t.move('stark', { do: 'use' }).quiet()
    expect([t.of('stark'), t.open.box]).toEqual([3, 1])
    expect([t.question(), t.asked()]).toEqual(['playOpen', ['lannister']])
    const [card] = t.handOf('lannister')
    t.move('lannister', { do: 'card', card })
    expect(t.view('stark').open.encounter!.cards.challenger).toBe(card)
    expect([t.question(), t.asked()]).toEqual(['playCards', ['stark']])
    const [answer] = t.handOf('stark')
    t.move('stark', { do: 'card', card: answer })
    expect(t.events('revealed')[0]).toMatchObject({ cards: { challenger: card, defender: answer }, fromDeck: [] })
    expect(isAsked(bran().sheet('stark', 0).begin(), 'stark')).toBe(false)
  })

  it('IT-7.2.1, IT-7.3: whoever plays first without a hand plays the top of the deck face up', () => {
    const t = scene(3, { leaders: { stark: 'bran-stark' } })
      .handSize('lannister', 0)
      .top('lannister', 'lannister-truce')
    t.encounter('tywin-lannister', 'robb-stark').begin().move('stark', { do: 'use' }).quiet()
    expect(t.open.encounter!.cards.challenger).toBe('lannister-truce')
    expect(t.events('laid-open')[0].fromDeck).toBe(true)
  })

  const vengeful = (supports: boolean) => {
    const t = scene(5, { leaders: { stark: 'arya-stark' } }).power({ 'loras-tyrell': 5, 'khal-drogo': 2 })
    if (supports) {
      t.encounter('stannis-baratheon', 'jaime-lannister', {
        'robb-stark': 'challenger',
        'loras-tyrell': 'defender',
        'khal-drogo': 'defender',
      }).conflict('baratheon-hostility-1', 'lannister-hostility-8')
    } else {
      t.encounter('robb-stark', 'jaime-lannister', {
        'stannis-baratheon': 'challenger',
        'loras-tyrell': 'defender',
        'khal-drogo': 'defender',
      }).conflict('stark-hostility-1', 'lannister-hostility-8')
    }
    // Rewards go to characters that do not take part
    while (!isAsked(t, 'stark')) {
      const [house] = t.asked()
      if (t.question() === 'distribute') t.move(house, t.legalMoves(house).at(-1)!)
      else t.move(house, t.legalMoves(house).find(({ do: name }) => name === 'pass') ?? t.legalMoves(house)[0])
    }
    return t
  }

  it('ITC-057, IT-22.5: Vengeful', () => {
    const t = vengeful(false)
    const jaime = t.of('jaime-lannister')
    t.move('stark', { do: 'use' })
    expect([t.of('loras-tyrell'), t.of('khal-drogo'), t.of('jaime-lannister')]).toEqual([3, 0, jaime])
    expect(t.of('stannis-baratheon')).toBe(2)
    expect(t.events('died').map(({ character }) => character)).toEqual(['khal-drogo'])
  })

  it('ITC-058, IT-22.5: Vengeful as a supporter', () => {
    const t = vengeful(true).move('stark', { do: 'use' })
    expect([t.of('loras-tyrell'), t.of('khal-drogo')]).toEqual([3, 0])
  })
})
