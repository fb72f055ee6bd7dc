/** Wages, the Draft, defenses, expeditions: what there is money for. */

import type { Seat } from '../../../kernel/index.ts'
import { isStronghold } from '../data/barons.ts'
import type { Expedition } from '../data/expeditions.ts'
import { type Mercenary, wageOf } from '../data/troops.ts'
import { cardsToTrigger } from '../rules/actions/cards.ts'
import { areaOf, armyOf, troopsOf } from '../rules/armies.ts'
import { feeOf } from '../rules/economy/draft.ts'
import { cityIncome } from '../rules/sites.ts'
import type { Move, Open } from '../types.ts'
import { type BotView, best, type Chooser, first, of } from './botView.ts'
import { incomeOf, wagesOf } from './value.ts'

/** What stays in the chest for wages. */
const reserve = 2

/** The leftmost spot is served first. */
export const mark: Chooser<'draftSoldiers'> = (_botView, _ask, legalMoves) => {
  const spots = of(legalMoves, 'mark')
  return spots.length > 0 ? best(spots, ({ spot }) => -spot) : first(legalMoves, 'decline')
}

/** What may come in between two Wages beside income, in crowns. */
const extra = 8

/**
 * Can the wages of all troops with this one be paid at the next Wages (WK-6.2)? From what its fee leaves, and what comes in until
 * then: the less, the more cards lie in their area already.
 */
export function isBearable(open: Open, me: Seat, card: Mercenary): boolean {
  const left = open.crowns[me] - feeOf(open, me, card, false)
  const toCome = (incomeOf(open, me) + extra) * (1 - open.areas.wages.length / cardsToTrigger(open))
  return left >= reserve && wagesOf(open, me) + wageOf(card) <= left + toCome
}

/** The strongest whose fee and wages can be borne. */
export const hire: Chooser<'hire' | 'hireMore'> = ({ open, me }, _ask, legalMoves) => {
  const bearable = of(legalMoves, 'hire').filter(({ card }) => isBearable(open, me, card))
  return bearable.length > 0 ? best(bearable, ({ card }) => wageOf(card)) : first(legalMoves, 'decline', 'done')
}

export const dropMarker: Chooser<'dropMarker'> = (_botView, _ask, legalMoves) =>
  best(of(legalMoves, 'drop'), ({ spot }) => spot)

/** To the Noble with the fewest troops, those on the board first. */
export const assignHired: Chooser<'assignHired'> = ({ open }, _ask, legalMoves) =>
  best(of(legalMoves, 'assign'), ({ to }) => {
    if (isStronghold(to)) return -2000
    return (areaOf(open, to) === null ? -300 : 0) - troopsOf(open, to)
  })

/** All wages, or those of the strongest while crowns last. */
export const payUnpaid: Chooser<'payUnpaid'> = (_botView, _ask, legalMoves) => {
  const all = legalMoves.find(move => move.do === 'pay-all')
  const each = of(legalMoves, 'pay')
  if (all) return all
  return each.length > 0 ? best(each, ({ card }) => wageOf(card)) : first(legalMoves, 'done')
}

export const faithOrCrowns: Chooser<'faithOrCrowns'> = ({ open, me }, { crowns }, legalMoves) =>
  open.crowns[me] >= crowns + reserve
    ? first(legalMoves, 'pay-crowns', 'pay-faith')
    : first(legalMoves, 'pay-faith', 'pay-crowns')

export const revolt: Chooser<'revolt'> = ({ open, me }, _ask, legalMoves) =>
  open.faith[me] > 1
    ? first(legalMoves, 'pay-faith', 'pay-crowns', 'let-go')
    : first(legalMoves, 'pay-crowns', 'pay-faith', 'let-go')

const rich = (botView: BotView, more: number): boolean =>
  botView.open.crowns[botView.me] >= wagesOf(botView.open, botView.me) + more

/** Fortify the richest city with money to spare, or repair. */
export const upgrade: Chooser<'upgrade'> = (botView, _ask, legalMoves) => {
  if (!rich(botView, 4)) return first(legalMoves, 'decline')
  const value = (move: Move): number => {
    if (move.do === 'fortify') return 4 + cityIncome(botView.open, move.city)
    return move.do === 'repair' ? 5 + move.n : 0
  }
  return best(legalMoves, value)
}

/** As many tokens as there is money for, off the army that has most. */
export const muster: Chooser<'muster'> = (botView, _ask, legalMoves) => {
  const { open, me } = botView
  const heals = of(legalMoves, 'heal').filter(({ n }) => open.crowns[me] - 2 * n >= reserve)
  return heals.length > 0
    ? best(heals, ({ army, n }) => 10 * n + armyOf(open, army).tokens)
    : first(legalMoves, 'decline')
}

/** Three crowns of what is left after wages; nothing for China, which brings most of them to nothing. */
const stakeIn = (botView: BotView, expedition: Expedition): number =>
  expedition !== 'china' && rich(botView, 3) ? 3 : 0

/** Only what this Baron would pay for, too. */
export const startExpedition: Chooser<'startExpedition'> = (botView, _ask, legalMoves) =>
  of(legalMoves, 'start').find(({ expedition }) => stakeIn(botView, expedition) > 0) ?? first(legalMoves, 'decline')

export const invest: Chooser<'invest'> = (botView, { expedition }, legalMoves) => {
  const stake = stakeIn(botView, expedition)
  return best(of(legalMoves, 'invest'), ({ crowns }) => -Math.abs(crowns - stake))
}

export const bless: Chooser<'bless'> = ({ open, me }, { expedition }, legalMoves) => {
  const isIn = open.voyages[expedition].stakes.some(({ seat }) => seat === me)
  return isIn && open.faith[me] > 1 ? first(legalMoves, 'pay-faith', 'decline') : first(legalMoves, 'decline')
}
