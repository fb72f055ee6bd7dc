/** The easy bot: for every question a rule of thumb that a person can follow. */
import { type Move as AnyMove, type Bot, pick, type Step } from '../../../kernel/index.ts'
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

type Any = AnyMove<BattlesOfWesteros>

/** What the rules of thumb answer to a question; no retraction is made where something else is possible. */
export function byThumb(botView: BotView, step: Step<BattlesOfWesteros>, legalMoves: readonly Any[]): Any {
  if (legalMoves.length === 1) return legalMoves[0]
  const onward = legalMoves.filter((move): move is Move => move.do !== 'take-back' && move.do !== 'unselect')
  return onward.length === 0 ? legalMoves[0] : answerBy(choosers, step, botView, onward)
}

export const easy: Bot<BattlesOfWesteros> = {
  choose: (_game, { open, seat, own, stack, legalMoves }, rng) =>
    byThumb({ open, me: seat!, own: own!, rng }, stack.at(-1)!, legalMoves),
}
