import { describe, expect, it } from 'vitest'
import { done, no, type scene, yes } from '../../testing.ts'
import { daqan, uthuk } from '../testing.ts'

const asks = (t: ReturnType<typeof scene>) => [t.question(), ...t.asked()]

describe('BL-11 the counter', () => {
  it('BLC-45 BL-11.1 BL-11.2 BL-11.3 steps 2 to 9 with the attacker as target', () => {
    const t = daqan(['CG F5 3', 'BH F4 3']).dice('strike', 'lore', 'heroic').attack('F5', 'F4')
    expect(t.at('F4')).toBe('BH 2')
    expect(t.lore('daqan')).toBe(1)
    expect(asks(t)).toEqual(['counterOrNot', 'uthuk'])
    t.dice('morale', 'strike', 'lore', 'pierce').move('uthuk', yes)
    expect(t.events('rolled')[1]).toMatchObject({ seat: 1, counter: true })
    expect(t.events('rolled')[1].dice).toHaveLength(4)
    expect(t.at('E6')).toBe('CG 2')
    expect(t.lore('uthuk')).toBe(1)
    // No advance, and no counter to the counter.
    expect(t.at('F4')).toBe('BH 2')
    expect(t.question()).toBeNull()
  })

  it('BL-11.1 may be declined', () => {
    const t = daqan(['CG F5', 'BH F4']).dice('strike', 'lore', 'heroic').attack('F5', 'F4').move('uthuk', no)
    expect(t.question()).toBeNull()
    expect(t.events('rolled')).toHaveLength(1)
  })

  it('BLC-46 BL-11.6 BL-16.8 Vigilant attackers are not countered; their counters are ordinary', () => {
    const t = daqan(['RR F5', 'BH F4']).dice('strike', 'lore', 'heroic').attack('F5', 'F4')
    expect(t.at('F4')).toBe('BH 2')
    expect(t.question()).toBeNull()
    const u = uthuk(['BH F4', 'RR F5']).dice('lore', 'pierce', 'pierce').attack('F4', 'F5')
    expect(asks(u)).toEqual(['counterOrNot', 'daqan'])
    u.dice('strike', 'pierce', 'pierce').move('daqan', yes)
    expect(u.at('F4')).toBe('BH 2')
    expect(u.question()).toBeNull()
  })

  it('BL-24.1 BL-7.3 ranged units counter too, with pierces', () => {
    const t = daqan(['CG F5', 'VL F4']).dice('lore', 'pierce', 'pierce').attack('F5', 'F4')
    t.dice('pierce', 'strike').move('uthuk', yes)
    expect(t.at('F5')).toBe('CG 2')
    expect(t.events('attack')[1]).toMatchObject({ counter: true, ranged: true })
  })

  it('BL-11.1 only a neighbour counters', () => {
    const t = daqan(['YA F6', 'VL F4']).dice('lore', 'strike').attack('F6', 'F4')
    t.move('daqan', { do: 'side', away: 'NE' })
    expect(t.events('rolled')).toHaveLength(1)
    expect(t.question()).toBe('extraAttack')
  })

  it('BL-11.5 again and again in one turn', () => {
    const t = daqan(['CG F5', 'CG E4', 'BH F4'])
    t.dice('lore', 'lore', 'lore').attack('F5', 'F4').dice('lore', 'lore', 'lore').move('uthuk', yes)
    t.dice('lore', 'lore', 'lore').move('daqan', { do: 'attack', from: 'E4', at: 'F4' })
    expect(asks(t)).toEqual(['counterOrNot', 'uthuk'])
  })

  it('BL-11.3 BL-15.2 a counter can stun or poison the attacker', () => {
    const t = uthuk(['BH F4', 'RG F5']).dice('lore', 'pierce', 'pierce').attack('F4', 'F5')
    t.dice('heroic', 'pierce', 'pierce').move('daqan', yes, { do: 'commit', face: 'heroic', to: 'concussion' })
    expect(t.at('F4')).toBe('BH 3 stunned')
  })

  it('BLC-84 BL-7.15 BL-12.1 who dies of its own Frenzy was destroyed by nobody: no advance', () => {
    const t = daqan(['CG F5 3', 'BH F4 2']).dice('strike', 'pierce', 'heroic').attack('F5', 'F4')
    expect(t.at('F4')).toBe('BH 1')
    t.dice('heroic', 'lore', 'lore', 'pierce', 'pierce').move('uthuk', yes)
    t.move('uthuk', { do: 'commit', face: 'heroic', to: 'frenzy' })
    expect(t.at('F5')).toBe('CG 2')
    expect(t.lore('uthuk')).toBe(2)
    expect(t.at('F4')).toBeNull()
    expect(t.events('destroyed')).toMatchObject([{ unit: 'blood-harvesters', by: null }])
    expect(t.question()).toBeNull()
  })

  it('BLC-84 BL-7.15 BL-20.1 if they were the last unit, the game is over', () => {
    const t = daqan(['CG F5 3', 'BH F4 2'], { alone: true }).dice('strike', 'pierce', 'heroic').attack('F5', 'F4')
    t.dice('heroic', 'lore', 'lore', 'pierce', 'pierce').move('uthuk', yes)
    t.move('uthuk', { do: 'commit', face: 'heroic', to: 'frenzy' })
    expect(t.open.result).toEqual({ winner: 0, by: 'annihilation' })
  })
})

