import { describe, expect, it } from 'vitest'
import { type Scene, scene } from '../../testing.ts'
import { siteStrength } from '../sites.ts'
import { siegeStrengths } from './declaring.ts'
import { attack, keeps } from './testing.ts'

const assault = (t: Scene, site: 'froli' | 'vecht' | 'olbi' | 'alta' | 'monz' | 'blue-stronghold') =>
  attack(t, { do: 'assault', site })
const drawn = (t: Scene) => t.events('drew').map(({ cards }) => cards)

describe('assaults', () => {
  it('WK-T43, WK-9.3.1, WK-9.3.2, WK-9.3.3, WK-9.3.4: the assault of the book', () => {
    const t = scene(2).noble('red-star', 'k-c4', ['reg-red-100']).noble('red-square', 'k-c4', ['merc-english-100-1'])
    assault(t, 'froli').move('red', { do: 'noble', noble: 'red-star' })
    expect(drawn(t)).toEqual([4, 2])
    keeps(t, ['casualty', 'prevent'], ['casualty', 'victory']).move('red', { do: 'use' })
    expect(t.events('hits').map(({ n }) => n)).toEqual([0, 2])
    expect(t.open.cities.froli).toEqual({ owner: 0, razed: false, fortified: false, breaches: 2 })
    expect([siteStrength(t.open, 'froli'), t.events('victories')]).toEqual([0, []])
    expect(t.question()).toBe('raze')
  })

  it('WK-T44, WK-9.3.1, WK-1.6: the walls count for the defender, fortified or breached', () => {
    const t = (part: object, tokens = 0) => {
      const s = scene(2).city('vecht', 'blue', part).noble('red-star', 'k-e3', ['reg-red-100'])
      s.noble('blue-star', 'k-e3', ['reg-blue-100', 'merc-english-100-1']).tokens('blue-star', tokens)
      return drawn(assault(s, 'vecht'))[1]
    }
    expect([t({}), t({ fortified: true }), t({ breaches: 1 }, 1)]).toEqual([7, 8, 5])
  })

  it('WK-T45, WK-9.3.5, WK-9.3.7: a partial victory takes a city with its walls', () => {
    const t = scene(2).noble('red-circle', 'k-c6', ['reg-red-100', 'merc-english-200-1'])
    keeps(assault(t, 'olbi'), ['victory'], ['casualty', 'prevent'])
    expect(t.armyOf('red-circle').tokens).toBe(1)
    expect([t.open.cities.olbi.owner, siteStrength(t.open, 'olbi')]).toEqual([0, 200])
  })

  it('WK-T46, WK-9.3.5: a neutral city beats, and kills', () => {
    const t = scene(2).noble('red-circle', 'k-e5', ['reg-red-100'])
    keeps(assault(t, 'alta'), ['casualty'], ['victory', 'victory', 'prevent'])
    expect(t.events('hits').map(({ n }) => n)).toEqual([0, 0])
    expect([t.events('died').length, t.open.cities.alta.owner]).toEqual([1, null])
  })

  it('WK-T47, WK-9.3.6, WK-5.6.8: empty walls are taken without a draw', () => {
    const t = scene(2).city('froli', null, { breaches: 2 }).noble('red-star', 'k-c4', ['reg-red-100'])
    assault(t, 'froli').move('red', { do: 'spare' })
    expect([t.events('drew'), t.open.cities.froli.owner]).toEqual([[], 0])
    expect(t.nobleOf('red-star').exhausted).toBe(true)
  })

  it('WK-9.3.2 a controlled city without Nobles is played by its owner, who lays aside what he likes', () => {
    const t = scene(2).city('froli', 'blue').noble('red-circle', 'k-c4', ['reg-red-100'])
    assault(t, 'froli')
    expect(t.asked()).toEqual(['red', 'blue'])
    expect(t.legalMoves('blue')).toContainEqual({ do: 'commit' })
    keeps(t, ['casualty'], ['victory', 'prevent'])
    expect(t.open.cities.froli.owner).toBe(1)
  })

  it('WK-9.3.3 the defender splits hits between walls and armies; walls at 0 take no more', () => {
    const t = scene(2)
      .city('froli', 'blue', { breaches: 1 })
      .noble('red-circle', 'k-c4', ['reg-red-100', 'merc-english-150-1'])
    t.noble('blue-circle', 'k-c4', ['reg-blue-100', 'merc-swiss-200-1'])
    keeps(assault(t, 'froli'), ['casualty', 'casualty'], ['victory', 'victory', 'victory'])
    expect(t.legalMoves('blue')).toEqual([
      { do: 'hit', army: null },
      { do: 'hit', army: 'blue-circle' },
    ])
    t.move('blue', { do: 'hit', army: null })
    expect([t.open.cities.froli.breaches, t.armyOf('blue-circle').tokens]).toEqual([2, 1])
  })

  it('WK-9.3.4 a city is not captured when all attackers died', () => {
    const t = scene(2).city('froli', null, { breaches: 1 }).noble('red-circle', 'k-c4', ['reg-red-100'])
    keeps(assault(t, 'froli'), ['casualty'], ['casualty'])
    expect([t.open.cities.froli.owner, siteStrength(t.open, 'froli'), t.events('died').length]).toEqual([null, 0, 1])
  })

  it('WK-9.3.8 a fortified city at 0 is fortified no more, and has a breach less', () => {
    const t = scene(2).city('froli', 'blue', { fortified: true, breaches: 2 })
    t.noble('red-circle', 'k-c4', ['reg-red-100', 'reg-red-50-1', 'reg-red-50-2'])
    keeps(assault(t, 'froli'), ['casualty', 'prevent'], ['prevent'].slice(1) as [])
    expect(t.open.cities.froli).toMatchObject({ owner: 0, fortified: false, breaches: 2 })
    expect(siteStrength(t.open, 'froli')).toBe(0)
  })

  it('WK-T52, WK-9.3.9: razing pays three times the income, at once or never', () => {
    const razed = (fortified: boolean) => {
      const t = scene(2).city('vecht', 'blue', { fortified }).noble('red-circle', 'k-e3', ['reg-red-100'])
      keeps(assault(t, 'vecht'), ['victory'], []).move('red', { do: 'raze' })
      expect(t.open.cities.vecht).toMatchObject({ razed: true, owner: null })
      return t.open.crowns[0] - 15
    }
    expect([razed(true), razed(false)]).toEqual([12, 9])
    const t = scene(2).city('vecht', 'red').noble('red-circle', 'k-e3', ['reg-red-100']).card('red', 'mobilize-forces')
    expect(t.legalMoves('red').some(({ do: name }) => name === 'raze')).toBe(false)
  })

  it('WK-9.3.9, WK-7.6.3: a law against razing is kept or refused', () => {
    const taken = () => {
      const t = scene(2).law('protection-of-cities').noble('red-circle', 'k-e3', ['reg-red-100', 'merc-english-200-1'])
      return keeps(assault(t, 'vecht'), ['victory'], ['prevent', 'prevent', 'prevent']).move('red', { do: 'raze' })
    }
    expect(taken().move('red', { do: 'back' }).open.cities.vecht).toMatchObject({ owner: 0, razed: false })
    const refused = taken().move('red', { do: 'refuse' })
    expect([refused.open.cities.vecht.razed, refused.open.banned]).toEqual([true, [0]])
  })
})

