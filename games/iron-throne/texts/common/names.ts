/** What everything in the game is called: the labels of board, cards and panels in one language. */
import type { Ability, EffectId } from '../../data/abilities.ts'
import type { CardType } from '../../data/cards.ts'
import type { EventCard } from '../../data/events.ts'
import type { Character, House } from '../../data/houses.ts'
import type { Moment } from '../../data/moments.ts'
import type { Ending, Outcome, Side, Stage } from '../../types.ts'

/** The terms of the game, one word for one thing (see glossary.test.ts). */
export type Term =
  | 'house'
  | 'houseCard'
  | 'houseDeck'
  | 'leader'
  | 'leaderSheet'
  | 'character'
  | 'characterCard'
  | 'hostilityCard'
  | 'truceCard'
  | 'power'
  | 'influence'
  | 'influenceBoard'
  | 'influenceToken'
  | 'eventCard'
  | 'eventDeck'
  | 'challenger'
  | 'defender'
  | 'activePlayer'
  | 'supporter'
  | 'participant'
  | 'hostage'
  | 'release'
  | 'torture'
  | 'retreat'
  | 'reward'
  | 'punishment'
  | 'discardPile'
  | 'side'
  | 'outcome'
  | 'total'
  | 'box'
  | 'round'
  | 'hand'
  | 'living'
  | 'dead'

export interface Names {
  /** The family: 'Stark'. */
  houses: Readonly<Record<House, string>>
  /** The House in full: 'House Stark'. */
  houseTitles: Readonly<Record<House, string>>
  characters: Readonly<Record<Character, string>>
  /** The titles of leaders' abilities and character cards; a table may have its own (see words.ts). */
  effects: Readonly<Record<EffectId, string>>
  events: Readonly<Record<EventCard, string>>
  cardTypes: Readonly<Record<CardType, string>>
  outcomes: Readonly<Record<Outcome, string>>
  endings: Readonly<Record<Ending, string>>
  sides: Readonly<Record<Side, string>>
  stages: Readonly<Record<Stage, string>>
  moments: Readonly<Record<Moment, string>>
  /** Where the effect of a leader or card comes from. */
  origins: Readonly<Record<Ability['from'], string>>
  terms: Readonly<Record<Term, string>>
}
