import { describe, expect, it } from 'vitest'
import type { Mercenary, Troop } from '../../data/troops.ts'
import { type Scene, scene } from '../../testing.ts'
import { attack, keeps } from '../battle/testing.ts'
import { retreatAreas } from './retreats.ts'

const dies = (t: Scene) => t.run({ do: 'death', noble: 'red-star', deserted: false })

/** Red's star dies with these troops and tokens; no deserter is found (the Fate card shows a Rumanian). */
function dead(cards: readonly Troop[], tokens: number): Scene {
  const t = scene(2).noble('red-star', 'k-c5', cards).tokens('red-star', tokens)
  return dies(t.fate({ nationality: 'rumanian' }))
}

const options = (t: Scene) => t.legalMoves('red').flatMap(move => (move.do === 'lose' ? [move.card] : []))

describe('losses', () => {
  it('WK-T54, WK-10.2, WK-10.2.1, WK-10.2.2, WK-10.2.3, WK-10.2.4: the death of the book', () => {
    const t = scene(2).noble('red-star', 'k-c5', [
      'reg-red-100',
      'reg-red-50-1',
      'reg-red-50-2',
      'merc-english-50-1',
      'merc-english-100-1',
      'merc-polish-100-1',
    ])
    t.tokens('red-star', 5).office('red-star', 'royal-standard-bearer').fate({ nationality: 'english' })
    dies(t)
    expect(t.legalMoves('red')).toEqual([
      { do: 'desert', card: 'merc-english-50-1' },
      { do: 'desert', card: 'merc-english-100-1' },
    ])
    t.move('red', { do: 'desert', card: 'merc-english-50-1' })
    expect(t.armyOf('red-star')).toEqual({ cards: ['reg-red-100', 'reg-red-50-1', 'reg-red-50-2'], tokens: 0 })
    expect(t.nobleOf('red-star')).toMatchObject({ at: 'off', area: null, office: null })
    expect(t.open.mercenaries).toBe(66)
  })

  it('WK-T55, WK-T88, WK-10.2.2: at least what is due, and no card that could be left out', () => {
    const a = dead(['merc-english-150-1', 'merc-english-50-1'], 1)
    expect(a.armyOf('red-star').cards).toEqual(['merc-english-50-1'])
    const b = dead(['merc-english-200-1', 'merc-english-50-1'], 1)
    expect(b.armyOf('red-star').cards).toEqual(['merc-english-50-1'])
    const four: Mercenary[] = ['merc-english-100-1', 'merc-english-100-2', 'merc-english-50-1', 'merc-english-50-2']
    const c = dead(four, 1)
    expect(options(c)).toEqual(four)
    c.move('red', { do: 'lose', card: 'merc-english-50-1' })
    expect(c.armyOf('red-star').cards).toEqual(['merc-english-100-1', 'merc-english-100-2'])
    const d = dead(['merc-english-50-1'], 1)
    expect(d.armyOf('red-star')).toEqual({ cards: [], tokens: 0 })
  })

  it('WK-1.5, WK-1.4: a Noble dies at once when his tokens are as much as his troops', () => {
    const t = scene(2)
      .noble('red-star', 'k-c5', ['reg-red-100'])
      .tokens('red-star', 1)
      .run({ do: 'checkArmies', deserted: false })
    expect(t.events('died').map(({ noble }) => noble)).toEqual(['red-star'])
    const alive = scene(2).noble('red-star', 'k-c5', ['reg-red-100', 'reg-red-50-1']).tokens('red-star', 1)
    expect(alive.run({ do: 'checkArmies', deserted: false }).events('died')).toEqual([])
  })

  it('WK-1.5 a stronghold army that is shot down loses its Mercenaries and its tokens (C11)', () => {
    const t = scene(2).stronghold('red', 'k-c5', ['reg-red-50-1', 'merc-english-50-1']).tokens('red-stronghold', 1)
    t.fate({ nationality: 'rumanian' }).run({ do: 'checkArmies', deserted: false })
    expect(t.armyOf('red-stronghold')).toEqual({ cards: ['reg-red-50-1'], tokens: 0 })
  })

  it('WK-T25, WK-10.4, WK-1.5: without troops and tokens he is off the board, not dead', () => {
    const t = scene(2)
      .noble('red-star', 'k-c5', ['merc-lombard-100-1'], { heir: null })
      .crowns({ red: 2 })
      .chairman('red')
    t.run({ do: 'wages' }).move('red', { do: 'done' })
    expect(t.nobleOf('red-star')).toMatchObject({ at: 'off', area: null })
    expect([t.events('died'), t.events('fate')]).toEqual([[], []])
    expect(t.armyOf('red-star').cards).toEqual([])
  })

  it('WK-10.2.4 without an heir he leaves the game, and his Regulars with him', () => {
    const t = scene(2)
      .noble('red-star', 'k-c5', ['reg-red-100', 'merc-swiss-200-1'], { heir: null })
      .tokens('red-star', 3)
    dies(t.fate({ nationality: 'rumanian' }))
    expect(t.nobleOf('red-star').at).toBe('gone')
    expect([t.armyOf('red-star').cards, t.open.mercenaries]).toEqual([[], 66])
  })

  it('WK-T75, WK-7.5.4, WK-1.5: a new office in the place of the old one may kill', () => {
    const t = scene(2)
      .noble('red-star', 'k-c5', ['reg-red-50-1'])
      .tokens('red-star', 1)
      .fate({ nationality: 'rumanian' })
    t.office('red-star', 'captain-of-the-royal-guard').run({ do: 'giveOffice', seat: 0, card: 'royal-standard-bearer' })
    t.set({ agendaDiscards: ['royal-standard-bearer'] })
    t.g.hidden.agendas = t.g.hidden.agendas.filter(card => card !== 'royal-standard-bearer')
    t.move('red', { do: 'noble', noble: 'red-star' })
    expect(t.events('died').map(({ noble }) => noble)).toEqual(['red-star'])
    expect(t.open.agendaDiscards.toSorted()).toEqual(['captain-of-the-royal-guard', 'royal-standard-bearer'])
  })
})

