import { describe, expect, it } from 'vitest'
import { scene } from '../../testing.ts'
import { texts } from '../../texts/index.ts'
import { expectedAttack } from './expected.ts'
import { total } from './strength.ts'

type Top = Parameters<typeof expectedAttack>[1]

/** Stark marches from Winterfell (+1) at Moat Cailin, which Greyjoy defends (+1) with support from the sea. */
const attack = () => {
  const t = scene(6).army('winterfell', 'stark', 'footman', 'knight', 'knight').order('winterfell', 'march-plus-1')
  t.army('white-harbor', 'stark', 'footman').order('white-harbor', 'support')
  t.army('moat-cailin', 'greyjoy', 'footman', 'knight').order('moat-cailin', 'defense-plus-1')
  t.army('seagard', 'lannister', 'knight').order('seagard', 'support')
  t.hand('stark', 'eddard-stark', 'ser-rodrick-cassel').hand('greyjoy', 'balon-greyjoy')
  t.track('iron-throne', 'stark').run({ do: 'marches', position: 0 })
  t.move('stark', { do: 'go', unit: 'knight', to: 'moat-cailin' })
  return t
}
const facts = (t: ReturnType<typeof attack>) => expectedAttack(t.open, t.state.stack.at(-1) as unknown as Top)

describe('what an attack would come to is told before it is committed', () => {
  it('AG-8.3 AG-8.2.2 units, order and own support of both sides, no cards', () => {
    const { strength, cards, others, at } = facts(attack())!
    expect(at).toBe('moat-cailin')
    expect([total(strength.attacker), total(strength.defender)]).toEqual([4, 4])
    expect(strength.attacker.map(({ why, n }) => [why, n])).toEqual([
      ['unit', 2],
      ['march', 1],
      ['support', 1],
    ])
    expect(cards).toEqual({ attacker: [1, 4], defender: [2, 2] })
    expect(others).toEqual(['seagard'])
  })

  it('AG-7.3.3 AG-8.2.6 groups of the same march that arrive peacefully support as well', () => {
    const t = attack()
    t.move('stark', { do: 'go', unit: 'knight', to: 'white-harbor' })
    expect(total(facts(t)!.strength.attacker)).toBe(6)
    expect(t.open.armies.winterfell?.units).toHaveLength(3)
  })

  it('AG-7.6 a march that attacks nobody, or a neutral force, has no combat to expect', () => {
    const t = attack()
    t.move('stark', { do: 'recall', unit: 'knight', to: 'moat-cailin' })
    expect(facts(t)).toBeNull()
  })

  it('is told in both languages', () => {
    expect(texts.en.words.cardRange(1, 4)).toBe('House card: 1 to 4')
    expect(texts.hu.words.tieGoes('Stark')).toBe('Holtversenynél a Stark-ház győz.')
  })
})