describe('sieges', () => {
  const siege = (t: Scene, site: 'monz' | 'vecht' | 'lenz' | 'froli') =>
    t.card('red', 'mobilize-forces').refuses('red', { do: 'siege', site })

  it('WK-T48, WK-9.4.1: 200 and the troops must be greater than the walls', () => {
    const t = scene(2).noble('red-star', 'k-a5', ['reg-red-50-1'])
    expect(siege(t, 'monz')).toBe(false)
    const equal = scene(2).noble('red-star', 'k-e3', ['reg-red-100'])
    expect(siege(equal, 'vecht')).toBe(true)
    const hurt = scene(2).noble('red-star', 'k-a5', ['merc-english-150-1']).tokens('red-star', 1)
    expect(siege(hurt.city('monz', null, { breaches: 1 }), 'monz')).toBe(false)
    expect(siegeStrengths(hurt.open, ['red-star'], 'monz')).toEqual({ attack: 250, defence: 100 })
  })

  it('WK-T79, WK-9.4.1: Master of Sieges', () => {
    const t = scene(2).noble('red-star', 'k-f4', ['reg-red-50-1']).office('red-star', 'master-of-sieges')
    expect(siegeStrengths(t.open, ['red-star'], 'lenz')).toEqual({ attack: 500, defence: 400 })
    expect(siege(t, 'lenz')).toBe(false)
  })

  it('WK-9.4.2 a siege costs nobody anything but exhausts who lays it', () => {
    const t = scene(2).noble('red-star', 'k-a5', ['reg-red-50-1'])
    attack(t, { do: 'siege', site: 'monz' })
    expect(t.open.sieges).toEqual([{ site: 'monz', by: 0, round: 1 }])
    expect([t.events('fate'), t.nobleOf('red-star').exhausted]).toEqual([[], true])
  })

  it('WK-T85, WK-9.4.8: not twice in a round; an assault may come', () => {
    const t = scene(2).noble('red-star', 'k-a5', ['reg-red-100'], { exhausted: true }).siege('monz', 'red')
    t.noble('red-square', 'k-a5', ['reg-red-50-1']).card('red', 'mobilize-forces')
    expect(t.refuses('red', { do: 'siege', site: 'monz' })).toBe(true)
    expect(t.refuses('red', { do: 'assault', site: 'monz' })).toBe(false)
    t.set({ round: 2 }).card('red', 'mobilize-forces')
    expect(t.refuses('red', { do: 'siege', site: 'monz' })).toBe(false)
  })

  it('WK-T49, WK-9.4.5: in a later round the city falls, without breaches; who defended it dies', () => {
    const t = scene(2).city('monz', 'blue').noble('blue-circle', 'k-a5', ['reg-blue-50-1']).siege('monz', 'red', 2)
    t.noble('red-star', 'k-a5', ['reg-red-50-1'], { exhausted: true })
    t.noble('red-square', 'k-a5', ['reg-red-100', 'merc-english-200-1']).set({ round: 4 })
    attack(t, { do: 'siege', site: 'monz' })
    expect(t.open.cities.monz).toMatchObject({ owner: 0, breaches: 0 })
    expect([t.events('died').map(({ noble }) => noble), t.open.sieges]).toEqual([['blue-circle'], []])
  })

  it('WK-T50, WK-9.4.3: no tax and no Influence, but a Vote, and it counts for victory', () => {
    const t = scene(2).city('lenz', 'red').noble('blue-star', 'k-f4', ['reg-blue-100']).siege('lenz', 'blue')
    t.stronghold('red', 'k-c5').run({ do: 'taxation' })
    expect(t.open.crowns[0]).toBe(15)
    t.run({ do: 'influence' })
    expect(t.open.influence[0]).toBe(0)
    t.chairman('red').agendas('property-tax', 'income-tax', 'road-toll').run({ do: 'assembly' })
    expect(t.open.votes[0]).toBe(2)
  })

  it('WK-9.4.4, WK-10.3: lifted when the last Noble of the besieger is gone, not before', () => {
    const t = scene(2).noble('red-star', 'k-a5', ['reg-red-50-1']).noble('red-square', 'k-a5', ['reg-red-100'])
    t.siege('monz', 'red')
      .card('red', 'mobilize-forces')
      .move('red', { do: 'go', noble: 'red-star', path: ['k-a4'] })
    while (t.question() === 'takeTroops') t.move('red', { do: 'done' })
    expect(t.open.sieges).toHaveLength(1)
    t.card('red', 'mobilize-forces').move('red', { do: 'go', noble: 'red-square', path: ['k-a4'] })
    expect(t.open.sieges).toEqual([])
  })

  it('WK-9.4.6 an assault that fails leaves the siege, if a Noble stays', () => {
    const t = scene(2).noble('red-circle', 'k-a5', ['reg-red-100']).siege('monz', 'red')
    keeps(assault(t, 'monz'), ['prevent'], ['prevent', 'prevent'])
    expect(t.open.sieges).toHaveLength(1)
  })

  it('WK-9.4.7 several may besiege one city; each needs the leave of the others; a new owner ends his own', () => {
    const t = scene(3).noble('red-star', 'k-a5', ['reg-red-100']).noble('green-star', 'k-a5', ['reg-green-100'])
    t.siege('monz', 'green').card('red', 'mobilize-forces').move('red', { do: 'siege', site: 'monz' })
    expect([t.question(), t.asked()]).toEqual(['permission', ['green']])
    t.move('green', { do: 'grant' })
    expect(t.open.sieges.map(({ by }) => by)).toEqual([2, 0])
  })
})

