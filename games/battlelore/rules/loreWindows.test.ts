import { describe, expect, it } from 'vitest'
import type { LoreCard } from '../data/loreCards.ts'
import { pass, scene } from '../testing.ts'
import { windowWith } from './testing.ts'

describe('windows', () => {
  it('BL-2.4, BL-17.7 asked by what all can see: a card in hand and the tokens of the cheapest one', () => {
    // Runeblade for 4 is the cheapest that an attacker beside his target could play
    const declared = (lore: number, lores: LoreCard[]) =>
      scene({ units: ['CG F5', 'BH F4'], lore: { daqan: lore }, lores: { daqan: lores } })
        .dice('lore', 'lore', 'lore')
        .attack('F5', 'F4')
        .question()
    expect(declared(4, ['riposte'])).toBe('react')
    expect(declared(3, ['riposte'])).toBe('counterOrNot')
    expect(declared(9, [])).toBe('counterOrNot')
    const order = (lore: number, lores: LoreCard[]) =>
      scene({ active: 'daqan', lore: { daqan: lore }, lores: { daqan: lores } })
        .run({ do: 'window', window: 'orderStep.end', seat: 0, passed: false, unit: null })
        .question()
    expect(order(2, ['riposte'])).toBe('react')
    expect(order(1, ['riposte'])).toBe(null)
    expect(order(2, [])).toBe(null)
  })

  it('BL-2.4, BL-22.2 being asked tells nothing of the hand, and neither does the view of the others', () => {
    const view = (card: LoreCard) => {
      const t = windowWith(card, 'orderStep.end')
      return { asked: t.asked(), seen: JSON.stringify(t.view('uthuk')), pass: t.view('daqan').pass }
    }
    expect(view('swift-orders')).toEqual(view('shield-wall'))
    expect(view('shield-wall').pass).toEqual({ do: 'pass' })
  })

  it('BL-17.3 the active player first; the window closes when both have passed in a row', () => {
    const t = scene({
      units: ['CG F6', 'BH F4'],
      active: 'daqan',
      lore: { daqan: 9, uthuk: 9 },
      lores: { daqan: ['swift-orders', 'mend-the-ranks'], uthuk: ['nightmare-visions'] },
    })
    t.run({ do: 'window', window: 'orderStep.end', seat: 0, passed: false, unit: null })
    expect(t.asked()).toEqual(['daqan'])
    t.move('daqan', pass)
    expect(t.asked()).toEqual(['uthuk'])
    t.move('uthuk', { do: 'lore', card: 'nightmare-visions' }).lapse()
    expect(t.question()).toBe(null)
  })

  it('BL-17.4, BL-17.3 after each card the other side is asked again', () => {
    const t = scene({
      units: ['CG F6', 'CG D6', 'BH F4'],
      ordered: ['F6'],
      lore: { daqan: 9, uthuk: 9 },
      lores: { daqan: ['swift-orders', 'swift-orders'], uthuk: ['nightmare-visions'] },
    })
    t.run({ do: 'window', window: 'orderStep.end', seat: 0, passed: false, unit: null })
    t.move('daqan', { do: 'lore', card: 'swift-orders' }, { do: 'aim', hex: 'D6' })
    expect(t.asked()).toEqual(['uthuk'])
    t.move('uthuk', { do: 'lore', card: 'nightmare-visions' }, { do: 'aim', hex: 'F6' }).lapse('swift-orders')
    expect(t.asked()).toEqual(['daqan'])
  })

  it('BL-17.3 when both pass in a row the window closes, though both could still play', () => {
    const t = scene({
      units: ['CG F6', 'CG D6', 'BH F4'],
      ordered: ['F6'],
      lore: { daqan: 9, uthuk: 9 },
      lores: { daqan: ['swift-orders'], uthuk: ['nightmare-visions'] },
    })
    t.run({ do: 'window', window: 'orderStep.end', seat: 0, passed: false, unit: null })
    expect(t.move('daqan', pass).move('uthuk', pass).question()).toBeNull()
  })

  it("BL-17.7 Riposte is for a counter of one's own, not for one against oneself", () => {
    const t = scene({ units: ['CG F5', 'BH F4'], lore: { daqan: 3 }, lores: { daqan: ['riposte'] } })
    t.dice('pierce', 'pierce', 'pierce').attack('F5', 'F4')
    t.dice('pierce', 'pierce', 'pierce').move('uthuk', { do: 'counter', yes: true })
    expect(t.events('rolled')).toHaveLength(2)
    expect(t.question()).toBeNull()
  })

  it('BL-17.7 who is attacked has no card of an attacker', () => {
    const t = scene({ units: ['CG F5', 'BH F4'], lore: { uthuk: 9 }, lores: { uthuk: ['surprise-attack'] } })
    t.dice('lore', 'pierce', 'pierce').attack('F5', 'F4')
    expect([t.events('rolled').length, t.question()]).toEqual([1, 'counterOrNot'])
  })

  it('BL-17.2, BL-0.8 only with its price, its condition and a legal target', () => {
    const t = windowWith('rune-of-binding', 'orderStep.end', { units: ['CG F6', 'CL F4'] })
    expect(t.of('daqan', 'lore')).toEqual([])
    const poor = windowWith('rune-of-binding', 'orderStep.end', { units: ['CG F6', 'BH F4'], lore: { daqan: 2 } })
    expect(poor.of('daqan', 'lore')).toEqual([])
  })

  it('BL-17.2, BL-17.1 shown with its targets, then paid, then discarded', () => {
    const t = windowWith('rune-of-binding', 'orderStep.end', { units: ['CG F6', 'BH F4', 'BH F5'] })
    t.move('daqan', { do: 'lore', card: 'rune-of-binding' }, { do: 'aim', hex: 'F4' })
    expect(t.events('lore-card')).toEqual([{ is: 'lore-card', seat: 0, card: 'rune-of-binding', at: ['F4'] }])
    expect(t.lore('daqan')).toBe(6)
    expect(t.open.loreDiscards[0]).toEqual(['rune-of-binding'])
    expect(t.at('F4')).toBe('BH 3 stunned')
  })
})

