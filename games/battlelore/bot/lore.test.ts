import { describe, expect, it } from 'vitest'
import { type LoreCard, loreCardTable } from '../data/loreCards.ts'
import type { Window } from '../data/windows.ts'
import { type Position, pass, type Scene, scene } from '../testing.ts'
import { answer } from './testing.ts'

/** The bot holds this card, and nine tokens. */
function holding(card: LoreCard, window: Window, position: Position): Scene {
  const { faction } = loreCardTable[card]
  const t = scene({ active: faction, lore: { [faction]: 9 }, lores: { [faction]: [card] }, ...position })
  return t.run({ do: 'window', window, seat: t.turn.seat, passed: false, unit: null })
}

describe('the easy bot and its lore cards', () => {
  it('Mend the Ranks: not while only units beside an enemy are hurt', () => {
    const pressed = holding('mend-the-ranks', 'orderStep.end', { units: ['CG F6 1', 'BH F5', 'CG D8'] })
    expect(answer(pressed, 'daqan')).toEqual(pass)
    const resting = holding('mend-the-ranks', 'orderStep.end', { units: ['CG F6 1', 'BH F3', 'CG D8'] })
    expect(answer(resting, 'daqan')).toEqual({ do: 'lore', card: 'mend-the-ranks' })
    resting.move('daqan', { do: 'lore', card: 'mend-the-ranks' })
    expect(answer(resting, 'daqan')).toEqual({ do: 'aim', hex: 'F6' })
  })

  it('Rune of Binding: not for somebody who is stunned already', () => {
    const idle = holding('rune-of-binding', 'orderStep.end', { units: ['CG F6', 'BH F5 stunned', 'CL E5'] })
    expect(answer(idle, 'daqan')).toEqual(pass)
    const t = holding('rune-of-binding', 'orderStep.end', { units: ['CG F6', 'OB F5 stunned', 'OB E5'] })
    t.move('daqan', { do: 'lore', card: 'rune-of-binding' })
    expect(answer(t, 'daqan')).toEqual({ do: 'aim', hex: 'E5' })
  })

  it('Flay the Weak: not for a unit that its building shelters', () => {
    const units = ['BH F5', 'CG F6 1']
    const housed = holding('flay-the-weak', 'attackStep.start', { units, terrain: { F6: 'building' } })
    expect(answer(housed, 'uthuk')).toEqual(pass)
    const open = holding('flay-the-weak', 'attackStep.start', {
      units: [...units, 'CG E5 1'],
      terrain: { F6: 'building' },
    })
    open.move('uthuk', { do: 'lore', card: 'flay-the-weak' })
    expect(answer(open, 'uthuk')).toEqual({ do: 'aim', hex: 'E5' })
  })

  it('Battle Cry: to clear a banner, and not without one', () => {
    const units = ['BH F5', 'CG F6', 'BH D5', 'CG D6', 'CG C5']
    const t = holding('battle-cry', 'moveStep.end', { units, banners: ['F6'] })
    expect(answer(t, 'uthuk')).toEqual({ do: 'lore', card: 'battle-cry' })
    t.move('uthuk', { do: 'lore', card: 'battle-cry' })
    expect(answer(t, 'uthuk')).toEqual({ do: 'aim', hex: 'F5' })
    expect(answer(holding('battle-cry', 'moveStep.end', { units }), 'uthuk')).toEqual(pass)
  })

  it('Shield Wall: for a unit that would fall, not for a scratch', () => {
    const hit = (own: string, ...dice: ('strike' | 'lore')[]) =>
      scene({ units: ['BH E5', own], active: 'uthuk', lore: { daqan: 3 }, lores: { daqan: ['shield-wall'] } })
        .dice(...dice)
        .attack('E5', 'F5')
    expect(answer(hit('CG F5 2', 'strike', 'strike', 'lore'), 'daqan')).toEqual({ do: 'lore', card: 'shield-wall' })
    expect(answer(hit('CG F5 3', 'strike', 'lore', 'lore'), 'daqan')).toEqual(pass)
  })

  it('Nightmare Visions: the unit that would do most', () => {
    const t = holding('nightmare-visions', 'orderStep.end', { units: ['RG B9', 'CG F6', 'VL F5 1'], active: 'daqan' })
    t.move('uthuk', { do: 'lore', card: 'nightmare-visions' })
    expect(answer(t, 'uthuk')).toEqual({ do: 'aim', hex: 'F6' })
  })

  it('cures a stunned unit that was ordered', () => {
    const t = holding('overrun', 'orderStep.end', { units: ['CG F6 stunned', 'BH F5'] })
    expect(answer(t, 'daqan')).toEqual({ do: 'cure', hex: 'F6', of: 'stun' })
  })
})

describe('the easy bot in its Lore step', () => {
  const wish = (lore: number, lores: LoreCard[]) =>
    answer(scene({ lore: { daqan: lore }, lores: { daqan: lores } }).run({ do: 'gain', seat: 0 }), 'daqan')

  it('takes tokens for a hand it cannot pay, and looks for better cards when it is rich', () => {
    expect(wish(0, ['runeblade', 'riposte', 'overrun'])).toEqual({ do: 'gain', what: 'tokens' })
    expect(wish(3, ['riposte'])).toEqual({ do: 'gain', what: 'both' })
    expect(wish(9, ['riposte'])).toEqual({ do: 'gain', what: 'cards' })
  })
})
