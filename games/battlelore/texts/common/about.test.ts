import { describe, expect, test } from 'vitest'
import { languages } from '../../../../text/index.ts'
import { scene } from '../../testing.ts'
import type { BattleLore } from '../../types.ts'
import { texts } from '../index.ts'
import { aboutBy } from './about.ts'
import { moves } from './samples.ts'

const daqan = scene({ scenarios: { daqan: 'mustering-the-militia' } }).view('daqan')

const about = (move: BattleLore['move']) => aboutBy(texts.en.effects)(move, daqan)

describe('what a move means', () => {
  test('a card is explained where it is played, kept or discarded', () => {
    expect(about({ do: 'command', card: 'patrol-left', mode: 'text' })).toBe(
      'Order up to 2 units in your left section.',
    )
    expect(about({ do: 'lore', card: 'harvest-of-souls' })).toBe('Draw 2 lore cards.')
    expect(about({ do: 'discard', card: 'harvest-of-souls' })).toBe(
      'When a unit of yours has destroyed an enemy in combat. Draw 2 lore cards.',
    )
    expect(about({ do: 'mark', card: 'patrol-left' })).toBe('Order up to 2 units in your left section.')
  })

  test('BL-5.3 a card used to order one unit needs no explanation', () => {
    expect(about({ do: 'command', card: 'patrol-left', mode: 'single' })).toBe(null)
  })

  test('a unit is explained where it is mustered, a die where it is committed', () => {
    expect(about({ do: 'buy', unit: 'chaos-lord' })).toBe(
      'Legend, melee. Dice 4, move 2, health 6 (damage markers). Muster cost 10.',
    )
    expect(about({ do: 'commit', face: 'heroic', to: 'concussion' })).toBe('Commit a Heroic to stun the target.')
    expect(about({ do: 'commit', face: 'lore', to: 'venom' })).toBe(texts.en.effects.conditions.poison)
  })

  test('BL-3.6.1 a price that the own scenario card has changed is told with the card', () => {
    const guards = { do: 'buy', unit: 'citadel-guards' } as const
    expect(about(guards)).toBe(
      'Infantry, melee. Dice 3, move 2, health 3. Muster cost 3 instead of 4, by Mustering the Militia.',
    )
    expect(aboutBy(texts.hu.effects)(guards, daqan)).toMatch(/Toborzási költség 3 a szokásos 4 helyett \(.+\)\.$/)
    expect(about({ do: 'buy', unit: 'yeoman-archers' })).toMatch(/Muster cost 4\.$/)
    const other = scene({ scenarios: { daqan: 'the-last-bridge' } }).view('daqan')
    expect(aboutBy(texts.en.effects)(guards, other)).toBe(texts.en.effects.units['citadel-guards'])
  })

  test.each(languages)('%s: every explanation is a whole sentence', language => {
    const told = Object.values(moves).map(move => aboutBy(texts[language].effects)(move, daqan))
    expect(told.filter(text => text !== null).length).toBeGreaterThan(7)
    for (const text of told) if (text !== null) expect(text).toMatch(/^\p{Lu}.*\.$/u)
    expect(texts[language].about).toBeDefined()
  })
})
