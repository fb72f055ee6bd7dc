/** Faults that other tables of this game, or of its kind, are known for. */
import { describe, expect, it } from 'vitest'
import { play, visibleTo } from '../../../kernel/index.ts'
import { ironThrone } from '../game.ts'
import { scene } from '../testing.ts'
import { isValid } from './negotiation/offers.ts'
import { totals } from './testing.ts'

const truce = () =>
  scene(3)
    .encounter('robb-stark', 'jaime-lannister', { 'stannis-baratheon': 'challenger' })
    .conflict('stark-truce', 'lannister-truce')
    .quiet()

describe('known faults', () => {
  it('UR-049, IT-8.2: equal totals are lost by both sides', () => {
    const t = scene(3)
      .power({ 'stannis-baratheon': 3, 'jaime-lannister': 6 })
      .encounter('robb-stark', 'jaime-lannister', { 'stannis-baratheon': 'challenger' })
      .conflict('stark-hostility-5', 'lannister-hostility-6')
      .quiet()
    expect(totals(t)).toEqual([12, 12])
    expect([t.of('robb-stark'), t.of('stannis-baratheon'), t.of('jaime-lannister')]).toEqual([2, 1, 3])
    expect([t.events('influence'), t.events('hostage'), t.events('drew')]).toEqual([[], [], []])
  })

  it('UR-050, IT-8.4, IT-9.2: limits of a deal, and its failure', () => {
    const given = truce()
    given.move('lannister', { do: 'influence', by: 'defender', n: 1 }, { do: 'propose' })
    given.move('stark', { do: 'agree', version: 1 })
    expect(given.events('ending')[0]).toMatchObject({ ending: 'deal', winner: null })
    expect([given.spreadOf('stark'), given.of('stannis-baratheon'), given.open.hands[2]]).toEqual([1, 4, 5])

    const t = truce()
    const nothing = { influence: 0, power: 0, hostages: [] } as const
    const any = { from: 'any' } as const
    expect(isValid(t.open, { challenger: nothing, defender: { ...nothing, hostages: [any, any, any] } })).toBe(false)
    expect(t.sheet('lannister', 9).refuses('stark', { do: 'power', by: 'defender', n: 4 as never })).toBe(true)
    t.move('stark', { do: 'break-off' }).quiet()
    expect([t.of('robb-stark'), t.of('stannis-baratheon'), t.of('jaime-lannister')]).toEqual([2, 2, 2])
  })

  it('UR-051, IT-14.1, IT-14.3: the player of a character that dies is still part of the encounter', () => {
    const t = scene(3)
      .power({ 'stannis-baratheon': 1 })
      .encounter('robb-stark', 'jaime-lannister', { 'stannis-baratheon': 'challenger' })
      .conflict('stark-hostility-1', 'lannister-hostility-8')
      .finish('nameVictim')
    expect(t.of('stannis-baratheon')).toBe(0)
    expect(t.open.encounter!.fighters.map(({ seat }) => seat)).toContain(2)
    expect(t.legalMoves('lannister')).toContainEqual({ do: 'name', seat: 2 })
  })

  it('UR-052, IT-12.3, IT-12.5: a victory is shared by all who reach it', () => {
    const t = scene(3)
      .spread('stark', 'lannister', 4)
      .spread('lannister', 'stark', 4)
      .encounter('robb-stark', 'stannis-baratheon', { 'jaime-lannister': 'challenger' })
      .conflict('stark-hostility-8', 'baratheon-hostility-1')
      .quiet()
    expect(t.events('won')[0].seats).toEqual([0, 1])
    const places = ironThrone.standing(t.open).map(({ seat, place }) => [seat, place])
    expect(places).toEqual([
      [0, 1],
      [1, 1],
      [2, 3],
    ])
  })

  it('UR-081, IT-25.9: nobody but the two hears what was taken from a hand', () => {
    const t = scene(3).run({ do: 'takeHostage', seat: 1, victim: 0, why: 'hostility', before: null })
    const { heard } = play(ironThrone, t.state, 1, { do: 'take', place: { from: 'hand' } })
    const [card] = t.hostagesOf('lannister')
    const told = (seat: number | null) => JSON.stringify(visibleTo(heard, seat))
    expect([told(0).includes(card), told(1).includes(card)]).toEqual([true, true])
    expect([told(2).includes(card), told(null).includes(card)]).toEqual([false, false])
  })
})
