import { describe, expect, it } from 'vitest'
import { seedFrom, start } from '../../../kernel/index.ts'
import { houses as allHouses } from '../data/houses.ts'
import { setups } from '../data/setups.ts'
import { thrones } from '../game.ts'
import { scene } from '../testing.ts'
import { castles } from './position/control.ts'
import { roles } from './setup.ts'

const options = {
  tidesOfBattle: false,
  victoryCheck: 'at-once',
  finalTieBreak: 'rulebook',
  darkWingsPortsPay: false,
  lannisterPortShip3p: false,
} as const

const seated = (chosen: (string | null)[], seed: string) =>
  start(thrones, { roles: chosen, options, seed: seedFrom(seed) }).state.g.open.houses

describe('AG-2 setup', () => {
  it('AG-2.1 AG-2.2 AG-12.6 each number of players has its houses, and no option changes that', () => {
    expect(roles(3)).toEqual(['baratheon', 'lannister', 'stark'])
    expect(roles(4)).toEqual(['baratheon', 'lannister', 'stark', 'greyjoy'])
    expect(roles(5)).toEqual(['baratheon', 'lannister', 'stark', 'greyjoy', 'tyrell'])
    expect([...roles(6)].sort()).toEqual([...allHouses].sort())
    expect(thrones.options.map(option => option.id)).toEqual(Object.keys(options))
  })

  it('AG-2.2 a house that is not in play, or chosen twice, is refused', () => {
    expect(() => seated(['martell', null, null], 'x')).toThrow('each may be one of')
    expect(() => seated(['stark', 'stark', null], 'x')).toThrow('each house once')
  })

  it('AG-12.5 AG-14.3 seats without a chosen house draw one by the seed', () => {
    expect(seated([null, 'stark', null, null], 'a')[1]).toBe('stark')
    const draws = Array.from({ length: 40 }, (_, i) => seated([null, null, null], `draw ${i}`).join())
    expect(new Set(draws).size).toBe(6)
    expect(seated([null, null, null], 'draw 7').join()).toBe(draws[7])
  })

  it('AG-2.3 AG-2.4 four shuffled decks, the threat on 2, round 1', () => {
    const { g } = scene(6).state
    expect(g.hidden.wildlings).toHaveLength(9)
    expect(g.hidden.westeros.map(deck => deck.length)).toEqual([10, 10, 10])
    expect(g.open).toMatchObject({ threat: 2, round: 1, westeros: [], wildlingsUsed: [] })
    const decks = Array.from({ length: 20 }, (_, i) => {
      const { hidden } = start(thrones, { roles: [null, null, null], options, seed: seedFrom(`deck ${i}`) }).state.g
      return [hidden.wildlings, ...hidden.westeros].map(deck => deck.join())
    })
    for (const i of [0, 1, 2, 3]) expect(new Set(decks.map(deck => deck[i])).size).toBe(20)
  })

  it('AG-2.5 AG-12.4 units stand where they start; a Ship in the Port of Lannisport with three players by option', () => {
    const t = scene(6, { empty: false })
    expect(t.army('winterfell')).toEqual({ seat: t.seat('stark'), units: ['footman', 'knight'], routed: [] })
    expect(t.army('shipbreaker-bay')).toEqual({ seat: t.seat('baratheon'), units: ['ship', 'ship'], routed: [] })
    expect(t.army('port-of-lannisport')?.units).toEqual(['ship'])
    expect(t.open.garrisons.pyke).toBe(2)
    expect(scene(3, { empty: false }).army('port-of-lannisport')).toBeNull()
    const three = scene(3, { empty: false, lannisterPortShip3p: true })
    expect(three.army('port-of-lannisport')?.units).toEqual(['ship'])
    expect(scene(4, { empty: false, lannisterPortShip3p: true }).army('port-of-lannisport')?.units).toEqual(['ship'])
  })

  it('AG-2.6 AG-2.7 tracks of seats, closed up, with the tokens at their heads unused', () => {
    const t = scene(4)
    const names = t.open.tracks['kings-court'].map(seat => t.open.houses[seat])
    expect(names).toEqual(['lannister', 'stark', 'baratheon', 'greyjoy'])
    expect(t.open).toMatchObject({ bladeUsed: false, ravenUsed: false })
  })

  it('AG-2.9 AG-2.10 Supply, castles, Power and cards at the start', () => {
    const t = scene(6, { empty: false })
    expect(t.supply('stark')).toBe(1)
    expect(t.supply('tyrell')).toBe(2)
    expect(castles(t.open, t.seat('stark'))).toBe(2)
    expect(castles(t.open, t.seat('greyjoy'))).toBe(1)
    expect(t.open.power).toEqual([5, 5, 5, 5, 5, 5])
    expect(t.open.hands.map(hand => hand.length)).toEqual([7, 7, 7, 7, 7, 7])
  })

  it('AG-2.11 AG-2.12 neutral forces and closed areas; the home of a house not in play is nobody’s', () => {
    expect(scene(6).open.neutrals).toEqual({ 'kings-landing': 5, 'the-eyrie': 6 })
    expect(scene(5).open.neutrals.sunspear).toBe(5)
    expect(scene(4).open.garrisons.highgarden).toBeUndefined()
    expect(scene(3).open.impassable).toHaveLength(12)
    expect(setups[3].outOfPlayPorts).toHaveLength(4)
  })

  it('AG-12 AG-12.7 six houses and the cards of the base game, and nothing of the expansions', () => {
    expect(allHouses).toHaveLength(6)
    expect(scene(6).open.hands.flat()).toHaveLength(42)
  })

  it('AG-2.2 AG-12.5 with some houses chosen, the others are drawn from those that are left', () => {
    for (let i = 0; i < 12; i++) {
      const houses = seated(['stark', null, 'tyrell', null, null, 'martell'], `left ${i}`)
      expect([houses[0], houses[2], houses[5]]).toEqual(['stark', 'tyrell', 'martell'])
      expect([...houses].sort()).toEqual([...allHouses].sort())
    }
  })
})
