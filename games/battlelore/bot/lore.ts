/** The bot's lore: every card has its purpose, and is held until then. */

import { board } from '../data/hexes.ts'
import { type LoreCard, loreCardTable } from '../data/loreCards.ts'
import { unitTable } from '../data/units.ts'
import { committed, uncommitted } from '../rules/combat/commit.ts'
import { fightOf, rollerOf, targetOf } from '../rules/combat/fight.ts'
import { groundAt } from '../rules/field/field.ts'
import { besideEnemy } from '../rules/field/paths.ts'
import { armyOf, isWeak, missing, other, unitAt } from '../rules/field/units.ts'
import { orderFor, passes } from '../rules/turn/orders.ts'
import type { Open, Unit } from '../types.ts'
import { type BotView, best, type Chooser, first, of } from './botView.ts'
import { planFor } from './orders.ts'
import { bestPortals, overrunValue } from './roads.ts'
import { diceAgainst, fallChance, hitChance, pointValue, value, woundValue } from './value.ts'

/** What playing the card now is worth, in muster points. */
type Purpose = (botView: BotView) => number

/** More dice: the damage they add, and the better chance that the target falls. */
function diceValue(open: Open, extra: number, exactly = false): number {
  const [roller, target] = [rollerOf(open)!, targetOf(open)!]
  const now = diceAgainst(open, roller, target)
  const then = exactly ? now + 2.5 : now + extra
  const chance = hitChance(open, roller, target)
  const fall = fallChance(Math.round(then), chance, target.health) - fallChance(now, chance, target.health)
  return Math.min((then - now) * chance, target.health) * woundValue(target) + fall * value(target) * 0.5
}

const dice =
  (card: LoreCard): Purpose =>
  ({ open }) =>
    diceValue(open, loreCardTable[card].dice ?? 0, card === 'runeblade')

/** What the most wounded of these units would get back. */
const healValue = (units: readonly Unit[], n: number): number =>
  Math.max(0, ...units.map(unit => Math.min(n, missing(unit)) * woundValue(unit)))

const ordersValue = ({ open, me }: BotView, fits: (unit: Unit) => boolean): number =>
  Math.max(
    0,
    ...armyOf(open, me)
      .filter(unit => fits(unit) && !orderFor(open, unit.id))
      .map(unit => planFor(open, unit).gain),
  )

const near = (open: Open, seat: number, n: number): Unit[] =>
  armyOf(open, other(seat)).filter(foe => armyOf(open, seat).some(own => board.distance(own.hex, foe.hex) <= n))

const purposes: Readonly<Record<LoreCard, Purpose>> = {
  runeblade: dice('runeblade'),
  'crimson-volley': dice('crimson-volley'),
  riposte: dice('riposte'),
  'surprise-attack': dice('surprise-attack'),
  'fury-of-yllan': dice('fury-of-yllan'),
  // The dearer the card, the better to stop it
  'runic-barrier': ({ open }) => 1.2 * loreCardTable[open.turn!.shown.at(-1)!].cost,
  'take-to-the-skies': ({ open }) => (open.turn!.flown.some(hex => isEnemyBanner(open, hex)) ? pointValue : 0),
  overrun: overrunValue,
  'shield-wall': ({ open }) => Math.min(2, fightOf(open).damage) * woundValue(targetOf(open)!) + saves(open, 2),
  'hold-the-line': ({ open }) =>
    fightOf(open).retreats * 0.6 + (open.banners.includes(targetOf(open)!.hex) ? pointValue : 0),
  'mend-the-ranks': ({ open, me }) =>
    healValue(
      armyOf(open, me).filter(unit => !besideEnemy(open, unit, unit.hex)),
      2,
    ),
  'rune-of-binding': ({ open, me }) => Math.max(0, ...near(open, me, 3).filter(isBindable).map(value)) * 0.5,
  'rallying-banner': () => 2 * pointValue,
  'swift-orders': botView => ordersValue(botView, () => true),
  'wisdom-of-the-knight': ({ open, me }) => (open.lore[me] > 4 ? 1 : 0),
  unstoppable: () => 3,
  portal: botView => bestPortals(botView)?.gain ?? 0,
  'battle-cry': ({ open, me }) => near(open, me, 1).filter(({ hex }) => open.banners.includes(hex)).length * pointValue,
  'blood-ritual': ({ open, me, own }) =>
    open.lore[me] < 2 && own.lores.some(card => loreCardTable[card].cost > 2) ? 1 : 0,
  'dark-venom': ({ open, me }) =>
    open.lore[me] > 4 ? near(open, me, 3).filter(({ poisoned }) => !poisoned).length * 0.6 : 0,
  'demonic-vigor': ({ open, me }) =>
    healValue(
      armyOf(open, me).filter(unit => passes(open, unit, 'elite-or-legend')),
      3,
    ),
  'dread-of-the-ynfernael': ({ open }) => {
    const onBanner = open.banners.includes(targetOf(open)!.hex) ? pointValue : 0
    return uncommitted(fightOf(open), 'heroic') * (0.4 + onBanner) - committed(fightOf(open), 'frenzy')
  },
  'flay-the-weak': ({ open, me }) => (near(open, me, 1).some(unit => isWeak(unit) && !isHoused(open, unit)) ? 3 : 0),
  'howl-of-the-pack': botView => 1.5 * ordersValue(botView, unit => unitTable[unit.type].class === 'cavalry'),
  'nightmare-visions': ({ open, me }) =>
    Math.max(
      0,
      ...armyOf(open, other(me))
        .filter(unit => orderFor(open, unit.id))
        .map(unit => planFor(open, unit).gain),
    ),
  'harvest-of-souls': () => 2,
}

