/** The moves that a player may look for and that are not legal, each with its reason. */
import type { View } from '../../../../kernel/index.ts'
import { topStep } from '../../../../kit/topStep.ts'
import { isCharacter, kindsIn } from '../../data/cards.ts'
import type { Character } from '../../data/houses.ts'
import type { IronThrone, Open } from '../../types.ts'
import { abilityOf, cardEffect, missingNeed, type Self } from '../cards/abilities.ts'
import { obstacleTo } from '../cards/usable.ts'
import { sides } from '../encounter/encounter.ts'
import { isLiving, tokensOf } from '../seats.ts'
import type { Asked, Bar, Barred } from './types.ts'

/** Which moment it is for, or which of its conditions does not hold. */
function particulars(self: Self, why: Bar): readonly string[] {
  if (why === 'moment') return [abilityOf(self.open, self.by).at]
  const need = why === 'needs' ? missingNeed(self) : null
  return need ? [need.name, need.value] : []
}

/** IT-16.6: the character cards of one's own hand that cannot be played for their text. */
function barredCards(view: Asked): Barred[] {
  const { open, own, seat } = view
  const { hand } = own!
  const { at } = topStep<IronThrone, 'playCard'>(view, 'playCard')!
  return kindsIn(hand.filter(isCharacter)).flatMap((card): Barred[] => {
    const why = obstacleTo(open, hand, seat, card, at)
    if (why === null) return []
    const of = [card, ...particulars({ open, seat, by: cardEffect(card), of: null }, why)].join(' ')
    return [{ move: { do: 'play', card }, why, of, rule: why === 'moment' ? 'IT-16.1' : 'IT-16.6' }]
  })
}

/** Why a character of one's own takes no part; null: it may. */
function characterBar(open: Open, character: Character): Bar | null {
  if (!isLiving(open, character)) return 'dead'
  return open.encounter?.forbidden === character ? 'forbidden' : null
}

/** IT-5.5, IT-22.14 */
const barredChoices = (view: Asked): Barred[] =>
  tokensOf(view.open, view.seat).flatMap((character): Barred[] => {
    const why = characterBar(view.open, character)
    const rule = why === 'dead' ? 'IT-5.5' : 'IT-22.14'
    return why ? [{ move: { do: 'choose', character }, why, of: character, rule }] : []
  })

/** IT-6.4 */
const barredOffers = (view: Asked): Barred[] =>
  tokensOf(view.open, view.seat)
    .filter(character => !isLiving(view.open, character))
    .flatMap(character =>
      sides.map(
        (side): Barred => ({ move: { do: 'offer', character, side }, why: 'dead', of: character, rule: 'IT-6.4' }),
      ),
    )

/** IT-18.12: the card of a dead character is not tortured. */
function barredTortures({ open, own, seat, legalMoves }: Asked): Barred[] {
  const legal = new Set(legalMoves.flatMap(move => (move.do === 'torture' ? [move.n] : [])))
  return open.hostages[seat].flatMap(({ n }, i): Barred[] =>
    legal.has(n) ? [] : [{ move: { do: 'torture', n }, why: 'dead-hostage', of: own!.hostages[i], rule: 'IT-18.12' }],
  )
}

/** By question; a question that is not named bars nothing that one would look for. */
const byQuestion: Readonly<Record<string, (view: Asked) => readonly Barred[]>> = {
  playCard: barredCards,
  chooseCharacter: barredChoices,
  support: barredOffers,
  hostage: barredTortures,
}

export function barred(view: View<IronThrone>): readonly Barred[] {
  const { seat, asked, stack } = view
  const question = stack.at(-1)
  // IT-25.6: who is asked in turn for a card is known to that seat alone, by its legal moves.
  if (seat === null || !question || !asked.includes(seat) || view.legalMoves.length === 0) return []
  return byQuestion[question.do]?.(view as Asked) ?? []
}
