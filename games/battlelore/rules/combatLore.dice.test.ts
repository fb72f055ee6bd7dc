import { describe, expect, it } from 'vitest'
import { yes } from '../testing.ts'
import { cards, daqan, holding, play, rolls, uthuk } from './testing.ts'

describe('BL-17.6.1 Runeblade', () => {
  const aside = (face: 'strike' | 'cleave' | 'morale' | 'pierce') => ({ do: 'set-aside', face }) as const
  const again = { do: 'reroll' } as const

  it('BLC-56 four dice, some set aside each time, the rest rolled again', () => {
    const t = daqan(['CG F5', 'CL F4'], { terrain: { F5: 'forest' }, ...holding('daqan', 4, 'runeblade') })
    t.dice('strike', 'pierce', 'lore', 'heroic').attack('F5', 'F4')
    expect(cards(t, 'daqan')).toEqual(['runeblade'])
    t.move('daqan', play('runeblade'))
    expect(t.lore('daqan')).toBe(0)
    expect(t.question()).toBe('setAside')
    // At least one each time.
    expect(t.refuses('daqan', again)).toBe(true)
    t.dice('morale', 'cleave', 'pierce').move('daqan', aside('strike'), again)
    expect(t.refuses('daqan', aside('strike'))).toBe(true)
    t.dice('strike').move('daqan', aside('cleave'), aside('morale'), again)
    // The last die goes by itself: 3 damage, 1 retreat.
    expect(t.fight!.dice.map(({ face }) => face)).toEqual(['strike', 'cleave', 'morale', 'strike'])
    expect(t.at('F4')).toBe('CL 3dmg')
    expect(t.of('uthuk', 'ignore')).toEqual([
      { do: 'ignore', n: 1 },
      { do: 'ignore', n: 0 },
    ])
    expect(t.events('rerolled')).toMatchObject([
      { aside: ['strike'], dice: ['morale', 'cleave', 'pierce'] },
      { aside: ['strike', 'cleave', 'morale'], dice: ['strike'] },
    ])
  })

  it('always exactly four, also against a flyer, weak or with Crimson Volley', () => {
    const t = daqan(['YA F5', 'BH F4'], holding('daqan', 9, 'runeblade', 'crimson-volley'))
    t.attack('F5', 'F4').move('daqan', play('crimson-volley'))
    t.dice('lore', 'lore', 'lore', 'lore').move('daqan', play('runeblade'))
    expect(rolls(t)).toEqual([4])
  })

  it('all may be set aside at once; a weak unit stays weak', () => {
    const t = daqan(['CG F5 1', 'BH F4'], holding('daqan', 4, 'runeblade'))
    t.attack('F5', 'F4').dice('cleave', 'cleave', 'strike', 'pierce').move('daqan', play('runeblade'))
    t.move('daqan', aside('cleave'), aside('cleave'), aside('strike'), aside('pierce'))
    expect(t.at('F4')).toBe('BH 2')
  })

  it('once a roll', () => {
    const t = daqan(['CG F5', 'BH F4'], holding('daqan', 8, 'runeblade', 'runeblade')).attack('F5', 'F4')
    t.dice('strike', 'lore', 'lore', 'lore').move('daqan', play('runeblade'))
    expect(t.question()).toBe('setAside')
  })

  it('only for an attack: not for a counter', () => {
    const t = uthuk(['BH E5', 'CG F5'], holding('daqan', 4, 'runeblade', 'riposte'))
    t.dice('lore', 'pierce', 'pierce').attack('E5', 'F5')
    // Step 5 and 7 have no object; the counter has its window.
    t.move('daqan', yes)
    expect(cards(t, 'daqan')).toEqual(['riposte'])
  })
})

