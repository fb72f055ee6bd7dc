/** The easy bot: for every question a rule of thumb that a person can follow. */
import type { Move as Any, Bot, Step } from '../../../kernel/index.ts'
import { answerBy, type Choosers } from '../../../kit/botView.ts'
import { isRetraction as retracts } from '../rules/retractions.ts'
import type { BattleLore, Move } from '../types.ts'
import type { BotView } from './botView.ts'

import {
  chooseAdvance,
  chooseAttack,
  chooseCommitment,
  chooseDice,
  chooseSide,
  counter,
  ignoreMost,
  removePortals,
  removeTent,
} from './combat.ts'
import { aim, react } from './lore.ts'
import { chooseCommand, chooseMover, chooseOrder, chooseWay } from './orders.ts'
import { chooseAny, deploy, discardLore, discardOpening, gain, keepCommand, muster, vpOption } from './setup.ts'

const choosers: Choosers<BattleLore> = {
  chooseScenario: chooseAny,
  placeFord: chooseAny,
  muster,
  deploy,
  deployAll: deploy,
  discardOpening,
  tent: removeTent,
  command: chooseCommand,
  order: chooseOrder,
  selectMover: chooseMover,
  moveUnit: chooseWay,
  portals: removePortals,
  attack: chooseAttack,
  extraAttack: chooseAttack,
  chooseSide,
  setAside: chooseDice,
  commit: chooseCommitment,
  ignoreDamage: ignoreMost,
  ignoreRetreats: ignoreMost,
  counterOrNot: counter,
  advance: chooseAdvance,
  react,
  aim,
  push: chooseAny,
  vpOption,
  keepCommand,
  gain,
  discardLore,
}

/** What the rules of thumb answer to a question; no retraction is made where something else is possible. */
export function byThumb(
  botView: BotView,
  step: Step<BattleLore>,
  legalMoves: readonly Any<BattleLore>[],
): Any<BattleLore> {
  if (legalMoves.length === 1) return legalMoves[0]
  const onward = legalMoves.filter((move): move is Move => move.do !== 'take-back' && !retracts(move as Move))
  return onward.length === 0 ? legalMoves[0] : answerBy(choosers, step, botView, onward)
}

export const easy: Bot<BattleLore> = {
  choose: (_game, { open, seat, own, stack, legalMoves }, rng) =>
    byThumb({ open, me: seat!, own: own!, rng }, stack.at(-1)!, legalMoves),
}
