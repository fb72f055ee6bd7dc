import { describe, expect, it } from 'vitest'
import { done, no, pass, type Scene, yes } from '../../testing.ts'
import { cards, daqan, holding, play, uthuk } from '../testing.ts'

describe('BL-17.6.7 Unstoppable', () => {
  const held = holding('uthuk', 2, 'unstoppable')

  it('BLC-59 BL-7.13.6 counters with the figures it has, then it is destroyed', () => {
    const t = daqan(['CG F5', 'BH F4 2'], held).dice('strike', 'strike', 'lore').attack('F5', 'F4')
    expect(cards(t, 'uthuk')).toEqual(['unstoppable'])
    t.dice('cleave', 'morale', 'pierce', 'pierce').move('uthuk', play('unstoppable'))
    expect(t.at('E6')).toBe('CG 2')
    expect(t.at('F4')).toBeNull()
    expect(t.events('destroyed')).toMatchObject([{ unit: 'blood-harvesters', by: 0 }])
    expect(t.lore('daqan')).toBe(1)
    // Moved by the counter: no advance.
    expect(t.question()).toBeNull()
  })

  it('BLC-59 an attacker that stays may advance', () => {
    const t = daqan(['CG F5', 'BH F4 2'], held).dice('strike', 'strike', 'lore').attack('F5', 'F4')
    t.dice('pierce', 'pierce', 'pierce', 'pierce').move('uthuk', play('unstoppable'))
    expect(t.question()).toBe('advance')
  })

  it('BLC-82 BL-16.16 BL-11.7 Soul Feast in the counter can save it', () => {
    const t = daqan(['CG F5 3', 'CL F4 5dmg'], held).dice('strike', 'strike', 'lore').attack('F5', 'F4')
    t.dice('heroic', 'heroic', 'heroic', 'strike').move('uthuk', play('unstoppable'))
    const feast = { do: 'commit', face: 'heroic', to: 'soul-feast' } as const
    t.move('uthuk', feast, feast, feast)
    expect(t.at('F5')).toBe('CG 2')
    expect(t.at('F4')).toBe('CL 4dmg')
    expect(t.lore('daqan')).toBe(1)
    // The counter is used up, and there is no advance.
    expect(t.question()).toBeNull()
  })

  it('BLC-83 BL-7.15 BL-12.6 who dies of its own Frenzy then was destroyed by the attacker', () => {
    const t = daqan(['CG F5 3', 'BH F4 1'], held).dice('strike', 'pierce', 'pierce').attack('F5', 'F4')
    t.dice('heroic', 'lore', 'lore', 'pierce', 'pierce').move('uthuk', play('unstoppable'))
    t.move('uthuk', { do: 'commit', face: 'heroic', to: 'frenzy' })
    expect(t.at('F5')).toBe('CG 2')
    expect(t.lore('uthuk')).toBe(2)
    expect(t.at('F4')).toBeNull()
    expect(t.events('destroyed')).toMatchObject([{ unit: 'blood-harvesters', by: 0 }])
    expect(t.legalMoves('daqan')).toEqual([{ do: 'advance' }, { do: 'pursue', to: 'F4' }, done])
  })

  const offered = (t: Scene) => cards(t, 'uthuk')

  it('not for damage it survives, not stunned, not from afar, not against Vigilant, not in a counter', () => {
    const survives = daqan(['CG F5', 'BH F4 3'], held).dice('strike', 'strike', 'lore').attack('F5', 'F4')
    expect(survives.question()).toBe('counterOrNot')
    // BL-17.7: all of that is open, so the owner is not even asked.
    const stunned = daqan(['CG F5', 'BH F4 1 stunned'], held).dice('strike', 'strike', 'lore').attack('F5', 'F4')
    expect(stunned.question()).toBe('advance')
    const afar = daqan(['YA C5', 'BH F5 1'], held).dice('pierce', 'lore').attack('C5', 'F5')
    expect(afar.question()).toBeNull()
    const rider = daqan(['RR F5', 'BH F4 1'], held).dice('strike', 'lore', 'lore').attack('F5', 'F4')
    expect(rider.question()).toBe('advance')
    const counter = uthuk(['BH E5 1', 'CG F5'], { lore: { uthuk: 2 }, lores: { uthuk: ['unstoppable'] } })
    counter.attack('E5', 'F5').dice('lore', 'pierce', 'pierce', 'pierce', 'pierce').move('uthuk', pass)
    counter.lapse().dice('strike', 'pierce', 'pierce').move('daqan', yes).lapse('unstoppable')
    expect(counter.at('E5')).toBeNull()
  })

  it('BL-7.13.8 in step 8 only when it has not moved', () => {
    // The way back from F4 is NE: G3, G2.
    const blocked = daqan(['CG F5', 'BH F4 1'], { ...held, terrain: { G3: 'water' } })
    blocked.dice('morale', 'pierce', 'pierce').attack('F5', 'F4')
    expect(offered(blocked)).toEqual(['unstoppable'])
    const moved = daqan(['CG F5', 'BH F4 1'], { ...held, terrain: { G2: 'water' } })
    moved.dice('morale', 'morale', 'pierce').attack('F5', 'F4')
    expect(moved.at('G3')).toBeNull()
    expect(moved.question()).toBe('advance')
  })

  it('BL-11.7 a Ferocious unit that was Unstoppable does not counter again', () => {
    const t = daqan(['CG F5', 'OB F4 1'], held).dice('strike', 'pierce', 'pierce').attack('F5', 'F4')
    t.dice('pierce', 'pierce', 'pierce', 'pierce').move('uthuk', play('unstoppable'))
    expect(t.at('F4')).toBeNull()
    expect(t.question()).toBe('advance')
  })
})