describe('BL-17.6.9 more dice', () => {
  it('BL-17.6.17 Crimson Volley: two dice for a ranged attack, of which only pierces hit', () => {
    const t = daqan(['YA F5', 'BH F4'], holding('daqan', 1, 'crimson-volley')).attack('F5', 'F4')
    t.dice('pierce', 'strike', 'cleave', 'strike').move('daqan', play('crimson-volley'))
    expect(rolls(t)).toEqual([4])
    expect(t.at('F4')).toBe('BH 2')
    const melee = daqan(['CG F5', 'BH F4'], holding('daqan', 4, 'crimson-volley')).attack('F5', 'F4')
    expect(cards(melee, 'daqan')).toEqual([])
  })

  it('BL-1.7 Surprise Attack: two dice; two of them add, to more than the four of the box', () => {
    const t = uthuk(['BH E5', 'CG F5'], holding('uthuk', 4, 'surprise-attack', 'surprise-attack')).attack('E5', 'F5')
    t.move('uthuk', play('surprise-attack'))
    t.dice('lore', 'lore', 'lore', 'lore', 'lore', 'lore', 'lore').move('uthuk', play('surprise-attack'))
    expect(rolls(t)).toEqual([7])
    expect(t.events('rolled')[0].count).toEqual([
      { why: 'combat-value', n: 3 },
      { why: 'surprise-attack', n: 2 },
      { why: 'surprise-attack', n: 2 },
    ])
  })

  it('Riposte: two dice for a counter', () => {
    const t = uthuk(['BH E5', 'CG F5'], holding('daqan', 1, 'riposte'))
    t.dice('lore', 'pierce', 'pierce').attack('E5', 'F5').move('daqan', yes)
    t.dice('strike', 'lore', 'lore', 'lore', 'lore').move('daqan', play('riposte'))
    expect(rolls(t)).toEqual([3, 5])
    expect(t.at('E5')).toBe('BH 2')
  })

  it('a forest limits before the cards add', () => {
    const t = uthuk(['BH E5', 'CG F5'], { terrain: { F5: 'forest' }, ...holding('uthuk', 2, 'surprise-attack') })
    t.attack('E5', 'F5').dice('lore', 'lore', 'lore', 'lore').move('uthuk', play('surprise-attack'))
    expect(rolls(t)).toEqual([4])
  })
})

describe("BL-17.6.6 Fury of Y'llan", () => {
  const fury = { do: 'commit', face: 'cleave', to: 'fury' } as const

  it('BLC-58 three dice, and cleaves that hit even when weak and ranged', () => {
    const t = uthuk(['VL C5 1', 'Roc F5'], holding('uthuk', 3, 'fury-of-yllan')).attack('C5', 'F5')
    t.dice('cleave', 'cleave', 'pierce', 'strike', 'lore').move('uthuk', play('fury-of-yllan'))
    expect(rolls(t)).toEqual([5])
    t.move('uthuk', fury, fury)
    expect(t.at('F5')).toBe('Roc 3dmg')
    expect(t.lore('uthuk')).toBe(1)
  })

  it('BL-9.2 the cleaves of a weak melee unit hit by the card alone', () => {
    const t = uthuk(['FR E5 1', 'CG F5'], holding('uthuk', 3, 'fury-of-yllan')).attack('E5', 'F5')
    t.dice('cleave', 'cleave', 'pierce', 'pierce', 'pierce', 'pierce').move('uthuk', play('fury-of-yllan'))
    t.move('uthuk', fury)
    expect(t.legalMoves('uthuk')).toContainEqual(fury)
    t.move('uthuk', fury)
    expect(t.at('F5')).toBe('CG 1')
  })

  it('the cleaves of a strong melee unit hit anyway', () => {
    const t = uthuk(['FR E5', 'Roc F5'], holding('uthuk', 3, 'fury-of-yllan')).attack('E5', 'F5')
    t.dice('cleave', 'cleave', 'lore', 'lore', 'lore').move('uthuk', play('fury-of-yllan'))
    expect(t.at('F5')).toBe('Roc 2dmg')
  })

  it('BLC-57 BL-17.6.2 Runic Barrier: no effect, no cost, and no further card this turn', () => {
    const t = uthuk(['BH E5', 'CG F5'], {
      lore: { uthuk: 4, daqan: 2 },
      lores: { uthuk: ['fury-of-yllan', 'surprise-attack'], daqan: ['runic-barrier'] },
    })
    t.attack('E5', 'F5').move('uthuk', play('fury-of-yllan'))
    t.dice('lore', 'pierce', 'pierce').move('daqan', play('runic-barrier'))
    expect(rolls(t)).toEqual([3])
    // 4, and 1 for the lore that was rolled.
    expect([t.lore('daqan'), t.lore('uthuk')]).toEqual([0, 5])
    expect(t.open.loreDiscards).toEqual([['runic-barrier'], ['fury-of-yllan']])
  })

  it('BL-11.8 it may be played for a counter too', () => {
    const t = daqan(['CG F5', 'BH F4'], holding('uthuk', 3, 'fury-of-yllan', 'surprise-attack'))
    t.dice('lore', 'pierce', 'pierce').attack('F5', 'F4').move('uthuk', yes)
    expect(cards(t, 'uthuk')).toEqual(['fury-of-yllan'])
    t.dice('lore', 'lore', 'lore', 'lore', 'lore', 'lore').move('uthuk', play('fury-of-yllan'))
    expect(rolls(t)).toEqual([3, 6])
  })
})
