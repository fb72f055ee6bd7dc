import { describe, expect, it } from 'vitest'
import { type Scene, scene } from '../testing.ts'
import type { Side } from '../types.ts'
import { totalOf } from './sums.ts'
import { windowAt } from './windows.ts'

/** Totals of the challenger's and the defender's side. */
const totals = (t: Scene): number[] => {
  const { sums } = t.events('ending')[0]
  return [totalOf(sums!.challenger), totalOf(sums!.defender)]
}

const isAsked = (t: Scene, house: string) => t.question() === 'useAbility' && t.asked()[0] === house

/** Passes what others are asked, up to the ability of this House. */
function upTo(t: Scene, house: string): Scene {
  while (!isAsked(t, house)) t.move(t.asked()[0], { do: 'pass' })
  return t
}

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
    expect(t.options('stark')).toContainEqual({ do: 'done' })
    t.move('stark', { do: 'empower', character: 'robb-stark' })
    expect(t.question()).toBeNull()
    expect([t.of('stark'), t.of('robb-stark')]).toEqual([0, 5])
    t.meeting('stark', 'lannister').run({ do: 'prepare' })
    expect(t.asked()).toEqual(['lannister'])
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
      if (t.question() === 'distribute') t.move(house, t.options(house).at(-1)!)
      else t.move(house, t.options(house).find(({ do: name }) => name === 'pass') ?? t.options(house)[0])
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

