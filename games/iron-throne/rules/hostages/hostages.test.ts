import { describe, expect, it } from 'vitest'
import { type Scene, scene } from '../../testing.ts'

/** The hostage step of a round of Stark's. */
const step = (t: Scene) => t.run({ do: 'hostages', turn: t.open.challenger, passed: [] })

describe('taking hostages', () => {
  it('ITC-045, IT-18.1, IT-18.2, IT-18.3, IT-18.4: three places; the face is the taker’s alone', () => {
    const t = scene(5).handSize('stark', 4).deckSize('stark', 10)
    t.hostage('stark', 'baratheon-hostility-5', 'tyrell-truce')
    const [taker, victim] = [t.seat('lannister'), t.seat('stark')]
    t.run({ do: 'takeHostage', seat: taker, victim, why: 'hostility', before: null })
    expect(t.legalMoves('lannister')).toEqual(
      [{ from: 'deck' }, { from: 'hand' }, { from: 'held', n: 1 }, { from: 'held', n: 2 }].map(place => ({
        do: 'take',
        place,
      })),
    )
    const seen = t.view('lannister')
    expect(seen.open.hostages[victim]).toEqual([
      { n: 1, house: 2 },
      { n: 2, house: 4 },
    ])
    expect(JSON.stringify(seen)).not.toMatch(/baratheon-hostility-5|tyrell-truce/)
    t.move('lannister', { do: 'take', place: { from: 'held', n: 2 } })
    expect(t.view('lannister').own!.hostages).toEqual(['tyrell-truce'])
    expect(JSON.stringify(t.view('stark'))).not.toContain('tyrell-truce')
    expect(t.open.hostages[taker]).toEqual([{ n: 1, house: 4 }])
  })

  it('IT-18.2, IT-30.1: one of the hand is taken at random', () => {
    const taken = new Set<string>()
    for (let i = 0; i < 30; i++) {
      const t = scene(3)
      t.state.chance = { kind: 'sfc32', words: [i, 2, 3, 4] }
      t.run({ do: 'takeHostage', seat: 1, victim: 0, why: 'hostility', before: null })
      t.move('lannister', { do: 'take', place: { from: 'hand' } })
      taken.add(t.hostagesOf('lannister')[0])
      expect(t.open.hands[0]).toBe(4)
    }
    expect(taken.size).toBe(5)
  })

  it('IT-15.5, IT-18.2: an empty deck is refilled first', () => {
    const t = scene(3)
      .deckSize('stark', 0)
      .run({ do: 'takeHostage', seat: 1, victim: 0, why: 'hostility', before: null })
    t.move('lannister', { do: 'take', place: { from: 'deck' } })
    expect([t.open.decks[0], t.open.discards[0].length]).toEqual([19, 0])
  })

  it('ITC-097, IT-18.6, IT-9.4: numbers stay with a hostage and are not used again', () => {
    const held = () =>
      step(scene(5).hostage('lannister', 'stark-truce', 'tyrell-truce', 'stark-hostility-8')).move('lannister', {
        do: 'release',
        n: 1,
      })
    const take = (t: Scene, seat: number, victim: number) =>
      t.run({ do: 'takeHostage', seat, victim, why: 'hostility', before: null })
    const t = held()
    take(t, 1, 2).move('lannister', { do: 'take', place: { from: 'deck' } })
    expect(t.open.hostages[1].map(({ n }) => n)).toEqual([2, 3, 4])
    const u = held()
    take(u, 0, 1).move('stark', { do: 'take', place: { from: 'held', n: 3 } })
    expect(u.handOf('stark')).toContain('stark-hostility-8')
    expect(u.open.hostages[0]).toEqual([])
    const w = held().hostage('baratheon', 'tyrell-truce')
    take(w, 2, 1).move('baratheon', { do: 'take', place: { from: 'held', n: 3 } })
    expect(w.open.hostages[2]).toEqual([
      { n: 1, house: 4 },
      { n: 2, house: 0 },
    ])
  })
})

