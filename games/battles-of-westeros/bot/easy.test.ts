import { describe, expect, it } from 'vitest'
import { type Position, type Scene, scene } from '../testing.ts'
import { answer } from './testing.ts'

const acting = (position: Position): Scene => scene({ alone: true, ...position }).turn()

describe('the easy bot in command', () => {
  it('plays the card where it orders most', () => {
    const t = acting({
      units: ['eddard-stark blue c8r6', 'WH blue c7r6', 'WH blue c9r6', 'LG green c8r5', 'LG green c7r5'],
      hands: { stark: ['SL01', 'SL04'] },
    })
    expect(answer(t, 'stark')).toEqual({ do: 'play', card: 'SL04', commander: 'eddard-stark', commands: [0] })
  })

  it('uses a token for the unit that can strike', () => {
    const t = acting({
      units: ['WH blue c8r6', 'WH green c2r10', 'LG green c8r5'],
      pools: { stark: ['blue', 'green'] },
    })
    t.move('stark', answer(t, 'stark'))
    expect(answer(t, 'stark')).toEqual({ do: 'order', hex: 'c8r6' })
  })

  it('keeps valor, where another token does as well', () => {
    const t = acting({ units: ['WH blue c8r6', 'LG green c8r5'], pools: { stark: ['blue', 'valor'] } })
    expect(answer(t, 'stark')).toEqual({ do: 'token', token: 'blue', pair: false })
  })

  it('passes when it can do nothing else', () => {
    expect(
      answer(acting({ units: ['WH blue c8r6 inactive', 'LG green c8r4'], pools: { stark: ['blue'] } }), 'stark'),
    ).toEqual({ do: 'pass' })
  })

  it('raises its morale when it is low', () => {
    const units = ['WH blue c8r11', 'LG green c8r1']
    const t = acting({ units, pools: { stark: ['morale', 'red'] }, morale: -9 })
    expect(answer(t, 'stark')).toEqual({ do: 'token', token: 'morale', pair: false })
    t.move('stark', answer(t, 'stark'))
    expect(answer(t, 'stark')).toEqual({ do: 'raise' })
  })
})

describe('the easy bot on the march', () => {
  it('goes to an objective within reach', () => {
    const t = scene({
      units: ['LG green c9r5', 'WH red c1r11'],
      active: 'lannister',
      alone: true,
      control: { c9r7: 'stark' },
    })
    t.order('c9r5')
    const move = answer(t, 'lannister')
    expect(move.do === 'go' && move.path.at(-1)).toBe('c9r7')
  })

  it('keeps a commander out of reach, where another unit goes near', () => {
    const rowOf = (unit: string) => {
      const t = scene({ units: [`${unit} blue c4r9`, 'LG green c4r5'], alone: true })
      t.order('c4r9')
      const move = answer(t, 'stark')
      return move.do === 'go' ? Number(move.path.at(-1)!.split('r')[1]) : 9
    }
    expect(rowOf('eddard-stark')).toBeGreaterThan(rowOf('WH'))
  })
})

describe('the easy bot in combat', () => {
  it('attacks the target that is worth most', () => {
    const t = scene({ units: ['WH blue c8r6', 'LG green c8r5 (4)', 'LG green c9r5 (1)'], alone: true })
    t.attacking('c8r6')
    expect(answer(t, 'stark')).toEqual({ do: 'attack', from: 'c8r6', at: 'c9r5' })
  })

  it('BW-11.6: attacks who has no way back, for whom morale results are hits', () => {
    const units = ['WH blue c8r2', 'LG green c7r2', 'LG green c8r1', 'LG green c9r2']
    const t = scene({ units, alone: true }).attacking('c8r2')
    expect(answer(t, 'stark')).toEqual({ do: 'attack', from: 'c8r2', at: 'c8r1' })
    const steady = scene({ units: [...units, 'LG green c7r1', 'LG green c9r1'], alone: true }).attacking('c8r2')
    expect(answer(steady, 'stark')).not.toEqual({ do: 'attack', from: 'c8r2', at: 'c8r1' })
  })

  it('does not attack where only the counterattack would bring something', () => {
    const t = scene({ units: ['WH green c8r6 (1)', 'jaime-kingslayer red c8r5'], alone: true })
    t.attacking('c8r6')
    expect(answer(t, 'stark')).toEqual({ do: 'done' })
  })

  it('takes a tent that it can burn', () => {
    const t = scene({ battle: 'wolf-raiders', units: ['WR red c5r8', 'LG green c9r1'], terrain: { c6r8: 'tent' } })
    t.attacking('c5r8')
    expect(answer(t, 'stark')).toEqual({ do: 'scorch', from: 'c5r8', at: 'c6r8' })
  })
})

