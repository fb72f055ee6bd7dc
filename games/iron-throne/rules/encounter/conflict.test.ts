import { describe, expect, it } from 'vitest'
import { questionAt, viewOf } from '../../../../kernel/index.ts'
import { totalOf } from '../../../../kit/amounts.ts'
import { ironThrone } from '../../game.ts'
import { scene } from '../../testing.ts'
import { punishment } from './resolution.ts'
import { sumOf } from './sums.ts'

/** Lannister 5 with 3 on the sheet, Stark 2 with 6 on the sheet, supported by Baratheon 4. */
const example = () => scene(3).power({ 'jaime-lannister': 5, 'robb-stark': 2 }).sheet('lannister', 3).sheet('stark', 6)

describe('hostility', () => {
  it('ITC-004, ITC-053, IT-8.1, IT-10.2, IT-10.3, IT-10.5: the challenger wins by 17 to 16', () => {
    const t = example()
      .encounter('jaime-lannister', 'robb-stark', { 'stannis-baratheon': 'defender' })
      .conflict('lannister-hostility-12', 'stark-hostility-10')
      .quiet()
    const [{ winner, sums }] = t.events('ending')
    expect(winner).toBe('challenger')
    expect(sums!.challenger).toEqual([
      { why: 'character', of: 'jaime-lannister', n: 5 },
      { why: 'card', of: 'lannister-hostility-12', n: 12 },
    ])
    expect(sums!.defender).toEqual([
      { why: 'character', of: 'robb-stark', n: 2 },
      { why: 'character', of: 'stannis-baratheon', n: 4 },
      { why: 'card', of: 'stark-hostility-10', n: 10 },
    ])
    expect(t.open.influence).toEqual([[1], [], []])
    expect([t.of('robb-stark'), t.of('stark')]).toEqual([1, 7])
    expect([t.of('stannis-baratheon'), t.of('baratheon')]).toEqual([2, 6])
    expect(t.legalMoves('lannister')).toEqual([
      { do: 'name', seat: 2 },
      { do: 'name', seat: 0 },
    ])
    // The hostage may come from the supporter
    t.move('lannister', { do: 'name', seat: 2 }, { do: 'take', place: { from: 'deck' } })
    expect(t.open.hostages[1]).toEqual([{ n: 1, house: 2 }])
  })

  it('ITC-005, IT-10.2, IT-10.3, IT-13.1: the same totals, won by the defender', () => {
    const t = example()
      .encounter('robb-stark', 'jaime-lannister', { 'stannis-baratheon': 'challenger' })
      .conflict('stark-hostility-10', 'lannister-hostility-12')
    const hand = t.open.hands[1]
    t.quiet()
    expect(t.open.hands[1]).toBe(hand + 2)
    expect(t.question()).toBe('distribute')
    t.move(
      'lannister',
      { do: 'empower', character: 'tywin-lannister' },
      { do: 'empower', character: 'jaime-lannister' },
    )
    expect(t.of('lannister')).toBe(1)
    expect([t.of('tywin-lannister'), t.of('jaime-lannister')]).toEqual([5, 6])
    expect(t.open.influence).toEqual([[], [], []])
    expect([t.of('robb-stark'), t.of('stannis-baratheon')]).toEqual([1, 2])
    expect(t.legalMoves('lannister')).toEqual([
      { do: 'name', seat: 0 },
      { do: 'name', seat: 2 },
    ])
  })

  it('ITC-006, IT-1.5, IT-10.2, IT-10.2.1: influence is spread onto the board of the defender', () => {
    const t = scene(3)
      .encounter('robb-stark', 'jaime-lannister')
      .conflict('stark-hostility-8', 'lannister-hostility-2')
      .quiet()
    expect(t.spreadOf('stark')).toBe(1)
    expect(t.open.influence).toEqual([[], [0], []])
    expect(t.spreadOf('lannister')).toBe(0)
  })

  it('ITC-024, IT-7.5, IT-14.4: a character card face down counts 0, whoever its character is', () => {
    const t = scene(3)
      .power({ 'bran-stark': 0 })
      .encounter('robb-stark', 'jaime-lannister')
      .conflict('bran-stark', 'lannister-hostility-3')
    expect(t.events('revealed')[0].outcome).toBe('hostility')
    t.quiet()
    const [{ sums, winner }] = t.events('ending')
    expect([totalOf(sums!.challenger), totalOf(sums!.defender), winner]).toEqual([4, 7, 'defender'])
    expect(t.events('looked')).toEqual([])
  })

  it('ITC-027, IT-8.2, IT-10.3, IT-8.5: a tie is lost by both', () => {
    const t = scene(4)
      .power({ 'khal-drogo': 2 })
      .encounter('robb-stark', 'jaime-lannister', { 'khal-drogo': 'challenger' })
      .conflict('stark-hostility-5', 'lannister-hostility-7')
    const hands = t.open.hands
    t.quiet()
    expect(t.events('ending')[0]).toMatchObject({ ending: 'tie', winner: null })
    expect([t.of('robb-stark'), t.of('stark')]).toEqual([2, 6])
    expect([t.of('khal-drogo'), t.of('targaryen')]).toEqual([1, 5])
    expect([t.of('jaime-lannister'), t.of('lannister')]).toEqual([2, 6])
    expect(t.open.influence.flat()).toEqual([])
    expect(t.events('hostage')).toEqual([])
    expect(t.open.hands).toEqual(hands)
    expect(t.question()).toBeNull()
  })

  it('ITC-030, IT-14.3, IT-23.22, IT-8.1, IT-10.2, IT-10.2.1: who has died before the reveal', () => {
    const poisoned = () =>
      scene(5)
        .power({ 'arya-stark': 2 })
        .hand('tyrell', 'olenna-tyrell')
        .encounter('arya-stark', 'jaime-lannister', { 'olenna-tyrell': 'defender' })
        .begin()
        .finish('playCard')
    const t = poisoned()
    while (t.asked()[0] !== 'tyrell') t.move(t.asked()[0], { do: 'pass' })
    t.move('tyrell', { do: 'play', card: 'olenna-tyrell' }, { do: 'target', character: 'arya-stark' })
    expect(t.events('died')).toEqual([{ is: 'died', character: 'arya-stark', seat: 0, why: 'card-olenna-tyrell' }])
    expect(t.of('stark')).toBe(6)
    t.cards('stark-hostility-12', 'lannister-hostility-7').quiet()
    const [{ sums, winner }] = t.events('ending')
    expect([totalOf(sums!.challenger), totalOf(sums!.defender), winner]).toEqual([12, 15, 'defender'])

    const u = poisoned()
    while (u.asked()[0] !== 'tyrell') u.move(u.asked()[0], { do: 'pass' })
    u.move('tyrell', { do: 'play', card: 'olenna-tyrell' }, { do: 'target', character: 'arya-stark' })
    u.cards('stark-hostility-12', 'lannister-hostility-3').quiet()
    expect(u.events('ending')[0].winner).toBe('challenger')
    expect(u.open.influence[1]).toEqual([0])
  })

  it('IT-26.6: no clock hurries the choice, and one alone does not end it', () => {
    const t = scene(3).encounter('jaime-lannister', 'robb-stark').begin().quiet()
    expect([t.question(), questionAt(ironThrone, t.state)!.limit]).toEqual(['playCards', null])
    t.move('lannister', { do: 'card', card: t.handOf('lannister')[0] })
    expect([t.question(), t.open.encounter!.revealed]).toEqual(['playCards', false])
  })

  it('IT-7.2, IT-7.4: the choice is secret until both have made it, and may be changed', () => {
    const t = scene(3).encounter('tywin-lannister', 'robb-stark').begin()
    expect(t.asked()).toEqual(['lannister', 'stark'])
    const [first, other] = t.handOf('lannister')
    t.move('lannister', { do: 'card', card: first })
    expect(t.view('stark').ready).toEqual([1])
    expect(JSON.stringify(t.view('stark'))).not.toContain(first)
    t.move('lannister', { do: 'take-back' }, { do: 'card', card: other })
    t.move('stark', { do: 'card', card: t.handOf('stark')[0] })
    expect(t.open.encounter!.cards.challenger).toBe(other)
    expect(t.handOf('lannister')).not.toContain(other)
  })

  it('IT-8.1: the sum as it stands is open before it decides', () => {
    const t = scene(3).encounter('tywin-lannister', 'robb-stark', { 'stannis-baratheon': 'defender' }).begin()
    expect(sumOf(t.open, 'defender')).toEqual([
      { why: 'character', of: 'robb-stark', n: 4 },
      { why: 'character', of: 'stannis-baratheon', n: 4 },
    ])
  })
})