describe('retreats', () => {
  it('WK-10.1.2, WK-2.2: to a neighbouring area without other Nobles, cities, strongholds; neutral cities are no obstacle', () => {
    const t = scene(2).noble('red-star', 'k-b5', ['reg-red-100'])
    expect(retreatAreas(t.open, 'red-star')).toContain('k-a5')
    t.city('monz', 'blue').stronghold('blue', 'k-c5').noble('blue-star', 'k-b4', ['reg-blue-100'])
    const areas = retreatAreas(t.open, 'red-star')
    expect(['k-a5', 'k-c5', 'k-b4'].filter(area => areas.includes(area as never))).toEqual([])
    t.city('monz', 'red')
    expect(retreatAreas(t.open, 'red-star')).toContain('k-a5')
  })

  it('WK-10.1, WK-10.1.1: one after the other, each with a card for deserters; he chooses which card goes', () => {
    const t = scene(2).noble('red-star', 'k-c5', ['reg-red-100', 'merc-english-50-1', 'merc-english-100-1'])
    t.noble('red-square', 'k-c5', ['reg-red-50-1']).fate({ nationality: 'english' })
    t.run({ do: 'retreats', nobles: ['red-star', 'red-square'] })
    t.move('red', { do: 'noble', noble: 'red-star' })
    expect(t.question()).toBe('deserter')
    t.move('red', { do: 'desert', card: 'merc-english-100-1' })
    expect([t.question(), t.nobleOf('red-star').exhausted]).toEqual(['retreatTo', false])
    t.move('red', { do: 'place', area: 'k-c6' }, { do: 'place', area: 'k-d5' })
    expect([t.nobleOf('red-star').area, t.nobleOf('red-square').area]).toEqual(['k-c6', 'k-d5'])
  })

  it('WK-10.1.1 a Noble lost by desertion does not move', () => {
    const t = scene(2).noble('red-star', 'k-c5', ['merc-english-50-1']).fate({ nationality: 'english' })
    t.run({ do: 'retreats', nobles: ['red-star'] })
    expect([t.nobleOf('red-star').at, t.question()]).toEqual(['off', null])
  })

  it('WK-10.1.3 without a way out: to the stronghold, exhausted; or he dies', () => {
    const closed = (home: boolean) => {
      const t = scene(2).noble('red-star', 'k-a1', ['reg-red-100']).noble('blue-star', 'k-a2', ['reg-blue-100'])
      t.noble('blue-square', 'k-b1', ['reg-blue-50-1']).fate({ nationality: 'rumanian' })
      if (home) t.stronghold('red', 'k-g3')
      return t.run({ do: 'retreats', nobles: ['red-star'] })
    }
    expect(closed(true).nobleOf('red-star')).toMatchObject({ area: 'k-g3', exhausted: true })
    expect(closed(false).nobleOf('red-star')).toMatchObject({ at: 'off' })
    const abroad = scene(2).stronghold('red', 'k-g3').noble('red-star', 'o-acre', ['reg-red-100'])
    expect(abroad.run({ do: 'retreats', nobles: ['red-star'] }).events('died')).toHaveLength(1)
  })

  it('WK-17.25 the Royal Standard-Bearer loses no deserters on a retreat', () => {
    const t = scene(2).noble('red-star', 'k-c5', ['merc-english-50-1']).office('red-star', 'royal-standard-bearer')
    t.fate({ nationality: 'english' }).run({ do: 'retreats', nobles: ['red-star'] })
    expect([t.events('fate'), t.question()]).toEqual([[], 'retreatTo'])
  })

  it('WK-10.1.2 a Noble beaten in a sortie leaves the besieged place', () => {
    const t = scene(2).city('lenz', 'red').noble('red-circle', 'k-f4', ['reg-red-100'])
    t.noble('blue-circle', 'k-f4', ['reg-blue-100']).siege('lenz', 'blue')
    keeps(attack(t, { do: 'attack', area: 'k-f4', seat: 1 }), ['prevent'], ['victory'])
      .until('retreatTo')
      .goOn()
    expect(t.nobleOf('red-circle').area).not.toBe('k-f4')
  })
})
