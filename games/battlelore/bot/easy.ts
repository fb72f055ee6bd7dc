/** The easy bot: for every question a rule of thumb that a person can follow. */
import { type Bot, isRetraction } from '../../../kernel/index.ts'
import type { Asks } from '../steps.ts'
import type { BattleLore, Move } from '../types.ts'
import type { Chooser } from './botView.ts'
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

const choosers: { [Name in keyof Asks]: Chooser<Name> } = {
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
    const chooser = choosers[step.do as keyof Asks] as Chooser<keyof Asks>
    return chooser({ open, me: view.seat!, own: view.own!, rng }, step as unknown as Asks[keyof Asks], onward)
  },
}