describe('betrayal', () => {
  it('ITC-025, IT-7.5, IT-7.6, IT-8.3: a character card beats a truce', () => {
    const t = scene(3).encounter('arya-stark', 'jaime-lannister').conflict('arya-stark', 'lannister-truce')
    expect(t.events('revealed')[0].outcome).toBe('betrayal')
    t.quiet()
    expect(t.events('ending')[0]).toMatchObject({ ending: 'betrayal', winner: 'challenger', sums: null })
  })

  it('ITC-026, IT-7.3: without a hand the top of the deck is played', () => {
    const t = scene(3)
      .handSize('lannister', 0)
      .top('lannister', 'lannister-truce')
      .hand('stark', 'stark-hostility-1')
      .encounter('robb-stark', 'jaime-lannister')
      .begin()
      .quiet()
    expect(t.asked()).toEqual(['stark'])
    t.move('stark', { do: 'card', card: 'stark-hostility-1' })
    expect(t.events('revealed')[0]).toEqual({
      is: 'revealed',
      cards: { challenger: 'stark-hostility-1', defender: 'lannister-truce' },
      fromDeck: [1],
      outcome: 'betrayal',
    })
    t.quiet()
    expect(t.events('ending')[0].winner).toBe('challenger')
  })

  it('IT-7.3: without any card nothing is played, which counts as hostility of value 0', () => {
    const t = scene(3).handSize('lannister', 0).deckSize('lannister', 0)
    t.set({ discards: [[], [], []] })
    t.encounter('robb-stark', 'jaime-lannister').begin().quiet().move('stark', t.legalMoves('stark')[0]).quiet()
    expect(t.events('revealed')[0]).toMatchObject({ cards: { defender: null }, outcome: 'hostility' })
    expect(totalOf(t.events('ending')[0].sums!.defender)).toBe(4)
  })

  it('ITC-028, IT-8.0, IT-8.3, IT-10.2, IT-10.3, IT-10.5, IT-29.3: totals do not count', () => {
    const t = scene(3)
      .power({ 'robb-stark': 9, 'tywin-lannister': 2 })
      .encounter('robb-stark', 'tywin-lannister', { 'selyse-baratheon': 'defender' })
      .conflict('stark-truce', 'lannister-hostility-1')
    expect([t.question(), t.asked()]).toEqual(['useAbility', ['stark']])
    const hands = t.open.hands
    t.quiet()
    expect(t.events('ending')[0]).toMatchObject({ ending: 'betrayal', winner: 'defender' })
    t.move('lannister', ...Array(2).fill({ do: 'empower', character: 'tywin-lannister' }))
    t.move('baratheon', ...Array(2).fill({ do: 'empower', character: 'selyse-baratheon' }))
    expect([t.open.hands[1], t.open.hands[2]]).toEqual([hands[1] + 2, hands[2] + 2])
    expect([t.of('tywin-lannister'), t.of('selyse-baratheon'), t.of('robb-stark')]).toEqual([4, 6, 4])
    expect(t.of('stark')).toBe(9)
    t.move('stark', { do: 'take', place: { from: 'deck' } }, { do: 'take', place: { from: 'hand' } })
    t.finish()
    expect(t.events('hostage').map(({ seat, victim }) => [seat, victim])).toEqual([
      [0, 1],
      [0, 2],
    ])
  })

  it('ITC-029, IT-8.3, IT-10.2, IT-10.5: won by the challenger', () => {
    const t = scene(4)
      .power({ 'stannis-baratheon': 3 })
      .encounter('khal-drogo', 'arya-stark', { 'stannis-baratheon': 'challenger' })
      .conflict('targaryen-hostility-2', 'stark-truce')
      .quiet()
    expect(t.open.influence[0]).toEqual([3, 2])
    expect(t.of('arya-stark')).toBe(2)
    t.finish()
    expect(t.events('hostage').map(({ seat, victim }) => [seat, victim])).toEqual([
      [0, 3],
      [0, 2],
    ])
  })
})

