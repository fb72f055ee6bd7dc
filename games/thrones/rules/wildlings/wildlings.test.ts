import { describe, expect, it } from 'vitest'
import type { House } from '../../data/houses.ts'
import { type WildlingCard, wildlingCards } from '../../data/wildlingCards.ts'
import { type Scene, scene } from '../../testing.ts'

/** Puts a card on top of the deck. */
const topped = (t: Scene, ...cards: WildlingCard[]) =>
  t.hide({ wildlings: [...cards, ...wildlingCards.filter(card => !cards.includes(card))] })
const attack = (strength: number, without: number | null = null) =>
  ({ do: 'bid', on: 'wildlings', strength, without }) as const
function bids(t: Scene, amounts: Partial<Record<House, number>>): Scene {
  for (const [house, power] of Object.entries(amounts)) t.move(house as House, { do: 'bid', power })
  return t
}
const names = (t: Scene, seats: readonly number[]) => seats.map(seat => t.open.houses[seat])
const named = (t: Scene) => t.events('named').map(event => [t.open.houses[event.seat], event.as])

describe('AG-9 wildling attacks', () => {
  it('AG-9 AG-9.1 AG-9.2 everybody bids; the sum of bids decides', () => {
    const t = topped(scene(3), 'silence-at-the-wall').set({ threat: 6 }).run(attack(6))
    expect(t.asked()).toHaveLength(3)
    bids(t, { stark: 3, lannister: 2, baratheon: 1 })
    expect(t.events('wildlings')).toEqual([{ is: 'wildlings', strength: 6, sum: 6, won: true }])
    expect(t.events('bids')[0].bids).toEqual(
      t.open.houses.map(house => ({ stark: 3, lannister: 2, baratheon: 1 })[house as 'stark']),
    )
    expect([t.power('stark'), t.power('lannister'), t.power('baratheon')]).toEqual([2, 3, 4])
    expect(named(t)).toEqual([['stark', 'highest']])
  })

  it('T-10 AG-9.3 AG-9.4 a lost attack takes the threat two spaces back, never below 0; all bids are paid', () => {
    const lost = (threat: number, stark: number) => {
      const t = topped(scene(3), 'silence-at-the-wall').set({ threat }).run(attack(threat))
      bids(t, { stark, lannister: 0, baratheon: 0 }).move('baratheon', { do: 'name', seat: t.seat('lannister') })
      expect(t.events('wildlings')[0].won).toBe(false)
      expect(t.power('stark')).toBe(5 - stark)
      return t.open.threat
    }
    expect(lost(6, 5)).toBe(2)
    expect(lost(2, 1)).toBe(0)
  })

  it('T-11 AG-9.5 AG-1.6.2 the Iron Throne holder names one of the lowest, before the card is revealed', () => {
    const t = topped(scene(4), 'mammoth-riders').set({ threat: 12 })
    t.army('winterfell', 'stark', 'footman', 'knight').army('pyke', 'greyjoy', 'footman', 'knight')
    t.run(attack(12))
    bids(t, { baratheon: 0, lannister: 2, stark: 0, greyjoy: 1 })
    expect([t.asked(), t.events('wildling-card')]).toEqual([['baratheon'], []])
    expect(
      names(
        t,
        t.of('baratheon', 'name').map(move => move.seat),
      ).sort(),
    ).toEqual(['baratheon', 'stark'])
    t.move('baratheon', { do: 'name', seat: t.seat('stark') })
    expect(t.events('named')).toEqual([{ is: 'named', seat: t.seat('stark'), as: 'lowest', by: t.seat('baratheon') }])
    // Stark suffers first, then Greyjoy, the only other house with units
    expect([t.asked(), t.state.stack.at(-1)]).toMatchObject([['stark'], { do: 'loseUnit', left: 3 }])
  })

  it('AG-9.6 the lowest bidder first, then everybody else in turn order; the card goes under the deck', () => {
    const t = topped(scene(4), 'rattleshirts-raiders').set({ threat: 12 }).run(attack(12))
    bids(t, { baratheon: 1, lannister: 2, stark: 0, greyjoy: 1 })
    expect(
      names(
        t,
        t.events('supply').map(event => event.seat),
      ),
    ).toEqual(['stark', 'baratheon', 'lannister', 'greyjoy'])
    expect(t.events('supply').map(event => event.to)).toEqual([4, 5, 5, 5])
    expect(t.state.g.hidden.wildlings.at(-1)).toBe('rattleshirts-raiders')
    expect(t.open.wildlingDeck.at(-1)).toBe('rattleshirts-raiders')
    expect(t.open.wildlingsUsed).toEqual(['rattleshirts-raiders'])
  })

  it('AG-9.6 when the Night’s Watch wins only the highest bidder is concerned', () => {
    const t = topped(scene(4), 'rattleshirts-raiders').supply('stark', 2).set({ threat: 4 }).run(attack(4))
    bids(t, { baratheon: 1, lannister: 1, stark: 3, greyjoy: 0 })
    expect(t.events('supply')).toEqual([
      { is: 'supply', seat: t.seat('stark'), from: 2, to: 3, cause: 'rattleshirts-raiders' },
    ])
    expect(t.open.threat).toBe(0)
  })

  it('T-12 AG-9.7.5 UR-112 Preemptive Raid: a second attack of strength 6 without the highest bidder', () => {
    const t = topped(scene(6), 'preemptive-raid', 'skinchanger-scout').set({ threat: 8 }).run(attack(8))
    bids(t, { stark: 3, lannister: 3, baratheon: 2, martell: 1, greyjoy: 0, tyrell: 0 })
    t.move('baratheon', { do: 'name', seat: t.seat('stark') })
    expect(t.open.threat).toBe(0)
    expect(t.state.stack.at(-1)).toEqual(attack(6, t.seat('stark')))
    expect(t.asked()).not.toContain('stark')
    bids(t, { lannister: 2, baratheon: 1, martell: 1, greyjoy: 0, tyrell: 0 })
    expect(t.events('wildlings').at(-1)).toEqual({ is: 'wildlings', strength: 6, sum: 4, won: false })
    expect(
      names(
        t,
        t.of('baratheon', 'name').map(move => move.seat),
      ).sort(),
    ).toEqual(['greyjoy', 'tyrell'])
    t.move('baratheon', { do: 'name', seat: t.seat('tyrell') })
    // Skinchanger Scout: Tyrell loses all 5, the others 2 or what they have; Stark keeps its 2
    expect(
      names(t, [0, 1, 2, 3, 4, 5])
        .map(house => [house, t.power(house)])
        .sort(),
    ).toEqual([
      ['baratheon', 0],
      ['greyjoy', 3],
      ['lannister', 0],
      ['martell', 1],
      ['stark', 2],
      ['tyrell', 0],
    ])
    expect(t.events('bids').at(-1)?.bids[t.seat('stark')]).toBeNull()
    expect([t.open.threat, t.question()]).toEqual([0, null])
    expect(t.open.wildlingsUsed).toEqual(['preemptive-raid', 'skinchanger-scout'])
  })

  it('AG-9.8 control, ports and victory are looked at after each house’s losses', () => {
    const t = topped(scene(6), 'mammoth-riders').army('oldtown', 'tyrell', 'footman')
    t.army('port-of-oldtown', 'tyrell', 'ship', 'ship').set({ threat: 12 })
    t.run({ do: 'wildlingEffect', card: 'the-horde-descends', seat: t.seat('tyrell'), as: 'other', bid: 0 })
    t.move('tyrell', { do: 'lose', at: 'oldtown', unit: 'footman', routed: false })
    expect(t.army('port-of-oldtown')).toBeNull()
    expect(t.events('lost').map(event => [event.at, event.cause])).toEqual([
      ['oldtown', 'the-horde-descends'],
      ['port-of-oldtown', 'port'],
      ['port-of-oldtown', 'port'],
    ])
  })

  it('AG-9.8 AG-10.1 a house that regains its home by them can win', () => {
    const t = scene(6).army('winterfell', 'greyjoy', 'footman').garrison('winterfell', null)
    for (const at of ['white-harbor', 'moat-cailin', 'riverrun', 'seagard', 'harrenhal', 'the-eyrie'] as const) {
      t.banner(at, 'stark')
    }
    t.run({ do: 'wildlingEffect', card: 'mammoth-riders', seat: t.seat('greyjoy'), as: 'lowest', bid: 0 })
    expect(t.events('won')).toEqual([{ is: 'won', seat: t.seat('stark'), areas: 7, early: true }])
  })

  it('AG-9.7.5 AG-10.1 AG-10.5 a victory in the second attack of Preemptive Raid ends both attacks and the phase', () => {
    const t = topped(scene(3), 'preemptive-raid', 'mammoth-riders').set({ threat: 4 })
    t.garrison('winterfell', null).army('winterfell', 'baratheon', 'footman').army('blackwater', 'lannister', 'footman')
    for (const at of ['white-harbor', 'moat-cailin', 'riverrun', 'seagard', 'harrenhal', 'flints-finger'] as const) {
      t.banner(at, 'stark')
    }
    t.run(attack(4), { do: 'mustering' })
    bids(t, { stark: 4, lannister: 0, baratheon: 0 })
    bids(t, { lannister: 1, baratheon: 0 })
    // Baratheon, the lowest, loses its only unit: Winterfell is Stark's again, and Lannister is not asked any more.
    expect(t.events('won')).toEqual([{ is: 'won', seat: t.seat('stark'), areas: 7, early: true }])
    expect([t.asked(), t.army('blackwater')?.units]).toEqual([[], ['footman']])
  })

  it('AG-9.9 the lowest bidder’s part decides in which order the others come', () => {
    const t = topped(scene(4), 'a-king-beyond-the-wall').set({ threat: 12 }).run(attack(12))
    bids(t, { baratheon: 0, lannister: 1, stark: 1, greyjoy: 1 })
    const order: House[] = []
    while (t.question()) {
      const [house] = t.asked()
      order.push(house)
      t.move(house, { do: 'drop', what: 'fiefdoms' })
    }
    expect(order).toEqual(['lannister', 'stark', 'greyjoy'])
  })

  it('AG-9.9 AG-13.4 UR-077 the deck keeps its order but for the used card, and nobody sees it', () => {
    const t = topped(scene(3), 'silence-at-the-wall').set({ threat: 6 })
    const before = t.state.g.hidden.wildlings
    t.run(attack(6))
    bids(t, { stark: 5, lannister: 2, baratheon: 1 })
    expect(t.state.g.hidden.wildlings).toEqual([...before.slice(1), 'silence-at-the-wall'])
    expect('hidden' in t.view('stark')).toBe(false)
    expect(t.view('stark').open.wildlingDeck).toEqual([...Array(8).fill(null), 'silence-at-the-wall'])
  })

  it('AG-9.7.5 AG-9.5 who takes no part in the second attack is neither the lowest bidder nor one of the others', () => {
    for (const out of [0, 2]) {
      const t = topped(scene(4), 'skinchanger-scout').set({ threat: 0 }).run(attack(6, out))
      const [lowest, ...others] = t.asked()
      t.move(lowest, { do: 'bid', power: 1 })
      for (const house of others) t.move(house, { do: 'bid', power: 2 })
      // 1 + 2 + 2 = 5 < 6: the lowest loses all that is left, the others 2 of 3, the one who is out nothing.
      expect(named(t)).toEqual([[lowest, 'lowest']])
      expect([t.power(lowest), ...others.map(house => t.power(house)), t.open.power[out]]).toEqual([0, 1, 1, 5])
    }
  })
})
