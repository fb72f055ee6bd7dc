/**
 * The rules of thumb of an experienced player: those of the easy bot, but it storms cities. A card that marches is what a Baron
 * has fewest of: a siege takes two of them, an assault one.
 */
import type { Area } from '../data/areas.ts'
import { armyStrength } from '../rules/armies.ts'
import { assaultOdds } from '../rules/battle/odds.ts'
import type { Move } from '../types.ts'
import { type BotView, best, type Chooser, first, of } from './botView.ts'
import { botBy } from './easy.ts'
import { placeValue } from './planning.ts'
import { lead, prizeIn } from './value.ts'
import { type Daring, joined, moveValue } from './war.ts'

/** The chance that makes an assault worth it. */
const fair = 0.65
const storms: Daring = (open, nobles, site) => {
  const ahead = lead(open, nobles, site)
  // What lies between hangs on who leads, and takes milliseconds to reckon
  return ahead >= 3 || (ahead >= 1.5 && assaultOdds(open, nobles, site).wins >= fair)
}

/** With Mobilize Forces whoever comes to a place storms it with the same card (WK-5.6.6). */
const stormedAtOnce = 12

/**
 * A march counts for a third of what the easy bot takes it for: less than crowns, but for the richest places. With Versatile Strategy it exhausts the Noble
 * (WK-5.6.7), while with Mobilize Forces he may besiege or storm with the same card (WK-5.6.6).
 */
const marchShare = 1 / 3

/** What a move with a card is worth; 0: as well left. */
export function stormValue(botView: BotView, move: Move): number {
  const { open, me } = botView
  const value = moveValue(botView, move, storms)
  if (value < 0 || (move.do !== 'go' && move.do !== 'sail')) return value
  const isStormed = () => {
    if (move.do !== 'go' || open.order?.card !== 'mobilize-forces') return false
    const to = move.path[move.path.length - 1]
    const site = prizeIn(open, me, to)
    return site !== null && storms(open, joined(open, me, to, move.noble), site)
  }
  return marchShare * value + (isStormed() ? stormedAtOnce : 0)
}

const march: Chooser<'mobilize' | 'versatile'> = (botView, _ask, legalMoves) =>
  best(legalMoves, move => stormValue(botView, move))

/** What it is worth to begin beside a city that can be stormed at once. */
const stormedFirst = 8

/** WK-3.10: the strongest first, for he has the choice of what can be stormed. */
const place: Chooser<'placeNoble'> = ({ open, me }, { noble }, legalMoves) => {
  if (noble === null) return best(of(legalMoves, 'noble'), each => armyStrength(open, each.noble))
  const chance = (area: Area): number => {
    const site = prizeIn(open, me, area)
    return site !== null && storms(open, [noble], site) ? assaultOdds(open, [noble], site).wins : 0
  }
  return best(of(legalMoves, 'place'), ({ area }) => placeValue(open, me, area, noble) + stormedFirst * chance(area))
}

/** Nobody passes and nobody attacks with this Baron's leave (WK-8.4, WK-9.1.4). */
const permission: Chooser<'permission'> = (_botView, _ask, legalMoves) => first(legalMoves, 'refuse')

export const seasoned = botBy({ mobilize: march, versatile: march, placeNoble: place, permission })
