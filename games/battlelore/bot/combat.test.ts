import { describe, expect, it } from 'vitest'
import { done, scene, yes } from '../testing.ts'
import { answer } from './testing.ts'

describe('the easy bot in combat', () => {
  it('attacks a weak unit rather than a whole one', () => {
    const t = scene({ units: ['CG F6', 'BH F5', 'VL G5 1'] }).run({ do: 'attack', seat: 0 })
    expect(answer(t, 'daqan')).toEqual({ do: 'attack', from: 'F6', at: 'G5' })
  })

  it('attacks the last unit of the enemy', () => {
    const t = scene({ units: ['CG F6 1', 'CL F5 5dmg'], alone: true }).run({ do: 'attack', seat: 0 })
    expect(answer(t, 'daqan')).toEqual({ do: 'attack', from: 'F6', at: 'F5' })
  })

  it('does not throw its last figure at a whole Chaos Lord', () => {
    const t = scene({ units: ['CG F6 1', 'CL F5'] }).run({ do: 'attack', seat: 0 })
    expect(answer(t, 'daqan')).toEqual(done)
  })

  it('poisons before it uses the poison', () => {
    const t = scene({ units: ['VL C5', 'CG F5'], active: 'uthuk' })
      .dice('heroic', 'lore')
      .attack('C5', 'F5')
    expect(answer(t, 'uthuk')).toEqual({ do: 'commit', face: 'heroic', to: 'poison' })
    t.move('uthuk', answer(t, 'uthuk'))
    expect(answer(t, 'uthuk')).toEqual({ do: 'commit', face: 'lore', to: 'venom' })
  })

  it('commits nothing that would change nothing', () => {
    const t = scene({ units: ['VL C5', 'CG F5 poisoned'], active: 'uthuk' })
      .dice('heroic', 'lore')
      .attack('C5', 'F5')
    t.move('uthuk', answer(t, 'uthuk'))
    expect(answer(t, 'uthuk')).toEqual(done)
  })

  it('pays for Frenzy with a figure only where the target falls or figures are to spare', () => {
    const frenzy = { do: 'commit', face: 'heroic', to: 'frenzy' }
    const fight = (target: string, own: string, ...dice: ('heroic' | 'strike' | 'lore')[]) =>
      scene({ units: [own, target], active: 'uthuk' })
        .dice(...dice)
        .attack('E5', 'F5')
    expect(answer(fight('CG F5 2', 'BH E5 2', 'heroic', 'strike', 'lore', 'lore'), 'uthuk')).toEqual(frenzy)
    expect(answer(fight('CG F5 3', 'BH E5 2', 'heroic', 'lore', 'lore', 'lore'), 'uthuk')).toEqual(done)
  })

  it('counters, and ignores all it may', () => {
    const t = scene({ units: ['BH E5', 'CG F5'], terrain: { F5: 'building' }, active: 'uthuk' })
    t.dice('strike', 'strike', 'lore').attack('E5', 'F5')
    expect(answer(t, 'daqan')).toEqual({ do: 'ignore', n: 1 })
    expect(answer(t.move('daqan', { do: 'ignore', n: 1 }), 'daqan')).toEqual(yes)
  })

  it('does not leave its banner to follow a beaten enemy, but follows onto one', () => {
    const win = (banner: 'F5' | 'E5') => {
      const t = scene({ units: ['BH E5', 'YA F5 1'], banners: [banner], active: 'uthuk' })
      return t.dice('strike', 'lore', 'lore').attack('E5', 'F5')
    }
    expect(answer(win('E5'), 'uthuk')).toEqual(done)
    expect(answer(win('F5'), 'uthuk')).toEqual({ do: 'advance' })
  })
})
