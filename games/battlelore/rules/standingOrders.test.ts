import { describe, expect, it } from 'vitest'
import type { AskStep } from '../../../kernel/index.ts'
import { done, no, pass, type Scene, scene, yes } from '../testing.ts'
import type { BattleLore } from '../types.ts'
import { type StandingOrder, standingAnswer, standingOrders, standingOrdersFor } from './standingOrders.ts'
import { daqan, holding, windowWith } from './testing.ts'

const question = (t: Scene) => t.state.stack.at(-1) as AskStep<BattleLore>

/** What whoever is asked answers by its orders. */
const answer = (t: Scene, ...orders: StandingOrder[]) => standingAnswer(orders, question(t), t.legalMoves(t.asked()[0]))

describe('BL-2.4 standing orders', () => {
  it('BL-2.4, BL-11.1 always or never counter, also ferociously; without one the player is asked', () => {
    const t = daqan(['CG F5', 'BH F4']).dice('lore', 'lore', 'lore').attack('F5', 'F4')
    expect(standingOrdersFor(question(t))).toEqual(['always-counter', 'never-counter'])
    expect([answer(t, 'always-counter'), answer(t, 'never-counter'), answer(t, 'ignore-most')]).toEqual([yes, no, null])
    const fierce = daqan(['CG F5', 'OB F4']).dice('lore', 'lore', 'lore').attack('F5', 'F4')
    expect(fierce.state.stack.at(-1)).toMatchObject({ why: 'ferocity' })
    expect(answer(fierce, 'always-counter')).toEqual(yes)
  })

  it('BL-2.4, BL-7.7, BL-7.9 ignore damage and retreats as much as possible', () => {
    const housed = scene({ units: ['BH E5', 'CG F5'], terrain: { F5: 'building' }, active: 'uthuk' })
    housed.dice('strike', 'strike', 'lore').attack('E5', 'F5')
    expect(answer(housed, 'ignore-most')).toEqual({ do: 'ignore', n: 1 })
    const stone = scene({ units: ['BH E5', 'RG F5'], active: 'uthuk' }).dice('morale', 'morale', 'morale')
    expect(answer(stone.attack('E5', 'F5'), 'ignore-most')).toEqual({ do: 'ignore', n: 2 })
  })

  it('BL-2.4 as much as possible is the greatest number, in whatever order they are listed', () => {
    const numbers = [0, 2, 1].map(n => ({ do: 'ignore', n }) as const)
    const step = { do: 'ignoreRetreats', seat: 0 } as const
    expect(standingAnswer(['ignore-most'], step, numbers)).toEqual({ do: 'ignore', n: 2 })
  })

  it('BL-2.4, BL-17.3 pass the windows of one kind, and no other', () => {
    const t = windowWith('swift-orders', 'orderStep.end', { units: ['CG F6', 'CG D6'], ordered: ['F6'] })
    expect(standingOrdersFor(question(t))).toEqual(['pass orderStep.end'])
    expect(answer(t, 'pass orderStep.end')).toEqual(pass)
    expect(answer(t, 'pass combat.step5', 'always-counter', 'ignore-most')).toBeNull()
  })

  it('BL-2.4, BL-22.2 answer alike whatever the hand holds', () => {
    const answers = (['swift-orders', 'shield-wall'] as const).map(card =>
      answer(
        scene({ units: ['CG F6', 'CG D6'], ordered: ['F6'], ...holding('daqan', 9, card) }).run({
          do: 'window',
          window: 'orderStep.end',
          seat: 0,
          passed: false,
          unit: null,
        }),
        'pass orderStep.end',
      ),
    )
    expect(answers).toEqual([pass, pass])
  })

  it('BL-2.4 never answer what is the heart of the game', () => {
    const t = scene({ units: ['CG F5', 'BH F4'] }).run({ do: 'attack', seat: 0 })
    expect(standingOrdersFor(question(t))).toEqual([])
    expect(answer(t, ...standingOrders)).toBeNull()
    expect(t.legalMoves('daqan')).toContainEqual(done)
  })
})
