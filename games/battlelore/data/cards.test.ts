import { describe, expect, test } from 'vitest'
import { commandCards, commandCardTable, commandDeck, type OrderFilter, presetHand } from './commandCards.ts'
import { type Faction, factions } from './factions.ts'
import { type LoreCard, loreCards, loreCardTable, loreDeck, windowCards } from './loreCards.ts'
import { type Role, type Window, windows } from './windows.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)

/** A section card's limits, from the left. */
const limits = (card: (typeof commandCards)[number]) => {
  const { order } = commandCardTable[card]
  return order.kind === 'section' ? [order.left, order.center, order.right] : null
}

describe('command cards', () => {
  test('BL-1.8 BL-18.1 24 kinds, 60 cards in one deck', () => {
    expect(commandCards).toHaveLength(24)
    expect(commandDeck).toHaveLength(60)
    expect(sum(commandCards.map(card => commandCardTable[card].copies))).toBe(60)
    expect(commandDeck.filter(card => card === 'patrol-left')).toHaveLength(5)
    expect(commandDeck.filter(card => card === 'onslaught')).toHaveLength(3)
  })

  test('BL-5.2 fifteen kinds speak of sections; left and right mirror each other', () => {
    expect(commandCards.filter(limits)).toHaveLength(15)
    expect(limits('patrol-left')).toEqual([2, 0, 0])
    expect(limits('attack-center')).toEqual([0, 3, 0])
    expect(limits('massed-right')).toEqual([0, 0, 5])
    expect(limits('line-advance')).toEqual([1, 1, 1])
    expect(limits('wedge')).toEqual([1, 2, 1])
    expect(limits('pincer')).toEqual([2, 0, 2])
    for (const name of ['patrol', 'attack', 'massed', 'scout'] as const) {
      expect(limits(`${name}-right`)).toEqual(limits(`${name}-left`)?.toReversed())
      expect(commandCardTable[`${name}-right`].copies).toBe(commandCardTable[`${name}-left`].copies)
    }
  })

  test('BL-18.2 BL-18.3 nine kinds order anywhere, by a limit and a filter', () => {
    const anywhere = commandCards.flatMap(card => {
      const { order } = commandCardTable[card]
      return order.kind === 'filter' ? [[card, order.most, order.filter] as [string, number, OrderFilter]] : []
    })
    expect(anywhere).toEqual([
      ['onslaught', 3, 'infantry'],
      ['battle-march', 3, 'not-weak'],
      ['cavalry-charge', 3, 'cavalry'],
      ['darken-the-sky', 3, 'ranged'],
      ['elite-vanguard', 3, 'elite-or-legend'],
      ['to-the-banners', 3, 'at-banner'],
      ['rally-the-wounded', 2, 'any'],
      ['lore-surge', 2, 'any'],
      ['forced-march', 4, 'any'],
    ])
  })

  test('BL-5.8 BL-18.4 BL-18.5 BL-18.6 BL-19.3 what a card does besides: healing, lore, moves, dice, draws', () => {
    const besides = commandCards
      .map(card => [card, commandCardTable[card]] as const)
      .map(([card, { copies: _copies, order: _order, ...more }]) => [card, more] as const)
      .filter(([, more]) => Object.keys(more).length > 0)
    expect(Object.fromEntries(besides)).toEqual({
      'scout-left': { draw: 2 },
      'scout-center': { draw: 2 },
      'scout-right': { draw: 2 },
      onslaught: { onslaught: 1 },
      'cavalry-charge': { move: 1 },
      'darken-the-sky': { standingDice: 1 },
      'elite-vanguard': { heal: 1 },
      'rally-the-wounded': { heal: 1 },
      'lore-surge': { lore: 2 },
      'forced-march': { move: 1, noAttack: true },
    })
  })

  test('BL-21.1 preset hands take eight cards out of the deck, two of each kind', () => {
    expect(presetHand).toEqual(['patrol-left', 'patrol-center', 'patrol-right', 'line-advance'])
    for (const card of presetHand) expect(commandCardTable[card].copies).toBeGreaterThanOrEqual(2)
  })
})

describe('lore cards', () => {
  test('BL-1.8 BL-17.2 13 kinds and 20 cards a faction', () => {
    for (const faction of factions) {
      expect(loreCards.filter(card => loreCardTable[card].faction === faction)).toHaveLength(13)
      expect(loreDeck(faction)).toHaveLength(20)
      expect(loreDeck(faction).every(card => loreCardTable[card].faction === faction)).toBe(true)
    }
  })

  test('BL-17.2 costs run from nothing for Blood Ritual to four tokens for Runeblade', () => {
    const costing = (cost: number) => loreCards.filter(card => loreCardTable[card].cost === cost)
    expect(costing(0)).toEqual(['blood-ritual'])
    expect(costing(1)).toEqual([
      'crimson-volley',
      'riposte',
      'wisdom-of-the-knight',
      'dread-of-the-ynfernael',
      'harvest-of-souls',
    ])
    expect(costing(2)).toHaveLength(11)
    expect(costing(3)).toHaveLength(8)
    expect(costing(4)).toEqual(['runeblade'])
  })

  test('BL-17.7 who can play what in which window, and nothing else', () => {
    const table: [Window, Faction, Role, LoreCard[]][] = [
      ['lore.opponentPlayed', 'daqan', 'answering', ['runic-barrier']],
      ['orderStep.end', 'daqan', 'active', ['overrun', 'mend-the-ranks', 'rune-of-binding', 'swift-orders']],
      ['orderStep.end', 'uthuk', 'active', ['blood-ritual', 'dark-venom', 'demonic-vigor', 'howl-of-the-pack']],
      ['orderStep.end', 'uthuk', 'inactive', ['nightmare-visions']],
      ['moveStep.start', 'uthuk', 'active', ['portal']],
      ['moveStep.afterUnitMoved', 'daqan', 'active', ['take-to-the-skies']],
      ['moveStep.end', 'uthuk', 'active', ['battle-cry']],
      ['moveStep.end', 'uthuk', 'inactive', ['battle-cry']],
      ['attackStep.start', 'uthuk', 'active', ['flay-the-weak']],
      ['combat.afterTargetDeclared', 'daqan', 'attacker', ['runeblade', 'crimson-volley']],
      ['combat.afterTargetDeclared', 'uthuk', 'attacker', ['fury-of-yllan', 'surprise-attack']],
      ['combat.beforeCounterRoll', 'daqan', 'countering', ['riposte']],
      ['combat.beforeCounterRoll', 'uthuk', 'countering', ['fury-of-yllan']],
      ['combat.step3', 'uthuk', 'roller', ['dread-of-the-ynfernael']],
      ['combat.step5', 'daqan', 'target', ['shield-wall']],
      ['combat.beforeTargetDestroyed', 'uthuk', 'target', ['unstoppable']],
      ['combat.afterEnemyDestroyed', 'uthuk', 'destroyer', ['harvest-of-souls']],
      ['combat.step7', 'daqan', 'target', ['hold-the-line']],
      ['vpStep', 'daqan', 'active', ['rallying-banner']],
      ['drawStep', 'daqan', 'active', ['wisdom-of-the-knight']],
    ]
    for (const [window, faction, role, cards] of table) {
      expect(windowCards(window, faction, role), `${window} ${faction} ${role}`).toEqual(cards)
    }
    const plays = loreCards.flatMap(card => Object.values(loreCardTable[card].plays).flat())
    expect(plays).toHaveLength(sum(table.map(([, , , cards]) => cards.length)))
    expect(new Set(table.map(([window]) => window))).toEqual(new Set(windows))
  })
})
