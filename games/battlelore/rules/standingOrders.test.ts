import { describe, expect, it } from 'vitest'
import { answerAhead, answeredAhead, questionAt } from '../../../kernel/index.ts'
import { battlelore } from '../game.ts'
import { no, pass, type Scene, scene, yes } from '../testing.ts'
import type { BattleLore } from '../types.ts'
import { daqan, holding, windowWith } from './testing.ts'

type Order = Parameters<typeof answerAhead<BattleLore>>[3]

const counter = (answer: Order['move']): Order => ({ question: 'counterOrNot', topic: 'counter', move: answer })
const ignoreDamage: Order = { question: 'ignoreDamage', topic: 'all', move: { do: 'ignore', n: 99 } }
const ignoreRetreats: Order = { ...ignoreDamage, question: 'ignoreRetreats' }
const passAt = (window: string): Order => ({ question: 'react', topic: window, move: pass })

/** What whoever is asked answers by its orders; an order that cannot be given is none. */
function answer({ state }: Scene, ...orders: Order[]) {
  const question = questionAt(battlelore, state)!
  const [seat] = question.toMove
  const given = orders.flatMap(order => answerAhead(battlelore, state, seat, order) ?? [])
  expect(given).toHaveLength(orders.length)
  return answeredAhead(battlelore, state, question, seat, given)
}

describe('BL-2.4 standing orders', () => {
  it('BL-2.4, BL-11.1 always or never counter, also ferociously; without one the player is asked', () => {
    const t = daqan(['CG F5', 'BH F4']).dice('lore', 'lore', 'lore').attack('F5', 'F4')
    expect([answer(t, counter(yes)), answer(t, counter(no)), answer(t, ignoreDamage)]).toEqual([yes, no, null])
    const fierce = daqan(['CG F5', 'OB F4']).dice('lore', 'lore', 'lore').attack('F5', 'F4')
    expect(fierce.state.stack.at(-1)).toMatchObject({ why: 'ferocity' })
    expect(answer(fierce, counter(yes))).toEqual(yes)
  })

  it('BL-2.4, BL-7.7, BL-7.9 ignore damage and retreats as much as possible', () => {
    const housed = scene({ units: ['BH E5', 'CG F5'], terrain: { F5: 'building' }, active: 'uthuk' })
    housed.dice('strike', 'strike', 'lore').attack('E5', 'F5')
    expect(answer(housed, ignoreDamage)).toEqual({ do: 'ignore', n: 1 })
    expect(answer(housed, ignoreRetreats)).toBeNull()
    const stone = scene({ units: ['BH E5', 'RG F5'], active: 'uthuk' }).dice('morale', 'morale', 'morale')
    expect(answer(stone.attack('E5', 'F5'), ignoreRetreats)).toEqual({ do: 'ignore', n: 2 })
  })

  it('BL-2.4 as much as possible is the greatest number, in whatever order they are listed', () => {
    const numbers = [0, 2, 1].map(n => ({ do: 'ignore', n }) as const)
    const { meant } = battlelore.ahead!.ignoreRetreats!
    expect(meant!({ do: 'ignore', n: 99 }, numbers)).toEqual({ do: 'ignore', n: 2 })
  })

  it('BL-2.4, BL-17.3 pass the windows of one kind, and no other', () => {
    const t = windowWith('swift-orders', 'orderStep.end', { units: ['CG F6', 'CG D6'], ordered: ['F6'] })
    expect(answer(t, passAt('orderStep.end'))).toEqual(pass)
    expect(answer(t, passAt('combat.step5'), counter(yes), ignoreDamage)).toBeNull()
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
        passAt('orderStep.end'),
      ),
    )
    expect(answers).toEqual([pass, pass])
  })

  it('BL-2.4 never answer what is the heart of the game', () => {
    const t = scene({ units: ['CG F5', 'BH F4'] }).run({ do: 'attack', seat: 0 })
    const attack = { question: 'attack', topic: 'all', move: { do: 'done' } } as const
    expect(answerAhead(battlelore, t.state, 0, attack)).toBeNull()
    expect(answer(t, counter(yes), ignoreDamage, ignoreRetreats, passAt('attackStep.start'))).toBeNull()
  })
})