describe('BL-17.7 the other cards of combat', () => {
  it('BL-7.14 Shield Wall: the target is infantry and damage is pending', () => {
    const held = holding('daqan', 3, 'shield-wall')
    const attack = (unit: string, ...dice: ('strike' | 'lore')[]) =>
      uthuk(['BH E5', unit], held)
        .dice(...dice)
        .attack('E5', 'F5')
    expect(cards(attack('CG F5', 'strike', 'lore', 'lore'), 'daqan')).toEqual(['shield-wall'])
    expect(cards(attack('RG F5', 'strike', 'lore', 'lore'), 'daqan')).toEqual([])
    expect(attack('CG F5', 'lore', 'lore', 'lore').question()).toBe('counterOrNot')
  })

  it('BL-17.6.18 BL-7.9 Hold the Line: no retreat, no damage, and the unit may counter', () => {
    const t = uthuk(['BH E5', 'CG F5', 'BH G5'], { ...holding('daqan', 2, 'hold-the-line'), ordered: ['E5'] })
    t.dice('morale', 'morale', 'pierce').attack('E5', 'F5')
    t.move('daqan', play('hold-the-line'))
    expect(t.at('F5')).toBe('CG 3')
    expect(t.events('ignored-retreats')).toEqual([{ is: 'ignored-retreats', seat: 0, n: 2, cause: 'hold-the-line' }])
    expect(t.question()).toBe('counterOrNot')
  })

  it('BL-7.10 BL-7.14 Hold the Line is not asked for a unit that is destroyed, or twice', () => {
    const dead = uthuk(['BH E5', 'CG F5 1'], holding('daqan', 2, 'hold-the-line')).dice('strike', 'morale', 'lore')
    expect(dead.attack('E5', 'F5').question()).toBe('advance')
    const t = uthuk(['BH E5', 'CG F5'], holding('daqan', 4, 'hold-the-line', 'hold-the-line'))
    t.dice('morale', 'lore', 'lore').attack('E5', 'F5').move('daqan', play('hold-the-line'))
    expect(t.question()).toBe('counterOrNot')
  })

  it('BL-7.14 Hold the Line is not asked for without a retreat', () => {
    const t = uthuk(['BH E5', 'CG F5'], holding('daqan', 2, 'hold-the-line')).dice('strike', 'lore', 'lore')
    expect(t.attack('E5', 'F5').question()).toBe('counterOrNot')
  })

  it('BL-17.6.12 Dread of the Ynfernael: heroics become retreats, once they are seen', () => {
    const held = holding('uthuk', 1, 'dread-of-the-ynfernael')
    const dread = { do: 'commit', face: 'heroic', to: 'dread' } as const
    const t = uthuk(['FR E5', 'CG F5'], held).dice('heroic', 'heroic', 'lore').attack('E5', 'F5')
    t.move('uthuk', play('dread-of-the-ynfernael'))
    expect(t.of('uthuk', 'commit')).toEqual([dread])
    t.move('uthuk', dread, dread)
    expect(t.at('H5')).toBe('CG 3')
    const none = uthuk(['FR E5', 'CG F5'], held).dice('strike', 'lore', 'lore').attack('E5', 'F5')
    expect(cards(none, 'uthuk')).toEqual([])
  })

  it('BL-7.6.3 BL-15.1 beside poison: one heroic for each', () => {
    const t = uthuk(['VL E5', 'CG F5'], holding('uthuk', 1, 'dread-of-the-ynfernael')).dice('heroic', 'heroic')
    t.attack('E5', 'F5').move('uthuk', play('dread-of-the-ynfernael'))
    t.move('uthuk', { do: 'commit', face: 'heroic', to: 'poison' }, { do: 'commit', face: 'heroic', to: 'dread' })
    expect(t.at('G5')).toBe('CG 3 poisoned')
  })

  it('BL-0.6 BL-17.6 Harvest of Souls, at once: two lore cards for a unit that was destroyed in combat, in either turn', () => {
    const held = holding('uthuk', 1, 'harvest-of-souls')
    const decks = { loreDecks: [[], ['unstoppable', 'portal', 'battle-cry']] } as const
    const t = daqan(['CG F5 1', 'BH F4'], held).hide(decks).dice('lore', 'pierce', 'pierce').attack('F5', 'F4')
    t.dice('strike', 'pierce', 'pierce').move('uthuk', yes).lapse('harvest-of-souls')
    expect(t.at('F5')).toBeNull()
    t.move('uthuk', play('harvest-of-souls'))
    expect(t.held('uthuk').lores).toEqual(['unstoppable', 'portal'])
    expect(t.lore('uthuk')).toBe(0)
  })

  it('BL-17.2, BL-17.5 Harvest of Souls lies in no pile while it draws, so it never draws itself', () => {
    const t = uthuk(['BH F4', 'CG F5 1'], holding('uthuk', 1, 'harvest-of-souls'))
    t.set({ loreDiscards: [[], ['portal']] })
      .dice('strike', 'pierce', 'pierce')
      .attack('F4', 'F5')
    t.lapse('harvest-of-souls').move('uthuk', play('harvest-of-souls'))
    expect(t.held('uthuk').lores).toEqual(['portal'])
    expect(t.open.loreDiscards[1]).toEqual(['harvest-of-souls'])
    expect(t.turn.shown).toEqual([])
  })

  it('BL-17.2 Unstoppable is discarded when its counter is over, a cancelled card at once', () => {
    const t = daqan(['CG F5', 'BH F4 1'], holding('uthuk', 2, 'unstoppable')).dice('strike', 'pierce', 'pierce')
    t.attack('F5', 'F4').dice('heroic', 'lore', 'lore', 'pierce', 'pierce').move('uthuk', play('unstoppable'))
    expect(t.question()).toBe('commit')
    expect([t.turn.shown, t.open.loreDiscards[1]]).toEqual([['unstoppable'], []])
    t.move('uthuk', done)
    expect([t.turn.shown, t.open.loreDiscards[1]]).toEqual([[], ['unstoppable']])
    const cancelled = daqan(['CG F5', 'BH F4 1'], {
      lore: { daqan: 2, uthuk: 2 },
      lores: { daqan: ['runic-barrier'], uthuk: ['unstoppable'] },
    }).dice('strike', 'pierce', 'pierce')
    cancelled.attack('F5', 'F4').move('uthuk', play('unstoppable')).move('daqan', play('runic-barrier'))
    expect([cancelled.turn.shown, cancelled.open.loreDiscards]).toEqual([[], [['runic-barrier'], ['unstoppable']]])
  })

  it('BL-7.15 Harvest of Souls is not for a unit that the opponent has destroyed', () => {
    const t = daqan(['CG F5', 'BH F4 1'], holding('uthuk', 1, 'harvest-of-souls')).dice('strike', 'pierce', 'pierce')
    t.attack('F5', 'F4')
    expect(t.question()).toBe('advance')
  })
})