describe('BL-16.2 Ferocious', () => {
  it('BLC-47 BL-7.13.6 BL-10.2 BL-12.2 counters before it retreats; a moved attacker does not advance', () => {
    const t = daqan(['CG F6 3', 'OB F5 3']).dice('strike', 'morale', 'morale').attack('F6', 'F5')
    expect(t.at('F5')).toBe('OB 2')
    expect(asks(t)).toEqual(['counterOrNot', 'uthuk'])
    t.dice('morale', 'cleave', 'pierce', 'lore').move('uthuk', yes)
    expect(t.at('G7')).toBe('CG 2')
    expect(t.lore('uthuk')).toBe(1)
    expect(t.events('retreated').map(({ path }) => path)).toEqual([
      ['F6', 'G7'],
      ['F5', 'E4', 'E3'],
    ])
    expect(t.at('E3')).toBe('OB 2')
    expect(t.question()).toBeNull()
  })

  it('BLC-48 BL-16.2 destroyed, it counters as one figure and is taken off after that', () => {
    const t = daqan(['CG F6 3', 'OB F5 1']).dice('strike', 'pierce', 'pierce').attack('F6', 'F5')
    expect(asks(t)).toEqual(['counterOrNot', 'uthuk'])
    expect(t.events('destroyed')).toEqual([])
    t.dice('strike', 'cleave', 'cleave', 'heroic').move('uthuk', yes)
    expect(t.at('F6')).toBe('CG 2')
    expect(t.at('F5')).toBeNull()
    expect(t.events('destroyed')).toMatchObject([{ unit: 'obscenes', by: 0 }])
    expect(t.legalMoves('daqan')).toEqual([{ do: 'advance' }, { do: 'pursue', to: 'F5' }, done])
  })

  it('BL-16.2 BL-9.3 three figures destroyed at once still counter as one, weak', () => {
    const t = daqan(['CG F6 3', 'OB F5 3']).dice('strike', 'strike', 'strike').attack('F6', 'F5')
    t.dice('cleave', 'cleave', 'pierce', 'pierce').move('uthuk', yes)
    expect(t.at('F6')).toBe('CG 3')
    expect(t.at('F5')).toBeNull()
  })

  it('BL-12.2 an attacker that is supported against its counter has not moved, and may advance', () => {
    const t = daqan(['CG F6', 'OB F5 1', 'CG G7'], { ordered: ['F6'] })
    t.dice('strike', 'pierce', 'pierce').attack('F6', 'F5').dice('morale', 'pierce', 'pierce', 'pierce')
    t.move('uthuk', yes)
    expect(t.events('supported')).toMatchObject([{ hex: 'F6', by: 'citadel-guards' }])
    expect(t.at('F5')).toBeNull()
    expect(t.question()).toBe('advance')
  })

  it('BL-16.2 the owner may decline: it is destroyed at once, or may counter in step 10', () => {
    const dead = daqan(['CG F6 3', 'OB F5 1']).dice('strike', 'pierce', 'pierce').attack('F6', 'F5').move('uthuk', no)
    expect(dead.at('F5')).toBeNull()
    expect(dead.question()).toBe('advance')
    const t = daqan(['CG F6 3', 'OB F5 3']).dice('strike', 'pierce', 'pierce').attack('F6', 'F5').move('uthuk', no)
    expect(asks(t)).toEqual(['counterOrNot', 'uthuk'])
    expect(t.move('uthuk', no).question()).toBeNull()
  })

  it('BL-10.10 BL-16.2 declined, and then destroyed by its retreat: there is no second offer', () => {
    const t = daqan(['CG F6', 'OB F5 1', 'CG E4'], { ordered: ['F6'] })
    t.dice('morale', 'pierce', 'pierce').attack('F6', 'F5').move('uthuk', no)
    expect(t.at('F5')).toBeNull()
    expect(t.question()).toBe('advance')
  })

  it('BL-11.7 it is the one counter to this attack', () => {
    const t = daqan(['CG F6 3', 'OB F5 3']).dice('strike', 'pierce', 'pierce').attack('F6', 'F5')
    t.dice('pierce', 'pierce', 'pierce', 'pierce').move('uthuk', yes)
    expect(t.question()).toBeNull()
  })

  it('BL-11.6 not against Vigilant, BL-16.2 not when stunned by this roll, not from afar', () => {
    const rider = daqan(['RR F6', 'OB F5 1']).dice('strike', 'pierce', 'pierce').attack('F6', 'F5')
    expect(rider.question()).toBe('advance')
    const golem = daqan(['RG F6', 'OB F5']).dice('heroic', 'pierce', 'pierce').attack('F6', 'F5')
    golem.move('daqan', { do: 'commit', face: 'heroic', to: 'concussion' })
    expect(golem.question()).toBeNull()
    const archer = daqan(['YA F7', 'OB F5 1']).dice('pierce', 'strike').attack('F7', 'F5')
    archer.move('daqan', { do: 'side', away: 'NE' })
    expect(archer.at('F5')).toBeNull()
    expect(archer.question()).toBeNull()
  })

  it('BL-11.8 never inside a counter', () => {
    const t = uthuk(['OB F5', 'CG F6']).dice('pierce', 'pierce', 'pierce', 'pierce').attack('F5', 'F6')
    t.dice('strike', 'pierce', 'pierce').move('daqan', yes)
    expect(t.at('F5')).toBe('OB 2')
    expect(t.question()).toBeNull()
  })

  it('BL-7.11 BL-7.12 the attacker falls: the rest of its roll is carried out, without an advance', () => {
    const t = daqan(['CG F6 1', 'OB F5 3']).dice('lore', 'morale', 'strike').attack('F6', 'F5')
    t.dice('strike', 'pierce', 'pierce', 'pierce').move('uthuk', yes)
    expect(t.at('F6')).toBeNull()
    expect(t.at('E4')).toBe('OB 2')
    expect(t.lore('daqan')).toBe(1)
    expect(t.question()).toBeNull()
  })

  it('BL-16.2 an attack by its roll that only the retreat makes deadly: countered with the figures it has', () => {
    const t = daqan(['CG F6', 'OB F5 2', 'CG E4'], { ordered: ['F6'] })
    t.dice('morale', 'morale', 'pierce').attack('F6', 'F5')
    // Two figures: not weak, so the cleave hits.
    t.dice('cleave', 'pierce', 'pierce', 'pierce').move('uthuk', yes)
    expect(t.at('F6')).toBe('CG 2')
    expect(t.at('F5')).toBeNull()
    expect(t.question()).toBe('advance')
  })
})
