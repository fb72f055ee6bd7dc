import { describe, expect, it } from 'vitest'
import { type Context, play, questionAt, visibleTo } from '../../../kernel/index.ts'
import { ironThrone } from '../game.ts'
import { scene } from '../testing.ts'
import type { Event, IronThrone } from '../types.ts'
import { windowAt } from './cards/windows.ts'
import { setEncounter } from './encounter/encounter.ts'
import { movePower, weaken } from './power.ts'

function listening() {
  const events: Event[] = []
  const ctx: Context<IronThrone> = { log: event => void events.push(event), below: () => 0, shuffle: list => [...list] }
  return { events, ctx }
}

describe('power', () => {
  it('IT-1.4, IT-13.4, IT-13.6: it goes to the own leader sheet; of less than is due all is taken', () => {
    const t = scene(3).power({ 'robb-stark': 3 })
    const { events, ctx } = listening()
    weaken(t.state.g, ctx, 'robb-stark', 5, 'torture')
    expect([t.of('robb-stark'), t.of('stark'), t.of('lannister')]).toEqual([0, 7, 4])
    expect(events).toEqual([
      { is: 'power', from: 'robb-stark', to: 0, n: 3, why: 'torture' },
      { is: 'died', character: 'robb-stark', seat: 0, why: 'torture' },
    ])
    weaken(t.state.g, ctx, 'robb-stark', 1, 'torture')
    expect(events).toHaveLength(2)
  })

  it('IT-13.5, IT-13.7: out of the game for good; and without a limit', () => {
    const t = scene(3).sheet('stark', 30)
    const { ctx } = listening()
    const { box } = t.open
    movePower(t.state.g, ctx, 0, 'box', 2, 'torture')
    movePower(t.state.g, ctx, 0, 'arya-stark', 28, 'reward')
    expect([t.of('stark'), t.of('arya-stark'), t.open.box]).toEqual([0, 32, box + 2])
  })

  it('IT-13.1, IT-13.3, IT-29.10: what must be distributed cannot be kept', () => {
    const t = scene(3).encounter('robb-stark', 'jaime-lannister')
    t.conflict('stark-hostility-1', 'lannister-hostility-8').quiet()
    expect(t.legalMoves('lannister').map(({ do: name }) => name)).toEqual(Array(4).fill('empower'))
  })

  it('IT-5.4, IT-29.9: nor can the power of preparation', () => {
    const t = scene(3).meeting('stark', 'lannister').run({ do: 'prepare' })
    expect(t.legalMoves('stark').map(({ do: name }) => name)).toEqual(Array(4).fill('empower'))
  })
})