describe('BL-17.6.8 Battle Cry', () => {
  it('BLC-60 pushes neighbours straight away; who cannot go stays unhurt; they may still attack', () => {
    const t = daqan(['CG F6', 'RR E5', 'CG D5', 'BH F5', 'BH G8'], {
      ...holding('uthuk', 3, 'battle-cry'),
      alone: true,
    })
    t.run({ do: 'window', window: 'moveStep.end', seat: 0, passed: false, unit: null }, { do: 'attack', seat: 0 })
    t.move('uthuk', play('battle-cry'))
    while (t.question() === 'push') t.move('daqan', t.legalMoves('daqan')[0])
    expect([t.at('G7'), t.at('F6'), t.at('E5'), t.at('D5')]).toEqual(['CG 3', null, 'RR 3', 'CG 3'])
    expect(t.events('damage')).toEqual([])
    expect(t.events('supported')).toEqual([])
    t.lapse()
    expect(t.of('daqan', 'attack')).toEqual([
      { do: 'attack', from: 'G7', at: 'G8' },
      { do: 'attack', from: 'E5', at: 'F5' },
    ])
  })
})

describe('BL-17.6.10 Nightmare Visions', () => {
  it('BLC-79 BL-5.4 the unit neither attacks nor is ordered again, but may counter', () => {
    const t = daqan(['RR F5', 'BH F4'], {
      lore: { uthuk: 3, daqan: 2 },
      lores: { uthuk: ['nightmare-visions'], daqan: ['swift-orders'] },
      alone: true,
    })
    t.run({ do: 'window', window: 'orderStep.end', seat: 0, passed: false, unit: null }).move('daqan', pass)
    t.move('uthuk', play('nightmare-visions')).move('daqan', pass)
    expect(t.turn.ordered).toEqual([])
    expect(t.legalMoves('daqan')).toEqual([pass])
    t.run({ do: 'attack', seat: 0 })
    expect(t.question()).toBeNull()
    // In the turn of the other side they counter like anybody else.
    const u = uthuk(['BH F4', 'RR F5']).dice('lore', 'pierce', 'pierce').attack('F4', 'F5')
    expect(u.question()).toBe('counterOrNot')
    expect(u.move('daqan', no).question()).toBeNull()
  })
})