describe('torture', () => {
  it('ITC-046, IT-18.8, IT-18.11, IT-29.13: a hostility card', () => {
    const t = step(scene(3).hostage('lannister', 'stark-hostility-8'))
    t.move('lannister', { do: 'torture', n: 1 }, { do: 'target', character: 'robb-stark' })
    expect(t.events('tortured')).toEqual([{ is: 'tortured', seat: 1, n: 1, house: 0, card: 'stark-hostility-8' }])
    expect(t.open.discards[0]).toEqual(['stark-hostility-8'])
    expect([t.of('robb-stark'), t.of('lannister'), t.of('stark')]).toEqual([3, 5, 4])
  })

  it('ITC-047, IT-18.9, IT-13.5: the leader', () => {
    for (const [sheet, left, box] of [
      [6, 2, 4],
      [3, 0, 3],
    ]) {
      const t = scene(3).sheet('stark', sheet).hostage('lannister', 'eddard-stark')
      const before = t.open.box
      step(t).move('lannister', { do: 'torture', n: 1 })
      expect([t.of('stark'), t.open.box - before]).toEqual([left, box])
    }
  })

  it('ITC-048, IT-18.10: a living character', () => {
    const t = step(scene(3).power({ 'arya-stark': 6 }).hostage('lannister', 'arya-stark'))
    t.move('lannister', { do: 'torture', n: 1 })
    expect([t.of('arya-stark'), t.of('stark')]).toEqual([2, 8])
    const u = step(scene(3).power({ 'arya-stark': 3 }).hostage('lannister', 'arya-stark'))
    u.move('lannister', { do: 'torture', n: 1 })
    expect([u.of('arya-stark'), u.of('stark')]).toEqual([0, 7])
    expect(u.events('died')).toHaveLength(1)
  })

  it('ITC-049, IT-18.12: not the card of a dead character', () => {
    const t = step(scene(3).power({ 'arya-stark': 0 }).hostage('lannister', 'arya-stark'))
    expect(t.refuses('lannister', { do: 'torture', n: 1 })).toBe(true)
    expect(t.legalMoves('lannister')).toEqual([{ do: 'release', n: 1 }, { do: 'pass' }])
    t.move('lannister', { do: 'release', n: 1 })
    expect(t.handOf('stark')).toContain('arya-stark')
  })

  it('ITC-052, IT-18.13, IT-12.1, IT-12.2: it can end the game', () => {
    const t = scene(3)
      .power({ 'bran-stark': 1, 'catelyn-stark': 0, 'robb-stark': 0, 'arya-stark': 0 })
      .spread('stark', 'lannister', 3)
      .spread('lannister', 'stark', 2)
      .spread('baratheon', 'stark', 1)
      .hostage('lannister', 'stark-truce')
      .hostage('baratheon', 'stark-hostility-1')
    step(t).move('lannister', { do: 'torture', n: 1 })
    // One living character: nobody is asked which
    expect(t.events('died').map(({ character }) => character)).toEqual(['bran-stark'])
    expect(t.question()).toBeNull()
    expect(t.events('won')).toEqual([{ is: 'won', seats: [0], spread: 3, by: 'death', fallen: [0] }])
  })
})

describe('release', () => {
  it('ITC-050, IT-18.7, IT-25.4, IT-29.13: both draw, and nobody else sees the card', () => {
    const t = scene(3).hostage('lannister', 'stark-hostility-20').handSize('stark', 4)
    step(t).move('lannister', { do: 'release', n: 1 })
    expect([t.open.hands[0], t.open.hands[1]]).toEqual([6, 6])
    expect(t.handOf('stark')).toContain('stark-hostility-20')
    expect(t.events('released')).toEqual([{ is: 'released', seat: 1, n: 1, house: 0 }])
    expect(JSON.stringify(t.view('baratheon'))).not.toContain('stark-hostility-20')
    expect(t.events('drew').map(({ seat, n }) => [seat, n])).toEqual([
      [0, 1],
      [1, 1],
    ])
  })
})

