import { describe, expect, it } from 'vitest'
import { boards } from '../../../games/boards.ts'
import { findBrief, findRules, ruleAt } from './findRules.ts'

const chapters = [
  {
    id: 'AG-8',
    title: 'Combat',
    rules: [
      { id: 'AG-8.1', text: 'The attacker names the battle.' },
      { id: 'AG-8.1.1', text: 'Marching units still stand where they came from.' },
      { id: 'AG-8.2', text: 'Neighbours may support.' },
    ],
  },
  { id: 'AG-9', title: 'Hűség', rules: [{ id: 'AG-9.1', text: 'Az őrség nem vonul.' }] },
]

describe('the rules reference', () => {
  it('finds rules that have all the words, in text, title or number', () => {
    expect(findRules(chapters, 'combat SUPPORT').flatMap(({ rules }) => rules.map(({ id }) => id))).toEqual(['AG-8.2'])
    expect(findRules(chapters, 'ag-8.1.1')[0].rules).toHaveLength(1)
    expect(findRules(chapters, 'dragon')).toEqual([])
  })
  it('does not mind accents', () => {
    expect(findRules(chapters, 'orseg huseg')[0].rules[0].id).toBe('AG-9.1')
  })
  it('shows everything when nothing is asked', () => {
    expect(findRules(chapters, '  ')).toEqual(chapters)
  })
  it('opens at a rule, or at the first of a chapter', () => {
    expect(ruleAt(chapters, 'AG-8.1')).toBe('AG-8.1')
    expect(ruleAt(chapters, 'AG-9')).toBe('AG-9.1')
    expect(ruleAt(chapters, 'AG-7')).toBeNull()
  })
})

describe.each(Object.keys(boards))('the game in two pages of %s', id => {
  it.each([
    ['en', 'How do I win?', 'How to win'],
    ['en', 'who is the winner', 'How to win'],
    ['hu', 'Hogyan győzök?', 'Hogyan győzhetsz?'],
    ['hu', 'hogyan lehet nyerni', 'Hogyan győzhetsz?'],
  ] as const)('answers in %s: %s', async (language, question, first) => {
    const { brief = [] } = await boards[id].texts[language]()
    expect(findBrief(brief, question)[0]?.title).toBe(first)
    expect(findBrief(brief, '')).toEqual(brief)
    expect(brief.length).toBeGreaterThan(3)
  })
})