describe('leaders of the house', () => {
  it('ITC-073, IT-22.7: Kingslayer', () => {
    const t = scene(3, { leaders: { lannister: 'jaime-lannister' } })
      .encounter('cersei-lannister', 'robb-stark')
      .conflict('lannister-hostility-8', 'stark-hostility-1')
    while (!isAsked(t, 'lannister')) t.move(t.asked()[0], t.options(t.asked()[0])[0])
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
    expect(t.options('stark')).toContainEqual({ do: 'play', card: 'arya-stark' })
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
    expect(u.options('lannister')).toEqual([more, { do: 'done' }])
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
    // Not for a character card
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
      const t = scene(3, { leaders: { baratheon: 'stannis-baratheon' } }).challenger('baratheon')
      const all = t.state.g.hidden.events
      t.hide({ events: all.slice(0, deck) }).set({ events: deck, eventsUsed: all.slice(deck, deck + used) })
      return t.run(...windowAt(t.open, 'before-event'))
    }
    const t = heir(1, 5).move('baratheon', { do: 'use' })
    expect(t.view('baratheon').own!.foreseen).toHaveLength(3)
    expect([t.open.events, t.open.eventsUsed]).toEqual([3, []])
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
    while (!isAsked(t, 'baratheon')) t.move(t.asked()[0], t.options(t.asked()[0])[0])
    const hand = t.open.hands[2]
    t.move('baratheon', { do: 'use' })
    expect(t.open.hands[2]).toBe(hand + 1)
    expect(t.question()).toBe('distribute')
    expect(t.options('baratheon')).toContainEqual({ do: 'done' })
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
  })

  const dragons = (top: 'targaryen-hostility-10' | 'targaryen-truce') =>
    upTo(
      scene(4, { leaders: { targaryen: 'daenerys-targaryen' } })
        .top('targaryen', top)
        .encounter('khal-drogo', 'robb-stark')
        .conflict('targaryen-hostility-3', 'stark-hostility-12'),
      'targaryen',
    )

  it('ITC-078, IT-22.16: Mother of Dragons', () => {
    const t = dragons('targaryen-hostility-10').move('targaryen', { do: 'use' })
    expect(t.open.discards[3]).toEqual(['targaryen-hostility-10'])
    t.quiet()
    expect(totals(t)).toEqual([17, 16])
    const u = dragons('targaryen-truce').move('targaryen', { do: 'use' }).quiet()
    expect(totals(u)).toEqual([7, 16])
  })

  it('ITC-079, IT-22.17, IT-5.1, IT-5.3: Entitlement', () => {
    const t = scene(4, { leaders: { targaryen: 'viserys-targaryen' } }).challenger('targaryen')
    const { events } = t.open
    t.run(...windowAt(t.open, 'before-event'), { do: 'event' }, { do: 'prepare' })
    t.move('targaryen', { do: 'use' }, { do: 'name', seat: 0 })
    expect(t.open.encounter!.defender).toBe(0)
    expect([t.open.events, t.open.event]).toEqual([events, null])
    expect([t.open.hands[0], t.open.hands[3]]).toEqual([6, 6])
  })

  it('ITC-080, IT-22.18, IT-20.3.12: Spoils of the Khalasar', () => {
    const led = () =>
      scene(4, { leaders: { targaryen: 'khal-drogo' } }).encounter('viserys-targaryen', 'robb-stark', {
        'jaime-lannister': 'defender',
      })
    const t = led().conflict('targaryen-hostility-20', 'stark-hostility-1').quiet()
    t.move('targaryen', { do: 'name', seat: 0 }, { do: 'take', place: { from: 'deck' } })
    expect(isAsked(t, 'targaryen')).toBe(true)
    t.move('targaryen', { do: 'use' })
    expect(t.options('targaryen')).toEqual([
      { do: 'name', seat: 0 },
      { do: 'name', seat: 1 },
    ])
    t.move('targaryen', { do: 'name', seat: 0 }, { do: 'take', place: { from: 'deck' } })
    expect(t.open.hostages[3]).toHaveLength(2)
    const u = led().conflict('targaryen-hostility-1', 'stark-truce').quiet()
    expect(u.asked()).toEqual(['stark'])
    u.move('stark', { do: 'take', place: { from: 'deck' } })
    expect(isAsked(u, 'targaryen')).toBe(true)
    u.move('targaryen', { do: 'use' }, { do: 'name', seat: 1 }, { do: 'take', place: { from: 'hand' } })
    expect(u.events('hostage').map(({ seat, victim }) => [seat, victim])).toEqual([
      [0, 3],
      [3, 1],
    ])
  })

  it('IT-22.19, IT-10.5.1: Sworn Protector', () => {
    const t = scene(4)
      .encounter('robb-stark', 'jaime-lannister', { 'khal-drogo': 'defender' })
      .conflict('stark-hostility-20', 'lannister-hostility-1')
    upTo(t, 'targaryen').move('targaryen', { do: 'use' }).quiet()
    expect([t.of('khal-drogo'), t.of('jaime-lannister')]).toEqual([4, 2])
    // Nobody else can be chosen for the hostage, so nobody is asked whom
    expect(t.question()).toBe('takeHostage')
    t.move('stark', { do: 'take', place: { from: 'deck' } })
    expect(t.events('hostage').map(({ victim }) => victim)).toEqual([1])
  })

  it('ITC-081, IT-22.20, IT-6.1: Champion', () => {
    const t = scene(4, { leaders: { targaryen: 'barristan-selmy' } })
      .sheet('targaryen', 2)
      .spread('lannister', 'stark')
    const { box } = t.open
    t.encounter('jaime-lannister', 'khal-drogo').run({ do: 'supportPhase' })
    expect(isAsked(t, 'targaryen')).toBe(true)
    t.move('targaryen', { do: 'use' })
    expect([t.of('targaryen'), t.open.box]).toEqual([1, box + 1])
    expect(t.question()).toBeNull()
    expect(t.open.encounter!.supportSkipped).toBe(true)
  })

  it('ITC-082, IT-22.21, IT-20.3.7: Courtly Grace', () => {
    const t = scene(5, { leaders: { tyrell: 'margaery-tyrell' } }).encounter('robb-stark', 'jaime-lannister')
    t.run({ do: 'supportPhase' }).move('baratheon', { do: 'pass' }).move('targaryen', { do: 'pass' })
    t.move('tyrell', { do: 'offer', character: 'renly-baratheon', side: 'challenger' }).move('stark', { do: 'refuse' })
    expect(isAsked(t, 'tyrell')).toBe(true)
    t.move('tyrell', { do: 'use' })
    expect(t.open.hands[4]).toBe(7)
    t.move('tyrell', { do: 'empower', character: 'mace-tyrell' }, { do: 'done' })
    expect([t.of('mace-tyrell'), t.of('tyrell')]).toEqual([5, 3])
    expect(t.question()).toBeNull()
  })

  const thorns = (supporters: Record<string, Side> = {}) => {
    const t = scene(5, { leaders: { tyrell: 'olenna-tyrell' } })
    t.power({ 'robb-stark': 1, 'jaime-lannister': 5 }).encounter('robb-stark', 'jaime-lannister', supporters).begin()
    return t.run(...windowAt(t.open, 'after-resolution'))
  }

  it('ITC-083, IT-22.22: Queen of Thorns', () => {
    const t = thorns()
    expect(isAsked(t, 'tyrell')).toBe(true)
    t.move('tyrell', { do: 'use' }, { do: 'target', character: 'robb-stark' })
    expect(t.options('tyrell')).toEqual([{ do: 'target', character: 'jaime-lannister' }, { do: 'done' }])
    // Nothing is taken before both are named
    expect(t.of('robb-stark')).toBe(1)
    const sheets = t.open.sheets
    t.move('tyrell', { do: 'target', character: 'jaime-lannister' })
    expect([t.of('robb-stark'), t.of('jaime-lannister'), t.of('tyrell')]).toEqual([0, 4, 6])
    expect(t.open.sheets.slice(0, 2)).toEqual(sheets.slice(0, 2))
    const u = thorns().move('tyrell', { do: 'use' }, { do: 'target', character: 'robb-stark' }, { do: 'done' })
    expect([u.of('robb-stark'), u.of('jaime-lannister'), u.of('tyrell')]).toEqual([0, 5, 5])
    expect(isAsked(thorns({ 'loras-tyrell': 'defender' }), 'tyrell')).toBe(false)
  })

  it('IT-22.23, IT-7.7: Tourney Knight', () => {
    const knight = (n: number) => {
      const t = scene(5, { leaders: { tyrell: 'loras-tyrell' } })
        .encounter('renly-baratheon', 'robb-stark')
        .begin()
      upTo(t, 'tyrell').move('tyrell', { do: 'use' })
      for (let i = 0; i < n; i++) t.move('tyrell', { do: 'discard', card: t.handOf('tyrell')[0] })
      if (n < 3) t.move('tyrell', { do: 'done' })
      return t
    }
    const t = knight(2)
    expect(t.open.discards[4]).toHaveLength(2)
    t.cards('tyrell-hostility-8', 'stark-hostility-8').quiet()
    expect(totals(t)).toEqual([14, 12])
    expect(knight(3).open.encounter!.added).toEqual([{ side: 'challenger', by: 'leader-loras-tyrell', n: 3 }])
    // Lost where the outcome is none of hostility
    const u = knight(2).cards('tyrell-hostility-8', 'stark-truce').quiet()
    expect(u.events('ending')[0].sums).toBeNull()
  })

  it('ITC-084, IT-22.24, IT-11.3, IT-20.3.14: Bounty of the Reach', () => {
    const bounty = (hand: number) =>
      scene(5)
        .handSize('tyrell', hand)
        .run({ do: 'drawUps', rest: [4] })
    const t = bounty(4).move('tyrell', { do: 'use' })
    t.move('tyrell', { do: 'discard', card: t.handOf('tyrell')[0] }, { do: 'done' })
    expect([t.open.hands[4], t.open.discards[4].length]).toEqual([7, 1])
    expect(bounty(4).move('tyrell', { do: 'use' }, { do: 'done' }).open.hands[4]).toBe(7)
    expect(bounty(4).move('tyrell', { do: 'pass' }).open.hands[4]).toBe(5)
    const u = bounty(8).move('tyrell', { do: 'use' })
    for (let i = 0; i < 3; i++) u.move('tyrell', { do: 'discard', card: u.handOf('tyrell')[0] })
    expect(u.move('tyrell', { do: 'done' }).open.hands[4]).toBe(7)
    expect(bounty(8).move('tyrell', { do: 'pass' }).open.hands[4]).toBe(8)
  })

  it('IT-22.25, IT-6.7: Beloved King', () => {
    const t = scene(5, { leaders: { tyrell: 'renly-baratheon' } }).encounter('mace-tyrell', 'robb-stark', {
      'jaime-lannister': 'challenger',
      'khal-drogo': 'challenger',
    })
    t.run(...windowAt(t.open, 'after-support')).move('tyrell', { do: 'use' })
    expect(t.open.hands[4]).toBe(7)
    for (let i = 0; i < 4; i++) t.move('tyrell', { do: 'empower', character: 'mace-tyrell' })
    expect([t.of('mace-tyrell'), t.of('tyrell')]).toEqual([8, 0])
    expect(t.question()).toBeNull()
    const alone = scene(5, { leaders: { tyrell: 'renly-baratheon' } }).encounter('mace-tyrell', 'robb-stark')
    expect(alone.run(...windowAt(alone.open, 'after-support')).question()).toBeNull()
  })
})