describe('the hostage step', () => {
  it('ITC-051, IT-2.3, IT-4.4: hostages are released and tortured there alone, in the round of anybody', () => {
    const t = scene(3).hostage('lannister', 'stark-truce').challenger('baratheon').event('stark')
    t.run({ do: 'round' })
    expect([t.question(), t.asked()]).toEqual(['hostage', ['lannister']])
    t.move('lannister', { do: 'pass' })
    let questions = 0
    while (t.question() !== null && t.open.round === 2) {
      const [house] = t.asked()
      for (const move of [
        { do: 'release', n: 1 },
        { do: 'torture', n: 1 },
      ] as const) {
        expect(t.refuses('lannister', move)).toBe(true)
      }
      questions++
      t.move(house, t.legalMoves(house).at(-1)!)
    }
    expect(questions).toBeGreaterThan(5)
  })

  it('IT-4.2, IT-18.13: clockwise; whoever has passed may act again after somebody else has', () => {
    const t = scene(3).hostage('stark', 'lannister-truce').hostage('lannister', 'stark-truce', 'stark-hostility-1')
    step(t)
    expect(t.asked()).toEqual(['stark'])
    t.move('stark', { do: 'pass' })
    expect(t.asked()).toEqual(['lannister'])
    t.move('lannister', { do: 'release', n: 1 })
    expect(t.asked()).toEqual(['lannister'])
    t.move('lannister', { do: 'pass' })
    expect(t.asked()).toEqual(['stark'])
    t.move('stark', { do: 'pass' })
    expect(t.question()).toBeNull()
  })

  it('IT-4.2: who holds none is not asked', () => {
    expect(step(scene(5)).question()).toBeNull()
  })

  it('IT-4.1, IT-4.3, IT-29.2: the ability before the turn comes first', () => {
    const t = scene(3, { leaders: { stark: 'catelyn-stark' } }).hostage('lannister', 'stark-truce')
    t.run({ do: 'round' })
    expect([t.question(), t.asked()]).toEqual(['useAbility', ['stark']])
    t.move('stark', { do: 'pass' })
    expect(t.question()).toBe('hostage')
  })

  it('IT-18.14, IT-18.15: any number is held, and a card in play cannot be taken', () => {
    const t = scene(3).hostage('lannister', ...Array(4).fill('stark-truce'), 'stark-hostility-1', 'stark-hostility-20')
    expect(t.open.hostages[1]).toHaveLength(6)
    const u = scene(3).hand('stark', 'stark-truce').encounter('robb-stark', 'jaime-lannister')
    u.conflict('stark-truce', 'lannister-hostility-1').quiet()
    expect(u.open.hands[0]).toBe(0)
    u.run({ do: 'takeHostage', seat: 1, victim: 0, why: 'hostility', before: null })
    expect(u.events('hostage').map(({ from }) => from)).toEqual(['deck'])
  })
})

describe('where nothing is to be had', () => {
  it('IT-10.5.2, IT-18.2: whoever has a card in one place alone can be named, whoever has none cannot', () => {
    const named = (t: Scene) => {
      t.encounter('jaime-lannister', 'robb-stark', { 'stannis-baratheon': 'defender' })
        .conflict('lannister-hostility-20', 'stark-hostility-1')
        .quiet()
      return [t.question(), t.legalMoves('lannister')]
    }
    const both = [2, 0].map(seat => ({ do: 'name', seat }))
    expect(named(scene(3).handSize('baratheon', 0))).toEqual(['nameVictim', both])
    // Nobody but Stark is left: Lannister is asked where from
    const from = [
      { do: 'take', place: { from: 'deck' } },
      { do: 'take', place: { from: 'hand' } },
    ]
    const bare = scene(3).handSize('baratheon', 0).deckSize('baratheon', 0)
    expect(named(bare.set({ discards: [[], [], []] }))).toEqual(['takeHostage', from])
  })

  it('IT-10.5.2: a House without any card gives no hostage', () => {
    // Its last card is the one it plays
    const t = scene(3)
      .hand('stark', 'stark-hostility-1')
      .deckSize('stark', 0)
      .set({ discards: [[], [], []] })
    t.encounter('jaime-lannister', 'robb-stark').conflict('lannister-hostility-20', 'stark-hostility-1').quiet()
    expect([t.question(), t.events('hostage')]).toEqual([null, []])
  })

  it('IT-18.11, IT-22.10, IT-28.4: a House without living characters loses no power, and nothing is asked', () => {
    const t = scene(4, { lastBlood: true, leaders: { lannister: 'joffrey-baratheon' } })
      .power({ 'daenerys-targaryen': 0, 'viserys-targaryen': 0, 'khal-drogo': 0, 'barristan-selmy': 0 })
      .hostage('lannister', 'targaryen-truce')
    step(t).move('lannister', { do: 'torture', n: 1 })
    expect([t.question(), t.of('lannister'), t.of('targaryen')]).toEqual([null, 4, 4])
  })
})