const isBindable = (unit: Unit): boolean => unitTable[unit.type].class !== 'legend' && !unit.stunned

const isHoused = (open: Open, { hex }: Unit): boolean => groundAt(open, hex).cover > 0

const isEnemyBanner = (open: Open, hex: Unit['hex']): boolean =>
  open.banners.includes(hex) && unitAt(open, hex)?.seat === other(open.turn!.seat)

/** A unit that would fall otherwise is worth saving. */
function saves(open: Open, n: number): number {
  const target = targetOf(open)!
  const { damage } = fightOf(open)
  return damage >= target.health && damage - n < target.health ? value(target) : 0
}

/** A token is worth this many muster points while there are cards to pay for. */
const tokenValue = 0.55

/** Plays what is worth more than its tokens; cures what would stand idle. */
export const react: Chooser<'react'> = (botView, _ask, legalMoves) => {
  const value = (card: LoreCard) => purposes[card](botView) - tokenValue * loreCardTable[card].cost
  const cards = of(legalMoves, 'lore')
  const top = cards.length > 0 ? best(cards, ({ card }) => value(card)) : null
  if (top && value(top.card) > 0.2) return top
  const stunned = of(legalMoves, 'cure').find(({ of: what }) => what === 'stun')
  return stunned ?? first(legalMoves, 'pass')
}

/** How good it is to name this unit for the card. */
export function targetValue({ open, me }: BotView, card: LoreCard, unit: Unit): number {
  const onBanner = open.banners.includes(unit.hex) ? pointValue : 0
  switch (card) {
    case 'swift-orders':
    case 'howl-of-the-pack':
    case 'nightmare-visions':
      return planFor(open, unit).gain
    case 'blood-ritual':
      return unit.health - value(unit)
    case 'battle-cry':
      return near({ ...open, units: [unit, ...armyOf(open, other(me))] }, me, 1)
        .map(({ hex }) => (open.banners.includes(hex) ? 1 + pointValue : 1))
        .reduce((sum, each) => sum + each, 0)
    case 'take-to-the-skies':
      return unit.seat === me ? -onBanner : onBanner + 1
    case 'flay-the-weak':
      return value(unit) + onBanner - (isHoused(open, unit) ? 20 : 0)
    case 'rune-of-binding':
      return value(unit) - (unit.stunned ? 20 : 0)
    case 'dark-venom':
      return unit.poisoned ? 0 : value(unit)
    default:
      return missing(unit) * woundValue(unit)
  }
}

/** The best unit for the card, and then the hex farthest from where it stood; no more than are worth it. Portals go where they help most. */
export const aim: Chooser<'aim'> = (botView, { card, at }, legalMoves) => {
  const hexes = of(legalMoves, 'aim')
  const [portal] = card === 'portal' ? (bestPortals(botView, at[0])?.hexes.slice(at.length) ?? []) : []
  if (portal) return hexes.find(({ hex }) => hex === portal)!
  const value = ({ hex }: { hex: Unit['hex'] }): number => {
    const unit = unitAt(botView.open, hex)
    if (unit) return targetValue(botView, card, unit)
    return card === 'take-to-the-skies' ? board.distance(hex, at[0]) : 0
  }
  if (hexes.length === 0) return legalMoves[0]
  const top = best(hexes, value)
  return legalMoves.some(({ do: what }) => what === 'done') && value(top) <= 0 ? first(legalMoves, 'done') : top
}
