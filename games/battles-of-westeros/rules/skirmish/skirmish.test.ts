import { describe, expect, it } from 'vitest'
import { triangles } from '../../../../hex/index.ts'
import { seeded, seedFrom, start } from '../../../../kernel/index.ts'
import { commanderTable } from '../../data/commanders.ts'
import { boards, type Hex, rowFromEdge } from '../../data/hexes.ts'
import { options } from '../../data/options.ts'
import { type SetupCard, setupCards, setupTable } from '../../data/setupCards.ts'
import { skirmishes, skirmishTable } from '../../data/skirmishes.ts'
import { unitTable } from '../../data/units.ts'
import { battlesOfWesteros } from '../../game.ts'
import { type Scene, scene } from '../../testing.ts'
import type { Options, Recruit } from '../../types.ts'
import { sees } from '../field/sight.ts'
import { substitutesFor } from './muster.ts'

const battle = 'raiding-the-riverlands'
const boxes = {
  stark: setupCards.filter(card => setupTable[card].house === 'stark'),
  lannister: setupCards.filter(card => setupTable[card].house === 'lannister'),
}
const muster = { commanderCards: null, recruits: [], lacking: [], tiles: [], box: [] }

/** A skirmish before its commanders are chosen. */
function fresh(): Scene {
  const t = scene({ battle, alone: true })
  return t.set({
    round: 0,
    musters: [
      { ...muster, box: boxes.stark },
      { ...muster, box: boxes.lannister },
    ],
  })
}

const recruits = (...texts: string[]): Recruit[] =>
  texts.map(text => {
    const [type, rank, commander = null] = text.split(' ')
    return { type, rank, commander } as Recruit
  })

describe('commanders and units', () => {
  it('BW-20.1 BW-20.2 BW-22.3: one or two commanders of four points at most, no person twice, in secret', () => {
    const t = fresh().run({ do: 'chooseCommanders' })
    expect(t.asked()).toEqual(['stark', 'lannister'])
    const sets = t.of('stark', 'commanders').map(({ cards }) => cards)
    for (const cards of sets) {
      const people = cards.map(card => commanderTable[setupTable[card].commander!].person)
      expect(new Set(people).size).toBe(cards.length)
      expect(cards.reduce((sum, card) => sum + setupTable[card].value!, 0)).toBeLessThanOrEqual(4)
    }
    expect(sets).toContainEqual(['ss1'])
    expect(sets).toContainEqual(['ss1', 'ss6'])
    expect(sets).not.toContainEqual(['ss1', 'ss7'])
    expect(skirmishTable['uprising-in-the-west'].maxTotalValue).toBe(5)
  })

  it('BW-20.3 BW-20.4 BW-20.6: decks of the commanders; three cards give units, two of the rest tiles', () => {
    const t = fresh()
    t.state.chance = seeded(seedFrom('muster'))
    t.run({ do: 'chooseCommanders' }).move('stark', { do: 'commanders', cards: ['ss1', 'ss6'] })
    t.move('lannister', { do: 'commanders', cards: ['ls2'] })
    while (t.question() === 'substitute') t.move(t.asked()[0], t.legalMoves(t.asked()[0])[0])
    expect(t.open.decks).toEqual([20, 15])
    const [drawn] = t.events('mustered')
    expect(drawn.cards.length).toBe(3)
    expect(drawn.cards.some(card => card === 'ss1' || card === 'ss6')).toBe(false)
    const laid = t.events('tiles').find(({ seat }) => seat === drawn.seat)!
    expect(laid.cards.length).toBe(2)
    expect(laid.cards.some(card => drawn.cards.includes(card))).toBe(false)
  })

  it('BWC-76 BW-20.5: another kind of the same class, then any of one’s own', () => {
    const t = fresh()
    const army = recruits(
      'lannisport-guards red jaime-kingslayer',
      'lannisport-guards blue kevan-trusted-captain',
      'lannister-heavy-infantry blue',
      'lannisport-guards red',
      'lannisport-guards green',
      'westerlands-archers blue',
      'lannisport-guards green',
      'lannisport-guards green',
      'lannister-heavy-infantry blue',
      'casterly-rock-cavaliers green',
      'westerlands-archers green',
      'casterly-rock-cavaliers green',
    )
    const lost = recruits('lannisport-guards green')[0]
    t.set({ musters: [muster, { ...muster, recruits: army }] })
    expect(substitutesFor(t.open, 1, lost)).toEqual(['lannister-heavy-infantry'])
    const more = [...army, ...recruits('lannister-heavy-infantry green')]
    t.set({ musters: [muster, { ...muster, recruits: more, lacking: [lost] }] }).run({ do: 'substitutes' })
    expect(t.of('lannister', 'substitute').map(({ type }) => type)).toEqual([
      'casterly-rock-cavaliers',
      'westerlands-archers',
    ])
    expect(unitTable['lannisport-guards'].figures).toBe(24)
  })
})

