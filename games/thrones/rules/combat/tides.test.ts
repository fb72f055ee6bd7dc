import { describe, expect, it } from 'vitest'
import { attempt, imagine, seeded, seedFrom } from '../../../../kernel/index.ts'
import { type TidesCard, tidesDeck } from '../../data/tides.ts'
import { thrones } from '../../game.ts'
import { outcome, type Scene, scene } from '../../testing.ts'
import { fortifications, swords } from './strength.ts'

/** Karhold attacked from Winterfell up to the reveal of House cards; then the deck is stacked, top card first. */
const stacked = (
  t: Scene,
  attack: Parameters<Scene['cards']>[0],
  defence: typeof attack,
  ...top: TidesCard[]
): Scene => {
  const { attacker, defender } = t.open.combat!
  const rest = [...tidesDeck]
  for (const card of top) rest.splice(rest.indexOf(card), 1)
  t.move(t.open.houses[attacker.seat], { do: 'card', card: attack })
  t.hide({ tides: [...top, ...rest] })
  return t.move(t.open.houses[defender.seat], { do: 'card', card: defence })
}

const table = (bladeUsed = true): Scene => scene(6, { tidesOfBattle: true }).set({ bladeUsed })

describe('AG-11 Tides of Battle', () => {
  const harrenhal = () => {
    const t = table().army('riverrun', 'stark', 'knight', 'knight').order('riverrun', 'march-0')
    t.army('harrenhal', 'lannister', 'knight', 'footman')
    return t.march('stark', 'riverrun', { harrenhal: ['knight', 'knight'] })
  }

  it('T-56 AG-11.5 AG-11.6 AG-11.7 strength and icons are added, and the loser’s skull kills', () => {
    const t = stacked(harrenhal(), 'greatjon-umber', 'the-hound', 'tides-1-sword', 'tides-skull')
    expect(t.events('tides')).toEqual([{ is: 'tides', attacker: 'tides-1-sword', defender: 'tides-skull' }])
    expect(outcome(t)).toMatchObject({ winner: 'attacker', strengths: [7, 5] })
    expect(t.events('lost')).toMatchObject([{ at: 'riverrun', unit: 'knight', cause: 'skull' }])
    t.move('lannister', { do: 'retreat', to: 'stoney-sept' })
    expect(t.army('stoney-sept')?.routed).toEqual(['footman', 'knight'])
    expect(t.army('harrenhal')?.units).toEqual(['knight'])
  })

  it('T-63 AG-11.7 AG-11.9 two skulls: first the defender loses, then the attacker', () => {
    const t = table().army('riverrun', 'lannister', 'knight', 'footman').order('riverrun', 'march-0')
    t.army('harrenhal', 'baratheon', 'footman', 'footman')
    t.march('lannister', 'riverrun', { harrenhal: ['knight', 'footman'] })
    stacked(t, 'the-hound', 'brienne-of-tarth', 'tides-skull', 'tides-skull')
    expect(outcome(t)).toMatchObject({ winner: 'attacker', strengths: [5, 4] })
    expect(t.events('lost').map(event => event.seat)).toEqual([t.seat('baratheon')])
    expect(t.asked()).toEqual(['lannister'])
    t.move('lannister', { do: 'lose', at: 'riverrun', unit: 'knight', routed: false })
    t.move('baratheon', { do: 'retreat', to: 'blackwater' })
    expect(t.army('harrenhal')?.units).toEqual(['footman'])
    expect(t.events('lost').map(event => event.cause)).toEqual(['skull', 'skull'])
  })

  it('AG-11.7 routed units are not chosen; the winner may choose an engine; garrisons are immune', () => {
    const t = table().army('riverrun', 'lannister', 'knight', 'siege-engine').order('riverrun', 'march-0')
    t.army('harrenhal', 'baratheon', 'footman').march('lannister', 'riverrun', {
      harrenhal: ['knight', 'siege-engine'],
    })
    stacked(t, 'the-hound', 'brienne-of-tarth', 'tides-0', 'tides-skull')
    expect(t.of('lannister', 'lose').map(move => move.unit)).toEqual(['knight', 'siege-engine'])
    const wall = table().army('the-stony-shore', 'lannister', 'footman').order('the-stony-shore', 'march-0')
    wall.routed('winterfell', 'stark', 'footman').march('lannister', 'the-stony-shore', { winterfell: ['footman'] })
    stacked(wall, 'cersei-lannister', 'ser-rodrick-cassel', 'tides-skull', 'tides-0')
    expect(outcome(wall)).toMatchObject({ winner: 'defender', strengths: [1, 3] })
    expect(wall.events('lost')).toEqual([])
    expect(wall.army('winterfell')?.routed).toEqual(['footman'])
    expect(wall.open.garrisons.winterfell).toBe(2)
  })

  it('UR-023 AG-11.7 the Blackfish is immune to skulls', () => {
    const t = stacked(harrenhal(), 'the-blackfish', 'cersei-lannister', 'tides-0', 'tides-skull')
    expect(outcome(t)).toMatchObject({ winner: 'attacker', strengths: [5, 3] })
    expect(t.events('lost')).toEqual([])
    expect(t.events('ability').map(event => event.card)).toEqual(['the-blackfish'])
  })

  it('AG-8.2.7 AG-8.5.14 support that Cersei takes away no longer counts when casualties are worked out', () => {
    const karhold = (cersei: 'use' | 'pass') => {
      const t = table().garrison('winterfell', null).army('winterfell', 'lannister', 'knight', 'knight', 'knight')
      t.order('winterfell', 'march-0').army('karhold', 'greyjoy', 'footman', 'footman')
      t.army('castle-black', 'greyjoy', 'footman').order('castle-black', 'support')
      t.march('lannister', 'winterfell', { karhold: ['knight', 'knight', 'knight'] })
      t.move('greyjoy', { do: 'support', side: 'defender' })
      stacked(t, 'cersei-lannister', 'asha-greyjoy', 'tides-1-sword', 'tides-0').move('lannister', { do: cersei })
      expect(outcome(t)).toMatchObject({ winner: 'attacker', strengths: [7, 4] })
      return t.events('lost').length
    }
    // One sword by Tides of Battle. Asha has a fortification where nobody supports her.
    expect([karhold('pass'), karhold('use')]).toEqual([1, 0])
  })

  it('AG-8.5.0 AG-8.5.10 AG-11.6 where the sword of a card has left nobody to retreat, Robb is not asked', () => {
    const t = table().army('bay-of-ice', 'stark', 'ship', 'ship').order('bay-of-ice', 'march-0')
    t.army('sunset-sea', 'greyjoy', 'ship').march('stark', 'bay-of-ice', { 'sunset-sea': ['ship', 'ship'] })
    stacked(t, 'robb-stark', 'dagmar-cleftjaw', 'tides-1-sword', 'tides-0')
    // One sword against the fortification of Dagmar: the Ship flees. Against Balon it falls.
    expect([outcome(t).strengths, t.question()]).toEqual([[2 + 3 + 1, 1 + 1], 'useCard'])
    const alone = table().army('bay-of-ice', 'stark', 'ship', 'ship').order('bay-of-ice', 'march-0')
    alone
      .track('fiefdoms', 'stark')
      .army('sunset-sea', 'greyjoy', 'ship')
      .march('stark', 'bay-of-ice', { 'sunset-sea': ['ship', 'ship'] })
    stacked(alone, 'robb-stark', 'balon-greyjoy', 'tides-1-sword', 'tides-0')
    expect([outcome(alone).strengths, alone.question()]).toEqual([[2 + 0 + 1, 1 + 2], null])
  })

  it('AG-11.6 counts without a House card too', () => {
    const t = table().hand('greyjoy', 'euron-crows-eye').army('ironmans-bay', 'greyjoy', 'ship', 'ship')
    t.army('the-golden-sound', 'lannister', 'ship', 'ship').order('the-golden-sound', 'march-0')
    t.march('lannister', 'the-golden-sound', { 'ironmans-bay': ['ship', 'ship'] })
    stacked(t, 'tyrion-lannister', 'euron-crows-eye', 'tides-0', 'tides-1-sword').move('lannister', { do: 'use' })
    expect(outcome(t)).toMatchObject({ strengths: [3, 3] })
  })

  it('AG-11.1 AG-11.2 UR-047 all 24 cards are shuffled anew for every combat', () => {
    const t = harrenhal()
    expect(t.state.g.hidden.tides).toHaveLength(24)
    const count = (card: TidesCard) => t.state.g.hidden.tides.filter(each => each === card).length
    expect([count('tides-0'), count('tides-1-sword'), count('tides-1-fortification')]).toEqual([8, 4, 4])
    expect([count('tides-2'), count('tides-3'), count('tides-skull')]).toEqual([4, 2, 2])
    const first = t.state.g.hidden.tides
    expect(first).not.toEqual(tidesDeck)
    stacked(t, 'greatjon-umber', 'the-hound', 'tides-1-sword', 'tides-0').move('lannister', {
      do: 'retreat',
      to: 'stoney-sept',
    })
    t.army('crackclaw-point', 'stark', 'footman')
      .order('crackclaw-point', 'march-0')
      .army('kingswood', 'lannister', 'footman')
    t.neutral('kings-landing', null).army('kings-landing', 'lannister', 'footman')
    t.march('stark', 'crackclaw-point', { 'kings-landing': ['footman'] })
    expect([...t.state.g.hidden.tides].sort()).toEqual([...tidesDeck].sort())
    expect(t.state.g.hidden.tides).not.toEqual(first)
  })

  it('AG-11.8 are not used against neutral forces', () => {
    const t = table().army('the-reach', 'tyrell', 'knight', 'knight').order('the-reach', 'march-plus-1')
    t.march('tyrell', 'the-reach', { 'kings-landing': ['knight', 'knight'] })
    expect(t.army('kings-landing')?.units).toEqual(['knight', 'knight'])
    expect(t.events('tides-drawn')).toEqual([])
  })
})