describe('the easy bot thinks of', () => {
  it('the catapults: it goes round the markers of its own colour', () => {
    const t = scene({
      battle: 'wolf-raiders',
      active: 'lannister',
      units: ['CR green c5r2', 'WR blue c5r12'],
      terrain: { c4r3: 'ford', c5r3: 'ford' },
    })
    t.set({ targets: { c4r3: 'green', c5r3: 'red' } }).order('c5r2')
    const move = answer(t, 'lannister')
    expect(move.do === 'go' && move.path).not.toContain('c4r3')
  })

  it('whom Kevan helps: nobody who has no enemy to attack', () => {
    const t = scene({
      active: 'lannister',
      units: ['kevan-trusted-captain blue c8r6', 'LG green c9r6', 'WH green c1r11'],
      alone: true,
    }).attacking('c8r6', 'c9r6')
    expect(answer(t, 'lannister')).toEqual({ do: 'done' })
  })

  it('the way: it goes to where the palisade is open', () => {
    const t = scene({
      battle: 'wolf-raiders',
      units: ['WR blue c5r11', 'LG green c9r1'],
      terrain: { c4r10: 'palisade', c5r10: 'palisade', c6r10: 'palisade', c5r9: 'tent' },
    }).order('c5r11')
    const move = answer(t, 'stark')
    expect(move.do === 'go' && ['c4r9', 'c6r8', 'c6r9', 'c5r8', 'c4r8'].includes(move.path.at(-1)!)).toBe(true)
  })

  it('all the dice against the palisades', () => {
    const t = scene({ battle: 'wolf-raiders', units: ['WR blue c5r12', 'LG green c9r1'] })
    t.set({ breach: ['morale', 'red'], stakes: { c1r10: { green: 1 } } }).run({ do: 'breach', seat: 0 })
    expect(answer(t, 'stark')).toEqual({ do: 'use-dice', faces: ['morale', 'red'] })
  })

  it('fires that it has set: it does not put them out, and orders who can go on with them', () => {
    const t = scene({
      battle: 'razing-the-red-fork',
      active: 'lannister',
      units: ['gregor-reaver blue c5r5', 'LG green c6r5', 'WH green c1r15'],
      terrain: { c5r6: 'building' },
      fire: { c5r6: 1 },
      pools: { lannister: ['blue', 'green'] },
    }).turn()
    t.move('lannister', answer(t, 'lannister'))
    expect(answer(t, 'lannister')).toEqual({ do: 'order', hex: 'c5r5' })
    t.move('lannister', answer(t, 'lannister'), { do: 'stay' })
    expect(answer(t, 'lannister')).toEqual({ do: 'scorch', from: 'c5r5', at: 'c5r6' })
    const friend = scene({
      battle: 'razing-the-red-fork',
      active: 'lannister',
      units: ['gregor-reaver blue c9r1', 'LG green c6r5', 'WH green c1r15'],
      terrain: { c5r6: 'building' },
      fire: { c5r6: 1 },
    }).attacking('c6r5')
    expect(answer(friend, 'lannister')).toEqual({ do: 'done' })
  })
})