describe('the field', () => {
  it.each(skirmishes)('BW-20.7: in %s no tile is left without a place, whichever cards are drawn', id => {
    const { side, terrainRows, terrainValue } = skirmishTable[id]
    const inRows = (hex: Hex) => rowFromEdge(side, 'stark', hex) <= terrainRows
    const foreign = (hex: Hex) => rowFromEdge(side, 'lannister', hex) <= terrainRows
    const ownHexes = boards[side].hexes.filter(hex => inRows(hex) && !foreign(hex))
    // Of triangles that share no hex, each hex that is laid closes one at most.
    const apart: Hex[] = []
    for (const hexes of triangles(boards[side])) {
      if (hexes.every(hex => ownHexes.includes(hex) && !apart.includes(hex))) apart.push(...hexes)
    }
    const laidBy = (card: SetupCard) => setupTable[card].terrain.reduce((sum, { hexes, n }) => sum + n * hexes, 0)
    for (const box of Object.values(boxes)) {
      const laid = box
        .map(laidBy)
        .toSorted((a, b) => b - a)
        .slice(0, terrainValue)
      expect(apart.length / 3).toBeGreaterThan(laid.reduce((sum, n) => sum + n, 0))
    }
  })

  it('BW-20.7 BW-20.10: tiles by turns, the momentum first, on free plain hexes near the own edge', () => {
    const t = fresh().set({
      musters: [
        { ...muster, tiles: [{ terrain: 'forest', hexes: 3 }] },
        {
          ...muster,
          tiles: [
            { terrain: 'hill', hexes: 1 },
            { terrain: 'building', hexes: 1 },
          ],
        },
      ],
    })
    t.run({ do: 'tiles', seat: 0 })
    const places = t.of('stark', 'lay').map(({ at }) => at)
    expect(places.every(at => at.length === 3 && at.every(hex => rowFromEdge('B', 'stark', hex) <= 8))).toBe(true)
    t.move('stark', { do: 'lay', at: places[0] })
    expect(places[0].map(hex => t.open.ground[hex])).toEqual(['forest', 'forest', 'forest'])
    t.move('lannister', { do: 'tile', terrain: 'hill', hexes: 1 })
    expect(t.of('lannister', 'lay').some(({ at }) => places[0].includes(at[0]))).toBe(false)
    t.move('lannister', t.of('lannister', 'lay')[0])
    // The other has none left.
    expect(t.asked()).toEqual(['lannister'])
  })

  it('BW-20.8 R-19: no commander where he sees one placed before, friend or foe', () => {
    const army = recruits('winterfell-riders red robb-young-wolf')
    const at = (commandersLosEnemyOnly: boolean) => {
      const t = scene({
        battle,
        alone: true,
        units: ['maege-mormont blue c5r15', 'kevan-trusted-captain blue c5r2'],
        options: { commandersLosEnemyOnly },
      })
      t.set({ round: 0, ground: { c5r5: 'forest' }, musters: [{ ...muster, recruits: army }, muster] })
      return t.run({ do: 'deployment', seat: 0, commanders: true })
    }
    const t = at(false)
    const hexes = t.of('stark', 'place').map(({ hex }) => hex)
    // On this open field everybody sees everybody: the rule is dropped.
    expect(hexes.every(hex => rowFromEdge('B', 'stark', hex) <= 3)).toBe(true)
    expect(hexes.length).toBeGreaterThan(20)
    const walled = scene({ battle, alone: true, units: ['maege-mormont blue c1r15'] })
    walled.set({ round: 0, ground: wood(), musters: [{ ...muster, recruits: army }, muster] })
    walled.run({ do: 'deployment', seat: 0, commanders: true })
    const hidden = walled.of('stark', 'place').map(({ hex }) => hex)
    expect(hidden.length).toBeGreaterThan(0)
    expect(hidden.some(hex => sees(walled.open, hex, 'c1r15'))).toBe(false)
    expect(at(true).of('stark', 'place').length).toBeGreaterThan(0)
  })

  it('BW-20.9: other units by turns within four rows, one a hex', () => {
    const army = recruits('war-host-of-the-north green', 'northmen-archers blue')
    const t = fresh().set({
      musters: [
        { ...muster, recruits: army },
        { ...muster, recruits: recruits('lannisport-guards red') },
      ],
    })
    t.run({ do: 'deployment', seat: 0, commanders: false })
    t.move('stark', { do: 'recruit', type: 'northmen-archers', rank: 'blue', commander: null })
    expect(t.of('stark', 'place').every(({ hex }) => rowFromEdge('B', 'stark', hex) <= 4)).toBe(true)
    t.move('stark', { do: 'unselect' }, { do: 'recruit', type: 'northmen-archers', rank: 'blue', commander: null })
    t.move('stark', { do: 'place', hex: 'c5r13' })
    expect([t.at('c5r13'), t.asked()]).toEqual(['NA blue 4 inactive', ['lannister']])
    t.move('lannister', { do: 'place', hex: 'c5r3' })
    expect(t.asked()).toEqual(['stark'])
    expect(t.of('stark', 'place').some(({ hex }) => hex === 'c5r13')).toBe(false)
  })

  it('BW-20.3: the momentum is drawn, or the summary’s', () => {
    const holder = (battle: Options['battle'], seed: string) => {
      const defaults = Object.fromEntries(options.map(({ id, default: value }) => [id, value])) as unknown as Options
      const begin = { roles: ['stark', 'lannister'], options: { ...defaults, battle }, seed: seedFrom(seed) }
      return start(battlesOfWesteros, begin).state.g.open.momentum
    }
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    expect(new Set(seeds.map(seed => holder(battle, seed))).size).toBe(2)
    expect(new Set(seeds.map(seed => holder('uprising-in-the-west', seed)))).toEqual(new Set([1]))
  })
})

/** Forest everywhere but on the first two columns. */
function wood() {
  const hexes = Array.from({ length: 15 }, (_, r) => Array.from({ length: 7 }, (_, c) => `c${c + 3}r${r + 1}` as Hex))
  return Object.fromEntries(hexes.flat().map(hex => [hex, 'forest' as const]))
}
