import { describe, expect, it } from 'vitest'
import { fateTable } from '../../data/fate.ts'
import { type Scene, scene } from '../../testing.ts'
import { attack, keeps } from './testing.ts'

const handOf = (t: Scene, baron: 'red' | 'blue' | 'green') => t.g.held[t.seat(baron)].fateHand.length

const field = { do: 'attack', area: 'k-c5', seat: 1 } as const

/** A red star with 200 and a blue circle with 200 meet at k-c5. */
const meeting = () =>
  scene(2)
    .noble('red-star', 'k-c5', ['reg-red-100', 'merc-english-100-1'])
    .noble('blue-circle', 'k-c5', ['reg-blue-100', 'merc-english-100-2'])

describe('declaring', () => {
  it('WK-9.1.1 attacks cities of others, strongholds, and Nobles outside their own', () => {
    const t = scene(3).noble('red-star', 'k-c4', ['reg-red-100']).city('froli', 'blue')
    t.noble('green-star', 'k-c4', ['reg-green-100']).noble('blue-star', 'k-c4', ['reg-blue-100'])
    t.card('red', 'mobilize-forces')
    const names = t.legalMoves('red').filter(({ do: name }) => ['attack', 'assault', 'siege'].includes(name))
    expect(names).toEqual([
      { do: 'attack', area: 'k-c4', seat: 2 },
      { do: 'assault', site: 'froli' },
    ])
    t.stronghold('blue', 'k-c5').noble('red-square', 'k-c5', ['reg-red-50-1']).card('red', 'mobilize-forces')
    expect(t.legalMoves('red')).toContainEqual({ do: 'assault', site: 'blue-stronghold' })
    expect(t.legalMoves('red')).not.toContainEqual({ do: 'assault', site: 'kovel' })
  })

  it('WK-T41, WK-9.1.2, WK-1.8: a Noble in his own city can be attacked through it alone', () => {
    const t = scene(2).noble('red-star', 'k-c4', ['reg-red-100']).noble('blue-star', 'k-c4', ['reg-blue-100'])
    t.city('froli', 'blue').card('red', 'mobilize-forces')
    expect(t.refuses('red', { do: 'attack', area: 'k-c4', seat: 1 })).toBe(true)
    t.city('froli', null).card('red', 'mobilize-forces')
    expect(t.refuses('red', { do: 'attack', area: 'k-c4', seat: 1 })).toBe(false)
    t.move('red', { do: 'assault', site: 'froli' })
    expect([t.question(), t.asked()]).toEqual(['permission', ['blue']])
  })

  it('WK-T86, WK-9.1.4: a refused attack has not happened; another may follow', () => {
    const t = scene(3).noble('red-star', 'k-c4', ['reg-red-100']).noble('green-star', 'k-c4', ['reg-green-100'])
    t.card('red', 'mobilize-forces').move('red', { do: 'assault', site: 'froli' }).move('green', { do: 'refuse' })
    expect([t.question(), t.nobleOf('red-star').exhausted]).toEqual(['mobilize', false])
    expect(t.refuses('red', { do: 'assault', site: 'froli' })).toBe(true)
    t.move('red', { do: 'attack', area: 'k-c4', seat: 2 })
    expect(t.events('attacked')).toHaveLength(1)
    expect(t.events('permission')).toHaveLength(1)
  })

  it('WK-T42, WK-9.1.5: whoever attacks from his own city comes out; its strength is not used', () => {
    const t = scene(2).noble('red-star', 'k-e3', ['reg-red-100']).city('vecht', 'red')
    t.noble('blue-star', 'k-e3', ['reg-blue-100']).card('red', 'mobilize-forces')
    t.move('red', { do: 'attack', area: 'k-e3', seat: 1 })
    expect([t.open.battle!.kind, t.open.battle!.site]).toEqual(['field', null])
    expect([handOf(t, 'red'), handOf(t, 'blue')]).toEqual([3, 3])
  })

  it('WK-T51, WK-9.1.6: a sortie is an open battle, and a beaten besieger lifts the siege', () => {
    const t = scene(2).city('lenz', 'red').noble('red-star', 'k-f4', ['reg-red-100', 'merc-english-100-1'])
    t.noble('blue-star', 'k-f4', ['reg-blue-100', 'merc-swiss-200-1']).siege('lenz', 'blue')
    attack(t, { do: 'attack', area: 'k-f4', seat: 1 })
    expect([handOf(t, 'red'), handOf(t, 'blue')]).toEqual([4, 5])
    keeps(t, ['victory', 'prevent'], ['prevent', 'prevent', 'prevent']).until('retreatTo').goOn()
    expect(t.open.sieges).toEqual([])
    expect(t.nobleOf('blue-star').area).not.toBe('k-f4')
  })

  it('WK-9.1.7 offers no retreat but after a battle', () => {
    const t = attack(meeting(), field)
    expect(t.legalMoves('blue').every(({ do: name }) => name === 'toss' || name === 'commit')).toBe(true)
  })

  it('WK-9.1.3 the attacker chooses his Nobles; the defender fights with all, exhausted ones too', () => {
    const t = meeting().noble('red-square', 'k-c5', ['reg-red-50-1'])
    t.noble('blue-star', 'k-c5', ['reg-blue-50-1'], { exhausted: true })
    t.noble('red-triangle', 'k-c5', ['reg-red-50-2'], { exhausted: true })
    t.card('red', 'mobilize-forces').move('red', field)
    expect(t.legalMoves('red')).toEqual([
      { do: 'commit' },
      { do: 'bench', noble: 'red-square' },
      { do: 'bench', noble: 'red-star' },
      { do: 'back' },
    ])
    t.move('red', { do: 'bench', noble: 'red-square' }, { do: 'commit' })
    expect(t.open.battle!.attacker.armies).toEqual(['red-star'])
    expect(t.open.battle!.defender.armies).toEqual(['blue-star', 'blue-circle'])
  })
})