describe('AG-11.4 the Blade and Tides of Battle', () => {
  const attack = () => {
    const t = table(false)
      .track('fiefdoms', 'tyrell')
      .army('highgarden', 'tyrell', 'knight')
      .order('highgarden', 'march-0')
    t.army('oldtown', 'lannister', 'footman').march('tyrell', 'highgarden', { oldtown: ['knight'] })
    return stacked(t, 'margaery-tyrell', 'tyrion-lannister', 'tides-0', 'tides-1-sword', 'tides-3').move('lannister', {
      do: 'pass',
    })
  }

  it('T-57 AG-11.3 AG-11.4 UR-047 a redraw must be kept, is public, and uses the Blade up', () => {
    const t = attack()
    expect(t.asked()).toEqual(['tyrell'])
    expect(t.view('tyrell').own?.tides).toBe('tides-0')
    expect(t.view('lannister').own?.tides).toBe('tides-1-sword')
    t.move('tyrell', { do: 'use' })
    expect(t.open.bladeUsed).toBe(true)
    expect(t.events('tides-drawn')).toEqual([
      { is: 'tides-drawn', seat: t.seat('tyrell'), again: false },
      { is: 'tides-drawn', seat: t.seat('lannister'), again: false },
      { is: 'tides-drawn', seat: t.seat('tyrell'), again: true },
    ])
    expect(t.events('tides')).toEqual([{ is: 'tides', attacker: 'tides-3', defender: 'tides-1-sword' }])
    expect(t.events('blade')).toEqual([])
    expect(t.state.g.hidden.tides).toHaveLength(22)
    expect(t.state.g.hidden.tides.at(-1)).toBe('tides-0')
    expect(outcome(t).strengths).toEqual([2 + 1 + 3, 1 + 1 + 1])
  })

  it('T-57 AG-11.5 AG-8.6 kept, the Blade may still give +1 after the reveal', () => {
    const t = attack().move('tyrell', { do: 'pass' })
    expect(t.question()).toBe('blade')
    expect(t.events('tides')).toHaveLength(1)
    expect(t.state.g.held.map(({ tides }) => tides)).toEqual(Array(6).fill(null))
    t.move('tyrell', { do: 'use' })
    expect(outcome(t).strengths).toEqual([2 + 1 + 0 + 1, 1 + 1 + 1])
  })

  it('AG-11.3 drawn cards are seen by their owners alone', () => {
    const t = attack()
    const other = attack()
    other.state.g.held = other.state.g.held.map((drawer, seat) =>
      seat === other.seat('tyrell') ? { ...drawer, tides: 'tides-2' } : drawer,
    )
    for (const house of ['lannister', 'baratheon', null] as const) expect(other.view(house)).toEqual(t.view(house))
    expect(other.view('tyrell')).not.toEqual(t.view('tyrell'))
  })
})

