/** What a move means, for those who do not know the game yet. */
import type { Move } from '../../../../kernel/index.ts'
import { cardTable, type HouseCard, isCharacter } from '../../data/cards.ts'
import { cardEffect, leaderEffect } from '../../rules/cards/abilities.ts'
import type { IronThrone, Open } from '../../types.ts'
import type { Effects } from './effects.ts'
import { asking, type PlayerView, question } from './position.ts'
import type { effectBy } from './words.ts'

/** Moves that mean more than their labels say. */
export interface Meanings {
  release: string
  torture: string
  offer: string
  accept: string
  refuse: string
  influence: string
  power: string
  /** One whose place is agreed, and one of the taker's choice. */
  hostage: string
  'any-hostage': string
  adopt: string
  propose: string
  agree: string
  reject: string
  'break-off': string
  'give-hostage': string
  'stay-out': string
  take: Readonly<Record<'deck' | 'hand' | 'held', string>>
}

type Told = keyof Omit<Meanings, 'take' | 'stay-out' | 'any-hostage'>

/** A card in hand: a character card by its text, any other by what it does in a conflict. */
const aboutCard = (card: HouseCard, open: Open, words: Words): string =>
  isCharacter(card) ? words.effectOf(cardEffect(card), open) : words.effects.cards[cardTable[card].type]

export interface Words {
  effects: Effects
  effectOf: ReturnType<typeof effectBy>
  meanings: Meanings
}

function aboutUse(view: PlayerView, { effectOf }: Words): string | null {
  const me = asking(view, 'useAbility')
  const leader = me ? view.open.leaders[me.seat] : undefined
  return leader ? effectOf(leaderEffect(leader), view.open) : null
}

/** Explains a move by what leaders, cards and rules make of it; null: its label says it all. */
export const aboutBy =
  (words: Words) =>
  (move: Move<IronThrone>, view: PlayerView): string | null => {
    const { effects, effectOf, meanings } = words
    switch (move.do) {
      case 'lead':
        return effectOf(leaderEffect(move.leader), view.open)
      case 'use':
        return aboutUse(view, words)
      case 'play':
        return effectOf(cardEffect(move.card), view.open)
      case 'card':
        return effects.cards[cardTable[move.card].type]
      case 'discard':
      case 'keep':
      case 'put':
        return aboutCard(move.card, view.open, words)
      case 'event':
        return effects.events[move.card]
      case 'influence':
      case 'power':
        return move.n > 0 ? meanings[move.do] : null
      case 'hostage':
        return meanings[move.place.from === 'any' ? 'any-hostage' : 'hostage']
      case 'take':
        return meanings.take[move.place.from]
      case 'pass':
        return question(view) === 'support' ? meanings['stay-out'] : null
      default:
        return move.do in meanings ? meanings[move.do as Told] : null
    }
  }