describe('the course of a round', () => {
  it('IT-1.13: a window may be about one player', () => {
    const t = scene(4).spread('lannister', 'targaryen').encounter('jaime-lannister', 'robb-stark')
    t.run({ do: 'supportPhase' }).move('baratheon', { do: 'pass' })
    expect(t.state.stack.at(-1)).toMatchObject({ do: 'useAbility', seat: 1, at: 'before-support', of: 3 })
  })

  it('IT-7.1, IT-1.11: participants are fixed when the conflict begins', () => {
    const t = scene(3).encounter('robb-stark', 'jaime-lannister', { 'stannis-baratheon': 'defender' })
    expect(t.open.encounter!.begun).toBe(false)
    t.begin()
    expect(t.open.encounter!.begun).toBe(true)
    expect(t.open.encounter!.fighters).toHaveLength(3)
  })

  it('IT-10.1, IT-8.5: after a deal nobody has won or lost', () => {
    const t = scene(4, { leaders: { targaryen: 'jorah-mormont' } })
      .encounter('robb-stark', 'jaime-lannister', { 'khal-drogo': 'defender' })
      .conflict('stark-truce', 'lannister-truce')
      .quiet()
      .move('stark', { do: 'influence', by: 'defender', n: 1 }, { do: 'propose' })
      .move('lannister', { do: 'agree', version: 1 })
    // Jorah needs a defeat, Drogo's and Robb's cards are played at the end
    expect(t.state.stack.at(-1)).toMatchObject({ do: 'playCard', at: 'after-resolution' })
  })

  it('IT-10.5.2, IT-29.15: a hostage must be taken', () => {
    const t = scene(3).encounter('robb-stark', 'jaime-lannister')
    t.conflict('stark-hostility-8', 'lannister-hostility-1').quiet()
    expect(t.legalMoves('stark').map(({ do: name }) => name)).toEqual(['take', 'take'])
  })

  it('IT-10.5.1: whoever may not be rewarded takes no hostage, be it for a hostility or a betrayal', () => {
    const t = scene(3).encounter('robb-stark', 'jaime-lannister')
    t.conflict('stark-truce', 'lannister-hostility-1')
    setEncounter(t.state.g, { noReward: [0, 1] })
    t.quiet()
    expect([t.events('hostage'), t.question()]).toEqual([[], null])
    const u = scene(3).encounter('robb-stark', 'jaime-lannister').begin()
    setEncounter(u.state.g, { noReward: [0] })
    u.cards('stark-hostility-8', 'lannister-hostility-1').quiet()
    expect([u.events('hostage'), u.open.influence.flat(), u.question()]).toEqual([[], [], null])
  })

  it('IT-10.6, IT-20.3.13: after the resolution the leaders of all may act', () => {
    const t = scene(5, { leaders: { tyrell: 'olenna-tyrell' } })
      .encounter('robb-stark', 'jaime-lannister')
      .begin()
    t.run(...windowAt(t.open, 'after-resolution'))
    expect([t.question(), t.asked()]).toEqual(['useAbility', ['tyrell']])
  })

  it('IT-3.8: all tokens of influence begin at home', () => {
    expect(scene(5).open.influence).toEqual([[], [], [], [], []])
  })

  it('IT-25.7: what one seat alone may see is told to it alone', () => {
    const t = scene(3).hostage('lannister', 'stark-hostility-20').challenger('lannister')
    t.run({ do: 'hostages', turn: 1, passed: [] })
    const { heard } = play(ironThrone, t.state, 1, { do: 'release', n: 1 })
    const told = (seat: number | null) => JSON.stringify(visibleTo(heard, seat))
    expect(told(0)).toContain('stark-hostility-20')
    for (const other of [1, 2, null]) expect(told(other)).not.toContain('stark-hostility-20')
  })

  it('IT-26.1: everybody hears what is said', () => {
    expect(ironThrone.whispers).toBe(false)
  })

  it('IT-29.5: each part of a deal is there once for each direction', () => {
    const t = scene(3).encounter('robb-stark', 'jaime-lannister').conflict('stark-truce', 'lannister-truce').quiet()
    expect(questionAt(ironThrone, t.state)!.rule.kind).toBe('free')
    t.move('stark', { do: 'influence', by: 'defender', n: 1 })
    const again = questionAt(ironThrone, t.state)!
      .legal(0)
      .filter(move => move.do === 'influence' && move.by === 'defender')
    expect(again).toEqual([{ do: 'influence', by: 'defender', n: 0 }])
  })
})

describe('power that is not there', () => {
  it('IT-14.5, IT-13.5: nobody dies of an empty leader sheet, or of an empty box', () => {
    const t = scene(3).sheet('stark', 1)
    const { events, ctx } = listening()
    movePower(t.state.g, ctx, 0, 'box', 1, 'torture')
    movePower(t.state.g, ctx, 'box', 0, t.open.box, 'reward')
    expect(events.map(({ is }) => is)).toEqual(['power', 'power'])
  })

  it('IT-13.8, IT-28.4: a House without living characters distributes nothing', () => {
    const t = scene(4, { lastBlood: true })
      .power({ 'daenerys-targaryen': 0, 'viserys-targaryen': 0, 'khal-drogo': 1, 'barristan-selmy': 0 })
      .encounter('robb-stark', 'jaime-lannister', { 'khal-drogo': 'defender' })
      .begin()
    t.power({ 'khal-drogo': 0 }).cards('stark-hostility-1', 'lannister-hostility-8').quiet()
    t.move('lannister', ...Array(2).fill({ do: 'empower', character: 'jaime-lannister' }))
    // IT-14.3: it is rewarded all the same, with two cards
    expect([t.question(), t.asked(), t.open.hands[3], t.of('targaryen')]).toEqual(['takeHostage', ['lannister'], 7, 4])
  })
})
