import { describe, expect, test } from 'vitest'
import { languages } from '../../../../text/index.ts'
import { scene } from '../../testing.ts'
import type { Move } from '../../types.ts'
import { texts } from '../index.ts'
import type { PlayerView } from './position.ts'
import { moves, questions } from './samples.ts'

const view: PlayerView = scene(3).encounter('robb-stark', 'jaime-lannister').view('stark')
const at = (name: keyof typeof questions): PlayerView => ({
  ...view,
  stack: [{ do: name, ...questions[name] }] as PlayerView['stack'],
})
const about = (move: Move, seen = view) => texts.en.about!(move, seen)

describe('what a move means', () => {
  test('a leader is explained where it is chosen, and where its ability is used', () => {
    expect(about({ do: 'lead', leader: 'robb-stark' })).toBe(
      'Before your turn: you may discard 3 cards from your hand, then draw 2.',
    )
    expect(about({ do: 'use' }, at('useAbility'))).toBe(texts.en.effects.abilities['leader-eddard-stark'])
  })

  test('IT-7.5 a character card is its text when played for it, and hostility when played face down', () => {
    expect(about({ do: 'play', card: 'robb-stark' })).toBe(texts.en.effects.abilities['card-robb-stark'])
    expect(about({ do: 'card', card: 'robb-stark' })).toBe(texts.en.effects.cards.character)
    expect(about({ do: 'discard', card: 'robb-stark' })).toBe(texts.en.effects.abilities['card-robb-stark'])
    expect(about({ do: 'card', card: 'stark-truce' })).toBe(texts.en.effects.cards.truce)
  })

  test('staying out is explained, passing a window is not', () => {
    expect(about({ do: 'pass' }, at('support'))).toBe('You neither win nor lose anything in this conflict.')
    expect(about({ do: 'pass' }, at('playCard'))).toBe(null)
    expect(about({ do: 'name', seat: 1 })).toBe(null)
  })

  test.each(languages)('%s: every explanation is one to a few whole sentences', language => {
    const told = Object.values(moves).map(move => texts[language].about!(move, view))
    expect(told.filter(text => text !== null).length).toBeGreaterThan(20)
    for (const text of told) if (text !== null) expect(text).toMatch(/^[\p{Lu}\d].*\.$/u)
  })
})
