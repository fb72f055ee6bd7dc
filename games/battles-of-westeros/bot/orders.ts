/** How the bot spends tokens and cards, and moves its units. */
import { cardTable } from '../data/cards.ts'
import { commanderTable } from '../data/commanders.ts'
import type { Token } from '../data/dice.ts'
import type { Act } from '../data/effects.ts'
import { isOrder, mostOf, orderable, playOf, ralliable } from '../rules/cards/commands.ts'
import { matches } from '../rules/cards/filters.ts'
import { controlled } from '../rules/cards/zone.ts'
import { orderOf } from '../rules/combat/attack.ts'
import { depthOf } from '../rules/end/morale.ts'
import { foeOf, unitAt, unitOf, unitsOf } from '../rules/field/units.ts'
import type { Way } from '../rules/field/ways.ts'
import { usesOf } from '../rules/orders/tokens.ts'
import type { Move, MoveOf, Open, Unit } from '../types.ts'
import { type BotView, best, type Chooser, jitter, of } from './botView.ts'
import { fieldOf, knownWays } from './field.ts'
import { isHomebound } from './goals.ts'
import { placeValue, potential, wayValue } from './places.ts'
import { attackValue } from './value.ts'

/** What a command token kept for the next round, a token and a card are worth. */
const tokenCost = 0.1
/** It orders any unit: not where another token does as well. */
const valorCost = 0.25
const commandCost = 0.25
const passing = 0.05

/** What an order is worth to a unit. */
export type OrderValue = (unit: Unit) => number

export const orderValues =
  ({ open }: BotView): OrderValue =>
  unit =>
    potential(open, unit)

const sumOfBest = (units: readonly Unit[], n: number, orderValue: OrderValue): number =>
  units
    .map(orderValue)
    .toSorted((a, b) => b - a)
    .slice(0, n)
    .reduce((sum, value) => sum + value, 0)

/** The morale of the own side is worth more the nearer the marker lies to its end. */
const moraleValue = (open: Open, me: number): number => (depthOf(open, me) >= 6 ? 2.5 : 0.6)

export function usageValue(
  { open, me }: BotView,
  use: MoveOf<'order' | 'raise' | 'rally'>,
  orderValue: OrderValue,
): number {
  if (use.do === 'raise') return moraleValue(open, me)
  const unit = unitAt(open, use.hex)!
  const value = orderValue(unit)
  return use.do === 'rally' ? value * 0.6 - moraleValue(open, me) : value
}

function commandValue(open: Open, move: MoveOf<'play'>, n: number, orderValue: OrderValue): number {
  const play = playOf(open, move.card, move.commander, move.commands)
  const act: Act = cardTable[move.card].commands[n]
  if (isOrder(act)) return sumOfBest(orderable(open, play, act), mostOf(act), orderValue)
  if (act.do !== 'rally') return 0
  const { max } = act
  return 0.6 * sumOfBest(ralliable(open, play, act), max === 'all' ? 9 : max, orderValue)
}

/** BW-12.9: once in the battle. A rally waits until it is worth it, and can be used; whatever else helps is used at once. */
function abilityValue(
  { open, me }: BotView,
  commander: MoveOf<'ability'>['commander'],
  orderValue: OrderValue,
): number {
  const [act] = commanderTable[commander].commitAbility.acts
  if (act.do !== 'rally') return 1.2
  const tired = controlled(open, commander).filter(unit => !unit.active && matches(open, unit, act.filter, null))
  const orders = Object.values(open.pools[me]).reduce((sum, n) => sum + n, 0) + open.commandTokens[me]
  const n = Math.min(orders, act.max === 'all' ? 9 : act.max)
  return 0.6 * sumOfBest(tired, n, orderValue) - 0.8
}

export function actionValue(view: BotView, move: Move, orderValue: OrderValue): number {
  const { open, me } = view
  switch (move.do) {
    case 'token': {
      const uses = usesOf(open, me, move.token, move.pair).map(use => usageValue(view, use, orderValue))
      const cost = move.pair ? 4 * tokenCost : move.token === 'valor' ? valorCost : tokenCost
      return Math.max(...uses) - cost
    }
    case 'play': {
      const { tactic } = cardTable[move.card]
      const sum = move.commands.reduce((all, n) => all + commandValue(open, move, n, orderValue), 0)
      return sum + (tactic ? 0.2 : 0) - commandCost * move.commands.length
    }
    case 'any-card':
      return (
        sumOfBest(
          unitsOf(open, me).filter(({ active }) => active),
          1,
          orderValue,
        ) -
        3 * commandCost
      )
    case 'archers':
      return 1
    case 'ability':
      return abilityValue(view, move.commander, orderValue)
    default:
      return passing
  }
}