describe('punishment', () => {
  it('ITC-031, IT-10.3: half of the power, rounded up', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 11].map(punishment)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 6])
  })

  it('ITC-032, IT-10.3, IT-14.1: it can kill', () => {
    const t = scene(3)
      .power({ 'joffrey-baratheon': 1 })
      .encounter('robb-stark', 'joffrey-baratheon')
      .conflict('stark-hostility-8', 'lannister-hostility-1')
      .quiet()
    expect(t.of('joffrey-baratheon')).toBe(0)
    expect(t.of('lannister')).toBe(5)
    expect(t.events('died')).toEqual([{ is: 'died', character: 'joffrey-baratheon', seat: 1, why: 'punishment' }])
  })
})

describe('the dead', () => {
  it('ITC-007, IT-14.1, IT-14.2, IT-14.4, IT-16.2: a dead Eddard', () => {
    const t = scene(3, { leaders: { stark: 'robb-stark' } }).power({ 'eddard-stark': 0 })
    const chosen = (name: string) => t.legalMoves('stark').filter(move => JSON.stringify(move).includes(name))
    t.meeting('stark', 'lannister').run({ do: 'prepare' })
    expect(t.question()).toBe('distribute')
    expect(chosen('eddard')).toEqual([])
    t.move('stark', { do: 'empower', character: 'arya-stark' }).move('lannister', t.legalMoves('lannister')[0])
    expect(t.question()).toBe('chooseCharacter')
    expect(chosen('eddard')).toEqual([])
    t.meeting('lannister', 'baratheon').spread('lannister', 'stark').run({ do: 'supportPhase' })
    t.move('lannister', { do: 'use' })
    expect(t.legalMoves('lannister')).toHaveLength(3)
    t.meeting('lannister', 'baratheon').run({ do: 'supportPhase' }).quiet()
    expect(chosen('eddard')).toEqual([])
    expect(t.legalMoves('stark')).toHaveLength(7)
    t.hand('stark', 'eddard-stark', 'stark-truce').encounter('arya-stark', 'jaime-lannister').begin().quiet()
    expect(t.legalMoves('stark')).toContainEqual({ do: 'card', card: 'eddard-stark' })
  })

  it('IT-14.5, IT-13.5: an empty leader sheet harms nobody', () => {
    const t = scene(3).sheet('stark', 0).run({ do: 'check' })
    expect(t.events('won')).toEqual([])
    expect(viewOf(ironThrone, t.state, null).open.leaders[0]).toBe('eddard-stark')
  })
})
