/** The easy bot: for every question a rule of thumb that a person can follow. */
import { type Bot, isRetraction, pick } from '../../../kernel/index.ts'
import { answerBy, type Choosers } from '../../../kit/botView.ts'
import type { BattlesOfWesteros, Move } from '../types.ts'
import type { BotView } from './botView.ts'
import {
  aim,
  chooseAttack,
  chooseSecond,
  chooseShot,
  dogsAgain,
  followUp,
  leaveFreely,
  swap,
  tactic,
} from './combat.ts'
import {
  chooseAction,
  chooseFreely,
  chooseKept,
  chooseMover,
  chooseOrder,
  chooseUse,
  chooseWay,
  exchange,
  giveUp,
} from './orders.ts'
import { breach, breachAt, commanders, place } from './setup.ts'

const any = <M extends Move>({ rng }: BotView, _step: unknown, moves: readonly M[]): M => pick(rng, moves)
/** The first option: yes, or what the rules list first. */
const first = <M extends Move>(_view: BotView, _step: unknown, moves: readonly M[]): M => moves[0]
const last = <M extends Move>(_view: BotView, _step: unknown, moves: readonly M[]): M => moves.at(-1)!

const choosers: Choosers<BattlesOfWesteros> = {
  hide: any,
  placeDiscs: any,
  stake: any,
  breach,
  breachAt,
  target: any,
  chooseCommanders: commanders,
  substitute: any,
  chooseTile: any,
  layTile: any,
  chooseRecruit: any,
  placeRecruit: place,
  turnUp: any,
  enter: any,
  action: chooseAction,
  useToken: chooseUse,
  keep: chooseKept,
  recover: first,
  chooseCommand: first,
  chooseOrders: chooseOrder,
  tactic,
  aim,
  useAbility: first,
  leaveFreely,
  giveUp,
  exchange,
  chooseMover,
  moveUnit: chooseWay,
  freeMove: chooseFreely,
  carry: first,
  // Nobody withdraws: the last option.
  withdraw: last,
  attack: chooseAttack,
  shoot: chooseShot,
  join: last,
  parting: first,
  bonus: first,
  dogsAgain,
  reroll: first,
  swap,
  ignoreMorale: first,
  retreatWay: any,
  counterOrNot: first,
  followUp,
  pursuitAttack: chooseSecond,
}

export const easy: Bot<BattlesOfWesteros> = {
  choose(game, view, rng) {
    const { open, legalMoves } = view
    if (legalMoves.length === 1) return legalMoves[0]
    const onward = legalMoves.filter(move => move.do !== 'take-back' && !isRetraction(game, move)) as readonly Move[]
    if (onward.length === 0) return legalMoves[0]
    const step = view.stack.at(-1)!
    return answerBy(choosers, step, { open, me: view.seat!, own: view.own!, rng }, onward)
  },
}
