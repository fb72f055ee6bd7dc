/** The easy bot: for every question a rule of thumb that a person can follow. */
import { type Bot, isRetraction } from '../../../kernel/index.ts'
import { answerBy, type Choosers } from '../../../kit/botView.ts'
import type { BattleLore, Move } from '../types.ts'

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

export const easy: Bot<BattleLore> = {
  choose(game, view, rng) {
    const { open, legalMoves } = view
    if (legalMoves.length === 1) return legalMoves[0]
    const onward = legalMoves.filter(move => !isRetraction(game, move)) as readonly Move[]
    if (onward.length === 0) return legalMoves[0]
    const step = view.stack.at(-1)!
    return answerBy(choosers, step, { open, me: view.seat!, own: view.own!, rng }, onward)
  },
}
