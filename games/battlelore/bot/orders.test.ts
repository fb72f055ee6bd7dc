import { describe, expect, it } from 'vitest'
import { type Position, type Scene, scene } from '../testing.ts'
import { answer } from './testing.ts'

const moving = (position: Position): Scene => scene(position).run({ do: 'selectMover', seat: 0, why: 'move' })

describe('the easy bot in command', () => {
  it('plays the card that orders the units which can fight', () => {
    const t = scene({
      units: ['CG D6', 'CG C6', 'BH C5', 'BH D5'],
      commands: { daqan: ['patrol-left', 'patrol-right'] },
    })
    t.setTurn({ ordered: [] }).run({ do: 'command', seat: 0 })
    expect(answer(t, 'daqan')).toEqual({ do: 'command', card: 'patrol-left', mode: 'text' })
  })

  it('orders one unit anywhere where the texts reach nobody', () => {
    const t = scene({ units: ['CG D6', 'BH D5'], commands: { daqan: ['massed-right'] }, alone: true })
    t.setTurn({ ordered: [] }).run({ do: 'command', seat: 0 })
    expect(answer(t, 'daqan')).toEqual({ do: 'command', card: 'massed-right', mode: 'single' })
  })

  it('orders the unit beside the enemy before one at the edge', () => {
    const t = scene({ units: ['CG L9', 'CG F6', 'BH F5'], alone: true })
    t.setTurn({ ordered: [], card: 'rally-the-wounded' }).run({ do: 'order', seat: 0 })
    expect(answer(t, 'daqan')).toEqual({ do: 'order', hex: 'F6' })
  })
})

describe('the easy bot on the march', () => {
  it('stays on a banner that it holds', () => {
    const t = moving({ units: ['CG F6', 'BH A1'], banners: ['F6'], alone: true })
    expect(answer(t, 'daqan')).toEqual({ do: 'done' })
  })

  it('does not leave it for a fight, as it would leave another hex', () => {
    const lured = (banners: readonly 'F6'[]) =>
      answer(moving({ units: ['CG F6', 'VL F4'], banners, alone: true }), 'daqan')
    expect(lured(['F6'])).toEqual({ do: 'done' })
    expect(lured([])).toEqual({ do: 'select', hex: 'F6' })
  })

  it('goes to a free banner within reach', () => {
    const t = moving({ units: ['CG F8', 'BH A1'], banners: ['F6'], alone: true })
    t.move('daqan', answer(t, 'daqan'))
    expect(answer(t, 'daqan')).toEqual({ do: 'go', to: 'F6' })
  })

  it('keeps Riders that cannot attack this turn out of the enemy line', () => {
    const units = ['RR F7', 'FR F4', 'BH G4', 'BH E4']
    const free = moving({ units, alone: true })
    free.move('daqan', { do: 'select', hex: 'F7' })
    const bound = moving({ units, card: 'forced-march', alone: true })
    bound.move('daqan', { do: 'select', hex: 'F7' })
    const row = (t: Scene) => Number((answer(t, 'daqan') as { to: string }).to[1])
    expect(row(bound)).toBeGreaterThan(row(free))
  })

  it('lets archers that can shoot twice stand', () => {
    const t = moving({ units: ['YA F7', 'BH F4'], alone: true })
    expect(answer(t, 'daqan')).toEqual({ do: 'done' })
  })
})
