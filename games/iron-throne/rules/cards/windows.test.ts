import { describe, expect, it } from 'vitest'
import { type AskStep, imagine, questionAt, seeded, seedFrom } from '../../../../kernel/index.ts'
import type { HouseCard } from '../../data/cards.ts'
import { charactersOf, type House, houses } from '../../data/houses.ts'
import { cardMoments, moments } from '../../data/moments.ts'
import { ironThrone } from '../../game.ts'
import { type Scene, scene } from '../../testing.ts'
import type { IronThrone } from '../../types.ts'
import { setEncounter } from '../encounter/encounter.ts'
import { isAskedFor, play } from '../testing.ts'
import { abilityOf, cardEffect, leaderEffect } from './abilities.ts'
import { obstacleTo } from './usable.ts'
import { windowAt } from './windows.ts'

/** Who is asked what in a window in which everybody passes. */
function asking(t: Scene): string[] {
  const list: string[] = []
  while (questionAt(ironThrone, t.state)?.pass) {
    const [house] = t.asked()
    list.push(`${house} ${t.question()}`)
    t.move(house, { do: 'pass' })
  }
  return list
}

describe('timing windows', () => {
  it('ITC-066, IT-20.1, IT-22.4, IT-22.23: leaders act clockwise from the challenger', () => {
    const t = scene(5, { leaders: { tyrell: 'loras-tyrell', stark: 'bran-stark' } })
      .encounter('mace-tyrell', 'robb-stark')
      .begin()
    expect([t.question(), t.asked()]).toEqual(['useAbility', ['tyrell']])
    t.move('tyrell', { do: 'use' })
    for (let i = 0; i < 3; i++) t.move('tyrell', { do: 'discard', card: t.handOf('tyrell')[0] })
    expect([t.question(), t.asked()]).toEqual(['useAbility', ['stark']])
    t.move('stark', { do: 'use' }).quiet()
    expect([t.question(), t.asked()]).toEqual(['playOpen', ['tyrell']])
    expect(t.open.encounter!.added).toEqual([{ side: 'challenger', by: 'leader-loras-tyrell', n: 3 }])
  })

  it('IT-20.2, IT-17.2: after a card the leaders who have not acted are asked anew, and those who passed too', () => {
    const t = scene(5, { leaders: { tyrell: 'loras-tyrell', stark: 'bran-stark' } })
      .hand('stark', 'catelyn-stark', 'stark-truce')
      .encounter('mace-tyrell', 'catelyn-stark')
      .begin()
      .move('tyrell', { do: 'use' }, { do: 'discard', card: 'tyrell-hostility-1' }, { do: 'done' })
      .move('stark', { do: 'pass' })
    while (t.asked()[0] !== 'stark') t.move(t.asked()[0], { do: 'pass' })
    t.move('stark', { do: 'play', card: 'catelyn-stark' })
    t.move('stark', { do: 'drain', character: 'robb-stark' }, { do: 'done' })
    // Bran was passed over and is asked again; Loras has been used
    expect([t.question(), t.asked()]).toEqual(['useAbility', ['stark']])
  })

  it('IT-20.2: whoever has played a card is asked again after the others', () => {
    const t = scene(5)
      .hand('tyrell', 'olenna-tyrell', 'olenna-tyrell', 'tyrell-truce')
      .encounter('olenna-tyrell', 'viserys-targaryen')
      .begin()
      .move('tyrell', { do: 'play', card: 'olenna-tyrell' }, { do: 'target', character: 'viserys-targaryen' })
    expect(t.asked()).toEqual(['targaryen'])
    t.move('targaryen', { do: 'pass' })
    expect(t.asked()).toEqual(['tyrell'])
  })

  it('IT-20.6: nor for a card that costs another one, with one card in hand', () => {
    const t = scene(4)
      .hand('targaryen', 'daenerys-targaryen', 'targaryen-hostility-5')
      .encounter('daenerys-targaryen', 'tywin-lannister')
      .conflict('targaryen-hostility-5', 'lannister-hostility-5')
    expect(t.open.hands[3]).toBe(1)
    expect(t.question()).not.toBe('playCard')
  })

  it('IT-20.2: after a card the next player clockwise comes first', () => {
    const t = scene(5)
      .hand('targaryen', 'viserys-targaryen', 'viserys-targaryen', 'targaryen-truce')
      .encounter('olenna-tyrell', 'viserys-targaryen')
      .begin()
    expect(t.asked()).toEqual(['tyrell'])
    t.move('tyrell', { do: 'pass' })
    expect(t.asked()).toEqual(['targaryen'])
    t.move('targaryen', { do: 'play', card: 'viserys-targaryen' }).move('tyrell', { do: 'give-hostage' })
    t.move('targaryen', { do: 'take', place: { from: 'deck' } })
    expect([t.question(), t.asked()]).toEqual(['playCard', ['tyrell']])
  })

  it('IT-20.2: a window for cards that was stored when it named who has passed goes on with the others', () => {
    const begun = () =>
      scene(3)
        .hand('stark', 'bran-stark', 'stark-truce')
        .hand('lannister', 'joffrey-baratheon', 'lannister-truce')
        .encounter('bran-stark', 'joffrey-baratheon', { 'stannis-baratheon': 'challenger' })
        .begin()
    const now = begun()
    const before = begun()
    const [first] = now.asked()
    now.move(first, { do: 'pass' })
    const { do: name, among: _, ...window } = before.state.stack.at(-1) as AskStep<IronThrone> & { do: 'playCard' }
    type State = typeof before.state
    const old = { do: name, seat: before.seat(now.asked()[0]), ...window, passed: [before.seat(first)] }
    before.state.stack[before.state.stack.length - 1] = old as unknown as State['stack'][number]
    before.state.g.held = before.state.g.held.map(({ passed: _, ...held }) => held as State['g']['held'][number])
    for (const viewer of ['stark', 'lannister', 'baratheon', null] as const) {
      imagine(ironThrone, before.view(viewer), seeded(seedFrom('old')))
    }
    expect(before.asked()).toEqual(now.asked())
    expect(asking(before)).toEqual(asking(now))
    expect(before.state.stack).toEqual(now.state.stack)
  })

  it('ITC-091, IT-20.4, IT-20.6, IT-25.6: three are asked, and nobody sees whom it waits for or that somebody has passed', () => {
    const ask = (stark: readonly HouseCard[], lannister: readonly HouseCard[]) => {
      const t = scene(3)
        .hand('stark', ...stark)
        .hand('lannister', ...lannister)
        .encounter('bran-stark', 'joffrey-baratheon', { 'stannis-baratheon': 'challenger' })
        .begin()
      const asked: House[] = []
      const seen: object[] = []
      while (t.question() === 'playCard') {
        const [house] = t.asked()
        asked.push(house)
        expect(t.view(house).asked).toEqual([t.seat(house)])
        for (const other of ['stark', 'lannister', 'baratheon', null] as const) {
          if (other !== house)
            seen.push({ asked: t.view(other).asked, stack: t.view(other).stack, open: t.open, heard: [...t.heard] })
        }
        t.move(house, { do: 'pass' })
      }
      return { asked, seen }
    }
    // The three hold a card, and none of them does; Joffrey's card names a supporter of the opposing side: Baratheon
    const armed = ask(['bran-stark', 'stark-truce'], ['joffrey-baratheon', 'lannister-truce'])
    const bare = ask(['stark-hostility-1', 'stark-truce'], ['lannister-hostility-1', 'lannister-truce'])
    for (const { asked, seen } of [armed, bare]) {
      expect(asked).toEqual(['stark', 'lannister', 'baratheon'])
      expect(seen[0]).toMatchObject({ asked: [] })
      expect(new Set(seen.map(each => JSON.stringify(each))).size).toBe(1)
    }
    expect(bare.seen[0]).toEqual(armed.seen[0])
  })

  it('ITC-092, IT-20.6, IT-20.7: nobody is asked without need', () => {
    const led = () => scene(3).encounter('robb-stark', 'tywin-lannister')
    const quiet = led().begin()
    expect(quiet.question()).toBe('playCards')
    const hostility = led().conflict('stark-hostility-1', 'lannister-hostility-8')
    // After the reveal and when the outcome is set nobody is asked; the rewards come at once
    expect(hostility.question()).toBe('distribute')
    expect(asking(led().conflict('stark-hostility-1', 'lannister-truce'))).toEqual([
      'stark useAbility',
      'stark playCard',
    ])
    const won = led().conflict('stark-hostility-20', 'lannister-hostility-1')
    won.move('stark', { do: 'take', place: { from: 'deck' } })
    expect(asking(won)).toEqual(['stark playCard'])
    const lost = led().conflict('stark-hostility-1', 'lannister-hostility-8').finish('takeHostage')
    lost.move('lannister', { do: 'take', place: { from: 'deck' } })
    expect(asking(lost)).toEqual(['stark playCard', 'lannister playCard'])
  })

  it('ITC-092: a betrayal won by Lannister asks for the card of its leader too', () => {
    const t = scene(3).encounter('tywin-lannister', 'robb-stark').conflict('lannister-hostility-1', 'stark-truce')
    expect(asking(t)).toEqual(['stark useAbility', 'lannister playCard', 'stark playCard'])
  })

  it('ITC-093, IT-20.6: both copies seen', () => {
    const fought = (t: Scene) => t.encounter('robb-stark', 'tywin-lannister').begin().quiet()
    const both = scene(3)
    both.set({ discards: [['robb-stark', 'robb-stark'], [], []] })
    fought(both).run(...windowAt(both.open, 'after-resolution'))
    expect(both.question()).toBeNull()
    const one = scene(3).hostage('lannister', 'robb-stark')
    one.set({ discards: [['robb-stark'], [], []] })
    fought(one).run(...windowAt(one.open, 'after-resolution'))
    expect([one.question(), one.asked()]).toEqual(['playCard', ['stark']])
  })

  it('IT-20.6: copies in play are seen too: the card revealed, and one played for its text', () => {
    const t = scene(3)
      .hand('stark', 'robb-stark', 'robb-stark', 'stark-hostility-8')
      .encounter('robb-stark', 'tywin-lannister')
      .conflict('robb-stark', 'lannister-hostility-1')
    play(t, 'robb-stark')
    expect([t.open.hands[0], isAskedFor(t, 'stark')]).toEqual([2, false])
  })

  it('IT-20.6: with an empty hand nobody is asked for a card', () => {
    const t = scene(3).handSize('stark', 0).encounter('robb-stark', 'tywin-lannister').begin()
    expect(t.run(...windowAt(t.open, 'after-resolution')).question()).toBeNull()
  })

  it('IT-16.4, IT-1.11: who does not take part is not asked for a card', () => {
    const t = scene(3).encounter('tywin-lannister', 'robb-stark').begin()
    t.run(...windowAt(t.open, 'before-cards'))
    expect(asking(t)).toEqual([])
  })

  it('IT-25.6, IT-20.4, IT-16.7: every window can be passed, also with nothing in hand for it', () => {
    const t = scene(3).hand('stark', 'stark-truce').encounter('robb-stark', 'tywin-lannister').begin()
    t.run(...windowAt(t.open, 'after-resolution'))
    expect(questionAt(ironThrone, t.state)!.pass).toEqual({ do: 'pass' })
    expect(t.legalMoves('stark')).toEqual([{ do: 'pass' }])
  })

  it('IT-20.3, IT-20.3.1, IT-20.3.3, IT-20.3.13: who can act when', () => {
    const t = scene(3, {
      leaders: { stark: 'robb-stark', lannister: 'cersei-lannister', baratheon: 'stannis-baratheon' },
    })
    expect(asking(t.challenger('stark').run(...windowAt(t.open, 'before-turn')))).toEqual(['stark useAbility'])
    expect(asking(t.challenger('baratheon').run(...windowAt(t.open, 'before-turn')))).toEqual([])
    expect(asking(t.run(...windowAt(t.open, 'before-event')))).toEqual(['baratheon useAbility'])
    const u = scene(5, { leaders: { tyrell: 'olenna-tyrell' } })
      .encounter('robb-stark', 'jaime-lannister')
      .begin()
    expect(asking(u.run(...windowAt(u.open, 'after-resolution'))).at(-1)).not.toBe('tyrell playCard')
  })

  it('IT-20.3, IT-20.7: every moment is the moment of some ability, every one for cards that of some card', () => {
    const open = scene(5).open
    const used = houses.flatMap(house => charactersOf[house].map(each => abilityOf(open, leaderEffect(each)).at))
    expect(new Set(used)).toEqual(new Set(moments))
    const cards = houses.flatMap(house => charactersOf[house].map(each => abilityOf(open, cardEffect(each)).at))
    expect(new Set(cards)).toEqual(new Set(cardMoments))
  })

  it('IT-16.2, IT-16.6: why a card in hand cannot be played is known', () => {
    const hand = ['joffrey-baratheon', 'tyrion-lannister', 'tywin-lannister', 'lannister-truce'] as const
    const t = scene(4)
      .hand('lannister', ...hand)
      .hand('targaryen', 'daenerys-targaryen', 'targaryen-truce', 'targaryen-hostility-5')
      .encounter('joffrey-baratheon', 'daenerys-targaryen')
      .begin()
    const why = (card: (typeof hand)[0 | 1 | 2], at: 'before-cards' | 'after-reveal' | 'after-resolution') =>
      obstacleTo(t.open, hand, 1, card, at)
    expect(why('tyrion-lannister', 'before-cards')).toBe('moment')
    expect(why('tyrion-lannister', 'after-reveal')).toBe('character')
    expect(why('joffrey-baratheon', 'before-cards')).toBe('target')
    expect(why('tywin-lannister', 'after-resolution')).toBe('character')
    t.conflict('lannister-truce', 'targaryen-hostility-5')
    const dracarys = () =>
      obstacleTo(t.open, ['targaryen-truce', 'daenerys-targaryen'], 3, 'daenerys-targaryen', 'after-reveal')
    expect(dracarys()).toBe('needs')
    setEncounter(t.state.g, { outcomeSet: 'hostility' })
    expect(dracarys()).toBe('hand')
  })

  it('IT-20.5: what is used is carried out at once and completely', () => {
    const t = scene(3).encounter('robb-stark', 'tywin-lannister').conflict('stark-truce', 'lannister-hostility-1')
    t.move('stark', { do: 'use' })
    expect(t.events('outcome')).toEqual([{ is: 'outcome', outcome: 'truce', by: 'leader-eddard-stark' }])
    expect(t.open.working).toBeNull()
  })
})
