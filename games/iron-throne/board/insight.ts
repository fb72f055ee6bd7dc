/** Whether a card in hand can be played now, and why not: for the hand's owner, from what is open and the own hand. Pure. */
import type { Seat, View } from '../../../kernel/index.ts'
import type { Needs } from '../data/abilities.ts'
import { type HouseCard, isCharacter } from '../data/cards.ts'
import type { Character } from '../data/houses.ts'
import type { Moment } from '../data/moments.ts'
import { abilityOf, cardApplies, cardEffect, needsHold } from '../rules/cards/abilities.ts'
import { fighterOf, isParticipant, livingFighter } from '../rules/encounter/encounter.ts'
import type { Window } from '../steps.ts'
import type { IronThrone, Open } from '../types.ts'

type NeedName = 'role' | 'side' | 'outcome' | 'result'

export type Standing =
  /** One of the options: it can be played, or laid. */
  | { is: 'now' | 'lay' }
  /** A hostility or truce card: it has no text. */
  | { is: 'only-laid' }
  | { is: 'not-in' | 'not-begun' | 'fighter-dead' | 'no-aim' | 'waits' }
  | { is: 'not-here'; character: Character }
  | { is: 'other-moment'; moment: Moment }
  | { is: 'needs'; need: { [Name in NeedName]: { name: Name; value: NonNullable<Needs[Name]> } }[NeedName] }

const needNames = ['role', 'side', 'outcome', 'result'] as const

/** The window that is open now. */
function momentOf({ stack }: Pick<View<IronThrone>, 'stack'>): Moment | null {
  const top = stack.at(-1)
  return top?.do === 'useAbility' || top?.do === 'playCard' ? (top as unknown as Window).at : null
}

/** The first of its conditions that does not hold. */
function missing(open: Open, seat: Seat, card: Character): Standing | null {
  const by = cardEffect(card)
  const { needs } = abilityOf(open, by)
  const self = { open, seat, by, of: null }
  for (const name of needNames) {
    const value = needs[name]
    if (value && !needsHold(self, { [name]: value })) return { is: 'needs', need: { name, value } as never }
  }
  return null
}

function whyNot(view: View<IronThrone>, seat: Seat, card: Character): Standing {
  const { open } = view
  const fighter = fighterOf(open, seat)
  if (!open.encounter || !fighter) return { is: 'not-in' }
  if (!isParticipant(open, seat)) return { is: 'not-begun' }
  if (livingFighter(open, seat) === null) return { is: 'fighter-dead' }
  if (!cardApplies(open, seat, card)) return { is: 'not-here', character: card }
  const { at } = abilityOf(open, cardEffect(card))
  if (momentOf(view) !== at) return { is: 'other-moment', moment: at }
  const top = view.stack.at(-1)
  const isAsked = top?.do === 'playCard' && view.asked.includes(seat)
  return missing(open, seat, card) ?? { is: isAsked ? 'no-aim' : 'waits' }
}

/** How it stands with a card of the reader's hand. */
export function standingOf(view: View<IronThrone>, seat: Seat, card: HouseCard): Standing {
  if (view.legalMoves.some(move => move.do === 'play' && move.card === card)) return { is: 'now' }
  if (view.legalMoves.some(move => move.do === 'card' && move.card === card)) return { is: 'lay' }
  return isCharacter(card) ? whyNot(view, seat, card) : { is: 'only-laid' }
}
