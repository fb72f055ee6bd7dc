import { describe, expect, it } from 'vitest'
import type { OptionSpec } from '../game.ts'
import { checkSettings } from '../settings.ts'
import { pairTablesOf, type TableChoice, tablesOf } from './tables.ts'
import { type Toy, toy } from './toy.ts'

/** What a table is made of: its seats, its settings, and the part of the first seat. */
const valuesOf = ({ seats, options, roles }: TableChoice<Toy>): string[] => [
  `seats=${seats}`,
  ...Object.entries(options).map(([name, value]) => `${name}=${value}`),
  `first=${roles[0]}`,
]

const pairsIn = (values: readonly string[]) => values.flatMap((a, i) => values.slice(0, i).map(b => `${b} ${a}`))

describe('the tables of a game', () => {
  it('are all combinations of seats, settings and parts, each once', () => {
    const tables = tablesOf(toy)
    // 3 numbers of seats, 2 x 2 x 2 settings, 4 parts or none
    expect(tables).toHaveLength(3 * 8 * 5)
    expect(new Set(tables.map(table => valuesOf(table).join())).size).toBe(tables.length)
    for (const { seats, roles } of tables) {
      const chosen = roles.filter(role => role !== null)
      expect([roles.length, new Set(chosen).size]).toEqual([seats, chosen.length])
    }
  })

  it('begin with few in which every two values meet', () => {
    const pairs = pairTablesOf(toy)
    expect(tablesOf(toy).slice(0, pairs.length)).toEqual(pairs)
    expect(pairs.length).toBeLessThan(25)
    const met = new Set(pairs.flatMap(table => pairsIn(valuesOf(table))))
    expect(met).toEqual(new Set(tablesOf(toy).flatMap(table => pairsIn(valuesOf(table)))))
  })

  it('leave out what has no meaning, and let all meet that can', () => {
    const options = [
      { id: 'mode', kind: 'choice', choices: ['plan', 'skirmish'], default: 'plan', rule: 'T' },
      { id: 'plan', kind: 'choice', choices: ['1', '2', '3'], default: '1', onlyWith: { mode: ['plan'] }, rule: 'T' },
      {
        id: 'skirmish',
        kind: 'choice',
        choices: ['a', 'b'],
        default: 'a',
        onlyWith: { mode: ['skirmish'] },
        rule: 'T',
      },
      { id: 'pair', kind: 'flag', default: false, onlyWith: { seats: [2] }, rule: 'T' },
    ] as const satisfies readonly OptionSpec[]
    const game = { ...toy, options } as unknown as typeof toy
    const tables = tablesOf(game)
    for (const { seats, options: values } of tables)
      expect(() => checkSettings(options, seats, { ...values })).not.toThrow()
    // plans 3, skirmishes 2; the flag with two seats alone; 4 parts or none
    expect(tables).toHaveLength((3 + 2) * (2 + 1 + 1) * 5)
    const met = new Set(pairTablesOf(game).flatMap(table => pairsIn(valuesOf(table))))
    expect(met).toEqual(new Set(tables.flatMap(table => pairsIn(valuesOf(table)))))
  })

  it('hold what is fixed', () => {
    const tables = tablesOf(toy, { seats: 3, options: { ties: 'host' } })
    expect(tables).toHaveLength(4 * 5)
    expect(tables.every(({ seats, options }) => seats === 3 && options.ties === 'host')).toBe(true)
  })

  it('are those of the pairs alone where there are more than a thousand', () => {
    const flags = Array.from(
      { length: 10 },
      (_, i) => ({ id: `f${i}`, kind: 'flag', default: false, rule: 'T' }) as const,
    )
    const many = { ...toy, options: flags } as unknown as typeof toy
    expect(tablesOf(many)).toEqual(pairTablesOf(many))
    expect(tablesOf(many).length).toBeLessThan(40)
  })
})
