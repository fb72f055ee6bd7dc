import { describe, expect, test } from 'vitest'
import { languages } from '../../../../text/index.ts'
import { scene } from '../../testing.ts'
import type { BattlesOfWesteros } from '../../types.ts'
import { texts } from '../index.ts'
import { aboutBy } from './about.ts'
import { moves } from './samples.ts'

const stark = scene({ units: ['robb-young-wolf blue c8r6', 'LG green c8r5'] }).view('stark')
const about = (move: BattlesOfWesteros['move']) => aboutBy(texts.en.effects)(move, stark)

describe('what a move means', () => {
  test('BW-6.2 a card is explained by the commands that are chosen, and its tactic', () => {
    expect(about({ do: 'play', card: 'SL11', commander: 'robb-young-wolf', commands: [0] })).toBe(
      'Order up to 2 cavalry units. Before the commands, if your pool holds 1 valor token: Each unit that this card orders rolls 1 die more in its first attack.',
    )
    expect(about({ do: 'play', card: 'SL13', commander: 'robb-young-wolf', commands: [1] })).toBe('Rally 1 unit.')
  })

  test('BW-6.4 using a tactic is explained by the card that is played', () => {
    const t = scene({ units: ['robb-young-wolf blue c8r6'], hands: { stark: ['SL11'] }, pools: { stark: ['valor'] } })
    t.turn().move('stark', { do: 'play', card: 'SL11', commander: 'robb-young-wolf', commands: [0] })
    const explain = aboutBy(texts.en.effects)
    expect(explain({ do: 'tactic', yes: true }, t.view('stark'))).toBe(texts.en.effects.tactics.SL11)
    expect(explain({ do: 'tactic', yes: false }, t.view('stark'))).toBe(null)
  })

  test('BW-5.2 a token is explained, a pair says it all', () => {
    expect(about({ do: 'token', token: 'valor', pair: false })).toBe('Orders a unit of any rank.')
    expect(about({ do: 'token', token: 'valor', pair: true })).toBe(null)
  })

  test.each(languages)('%s: every explanation is a whole sentence', language => {
    const told = Object.values(moves).map(move => aboutBy(texts[language].effects)(move, stark))
    expect(told.filter(text => text !== null).length).toBeGreaterThan(5)
    for (const text of told) if (text !== null) expect(text).toMatch(/^\p{Lu}.*\.$/u)
    expect(texts[language].about).toBeDefined()
  })
})