describe('strongholds', () => {
  it('WK-1.7, WK-9.5.1, WK-9.5.2: 400 strong, with its own troops and no commander', () => {
    const t = scene(2).stronghold('blue', 'k-c5', ['reg-blue-100', 'merc-english-100-1'], 1)
    t.noble('red-circle', 'k-c5', ['reg-red-100'])
    expect(siteStrength(t.open, 'blue-stronghold')).toBe(300)
    assault(t, 'blue-stronghold')
    expect(drawn(t)).toEqual([3, 5])
    expect(t.legalMoves('blue')).toContainEqual({ do: 'commit' })
  })

  it('WK-9.5.2 its Baron splits hits between breaches and troops', () => {
    const t = scene(2)
      .stronghold('blue', 'k-c5', ['reg-blue-100', 'merc-english-100-1'])
      .noble('red-circle', 'k-c5', ['reg-red-100'])
    keeps(assault(t, 'blue-stronghold'), ['casualty'], ['prevent'].slice(1) as [])
    expect(t.legalMoves('blue')).toEqual([
      { do: 'hit', army: null },
      { do: 'hit', army: 'blue-stronghold' },
    ])
  })

  it('WK-9.5.3 victories are counted while anything of it stands', () => {
    const t = scene(2)
      .stronghold('blue', 'k-c5', ['reg-blue-100', 'merc-english-100-1'], 4)
      .noble('red-circle', 'k-c5', ['reg-red-100'])
    keeps(assault(t, 'blue-stronghold'), ['prevent'], ['prevent', 'prevent'])
    expect(t.events('victories')).toHaveLength(1)
    expect(t.open.strongholds[1].area).toBe('k-c5')
  })

  it('WK-T53, WK-9.6.1, WK-9.6.3, WK-9.6.4, WK-9.6.5: a stronghold is captured', () => {
    const t = scene(2).city('rota', 'blue').city('thira', 'blue', { fortified: true }).crowns({ blue: 15 })
    t.stronghold('blue', 'k-c5', ['reg-blue-100', 'merc-tuscan-50-1'], 2).tokens('blue-stronghold', 1)
    t.noble('red-circle', 'k-c5', ['reg-red-100'])
    keeps(assault(t, 'blue-stronghold'), ['victory'], [])
    expect(t.open.crowns).toEqual([22, 8])
    expect(t.legalMoves('blue')).toEqual(
      [
        { do: 'city', city: 'thira' },
        { do: 'city', city: 'rota' },
      ].reverse(),
    )
    t.g.hidden.fateDeck = [...t.g.hidden.fateDeck].sort((a, b) => Number(b === 'fate-10') - Number(a === 'fate-10'))
    t.move('blue', { do: 'city', city: 'thira' })
    expect(t.open.cities.thira).toMatchObject({ owner: 0, fortified: true })
    expect(t.events('control').map(({ city }) => city)).toEqual(['thira'])
    // Polish deserters find nobody; one token costs the 50 Tuscans, and the Regulars stay
    expect(t.armyOf('blue-stronghold')).toEqual({ cards: ['reg-blue-100'], tokens: 0 })
    expect(t.open.strongholds[1]).toEqual({ area: null, breaches: 0 })
    t.run({ do: 'influence' })
    expect(t.open.influence[1]).toBe(0)
  })

  it('WK-9.6.4 for a stronghold without troops no deserters are drawn', () => {
    const t = scene(2).stronghold('blue', 'k-c5').run({ do: 'strongholdFalls', seat: 1 })
    expect([t.open.strongholds[1].area, t.events('fate')]).toEqual([null, []])
  })

  it('WK-9.6.2 no rewards when all attackers died while it was reduced', () => {
    const t = scene(2)
      .city('rota', 'blue')
      .stronghold('blue', 'k-c5', [], 3)
      .noble('red-circle', 'k-c5', ['reg-red-100'])
    keeps(assault(t, 'blue-stronghold'), ['casualty'], ['casualty'])
    expect([t.open.crowns, t.open.cities.rota.owner, t.open.strongholds[1].area]).toEqual([[15, 15], 1, null])
  })
})