describe('hands', () => {
  it('WK-T34, WK-9.2.2, WK-1.4: cards for every full hundred, and two for a commander', () => {
    const hand = (tokens: number) => {
      const t = scene(2).noble('red-star', 'k-c5', ['reg-red-100', 'merc-english-150-1']).tokens('red-star', tokens)
      return handOf(attack(t.noble('blue-star', 'k-c5', ['reg-blue-100']), field), 'red')
    }
    expect([hand(0), hand(1)]).toEqual([4, 3])
  })

  it('WK-T35, WK-9.2.2, WK-9.2.5: ten cards at most; a Draw 1 Fate may bring an eleventh', () => {
    const t = scene(2).noble('red-star', 'k-c5', ['merc-swiss-200-1', 'merc-polish-200-1', 'merc-english-200-1'])
    t.noble('red-square', 'k-c5', ['merc-tuscan-200-1', 'merc-lombard-200-1', 'merc-swiss-150-1'])
    t.noble('blue-star', 'k-c5', ['reg-blue-100']).fate('draw')
    attack(t, field).move('red', { do: 'noble', noble: 'red-star' })
    expect([handOf(t, 'red'), t.open.battle!.attacker.draws.reduce((sum, { n }) => sum + n, 0)]).toEqual([10, 13])
    keeps(
      t,
      ['draw', 'prevent', 'prevent', 'prevent', 'prevent', 'casualty', 'casualty', 'casualty'],
      ['prevent'],
      ['victory'],
    )
    const { cards, more } = t.events('showed')[0]
    expect([cards.length, more.length]).toEqual([8, 1])
  })

  it('WK-9.2.1 a side with several Nobles names its commander, the attacker first; he alone counts 200', () => {
    const t = meeting().noble('red-square', 'k-c5', ['reg-red-50-1']).noble('blue-star', 'k-c5', ['reg-blue-50-1'])
    attack(t, field)
    expect([t.question(), t.asked()]).toEqual(['command', ['red']])
    t.move('red', { do: 'noble', noble: 'red-star' })
    expect(t.asked()).toEqual(['blue'])
    t.move('blue', { do: 'noble', noble: 'blue-circle' })
    expect([handOf(t, 'red'), handOf(t, 'blue')]).toEqual([4, 4])
  })

  it('WK-9.2.3, WK-15.4: two cards at least are laid aside, unseen by the other', () => {
    const t = attack(meeting(), field)
    expect(t.legalMoves('red').map(({ do: name }) => name)).toEqual(['toss', 'toss', 'toss', 'toss'])
    const [first, second] = t.g.held[0].fateHand
    t.move('red', { do: 'toss', card: second }, { do: 'toss', card: first }, { do: 'commit' })
    expect(JSON.stringify(t.view('blue'))).not.toContain(`"${first}"`)
    const [third, fourth] = t.g.held[1].fateHand
    t.move('blue', { do: 'toss', card: third }, { do: 'toss', card: fourth }, { do: 'commit' })
    // Under the deck, the attacker's first, each in his order
    expect(t.events('discarded').map(({ cards }) => cards)).toEqual([2, 2])
    expect(t.g.hidden.fateDeck.join()).toContain([second, first, third, fourth].join())
  })

  it('WK-9.2.3 nobody need go below one card when only two were drawn', () => {
    const t = scene(2).noble('red-star', 'k-c5', ['reg-red-50-1']).noble('blue-star', 'k-c5', ['reg-blue-50-1'])
    attack(t, field)
    expect(handOf(t, 'red')).toBe(2)
    const [card] = t.g.held[0].fateHand
    t.move('red', { do: 'toss', card })
    expect(t.legalMoves('red')).toContainEqual({ do: 'commit' })
  })

  it('WK-T36, WK-9.2.4, WK-9.2.5: Draw 1 Fate draws on', () => {
    const t = keeps(attack(meeting(), field), ['draw', 'casualty'], ['prevent', 'prevent'], ['draw', 'victory'])
    const [red] = t.events('showed')
    expect(red.more.map(card => fateTable[card].battle)).toEqual(['draw', 'victory'])
    t.move('red', { do: 'decline' })
    expect(t.events('victories')[0].attacker).toEqual([{ why: 'victory', n: 1 }])
  })
})

