import { describe, expect, test } from 'vitest'
import { barredOf, languages, plain } from '../../../../text/index.ts'
import { type Position, scene } from '../../testing.ts'
import { texts } from '../../texts/index.ts'
import { barred } from './index.ts'
import { bars } from './types.ts'

type Table = ReturnType<typeof scene>

/** What Stark may not do: the hex, the pair of hexes, the card or the token of each move, and the reason. */
const told = (t: Table) =>
  Object.fromEntries(
    barred(t.view('stark')).map(({ move, why }) => {
      const of = Object.entries(move).flatMap(([key, value]) =>
        key === 'do' || typeof value !== 'string' ? [] : [value],
      )
      return [of[0] + (of[1] && move.do === 'attack' ? `>${of[1]}` : ''), why]
    }),
  )

const field: Position = {
  units: ['robb-young-wolf blue c8r6', 'WH green c9r6', 'WH blue c10r6 inactive', 'NA red c2r9', 'LG green c8r3'],
  alone: true,
}

describe('what cannot be done says why', () => {
  test('BW-5.4, BW-6.1, BW-6.2, BW-6.5: tokens and cards that find nobody, commanders who take no more tokens', () => {
    const hands = { stark: ['SL01', 'SL09'] } as const
    const pools = { stark: ['green', 'morale'] } as const
    const resting = { ...field, units: ['robb-young-wolf blue c8r6 inactive', 'LG green c8r3'], hands, pools }
    expect(told(scene(resting).turn())).toEqual({ green: 'token-finds-nobody', SL01: 'card-finds-nobody' })
    expect(told(scene({ ...resting, commandTokens: { stark: 0 } }).turn())).toMatchObject({ SL09: 'no-command-tokens' })
    expect(told(scene({ ...resting, onCards: { 'robb-young-wolf': 3 } }).turn())).toMatchObject({
      SL09: 'limits-reached',
    })
    const t = scene({ ...field, hands })
    const { commanders } = t.open
    t.set({
      commanders: { ...commanders, 'robb-young-wolf': { ...commanders['robb-young-wolf']!, where: 'captured' } },
    })
    t.set({ units: t.open.units.filter(({ commander }) => commander === null) })
    expect(told(t.turn())).toEqual({ SL01: 'no-commander', SL09: 'no-commander' })
  })

  test('BW-1.3, BW-5.2: units that a token cannot order', () => {
    const t = scene({ ...field, pools: { stark: ['green'] } }).turn()
    t.move('stark', { do: 'token', token: 'green', pair: false })
    expect(told(t)).toEqual({ c8r6: 'other-rank', c10r6: 'inactive', c2r9: 'other-rank' })
  })

  test('BW-6.3, BW-6.5, BW-7.5: units that a card cannot order', () => {
    const units = [...field.units!, 'WH green c8r7']
    const t = scene({ ...field, units, hands: { stark: ['SL06'] } }).turn()
    t.move('stark', { do: 'play', card: 'SL06', commander: 'robb-young-wolf', commands: [0] })
    expect(told(t)).toEqual({ c8r6: 'not-by-command', c10r6: 'inactive', c2r9: 'out-of-zone' })
    t.move('stark', { do: 'order', hex: 'c9r6' })
    expect(told(t).c9r6).toBe('ordered-once')
  })

  test('BW-7.2, BW-8.2, BW-16.3: ordered units that cannot move', () => {
    const t = scene({ ...field, fire: { c9r6: 1 } }).order('c8r6', 'c9r6', 'c2r9')
    expect(told(t)).toEqual({ c9r6: 'in-fire' })
    t.move('stark', { do: 'select', hex: 'c8r6' }).go('c8r7')
    expect(t.question()).toBe('moveUnit')
  })

  test('BW-7.1, BW-7.5, BW-9.1.2, BW-9.2.1: attacks that cannot be made', () => {
    const units = [
      'WH blue c8r6',
      'WH green c6r6',
      'NA blue c3r6',
      'LG green c8r5',
      'LG green c6r5',
      'LG blue c6r8',
      'LG green c3r3',
    ]
    const t = scene({ units, terrain: { c5r7: 'forest', c3r4: 'forest', c3r5: 'hill' } }).attacking('c8r6', 'c3r6')
    expect(told(t)['c6r6>c6r5']).toBe('not-ordered')
    expect(told(t)['c3r6>c3r3']).toMatch(/^behind-/)
    expect(told(t)['c8r6>c8r5']).toBeUndefined()
    const engaged = scene({
      units: ['NA blue c8r6', 'LG green c8r5', 'LG green c10r6', 'WH green c2r6', 'LG green c2r5'],
      engaged: [['c8r5', 'c8r6']],
    }).attacking('c8r6', 'c2r6')
    expect(told(engaged)['c8r6>c10r6']).toBe('engaged-elsewhere')
  })

  test('nothing is told to whoever is not asked', () => {
    const t = scene({ ...field, pools: { stark: ['green'] } }).turn()
    expect(barred(t.view('lannister'))).toEqual([])
    expect(barred(t.view(null))).toEqual([])
  })
})

test.each(languages)('every reason has its words in %s', language => {
  const t = scene(field)
  const speaksOf = {
    'behind-terrain': 'forest c8r6',
    'out-of-zone': 'robb-young-wolf',
    'not-by-command': 'SL01',
  } as Record<string, string>
  for (const why of bars) {
    const of = speaksOf[why] ?? (why === 'behind-unit' ? 'c8r6' : 'green')
    const said = plain(barredOf(texts[language], { move: { do: 'pass' }, why, of, rule: 'BW-1.1' }, t.view('stark')))
    expect(said).toMatch(/^„?\p{Lu}/u)
    expect(said).not.toMatch(/undefined|null/)
  }
})