describe('AG-11.2 AG-11.3 AG-13.4 where the cards are', () => {
  /** Tyrell, with the Blade, attacks Lannister in Oldtown; The Reach may support. */
  const begin = (tidesOfBattle: boolean) => {
    const t = scene(6, { tidesOfBattle }).track('fiefdoms', 'tyrell').army('the-reach', 'tyrell', 'footman')
    t.army('dornish-marches', 'tyrell', 'footman').order('dornish-marches', 'support')
    t.army('highgarden', 'tyrell', 'knight').order('highgarden', 'march-0').army('oldtown', 'lannister', 'footman')
    return t.march('tyrell', 'highgarden', { oldtown: ['knight'] })
  }
  const supported = () => begin(true).move('tyrell', { do: 'support', side: null })
  const drawn = () => supported().cards('margaery-tyrell', 'the-hound')
  const shown = () => drawn().move('tyrell', { do: 'pass' })

  it.each([
    ['support', 0, () => begin(true)],
    ['houseCards', 24, supported],
    ['redraw', 22, drawn],
    ['blade', 22, shown],
    ['houseCards', 0, () => begin(false).move('tyrell', { do: 'support', side: null })],
  ] as const)(
    'AG-13.4 at the question %s whoever looks thinks of a whole deck with %i cards in it',
    (name, size, make) => {
      const t = make()
      expect([t.question(), t.state.g.hidden.tides.length]).toEqual([name, size])
      const { attacker, defender } = t.open.combat!
      for (const house of ['tyrell', 'lannister', 'stark', null] as const) {
        for (let i = 0; i < 8; i++) {
          const { held, hidden } = imagine(thrones, t.view(house), seeded(seedFrom(i))).g
          const inHand = held.map(({ tides }) => tides)
          expect(inHand.map(card => card !== null)).toEqual(t.state.g.held.map(({ tides }) => tides !== null))
          if (house) expect(inHand[t.seat(house)]).toBe(t.state.g.held[t.seat(house)].tides)
          const all = [...hidden.tides, ...inHand, attacker.tides, defender.tides].filter(card => card !== null)
          expect([hidden.tides.length, all.sort()]).toEqual([size, size > 0 ? [...tidesDeck].sort() : []])
        }
      }
    },
  )

  it('AG-11.2 when the combat is over the cards are put away; where none were used, its end can be taken back', () => {
    const t = shown().move('tyrell', { do: 'pass' })
    expect([t.open.combat, t.state.g.hidden.tides]).toEqual([null, []])
    const plain = begin(false).set({ bladeUsed: true }).move('tyrell', { do: 'support', side: null })
    plain.cards('margaery-tyrell', 'tyrion-lannister')
    const seat = plain.seat('lannister')
    const pass = attempt(thrones, plain.state, seat, plain.state.moved[seat], { do: 'pass' })
    expect(pass).toMatchObject({ barrier: false, state: { g: { open: { combat: null } } } })
  })

  it('AG-11.6 only icons that are there have a line', () => {
    const t = shown()
    const { attacker, defender } = t.open.combat!
    t.set({
      combat: {
        ...t.open.combat!,
        attacker: { ...attacker, tides: 'tides-0' },
        defender: { ...defender, tides: 'tides-1-sword' },
      },
    })
    expect([swords(t.open, 'attacker'), fortifications(t.open, 'attacker')]).toEqual([
      [],
      [{ why: 'card', of: 'margaery-tyrell', n: 1 }],
    ])
    expect(swords(t.open, 'defender')).toEqual([{ why: 'tides', of: 'tides-1-sword', n: 1 }])
  })
})
