import { describe, expect, it } from 'vitest'
import type { Track } from '../../data/constants.ts'
import type { House } from '../../data/houses.ts'
import type { UnitType } from '../../data/units.ts'
import type { WildlingCard } from '../../data/wildlingCards.ts'
import { type Scene, scene } from '../../testing.ts'
import { countOf } from '../position/armies.ts'

type As = 'lowest' | 'other' | 'highest'

/** One house's part of a card. */
const suffer = (t: Scene, card: WildlingCard, house: House, as: As, bid = 0) =>
  t.run({ do: 'wildlingEffect', card, seat: t.seat(house), as, bid })
const names = (t: Scene, track: Track) => t.open.tracks[track].map(seat => t.open.houses[seat])
const count = (t: Scene, house: House, unit: UnitType) => countOf(t.state.g, t.seat(house), unit)
const drop = (what: Track | 'units' | 'track') => ({ do: 'drop', what }) as const

describe('AG-9.7 the Wildling cards', () => {
  it('T-14 AG-9.7 AG-9.7.1 A King Beyond the Wall', () => {
    const t = scene(4).hide({
      wildlings: [
        'a-king-beyond-the-wall',
        ...scene(4).state.g.hidden.wildlings.filter(card => card !== 'a-king-beyond-the-wall'),
      ],
    })
    t.run({ do: 'wildlingCard', named: t.seat('stark'), as: 'lowest', bid: 0, without: null })
    t.move('baratheon', drop('fiefdoms')).move('lannister', drop('fiefdoms')).move('greyjoy', drop('kings-court'))
    expect(names(t, 'iron-throne')).toEqual(['baratheon', 'lannister', 'greyjoy', 'stark'])
    expect(names(t, 'fiefdoms')).toEqual(['greyjoy', 'stark', 'baratheon', 'lannister'])
    expect(names(t, 'kings-court')).toEqual(['lannister', 'baratheon', 'stark', 'greyjoy'])
    expect(t.question()).toBeNull()
  })

  it('UR-043 six houses: the lowest drops first, the others on one track each, and the log names the track', () => {
    const t = scene(6).set({ bladeUsed: true })
    suffer(t, 'a-king-beyond-the-wall', 'lannister', 'lowest')
    expect(names(t, 'iron-throne')).toEqual(['baratheon', 'stark', 'martell', 'greyjoy', 'tyrell', 'lannister'])
    // Lannister stood last on the Fiefdoms already
    expect(t.events('track').map(event => event.track)).toEqual(['iron-throne', 'kings-court'])
    t.run({ do: 'wildlingOthers', card: 'a-king-beyond-the-wall', lowest: t.seat('lannister'), without: null })
    t.move('baratheon', drop('fiefdoms')).move('stark', drop('fiefdoms')).move('martell', drop('kings-court'))
    t.move('greyjoy', drop('fiefdoms')).move('tyrell', drop('fiefdoms'))
    expect(t.events('track').map(event => event.track)).toEqual([
      'fiefdoms',
      'fiefdoms',
      'kings-court',
      'fiefdoms',
      'fiefdoms',
    ])
    expect(names(t, 'fiefdoms')).toEqual(['martell', 'lannister', 'baratheon', 'stark', 'greyjoy', 'tyrell'])
    expect(t.open.bladeUsed).toBe(true)
  })

  it('AG-9.7.1 the highest bidder goes to the top of a track of its choice, compulsorily', () => {
    const t = suffer(scene(4), 'a-king-beyond-the-wall', 'greyjoy', 'highest')
    expect(t.legalMoves('greyjoy')).toHaveLength(3)
    t.move('greyjoy', { do: 'rise', track: 'kings-court' })
    expect(names(t, 'kings-court')).toEqual(['greyjoy', 'lannister', 'stark', 'baratheon'])
  })

  it('AG-9.7.2 Crow Killers: all Knights of the lowest become Footmen, two of the others’ own choice', () => {
    const t = scene(6)
      .army('winterfell', 'stark', 'knight', 'knight')
      .army('karhold', 'stark', 'knight', 'siege-engine')
    suffer(t, 'crow-killers', 'stark', 'lowest')
    expect([count(t, 'stark', 'knight'), count(t, 'stark', 'footman')]).toEqual([0, 3])
    expect(t.events('downgraded')).toHaveLength(3)
    const other = scene(6).army('winterfell', 'stark', 'knight', 'knight').army('karhold', 'stark', 'knight')
    suffer(other, 'crow-killers', 'stark', 'other')
    expect(other.of('stark', 'downgrade').map(move => move.at)).toEqual(['karhold', 'winterfell'])
    other.move(
      'stark',
      { do: 'downgrade', at: 'winterfell', routed: false },
      { do: 'downgrade', at: 'karhold', routed: false },
    )
    expect(other.army('winterfell')?.units).toEqual(['footman', 'knight'])
    expect(other.army('karhold')?.units).toEqual(['footman'])
    expect(other.question()).toBeNull()
  })

  /** So many Footmen, and a Knight in each of two areas. */
  const manyKnights = (footmen: number) => {
    const t = scene(6).army('castle-black', 'stark', ...Array<UnitType>(footmen).fill('footman'))
    return t.army('winterfell', 'stark', 'knight').army('karhold', 'stark', 'knight')
  }

  const manyFootmen = (footmen: number) => {
    const t = scene(6).army('castle-black', 'stark', ...Array<UnitType>(4).fill('footman'))
    t.army('moat-cailin', 'stark', ...Array<UnitType>(footmen - 4).fill('footman'))
    return t.army('winterfell', 'stark', 'knight', 'knight').army('karhold', 'stark', 'knight')
  }

  it('UR-040 AG-1.6.3 with one Footman left Stark picks one Knight to replace and one to lose', () => {
    const t = suffer(manyFootmen(9), 'crow-killers', 'stark', 'other')
    t.move('stark', { do: 'downgrade', at: 'karhold', routed: false })
    expect(t.legalMoves('stark')).toEqual([])
    expect([count(t, 'stark', 'knight'), count(t, 'stark', 'footman')]).toEqual([1, 10])
    expect(t.events('lost')).toEqual([
      { is: 'lost', seat: t.seat('stark'), at: 'winterfell', unit: 'knight', routed: false, cause: 'crow-killers' },
    ])
  })

  it('AG-9.7.2 with one Footman left the lowest bidder says which Knight it replaces; the others are lost', () => {
    const t = suffer(manyFootmen(9), 'crow-killers', 'stark', 'lowest')
    expect(t.of('stark', 'downgrade').map(move => move.at)).toEqual(['karhold', 'winterfell'])
    t.move('stark', { do: 'downgrade', at: 'winterfell', routed: false })
    expect([count(t, 'stark', 'knight'), count(t, 'stark', 'footman'), t.question()]).toEqual([0, 10, null])
    expect(t.events('lost').map(event => event.at)).toEqual(['karhold', 'winterfell'])
  })

  it('AG-9.7.2 the lowest bidder, short of Footmen, is asked on after saving and loading, until no Knight is left', () => {
    const t = scene(6).army('highgarden', 'tyrell', 'knight', 'knight').army('oldtown', 'tyrell', 'knight')
    t.army('the-reach', 'tyrell', ...Array<UnitType>(4).fill('footman'))
    t.army('starfall', 'tyrell', 'footman', 'footman', 'footman').army('three-towers', 'tyrell', 'footman')
    suffer(t, 'crow-killers', 'tyrell', 'lowest')
    t.state = JSON.parse(JSON.stringify(t.state))
    expect(t.state.stack.at(-1)).toEqual({ do: 'downgrade', seat: t.seat('tyrell'), left: 3 })
    t.move('tyrell', { do: 'downgrade', at: 'highgarden', routed: false })
    expect(t.question()).toBe('downgrade')
    t.move('tyrell', { do: 'downgrade', at: 'highgarden', routed: false })
    expect([count(t, 'tyrell', 'knight'), count(t, 'tyrell', 'footman'), t.question()]).toEqual([0, 10, null])
    expect(t.events('lost').map(event => event.at)).toEqual(['oldtown'])
  })

  it('AG-9.7.2 a routed Knight becomes a routed Footman', () => {
    const t = scene(6).army('karhold', 'stark', 'knight').routed('karhold', 'stark', 'knight')
    suffer(t, 'crow-killers', 'stark', 'lowest')
    expect(t.army('karhold')).toEqual({ seat: t.seat('stark'), units: ['footman'], routed: ['footman'] })
  })

  it('UR-040 without any Footman left all Knights of the lowest are lost', () => {
    const t = suffer(manyFootmen(10), 'crow-killers', 'stark', 'lowest')
    expect([count(t, 'stark', 'knight'), count(t, 'stark', 'footman'), t.question()]).toEqual([0, 10, null])
    expect(t.events('lost')).toHaveLength(3)
  })

  it('AG-9.7.2 UR-040 the highest bidder may turn up to two Footmen into Knights, as far as there are any', () => {
    const t = scene(6).army('winterfell', 'stark', 'footman', 'footman').army('karhold', 'stark', 'footman')
    suffer(t, 'crow-killers', 'stark', 'highest')
    t.move('stark', { do: 'promote', at: 'winterfell', routed: false }, { do: 'promote', at: 'karhold', routed: false })
    expect([count(t, 'stark', 'knight'), t.question()]).toEqual([2, null])
    const four = scene(6).army('winterfell', 'stark', 'knight', 'knight', 'knight', 'knight')
    four.army('karhold', 'stark', 'footman', 'footman')
    suffer(four, 'crow-killers', 'stark', 'highest').move('stark', { do: 'promote', at: 'karhold', routed: false })
    expect([count(four, 'stark', 'knight'), four.question()]).toEqual([5, null])
    const none = suffer(scene(6).army('karhold', 'stark', 'footman'), 'crow-killers', 'stark', 'highest')
    none.move('stark', { do: 'pass' })
    expect(count(none, 'stark', 'knight')).toBe(0)
  })

  it('AG-9.7.3 Mammoth Riders: three units of the lowest, two of the others, as many as able', () => {
    const t = scene(6)
      .army('winterfell', 'stark', 'footman', 'knight')
      .army('the-shivering-sea', 'stark', 'ship', 'ship')
    suffer(t, 'mammoth-riders', 'stark', 'lowest')
    t.move('stark', { do: 'lose', at: 'the-shivering-sea', unit: 'ship', routed: false })
    t.move('stark', { do: 'lose', at: 'winterfell', unit: 'footman', routed: false })
    t.move('stark', { do: 'lose', at: 'winterfell', unit: 'knight', routed: false })
    expect([t.army('winterfell'), t.army('the-shivering-sea')?.units, t.question()]).toEqual([null, ['ship'], null])
    const one = suffer(scene(6).army('karhold', 'stark', 'footman'), 'mammoth-riders', 'stark', 'other')
    expect([one.army('karhold'), one.question()]).toEqual([null, null])
    expect(suffer(scene(6), 'mammoth-riders', 'stark', 'lowest').question()).toBeNull()
  })

  it('AG-3.4.3 no control can be established when an area becomes empty like this', () => {
    const t = suffer(scene(6).army('karhold', 'stark', 'footman'), 'mammoth-riders', 'stark', 'lowest')
    expect([t.open.banners, t.power('stark')]).toEqual([{}, 5])
  })

  it('AG-9.7.3 the highest bidder may take one card back', () => {
    const t = scene(6).hand('stark', 'eddard-stark', 'the-blackfish')
    suffer(t, 'mammoth-riders', 'stark', 'highest')
    expect(t.of('stark', 'retrieve')).toHaveLength(5)
    t.move('stark', { do: 'retrieve', card: 'robb-stark' })
    expect(t.hand('stark')).toEqual(['eddard-stark', 'robb-stark', 'the-blackfish'])
    expect(suffer(scene(6), 'mammoth-riders', 'stark', 'highest').question()).toBeNull()
  })

  it('T-13 AG-9.7.4 Massing on the Milkwater', () => {
    const lowest = (...cards: Parameters<Scene['hand']>[1][]) => {
      const t = scene(6)
      t.hand('stark', ...cards)
      suffer(t, 'massing-on-the-milkwater', 'stark', 'lowest')
      return t.hand('stark')
    }
    expect(lowest('eddard-stark', 'robb-stark', 'roose-bolton')).toEqual(['robb-stark', 'roose-bolton'])
    expect(lowest('greatjon-umber', 'roose-bolton')).toEqual(['greatjon-umber', 'roose-bolton'])
    expect(lowest('eddard-stark')).toEqual(['eddard-stark'])
    const other = scene(6).hand('stark', 'eddard-stark', 'the-blackfish')
    suffer(other, 'massing-on-the-milkwater', 'stark', 'other').move('stark', { do: 'discard', card: 'eddard-stark' })
    expect(other.hand('stark')).toEqual(['the-blackfish'])
    expect(other.open.discards[other.seat('stark')].at(-1)).toBe('eddard-stark')
    const single = scene(6).hand('stark', 'the-blackfish')
    expect(suffer(single, 'massing-on-the-milkwater', 'stark', 'other').question()).toBeNull()
    expect(single.hand('stark')).toEqual(['the-blackfish'])
  })

  it('AG-9.7.4 the highest bidder takes all discards back', () => {
    const t = scene(6).hand('stark', 'the-blackfish')
    suffer(t, 'massing-on-the-milkwater', 'stark', 'highest')
    expect([t.hand('stark').length, t.open.discards[t.seat('stark')]]).toEqual([7, []])
  })

  it('AG-9.7.5 UR-039 Preemptive Raid: two units as able, or two places down where the house stands best', () => {
    const one = scene(6).army('karhold', 'stark', 'footman')
    suffer(one, 'preemptive-raid', 'stark', 'lowest').move('stark', drop('units'))
    expect([one.army('karhold'), one.question()]).toEqual([null, null])
    // Stark: Iron Throne 3, Fiefdoms 4, King's Court 2
    const track = suffer(scene(6), 'preemptive-raid', 'stark', 'lowest')
    expect(track.legalMoves('stark')).toEqual([drop('units'), drop('kings-court')])
    track.move('stark', drop('kings-court'))
    expect(names(track, 'kings-court').indexOf('stark') + 1).toBe(4)
    expect(suffer(scene(6), 'preemptive-raid', 'stark', 'other').question()).toBeNull()
  })

  it('UR-039 AG-1.6.2 equally high on two tracks: the Iron Throne holder picks', () => {
    const t = scene(6).track('iron-throne', 'baratheon', 'stark').track('fiefdoms', 'greyjoy', 'stark')
    t.track('kings-court', 'lannister', 'tyrell', 'stark')
    suffer(t, 'preemptive-raid', 'stark', 'lowest').move('stark', drop('track'))
    expect([t.asked(), t.legalMoves('baratheon')]).toEqual([['baratheon'], [drop('iron-throne'), drop('fiefdoms')]])
    t.move('baratheon', drop('fiefdoms'))
    expect(names(t, 'fiefdoms').indexOf('stark') + 1).toBe(4)
    expect(names(t, 'iron-throne').indexOf('stark') + 1).toBe(2)
  })

  it('AG-9.7.5 either may be chosen, even with little or no effect', () => {
    const t = scene(3).track('iron-throne', 'lannister', 'baratheon').track('fiefdoms', 'baratheon', 'lannister')
    t.track('kings-court', 'lannister', 'baratheon', 'stark')
    suffer(t, 'preemptive-raid', 'stark', 'lowest').move('stark', drop('units'))
    expect(t.question()).toBeNull()
    suffer(t, 'preemptive-raid', 'stark', 'lowest').move('stark', drop('track')).move('lannister', drop('fiefdoms'))
    expect(names(t, 'fiefdoms')).toEqual(['baratheon', 'lannister', 'stark'])
  })

  it('T-15 AG-9.7.6 Rattleshirt’s Raiders', () => {
    const t = scene(6).supply('martell', 4).army('sunspear', 'martell', 'footman', 'footman', 'knight')
    t.army('salt-shore', 'martell', 'footman', 'footman', 'knight').army('yronwood', 'martell', 'footman', 'knight')
    suffer(t, 'rattleshirts-raiders', 'martell', 'lowest')
    expect(t.supply('martell')).toBe(2)
    expect([...new Set(t.of('martell', 'lose').map(move => move.at))]).toEqual(['salt-shore', 'sunspear'])
    t.move('martell', { do: 'lose', at: 'sunspear', unit: 'footman', routed: false })
    expect([t.question(), t.events('lost')[0].cause]).toEqual([null, 'rattleshirts-raiders'])
    const low = scene(6).supply('stark', 0)
    expect(suffer(low, 'rattleshirts-raiders', 'stark', 'lowest').supply('stark')).toBe(0)
    const high = suffer(scene(6).supply('stark', 6), 'rattleshirts-raiders', 'stark', 'highest')
    expect([high.supply('stark'), high.events('supply')]).toEqual([6, []])
  })

  it('AG-9.7.7 Silence at the Wall does nothing', () => {
    for (const as of ['lowest', 'other', 'highest'] as const) {
      const t = suffer(scene(6), 'silence-at-the-wall', 'stark', as)
      expect([t.heard, t.question()]).toEqual([[], null])
    }
  })

  it('AG-9.7.8 Skinchanger Scout', () => {
    expect(suffer(scene(6), 'skinchanger-scout', 'stark', 'lowest').power('stark')).toBe(0)
    expect(suffer(scene(6), 'skinchanger-scout', 'stark', 'other').power('stark')).toBe(3)
    expect(suffer(scene(6).power('stark', 1), 'skinchanger-scout', 'stark', 'other').power('stark')).toBe(0)
    expect(suffer(scene(6).power('stark', 1), 'skinchanger-scout', 'stark', 'highest', 4).power('stark')).toBe(5)
  })

  it('AG-9.7.9 The Horde Descends: two units in one castle or stronghold area, else anywhere', () => {
    const t = scene(6)
      .army('winterfell', 'stark', 'footman', 'knight')
      .army('white-harbor', 'stark', 'footman', 'footman')
    t.army('karhold', 'stark', 'footman', 'footman')
    suffer(t, 'the-horde-descends', 'stark', 'lowest')
    expect(t.of('stark', 'at').map(move => move.area)).toEqual(['winterfell', 'white-harbor'])
    t.move('stark', { do: 'at', area: 'white-harbor' })
    expect([t.army('white-harbor'), t.question()]).toEqual([null, null])
    const scattered = scene(6).army('winterfell', 'stark', 'footman').army('karhold', 'stark', 'footman', 'knight')
    suffer(scattered, 'the-horde-descends', 'stark', 'lowest')
    expect(scattered.of('stark', 'lose').map(move => move.at)).toEqual(['karhold', 'karhold', 'winterfell'])
    scattered.move('stark', { do: 'lose', at: 'winterfell', unit: 'footman', routed: false })
    scattered.move('stark', { do: 'lose', at: 'karhold', unit: 'footman', routed: false })
    expect(scattered.army('karhold')?.units).toEqual(['knight'])
    const other = suffer(scene(6).army('karhold', 'stark', 'footman', 'knight'), 'the-horde-descends', 'stark', 'other')
    other.move('stark', { do: 'lose', at: 'karhold', unit: 'knight', routed: false })
    expect([other.army('karhold')?.units, other.question()]).toEqual([['footman'], null])
  })

  it('AG-9.7.9 the highest bidder may muster in one own castle or stronghold area', () => {
    const t = scene(6).banner('white-harbor', 'stark')
    suffer(t, 'the-horde-descends', 'stark', 'highest')
    expect(t.of('stark', 'at').map(move => move.area)).toEqual(['winterfell', 'white-harbor'])
    t.move('stark', { do: 'at', area: 'winterfell' })
    t.move('stark', { do: 'muster', step: { kind: 'new', at: 'winterfell', unit: 'knight', to: 'winterfell' } })
    t.move('stark', { do: 'done' })
    expect(t.army('winterfell')?.units).toEqual(['knight'])
    const pass = suffer(scene(6), 'the-horde-descends', 'stark', 'highest').move('stark', { do: 'pass' })
    expect([pass.power('stark'), pass.question()]).toEqual([5, null])
  })

  it('AG-9.7.2 AG-1.6.1 as many Footmen as Knights to go: nobody is asked', () => {
    const t = suffer(manyKnights(8), 'crow-killers', 'stark', 'lowest')
    expect([t.question(), count(t, 'stark', 'footman'), count(t, 'stark', 'knight')]).toEqual([null, 10, 0])
    expect(t.events('lost')).toEqual([])
  })

  it('AG-9.7.2 AG-1.6.3 with no Footman left others choose which two Knights are lost', () => {
    const t = scene(6).army('castle-black', 'stark', ...Array<UnitType>(5).fill('footman'))
    t.army('moat-cailin', 'stark', ...Array<UnitType>(5).fill('footman'))
    suffer(
      t.army('winterfell', 'stark', 'knight', 'knight').army('karhold', 'stark', 'knight'),
      'crow-killers',
      'stark',
      'other',
    )
    expect(t.legalMoves('stark')).toEqual([
      { do: 'lose', at: 'karhold', unit: 'knight', routed: false },
      { do: 'lose', at: 'winterfell', unit: 'knight', routed: false },
    ])
  })

  it('AG-9.7.2 routed Footmen are no Knights', () => {
    const t = scene(6).army('winterfell', 'stark', 'knight').routed('winterfell', 'stark', 'footman')
    t.army('karhold', 'stark', 'knight').routed('karhold', 'stark', 'knight')
    suffer(t, 'crow-killers', 'stark', 'other')
    expect(t.legalMoves('stark')).toEqual([
      { do: 'downgrade', at: 'karhold', routed: false },
      { do: 'downgrade', at: 'karhold', routed: true },
      { do: 'downgrade', at: 'winterfell', routed: false },
    ])
  })

  it('AG-9.7.3 AG-8.11.7 routed units may be lost, too; whoever takes no card back keeps the hand', () => {
    const t = scene(6).army('karhold', 'stark', 'footman').routed('karhold', 'stark', 'footman', 'knight')
    expect(suffer(t, 'mammoth-riders', 'stark', 'other').legalMoves('stark')).toEqual([
      { do: 'lose', at: 'karhold', unit: 'footman', routed: false },
      { do: 'lose', at: 'karhold', unit: 'footman', routed: true },
      { do: 'lose', at: 'karhold', unit: 'knight', routed: true },
    ])
    const kept = suffer(scene(6).hand('stark', 'eddard-stark'), 'mammoth-riders', 'stark', 'highest')
    expect(kept.move('stark', { do: 'pass' }).hand('stark')).toEqual(['eddard-stark'])
    expect([kept.open.discards[kept.seat('stark')].length, kept.events('hand-back')]).toEqual([6, []])
  })

  it('AG-9.7.4 what the lowest bidder discards lies in its discards; who has none takes none back', () => {
    const t = scene(6).hand('stark', 'eddard-stark', 'robb-stark')
    suffer(t, 'massing-on-the-milkwater', 'stark', 'lowest')
    expect(t.open.discards[t.seat('stark')].at(-1)).toBe('eddard-stark')
    expect(suffer(scene(6), 'massing-on-the-milkwater', 'stark', 'highest').events('hand-back')).toEqual([])
  })

  it('AG-9.7.9 a single castle area with two units must give them, though others stand elsewhere', () => {
    const t = scene(6).army('winterfell', 'stark', 'footman', 'knight').army('karhold', 'stark', 'footman', 'footman')
    suffer(t, 'the-horde-descends', 'stark', 'lowest')
    t.move('stark', { do: 'lose', at: 'winterfell', unit: 'knight', routed: false })
    expect([t.army('winterfell'), t.army('karhold')?.units.length, t.question()]).toEqual([null, 2, null])
  })
})
