import { describe, expect, it } from 'vitest'
import type { EffectId } from './abilities.ts'
import { effectIds } from './abilities.ts'
import { cardTable, deckOf, hostilityValues, houseCards } from './cards.ts'
import { cardAbilities } from './characterCards.ts'
import { eventDeck } from './events.ts'
import { characters, charactersOf, houseOf, houses } from './houses.ts'
import { leaderAbilities } from './leaders.ts'
import { isCardMoment } from './moments.ts'

describe('the components', () => {
  it('IT-1.3, IT-1.6: 25 characters; 25 cards a House: 4 truce, 11 hostility, 5 kinds of 2', () => {
    expect(characters).toHaveLength(25)
    for (const house of houses) {
      const deck = deckOf(house)
      const ofType = (type: string) => deck.filter(card => cardTable[card].type === type)
      expect(deck).toHaveLength(25)
      expect(ofType('truce')).toHaveLength(4)
      expect(ofType('character')).toEqual(charactersOf[house].flatMap(each => [each, each]))
      expect(ofType('hostility').map(card => cardTable[card].value)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 20])
      expect(charactersOf[house].every(each => houseOf(each) === house)).toBe(true)
    }
    expect(hostilityValues).toHaveLength(11)
    expect(houseCards).toHaveLength(5 * 17)
  })

  it('IT-3.9: 18 event cards', () => {
    expect(eventDeck(houses)).toHaveLength(18)
    expect(new Set(eventDeck(houses)).size).toBe(8)
  })

  it('IT-16.1, IT-17.1, IT-20.7: 25 leaders and 25 character cards, which are played in four windows only', () => {
    expect(Object.keys(leaderAbilities).toSorted()).toEqual(characters.toSorted())
    expect(Object.keys(cardAbilities).toSorted()).toEqual(characters.toSorted())
    expect(Object.values(cardAbilities).every(({ at }) => isCardMoment(at))).toBe(true)
    expect(effectIds).toHaveLength(50)
  })

  it('IT-29.6, IT-29.14: what is printed is marked, the rest is of the house', () => {
    const printed = effectIds.filter((by: EffectId) => {
      const table = by.startsWith('leader-') ? leaderAbilities : cardAbilities
      return table[by.replace(/^(leader|card)-/, '') as keyof typeof table].from === 'printed'
    })
    expect(printed.toSorted()).toEqual(
      [
        'leader-eddard-stark',
        'leader-robb-stark',
        'leader-catelyn-stark',
        'leader-bran-stark',
        'leader-arya-stark',
        'leader-cersei-lannister',
        'card-tyrion-lannister',
        'card-robb-stark',
        'card-arya-stark',
      ].toSorted(),
    )
  })
})