describe('Runic Barrier', () => {
  const barrier = () => {
    const t = scene({
      units: ['BH E5', 'CG F5'],
      active: 'uthuk',
      lore: { uthuk: 4, daqan: 2 },
      lores: { uthuk: ['fury-of-yllan', 'harvest-of-souls', 'blood-ritual'], daqan: ['runic-barrier'] },
    })
    return t.attack('E5', 'F5').move('uthuk', { do: 'lore', card: 'fury-of-yllan' })
  }

  it('BLC-57, BL-17.6.2 the card is discarded unpaid and without effect, and no more may follow this turn', () => {
    const t = barrier().dice('pierce', 'pierce', 'pierce')
    expect(t.asked()).toEqual(['daqan'])
    t.move('daqan', { do: 'lore', card: 'runic-barrier' }).lapse()
    expect(t.events('rolled')[0].dice).toHaveLength(3)
    expect([t.lore('uthuk'), t.lore('daqan')]).toEqual([4, 0])
    expect(t.open.loreDiscards[1]).toEqual(['fury-of-yllan'])
    expect(t.events('lore-cancelled')).toHaveLength(1)
    t.run({ do: 'window', window: 'orderStep.end', seat: 1, passed: false, unit: null })
    expect(t.question()).toBe(null)
  })

  it('BL-17.6.2 the one who could answer may let it pass', () => {
    const t = barrier().dice('pierce', 'pierce', 'pierce', 'pierce', 'pierce', 'pierce')
    t.move('daqan', pass).lapse()
    expect(t.lore('uthuk')).toBe(1)
    expect(t.events('rolled')[0].dice).toHaveLength(6)
  })

  it('BL-17.6.2, BL-0.8 no second barrier against a card that has already been stopped', () => {
    const t = scene({
      units: ['BH E5', 'CG F5'],
      active: 'uthuk',
      lore: { uthuk: 3, daqan: 4 },
      lores: { uthuk: ['fury-of-yllan'], daqan: ['runic-barrier', 'runic-barrier'] },
    })
    t.dice('pierce', 'pierce', 'pierce').attack('E5', 'F5').move('uthuk', { do: 'lore', card: 'fury-of-yllan' })
    t.move('daqan', { do: 'lore', card: 'runic-barrier' })
    expect(t.question()).toBe('counterOrNot')
    expect([t.lore('daqan'), t.held('daqan').lores.length]).toEqual([2, 1])
  })
})
