import { less } from '../../../kernel/index.ts'
import { isLand, type Place } from '../data/areas.ts'
import type { UnitType } from '../data/units.ts'
import { sizeOf } from '../rules/position/armies.ts'
import { controller } from '../rules/position/control.ts'
import type { Asks } from '../steps.ts'
import { type Board, readBoard } from './board.ts'
import { type BotView, best, type Chooser, of } from './botView.ts'
import { keep, risk, staysOwn } from './threats.ts'
import { placeValue, unitValue, valueOfUnits } from './value.ts'

const weights = {
  /** A routed unit is worth a little less than one that stands. */
  routed: 0.8,
  /** Routed units that are attacked again are lost. */
  caught: 1,
}

/** In battle the cheapest unit falls. */
export const loseFighter: Chooser<'casualty' | 'retreatLoss'> = (_sight, _ask, legalMoves) =>
  best(of(legalMoves, 'lose'), ({ unit }) => -unitValue[unit])

/** Anywhere on the board: the unit that is least missed where it stands. */
export const loseUnit: Chooser<'reconcile' | 'loseUnit' | 'downgrade'> = (botView, _ask, legalMoves) => {
  const board = readBoard(botView)
  return best(legalMoves, move => {
    if (move.do === 'lose') return -lossOf(board, move.at, move.unit, move.routed)
    return move.do === 'downgrade' ? -placeValue(botView.open, botView.me, move.at) : 0
  })
}

/** What the seat loses when a unit goes: the unit, what it guards, and the place itself if nobody else holds it. */
export function lossOf(board: Board, at: Place, unit: UnitType, routed: boolean): number {
  const { open, me } = board
  const army = open.armies[at]!
  const dear = unitValue[unit] * (routed ? weights.routed : 1)
  if (sizeOf(army) === 1 && !staysOwn(open, me, at)) return dear + placeValue(open, me, at)
  if (routed) return dear
  return dear + keep(board, at, army.units) - keep(board, at, less(army.units, unit))
}

/** To where it is safe and useful; an enemy is sent where he gains least. */
export const retreat: Chooser<'retreat'> = (botView, ask, legalMoves) => {
  const board = readBoard(botView)
  const rate = ask.loser === botView.me ? refuge(board, botView) : exile(botView, ask)
  return best(of(legalMoves, 'retreat'), ({ to }) => rate(to))
}

function refuge(board: Board, { open, me }: BotView): (to: Place) => number {
  const { attacker, units, at } = open.combat!
  const fleeing = valueOfUnits(attacker.seat === me ? units : (open.armies[at]?.units ?? []))
  return to => {
    const army = open.armies[to]
    const lost = risk(board, to, army ? army.units.length : 0)
    const gained = isLand(to) && controller(open, to) !== me ? placeValue(open, me, to) : 0
    return gained * (1 - lost) - lost * fleeing * weights.caught
  }
}

/** Robb sends the loser to the poorest place, best of all to none that he would gain. */
function exile({ open }: BotView, { loser }: Asks['retreat']): (to: Place) => number {
  return to => {
    const value = placeValue(open, loser, to)
    return -value - (isLand(to) && controller(open, to) !== loser ? value : 0)
  }
}
