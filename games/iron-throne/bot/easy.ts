/** The easy bot: for every question a rule of thumb that a person can follow, coloured by its temper. */
import { type Bot, type Move as KernelMove, pick, type Rng, type View } from '../../../kernel/index.ts'
import { answerBy, type Choosers } from '../../../kit/botView.ts'
import type { IronThrone, Move } from '../types.ts'
import { negotiate } from './bargain.ts'
import type { BotView } from './botView.ts'
import {
  aimCharacter,
  aimSeat,
  discard,
  distribute,
  foresee,
  hostage,
  keepBest,
  lateSupport,
  playCard,
  ransom,
  torment,
  useAbility,
} from './effects.ts'
import {
  answerSupport,
  chooseCharacter,
  nameDefender,
  nameVictim,
  offerSupport,
  playCards,
  takeHostage,
} from './encounters.ts'
import { type Personality, personalityOf } from './personality.ts'

const choosers: Choosers<IronThrone, BotView> = {
  chooseLeader: ({ rng }, _ask, legalMoves) => pick(rng, legalMoves),
  useAbility,
  playCard,
  hostage,
  torment,
  nameDefender,
  chooseCharacter,
  support: offerSupport,
  answerSupport,
  playOpen: playCards,
  playCards,
  negotiate,
  distribute,
  nameVictim,
  takeHostage,
  aimCharacter,
  aimSeat,
  discard,
  gather: distribute,
  foresee,
  orderEvents: foresee,
  keepCard: keepBest,
  orderCards: keepBest,
  replaceCard: keepBest,
  ransom,
  bury: keepBest,
  lateSupport,
}

/** The rules of thumb of somebody of this temper. */
export function byTemper(view: View<IronThrone>, rng: Rng, personality: Personality): KernelMove<IronThrone> {
  const legalMoves = view.legalMoves.filter(move => move.do !== 'take-back') as readonly Move[]
  if (legalMoves.length <= 1) return view.legalMoves[0]
  const botView = { open: view.open, me: view.seat!, own: view.own!, personality, rng }
  return answerBy(choosers, view.stack.at(-1)!, botView, legalMoves)
}

export const easy: Bot<IronThrone> = {
  choose: (_game, view, rng) => byTemper(view, rng, personalityOf(view.open, view.seat!)),
}