describe('casualties', () => {
  it('WK-9.2.6, WK-9.2.7: what is dealt less what is prevented; the abilities of star and square', () => {
    const t = keeps(attack(meeting(), field), ['casualty', 'casualty'], ['prevent', 'victory'])
    expect(t.legalMoves('red')).toEqual([{ do: 'use' }, { do: 'decline' }])
    t.move('red', { do: 'use' })
    // Three dealt, one prevented: the army of 200 is gone
    expect(t.events('hits').map(({ n }) => n)).toEqual([0, 2])
    expect(t.events('died').map(({ noble }) => noble)).toEqual(['blue-circle'])
  })

  it('WK-T40, WK-9.2.7: an army that is destroyed takes no more tokens', () => {
    const t = scene(2).noble('red-circle', 'k-c5', ['reg-red-100', 'merc-english-200-1'])
    t.noble('blue-circle', 'k-c5', ['reg-blue-100']).noble('blue-square', 'k-c5', [
      'merc-swiss-200-1',
      'merc-polish-100-1',
    ])
    attack(t, field).move('blue', { do: 'noble', noble: 'blue-circle' })
    keeps(t, ['casualty', 'casualty', 'casualty'], ['victory', 'victory', 'victory', 'victory'])
    expect([t.question(), t.asked()]).toEqual(['hits', ['blue']])
    t.move('blue', { do: 'hit', army: 'blue-circle' })
    // The army of 100 is gone; the others go to the army of 300
    const hits = t.events('casualties').filter(({ why }) => why === 'battle')
    expect(hits.map(({ army }) => army)).toEqual(['blue-circle', 'blue-square', 'blue-square'])
  })

  it('WK-T38, WK-9.2.8: when a side has no living Noble, victories are not counted', () => {
    const t = scene(2).noble('red-circle', 'k-c5', ['reg-red-100'])
    t.noble('blue-circle', 'k-c5', ['reg-blue-100', 'merc-swiss-200-1'])
    keeps(attack(t, field), ['prevent'], ['casualty', 'casualty', 'victory'])
    expect(t.events('victories')).toEqual([])
    expect(t.events('died').map(({ noble }) => noble)).toEqual(['red-circle'])
    expect(t.nobleOf('blue-circle').area).toBe('k-c5')
  })
})

