import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { same } from '../../../../kernel/index.ts'
import { faces } from '../../data/dice.ts'
import { board } from '../../data/hexes.ts'
import { loreCards, loreCardTable } from '../../data/loreCards.ts'
import { no, type Position, type Scene, scene, written, yes } from '../../testing.ts'
import { canOccupy } from '../field/field.ts'

const story = (t: Scene) => t.heard.map(({ is }) => is)

describe('BL-7.4 BL-7.13 the order of the steps', () => {
  it('roll, commit, ignore and suffer damage, ignore and make retreats, lore, counter', () => {
    const t = scene({
      active: 'uthuk',
      units: ['VL E5', 'RG F5', 'BH G5'],
      terrain: { F5: 'building' },
      lore: { uthuk: 2 },
      lores: { uthuk: ['surprise-attack'] },
    })
    t.attack('E5', 'F5')
      .dice('heroic', 'pierce', 'pierce', 'morale')
      .move('uthuk', { do: 'lore', card: 'surprise-attack' })
    t.move('uthuk', { do: 'commit', face: 'heroic', to: 'poison' })
    t.move('daqan', { do: 'ignore', n: 1 }, { do: 'ignore', n: 1 })
    t.dice('strike', 'lore', 'pierce').move('daqan', yes)
    expect(story(t)).toEqual([
      'attack',
      'lore-card',
      'lore',
      'rolled',
      'committed',
      'condition',
      'ignored-damage',
      'damage',
      'ignored-retreats',
      'attack',
      'rolled',
      'damage',
      'lore',
    ])
    expect([t.at('F5'), t.at('E5')]).toEqual(['RG 2 poisoned', 'VL 2'])
  })

  it('BL-7.13.8 BL-7.4 retreat after damage, then lore, then the advance', () => {
    const t = scene({ active: 'uthuk', units: ['BH E5', 'CG F5'], terrain: { H5: 'water' } })
    t.dice('strike', 'morale', 'morale', 'lore').set({ units: t.open.units.map(hurtHarvesters) })
    t.attack('E5', 'F5').move('uthuk', { do: 'advance' })
    expect(story(t)).toEqual(['attack', 'rolled', 'damage', 'retreated', 'damage', 'lore', 'moved'])
    expect(t.events('damage').map(({ cause, hex }) => [cause, hex])).toEqual([
      ['combat', 'F5'],
      ['retreat', 'G5'],
    ])
  })

  it('BL-7.5.3 every line of the sum is told in the order of the rule', () => {
    const t = scene({
      active: 'uthuk',
      units: ['OB E5', 'Roc F5'],
      terrain: { E5: 'forest' },
      lore: { uthuk: 2 },
      lores: { uthuk: ['surprise-attack'] },
    })
    t.attack('E5', 'F5').dice('lore', 'lore', 'lore').move('uthuk', { do: 'lore', card: 'surprise-attack' })
    expect(t.events('rolled')[0].count).toEqual([
      { why: 'combat-value', n: 4 },
      { why: 'forest', n: -2 },
      { why: 'flying', n: -1 },
      { why: 'surprise-attack', n: 2 },
    ])
  })

  it('BL-9.4 healing stops at the health value', () => {
    const t = scene({ active: 'uthuk', units: ['CL E5 1dmg', 'CG F5'] })
    t.dice('heroic', 'heroic', 'heroic', 'lore').attack('E5', 'F5')
    const feast = { do: 'commit', face: 'heroic', to: 'soul-feast' } as const
    t.move('uthuk', feast, feast, feast).move('daqan', no)
    expect(t.at('E5')).toBe('CL 0dmg')
    expect(t.events('healed')).toEqual([{ is: 'healed', unit: 'chaos-lord', hex: 'E5', n: 1, cause: 'soul-feast' }])
  })
})

/** One figure less, so that they roll four dice. */
const hurtHarvesters = (unit: Scene['open']['units'][number]) =>
  unit.type === 'blood-harvesters' ? { ...unit, health: 2 } : unit

const names = ['CG', 'YA', 'RR', 'RG', 'Roc', 'BH', 'VL', 'FR', 'OB', 'CL'] as const
const middle = board.within('F5', 3).filter(hex => board.distance('F5', hex) <= 2)

/** A melee in the middle of the board: anybody may stand anywhere that he can, hurt, poisoned or stunned. */
const melee = fc.record({
  active: fc.constantFrom('daqan', 'uthuk'),
  units: fc
    .shuffledSubarray([...middle], { minLength: 4, maxLength: 12 })
    .chain(hexes =>
      fc.tuple(
        ...hexes.map(hex =>
          fc
            .tuple(
              fc.constantFrom(...names),
              fc.constantFrom('1', '2', '3'),
              fc.constantFrom('', 'poisoned', 'stunned'),
            )
            .map(
              ([name, left, state]) =>
                `${name} ${hex} ${name === 'Roc' || name === 'CL' ? `${left}dmg` : left} ${state}`,
            ),
        ),
      ),
    ),
  terrain: fc.dictionary(
    fc.constantFrom(...board.within('F5', 4)),
    fc.constantFrom('forest', 'building', 'hill', 'water'),
    { maxKeys: 12 },
  ),
  card: fc.constantFrom(null, 'darken-the-sky'),
})

const rich = (side: 'daqan' | 'uthuk') => loreCards.filter(card => loreCardTable[card].faction === side)

describe('any combat', () => {
  it('comes to an end and leaves the field in order', () => {
    const play = fc.property(
      melee,
      fc.array(fc.constantFrom(...faces), { minLength: 400, maxLength: 400 }),
      fc.infiniteStream(fc.nat(1000)),
      (position, dice, picks) => {
        const t = scene({
          ...(position as Position),
          units: position.units.map(each => each.trim()),
          dice,
          lore: { daqan: 9, uthuk: 9 },
          lores: { daqan: rich('daqan'), uthuk: rich('uthuk') },
        })
        fc.pre(t.open.units.every(({ type, hex }) => canOccupy(t.open, type, hex)))
        const armies = t.open.units
        t.hide({ loreDecks: [rich('daqan'), rich('uthuk')] }).run({ do: 'attack', seat: t.turn.seat })
        while (t.question() !== null) {
          const [asked] = t.asked()
          const legalMoves = t.legalMoves(asked)
          expect(legalMoves.filter((each, i) => legalMoves.findIndex(other => same(each, other)) !== i)).toEqual([])
          t.move(asked, legalMoves[picks.next().value! % legalMoves.length])
          inOrder(t)
        }
        if (t.open.result === null) expect(t.open.fights).toEqual([])
        expect(t.open.units).toHaveLength(armies.length - t.events('destroyed').length)
        atMostOneCounter(t)
      },
    )
    fc.assert(play, { numRuns: 60 })
  })
})

function inOrder(t: Scene): void {
  const { units } = t.open
  expect(new Set(units.map(({ hex }) => hex)).size).toBe(units.length)
  for (const unit of units) {
    expect(canOccupy(t.open, unit.type, unit.hex), written(unit)).toBe(true)
    expect(unit.health).toBeGreaterThan(0)
  }
  expect(t.open.lore.every(n => n >= 0)).toBe(true)
}

/** BL-11.7 */
function atMostOneCounter(t: Scene): void {
  const attacks = t.events('attack').map(({ counter }) => (counter ? 'c' : 'a'))
  expect(attacks.join('')).toMatch(/^(ac?)*$/)
}
