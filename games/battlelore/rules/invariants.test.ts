import { describe, expect, it } from 'vitest'
import { commandDeck } from '../data/commandCards.ts'
import { loreDeck } from '../data/loreCards.ts'
import { type Position, scene } from '../testing.ts'
import type { Open } from '../types.ts'
import { invariants } from './invariants.ts'

/** The numbers of the laws that complain of a position, whose decks are whole unless the position says otherwise. */
function broken(position: Position, open: (open: Open) => Partial<Open> = () => ({})): string[] {
  const t = scene(position).hide({ commandDeck: [...commandDeck], loreDecks: [loreDeck('daqan'), loreDeck('uthuk')] })
  t.set(open(t.open))
  return Object.entries(invariants).flatMap(([law, complaint]) => (complaint(t.state.g) ? [law.split(':')[0]] : []))
}

const health = (n: number) => (open: Open) => ({ units: open.units.map(unit => ({ ...unit, health: n })) })

describe('the laws of a position', () => {
  it('BL-0.1 nothing is said of a position in order', () => {
    expect(broken({ units: ['CG F5', 'BH F4 1'] })).toEqual([])
  })

  it('BL-1.9 one unit a hex', () => {
    expect(broken({}, open => ({ units: open.units.map(unit => ({ ...unit, hex: 'F5' })) }))).toEqual(['BL-1.9'])
  })

  it('BL-6.2, BL-16.7 units stand where they may stand', () => {
    expect(broken({ units: ['CG F5'], terrain: { F5: 'water' } })).toEqual(['BL-6.2, BL-16.7'])
    expect(broken({ units: ['CL F5'], terrain: { F5: 'building' } })).toEqual(['BL-6.2, BL-16.7'])
    expect(broken({ units: ['Roc F5'], terrain: { F5: 'water' } })).toEqual([])
  })

  it('BL-9.1, BL-9.4 a unit on the board has at least one figure, and no more than its card says', () => {
    expect(broken({}, health(1))).toEqual([])
    expect(broken({}, health(0))).toEqual(['BL-9.1, BL-9.4'])
    expect(broken({}, health(4))).toEqual(['BL-9.1, BL-9.4'])
  })

  it('BL-1.8 no more units of a kind than cards', () => {
    expect(broken({ units: ['Roc F5', 'Roc F6'] })).toEqual(['BL-1.8'])
    expect(broken({ units: ['Roc F5', 'Roc F6'], options: { coreSets: '2' } })).toEqual([])
  })

  it('BL-3.6.4 no number below nothing', () => {
    expect(broken({ lore: { daqan: -1 } })).toEqual(['BL-3.6.4'])
    expect(broken({ points: { daqan: -1 } })).toEqual(['BL-3.6.4'])
  })

  it('BL-1.8 sixty command cards and twenty lore cards a faction, wherever they lie', () => {
    expect(broken({ commands: { daqan: ['wedge'] } })).toEqual(['BL-1.8'])
    expect(broken({ lores: { uthuk: ['portal'] } })).toEqual(['BL-1.8'])
    expect(broken({}, () => ({ loreDiscards: [['riposte'], []] }))).toEqual(['BL-1.8'])
  })

  it('BL-22.1 the open numbers of cards are true', () => {
    expect(broken({}, () => ({ loreHands: [1, 0] }))).toEqual(['BL-22.1'])
    expect(broken({}, () => ({ commandDeck: 59 }))).toEqual(['BL-22.1'])
  })

  it('BL-3.8.1 a back for each face while cards are placed', () => {
    expect(broken({}, () => ({ turn: null, units: [], backs: { F7: 0 } }))).toEqual(['BL-3.8.1'])
  })

  it('BL-11.2 no counter to a counter, and no combat outside a turn', () => {
    const fights = (n: number) => Array(n).fill({}) as Open['fights']
    expect(broken({}, () => ({ fights: fights(2) }))).toEqual([])
    expect(broken({}, () => ({ fights: fights(3) }))).toEqual(['BL-11.2'])
    expect(broken({}, () => ({ fights: fights(1), turn: null }))).toEqual(['BL-11.2'])
  })

  it('BL-5.4 a unit is ordered once, and by its own side', () => {
    const twice = ({ turn }: Open) => ({ turn: { ...turn!, ordered: [...turn!.ordered, ...turn!.ordered] } })
    expect(broken({ units: ['CG F5'] }, twice)).toEqual(['BL-5.4'])
    expect(broken({ units: ['CG F5'] }, ({ turn }) => ({ turn: { ...turn!, seat: 1 } }))).toEqual(['BL-5.4'])
  })
})