/** The action that orders most, and best; passes when nothing is worth its price. */
export const chooseAction: Chooser<'action'> = (view, _me, moves) => {
  const orderValue = orderValues(view)
  return best(moves, move => actionValue(view, move, orderValue) + jitter(view.rng, 0.01))
}

export const chooseUse: Chooser<'useToken'> = (view, _me, moves) => {
  const orderValue = orderValues(view)
  return best(moves, move => (move.do === 'unselect' ? -9 : usageValue(view, move as MoveOf<'order'>, orderValue)))
}

export const valueAt = ({ open }: BotView, hex: MoveOf<'order'>['hex']): number => {
  const unit = unitAt(open, hex)
  return unit ? potential(open, unit) : 0
}

export const chooseOrder: Chooser<'chooseOrders'> = (view, _me, moves) =>
  best(moves, move => (move.do === 'order' ? valueAt(view, move.hex) : 0.05))

/** Who can strike goes first, so that others see what is left. */
export const chooseMover: Chooser<'chooseMover'> = (view, _me, moves) =>
  best(moves, move => (move.do === 'select' ? valueAt(view, move.hex) : -1))

/** An engaged unit stays and fights, unless its chances are bad: then it breaks away. */
function leavingValue(open: Open, unit: Unit): number {
  const foe = foeOf(open, unit.id)
  if (!foe) return 0
  const own = attackValue(open, unit, foe)
  const isTired = unit.figures === 1 && attackValue(open, foe, unit) > own + 1.5
  return isTired || isHomebound(open, unit) ? 1 : -1
}

/** What it is worth to the unit to go a way, to stay, or to leave its engagement. */
export function wayWorth(open: Open, unit: Unit, moves: readonly Move[]): (move: Move) => number {
  if (moves.some(move => move.do === 'leave')) return move => (move.do === 'leave' ? leavingValue(open, unit) : 0)
  const ways = knownWays(open, fieldOf(open), unit, orderOf(open, unit.id)!.bonus)
  return move => {
    if (move.do === 'exit') return Number.POSITIVE_INFINITY
    if (move.do !== 'go') return wayValue(open, unit, [], true)
    return wayValue(open, unit, move.path, mayAttackAfter(ways, move.path))
  }
}

export const chooseWay: Chooser<'moveUnit'> = ({ open }, { unit: id }, moves) =>
  best(moves, wayWorth(open, unitOf(open, id)!, moves))

/** BW-7.1 */
const mayAttackAfter = (ways: readonly Way[], path: Way['path']): boolean =>
  ways.some(way => way.mayAttack && String(way.path) === String(path))

/** A free move looks for a good place alone. */
export const chooseFreely: Chooser<'freeMove'> = ({ open }, { unit: id }, moves) => {
  const unit = unitOf(open, id)!
  return best(moves, move => placeValue(open, unit, move.do === 'go' ? move.path.at(-1) : unit.hex))
}

const tokenValue: Readonly<Record<Token, number>> = { valor: 3, blue: 2, green: 2, morale: 1.5, red: 1.5 }

/** The card that orders most, and the token that orders most. */
export const chooseKept: Chooser<'keep'> = (_view, _me, moves) =>
  best(moves, move => {
    if (move.do !== 'keep') return 0
    const orders = move.card ? cardTable[move.card].commands.filter(isOrder).map(mostOf) : []
    return orders.reduce((sum, n) => sum + n, move.card ? 0.5 : 0) + (move.token ? tokenValue[move.token] : 0)
  })

export const giveUp: Chooser<'giveUp'> = ({ open, me }, _step, moves) =>
  best(of(moves, 'give-up'), ({ token }) => open.pools[me][token] - tokenValue[token])

export const exchange: Chooser<'exchange'> = (_view, _me, moves) =>
  best(of(moves, 'exchange'), ({ give, take }) => tokenValue[take] - tokenValue[give])