describe('victories', () => {
  it('WK-T37, WK-9.2.9: two more kill all losing Nobles', () => {
    const t = scene(2).noble('red-circle', 'k-c5', ['reg-red-100', 'merc-english-100-1'])
    t.noble('blue-circle', 'k-c5', ['reg-blue-100']).noble('blue-square', 'k-c5', ['reg-blue-50-1', 'reg-blue-50-2'])
    attack(t, field).move('blue', { do: 'noble', noble: 'blue-circle' })
    keeps(t, ['victory', 'victory'], ['prevent', 'prevent'])
    expect(t.events('victories')[0]).toMatchObject({ winner: 'attacker', full: true })
    expect(t.events('died').map(({ noble }) => noble)).toEqual(['blue-square', 'blue-circle'])
  })

  it('WK-9.2.9 the triangle adds a victory, if he is alive, not exhausted, and used', () => {
    const t = scene(2).noble('red-triangle', 'k-c5', ['reg-red-100', 'merc-english-100-1'])
    t.noble('blue-circle', 'k-c5', ['reg-blue-100'])
    keeps(attack(t, field), ['victory', 'prevent'], ['prevent']).move('red', { do: 'use' })
    expect(t.events('victories')[0]).toMatchObject({ winner: 'attacker', full: true })
  })

  it('WK-T39, WK-9.2.11: a side wins without its commander; a dead triangle adds nothing', () => {
    const t = scene(2)
      .noble('red-triangle', 'k-c5', ['reg-red-100'])
      .noble('red-circle', 'k-c5', ['merc-english-100-1'])
    t.noble('blue-circle', 'k-c5', ['reg-blue-100'])
    attack(t, field).move('red', { do: 'noble', noble: 'red-triangle' })
    keeps(t, ['victory'], ['casualty']).move('red', { do: 'hit', army: 'red-triangle' })
    expect(t.events('ability')).toEqual([])
    expect(t.events('victories')[0]).toMatchObject({ winner: 'attacker', full: false })
  })

  it('WK-9.2.10, WK-12.3: afterwards all Fate cards lie in the deck, the attackers are exhausted, tokens stay', () => {
    const t = keeps(attack(meeting(), field), ['casualty', 'prevent'], ['casualty', 'casualty'])
    t.move('red', { do: 'decline' })
    expect(t.question()).toBeNull()
    expect([t.open.fateDeck, t.open.battle]).toEqual([24, null])
    expect([t.nobleOf('red-star').exhausted, t.nobleOf('blue-circle').exhausted]).toEqual([true, false])
    expect([t.armyOf('red-star').tokens, t.armyOf('blue-circle').tokens]).toEqual([1, 1])
  })

  it('WK-T33, WK-9.2: the battle of the book', () => {
    const t = scene(3).noble('red-star', 'k-c5', ['reg-red-100'])
    t.noble('green-square', 'k-c5', ['reg-green-100', 'merc-swiss-100-1']).noble('green-circle', 'k-c5', [
      'merc-polish-100-1',
    ])
    t.noble('blue-triangle', 'k-c5', ['reg-blue-100', 'merc-english-150-1'], { exhausted: true })
    t.card('green', 'mobilize-forces').move('green', { do: 'attack', area: 'k-c5', seat: 1 }, { do: 'commit' })
    t.move('green', { do: 'noble', noble: 'green-square' })
    expect([handOf(t, 'green'), handOf(t, 'blue')]).toEqual([5, 4])
    expect(handOf(t, 'red')).toBe(0)
    keeps(t, ['casualty', 'casualty', 'victory'], ['casualty', 'casualty']).move('green', { do: 'use' })
    expect(t.events('hits').map(({ n }) => n)).toEqual([1, 2])
    t.move('green', { do: 'hit', army: 'green-circle' })
    expect(t.armyOf('blue-triangle').tokens).toBe(2)
    // The exhausted triangle is not asked
    expect(t.events('ability')).toHaveLength(1)
    expect(t.events('victories')[0]).toMatchObject({ winner: 'attacker', full: false })
    expect(t.events('died').map(({ noble }) => noble)).toEqual(['green-circle'])
    expect(t.armyOf('green-circle').cards).toEqual([])
    t.until('retreatTo').goOn()
    expect(t.events('retreated').map(({ noble }) => noble)).toEqual(['blue-triangle'])
  })
})

describe('cards in battles', () => {
  it('WK-17.6 Lord Constable draws one more in the open field; Champion of the Cross wins overseas', () => {
    const t = attack(meeting().charge('red', 'lord-constable'), field)
    expect(handOf(t, 'red')).toBe(5)
    const champion = scene(2)
      .noble('red-circle', 'o-acre', ['reg-red-100'])
      .office('red-circle', 'champion-of-the-cross')
    champion.noble('blue-circle', 'o-acre', ['reg-blue-100', 'merc-english-100-1'])
    keeps(attack(champion, { do: 'attack', area: 'o-acre', seat: 1 }), ['prevent'], ['prevent', 'prevent'])
    expect(champion.events('victories')[0].attacker).toContainEqual({ why: 'champion-of-the-cross', n: 1 })
  })

  it('WK-17.7 Right of Sanctuary saves a Noble for two Faith; he retreats', () => {
    const t = scene(2).noble('red-circle', 'k-c5', ['reg-red-100', 'merc-english-100-1']).law('right-of-sanctuary')
    t.noble('blue-circle', 'k-c5', ['reg-blue-100']).faith({ blue: 2 })
    keeps(attack(t, field), ['victory', 'victory'], ['prevent'])
    expect(t.question()).toBe('saveNoble')
    t.move('blue', { do: 'pay-faith' }).until('retreatTo').goOn()
    expect([t.open.faith[1], t.events('died')]).toEqual([0, []])
  })

  it('WK-17.13 Truce of God forbids battles against Barons, not against neutral cities', () => {
    const t = scene(2).noble('red-star', 'k-c4', ['reg-red-100']).noble('blue-star', 'k-c4', ['reg-blue-100'])
    t.set({ lasting: [{ card: 'truce-of-god', seat: null, noble: null }] }).card('red', 'mobilize-forces')
    const attacks = t.legalMoves('red').filter(({ do: name }) => ['attack', 'assault', 'siege'].includes(name))
    expect(attacks).toEqual([
      { do: 'assault', site: 'froli' },
      { do: 'siege', site: 'froli' },
    ])
  })
})
