import { describe, expect, it } from 'vitest'
import { type Scene, scene } from '../testing.ts'
import { windowAt } from './cards/windows.ts'
import { isAsked, totals, upTo } from './testing.ts'

describe('leaders of the house: Lannister and Baratheon', () => {
  it('ITC-073, IT-22.7: Kingslayer', () => {
    const t = scene(3, { leaders: { lannister: 'jaime-lannister' } })
      .encounter('cersei-lannister', 'robb-stark')
      .conflict('lannister-hostility-8', 'stark-hostility-1')
    while (!isAsked(t, 'lannister')) t.move(t.asked()[0], t.legalMoves(t.asked()[0])[0])
    expect(t.of('robb-stark')).toBe(2)
    t.move('lannister', { do: 'use' })
    expect([t.of('robb-stark'), t.of('stark')]).toEqual([0, 8])
  })

  it('ITC-074, IT-22.8, IT-8.5: Silver Tongue', () => {
    const t = scene(3, { leaders: { lannister: 'tyrion-lannister' } })
      .hand('stark', 'arya-stark', 'stark-truce')
      .encounter('jaime-lannister', 'arya-stark', { 'stannis-baratheon': 'challenger' })
      .conflict('lannister-truce', 'stark-truce')
      .quiet()
      .move('lannister', { do: 'break-off' })
    upTo(t, 'lannister').move('lannister', { do: 'use' })
    while (t.asked()[0] !== 'stark' || t.question() !== 'playCard') t.move(t.asked()[0], { do: 'pass' })
    expect([t.of('jaime-lannister'), t.of('stannis-baratheon'), t.of('arya-stark')]).toEqual([4, 4, 2])
    expect(t.legalMoves('stark')).toContainEqual({ do: 'play', card: 'arya-stark' })
  })

  /** Stark attacks with the card of value `n`; Lannister (Tywin, 3 on the sheet) answers with 5. */
  const tywin = (n: 6 | 8) =>
    upTo(
      scene(3, { leaders: { lannister: 'tywin-lannister' } })
        .sheet('lannister', 3)
        .encounter('robb-stark', 'jaime-lannister')
        .conflict(`stark-hostility-${n}`, 'lannister-hostility-5'),
      'lannister',
    )

  it('ITC-075, IT-22.9, IT-8.1, IT-10.3: Reserves of the Rock', () => {
    const t = tywin(6).quiet()
    expect(totals(t)).toEqual([10, 9])
    const more = { do: 'empower', character: 'jaime-lannister' } as const
    const u = tywin(6).move('lannister', { do: 'use' })
    expect(u.legalMoves('lannister')).toEqual([more, { do: 'done' }])
    u.move('lannister', more).quiet()
    expect(totals(u)).toEqual([10, 11])
    expect([u.of('jaime-lannister'), u.of('lannister')]).toEqual([6, 1])
    const w = tywin(8).move('lannister', { do: 'use' }, more).quiet()
    expect(totals(w)).toEqual([12, 11])
    expect([w.of('jaime-lannister'), w.of('lannister')]).toEqual([3, 4])
  })

  it('IT-22.10: Cruel Whim', () => {
    const cruel = (power: number) => {
      const t = scene(3, { leaders: { lannister: 'joffrey-baratheon' } }).power({ 'robb-stark': power })
      t.hostage('lannister', 'stark-truce', 'arya-stark').run({ do: 'hostages', turn: 0, passed: [] })
      t.move('lannister', { do: 'torture', n: 1 })
      expect(isAsked(t, 'lannister')).toBe(true)
      return t.move('lannister', { do: 'use' }, { do: 'target', character: 'robb-stark' })
    }
    const t = cruel(4)
    expect([t.of('robb-stark'), t.of('lannister')]).toEqual([2, 6])
    const u = cruel(1)
    expect([u.of('robb-stark'), u.of('lannister')]).toEqual([0, 5])
    // Only for the torture it was used for, and not for a character card
    t.hostage('lannister', 'stark-truce').run({ do: 'hostages', turn: 0, passed: [] })
    t.move('lannister', { do: 'torture', n: 3 }, { do: 'pass' }, { do: 'target', character: 'arya-stark' })
    expect([t.of('arya-stark'), t.of('lannister')]).toEqual([3, 7])
    u.move('lannister', { do: 'torture', n: 2 })
    expect(u.question()).not.toBe('useAbility')
  })

  it('IT-22.11, IT-25.9: Rightful Heir', () => {
    const heir = () => scene(3, { leaders: { baratheon: 'stannis-baratheon' } }).challenger('baratheon')
    const t = heir()
    const rest = t.state.g.hidden.events.slice(3)
    t.hide({ events: ['stark', 'lannister', 'powerful', ...rest] })
    const all = t.state.g.hidden.events
    t.run(...windowAt(t.open, 'before-event'), { do: 'event' }).move('baratheon', { do: 'use' })
    expect(t.view('baratheon').own!.foreseen).toEqual(['stark', 'lannister', 'powerful'])
    expect(t.view('stark').open.aside).toEqual({ seat: 2, of: 'events', n: 3 })
    t.move('baratheon', { do: 'event', card: 'lannister' }, { do: 'event', card: 'powerful' })
    expect(t.open.event).toBe('lannister')
    expect(t.open.encounter!.defender).toBe(1)
    expect(t.state.g.hidden.events).toEqual([...all.slice(3), 'powerful', 'stark'])
    expect(t.open.aside).toBeNull()
  })

  it('IT-22.11: with few event cards the used ones go under the deck; with one alone it cannot be used', () => {
    const heir = (deck: number, used: number) => {
      const t = scene(3, { leaders: { baratheon: 'stannis-baratheon' } })
        .challenger('baratheon')
        .event('powerful')
      const all = t.state.g.hidden.events
      t.hide({ events: all.slice(0, deck) }).set({ events: deck, eventsUsed: all.slice(deck, deck + used) })
      return t.run(...windowAt(t.open, 'before-event'))
    }
    const t = heir(1, 5).move('baratheon', { do: 'use' })
    expect(t.view('baratheon').own!.foreseen).toHaveLength(3)
    // The card that was left in the deck lies above those used
    expect(t.view('baratheon').own!.foreseen[0]).toBe('powerful')
    expect([t.open.events, t.open.eventsUsed]).toEqual([3, []])
    const enough = heir(3, 5).move('baratheon', { do: 'use' })
    expect([enough.open.events, enough.open.eventsUsed.length]).toEqual([0, 5])
    expect(heir(1, 1).move('baratheon', { do: 'use' }).view('baratheon').own!.foreseen).toHaveLength(2)
    expect(heir(1, 0).question()).toBeNull()
  })

  it('ITC-076, IT-22.12: Blood Sacrifice', () => {
    const t = scene(3, { leaders: { baratheon: 'melisandre' } })
      .power({ 'shireen-baratheon': 1 })
      .encounter('stannis-baratheon', 'robb-stark')
      .conflict('baratheon-hostility-4', 'stark-hostility-6')
    upTo(t, 'baratheon').move('baratheon', { do: 'use' }, { do: 'target', character: 'shireen-baratheon' })
    expect([t.of('shireen-baratheon'), t.of('baratheon')]).toEqual([0, 5])
    t.quiet()
    expect(totals(t)).toEqual([11, 10])
    expect(t.events('ending')[0].winner).toBe('challenger')
  })

  it('ITC-100, IT-22.13, IT-21.4: Onion Knight: the card is drawn before the split is asked', () => {
    const t = scene(3)
      .encounter('stannis-baratheon', 'robb-stark')
      .conflict('baratheon-hostility-1', 'stark-hostility-8')
    while (!isAsked(t, 'baratheon')) t.move(t.asked()[0], t.legalMoves(t.asked()[0])[0])
    const hand = t.open.hands[2]
    t.move('baratheon', { do: 'use' })
    expect(t.open.hands[2]).toBe(hand + 1)
    expect(t.question()).toBe('distribute')
    expect(t.legalMoves('baratheon')).toContainEqual({ do: 'done' })
  })

  it('ITC-077, IT-22.14: Denunciation', () => {
    const denounce = (t: Scene) =>
      t
        .power({ 'robb-stark': 7, 'catelyn-stark': 0, 'bran-stark': 0 })
        .sheet('stark', 0)
        .sheet('baratheon', 0)
        .meeting('stark', 'baratheon')
    const led = () => scene(3, { leaders: { baratheon: 'selyse-baratheon' } })
    const t = denounce(led()).run({ do: 'prepare' })
    expect(isAsked(t, 'baratheon')).toBe(true)
    const [card] = t.handOf('baratheon')
    t.move('baratheon', { do: 'use' }, { do: 'discard', card }, { do: 'target', character: 'robb-stark' })
    expect(t.open.encounter!.fighters[0].character).toBe('arya-stark')
    expect(t.open.discards[2]).toEqual([card])
    expect(isAsked(denounce(led()).power({ 'arya-stark': 0 }).run({ do: 'prepare' }), 'baratheon')).toBe(false)
    const u = denounce(led())
      .handSize('baratheon', 0)
      .run(...windowAt(led().open, 'before-character', 0))
    expect(u.question()).toBeNull()
  })

  it('IT-22.15, IT-18.7: Kind-Hearted', () => {
    const t = scene(3, { leaders: { baratheon: 'shireen-baratheon' } }).hostage('baratheon', 'stark-truce')
    t.run({ do: 'hostages', turn: 0, passed: [] }).move('baratheon', { do: 'release', n: 1 }, { do: 'use' })
    expect([t.open.hands[0], t.open.hands[2]]).toEqual([7, 7])
    t.move('baratheon', { do: 'empower', character: 'melisandre' })
    expect([t.of('melisandre'), t.of('baratheon')]).toEqual([5, 3])
    expect(t.question()).toBeNull()
    expect(t.open.hands[2]).toBe(7)
    // Neither for another release, nor for that of somebody else
    t.hostage('baratheon', 'stark-truce').hostage('lannister', 'stark-truce')
    t.run({ do: 'hostages', turn: 1, passed: [] }).move('lannister', { do: 'release', n: 1 })
    expect([t.question(), t.asked()]).toEqual(['hostage', ['baratheon']])
    t.move('baratheon', { do: 'release', n: 2 }, { do: 'pass' })
    expect(t.open.hands[2]).toBe(8)
  })
})
