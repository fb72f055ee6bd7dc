/** AG-8.3, AG-8.7, AG-8.15: strengths and icons, as ledgers: their sum decides, their lines explain. */
import type { Ledger, LedgerLine, Seat } from '../../../../kernel/index.ts'
import { type LandArea, type Place, structureOf } from '../../data/areas.ts'
import { type HouseCard, houseCardTable } from '../../data/houseCards.ts'
import { orderTable } from '../../data/orders.ts'
import { tidesCardTable } from '../../data/tides.ts'
import { type UnitType, unitTable } from '../../data/units.ts'
import type { Open, Side } from '../../types.ts'
import { kindsIn } from '../position/armies.ts'
import { abilityOf, bearer } from './abilities.ts'
import { defenseValue, fightingUnits, otherSide, routedFighters } from './fight.ts'
import { supportsFor } from './support.ts'

export const sum = (ledger: Ledger): number => ledger.reduce((total, line) => total + line.n, 0)

/** AG-8.7: the strength that decides; never below 0. */
export const total = (strength: Ledger): number => Math.max(0, sum(strength))
export const strengthOf = (open: Open, side: Side): number => total(strengthLedger(open, side))

/**
 * The strength of a side as the board and the open cards are now (AG-8.4.4): the initial strength (AG-8.3) before cards
 * are revealed, the final strength (AG-8.7) in the end, which stays to be seen. Lines: unit (of: unit type), routed,
 * march (of: order), defense (of: order), garrison (of: area), support (of: place), card, ability (of: House card),
 * blade, tides (of: card).
 */
export function strengthLedger(open: Open, side: Side): Ledger {
  const combat = open.combat!
  if (combat.decided) return combat.decided[side]
  const { blade, tides } = combat[side]
  const lines = [...unitLines(open, side), ...groundLines(open, side)]
  for (const place of supportsFor(combat, side)) lines.push({ why: 'support', of: place, n: supportOf(open, place) })
  lines.push(...cardLines(open, side))
  if (blade) lines.push({ why: 'blade', n: 1 })
  if (tides) lines.push({ why: 'tides', of: tides, n: tidesCardTable[tides].strength })
  return lines
}

/** Unit strengths, without cards: engines count only on the attacker's side against a structure (AG-3.2). */
export function plainStrength(unit: UnitType, side: Side, at: Place): number {
  const { strength, strengthAgainstStructure } = unitTable[unit]
  return side === 'attacker' && structureOf(at) !== null ? strengthAgainstStructure : strength
}

/** AG-8.15.1: the strength of one standing unit of a house that fights for a side or supports it. */
function unitStrength(open: Open, side: Side, owner: Seat, unit: UnitType): number {
  const combat = open.combat!
  const own = bearer(open, side)
  const foe = bearer(open, otherSide(side))
  // AG-8.5.7: what sets a ship to 0 comes last.
  for (const self of [own, foe]) if (self && abilityOf(self).nullifies?.(self, unit, owner)) return 0
  const raised = own && own.seat === owner ? abilityOf(own).unit?.(own, unit) : undefined
  return raised ?? plainStrength(unit, side, combat.at)
}

function unitLines(open: Open, side: Side): LedgerLine[] {
  const { seat } = open.combat![side]
  const units = fightingUnits(open, side)
  const lines: LedgerLine[] = kindsIn(units).map(unit => ({
    why: 'unit',
    of: unit,
    n: unitStrength(open, side, seat, unit) * units.filter(each => each === unit).length,
  }))
  // AG-3.2.2, AG-8.11.7
  if (routedFighters(open, side).length > 0) lines.push({ why: 'routed', n: 0 })
  return lines
}

/** What the March order brings, or the Defense order and the garrison (AG-8.15.2, AG-8.15.5). */
function groundLines(open: Open, side: Side): LedgerLine[] {
  const { at, from, march } = open.combat!
  if (side === 'attacker') return [{ why: 'march', of: open.orders[from]?.order ?? undefined, n: march }]
  const lines: LedgerLine[] = []
  const token = open.orders[at]
  const defense = defenseValue(open)
  if (defense > 0) lines.push({ why: 'defense', of: token!.order!, n: defense })
  const garrison = open.garrisons[at as LandArea] ?? 0
  if (garrison > 0) lines.push({ why: 'garrison', of: at, n: garrison })
  return lines
}

/** AG-8.2.4, AG-8.15.3: what one supporting place gives to the side it supports. */
export function supportOf(open: Open, place: Place): number {
  const side = open.combat!.supports[place]!
  const { seat, units } = open.armies[place]!
  const { order } = open.orders[place]!
  return units.reduce<number>(
    (total, unit) => total + unitStrength(open, side, seat, unit),
    orderTable[order!].modifier,
  )
}

/** AG-8.15.4: the printed number and what abilities add, or Balon takes away. */
function cardLines(open: Open, side: Side): LedgerLine[] {
  const own = bearer(open, side)
  const foe = bearer(open, otherSide(side))
  if (!own) return []
  const lines: LedgerLine[] = [{ why: 'card', of: own.card, n: houseCardTable[own.card].strength }]
  add(lines, own.card, abilityOf(own).strength?.(own))
  if (foe) add(lines, foe.card, abilityOf(foe).opposing?.(foe))
  return lines
}

function add(lines: LedgerLine[], of: HouseCard, n = 0): void {
  if (n !== 0) lines.push({ why: 'ability', of, n })
}

/** The swords of a side, or its fortifications (AG-8.15.6, AG-11.6). Lines: card, ability, tides. */
function iconLedger(open: Open, side: Side, icon: 'swords' | 'fortifications'): Ledger {
  const own = bearer(open, side)
  const { tides } = open.combat![side]
  const lines: LedgerLine[] = []
  if (own) {
    const printed = houseCardTable[own.card][icon]
    if (printed > 0) lines.push({ why: 'card', of: own.card, n: printed })
    add(lines, own.card, abilityOf(own).icons?.(own)[icon])
  }
  if (tides && tidesCardTable[tides][icon] > 0) lines.push({ why: 'tides', of: tides, n: tidesCardTable[tides][icon] })
  return lines
}

export const swords = (open: Open, side: Side): Ledger => iconLedger(open, side, 'swords')
export const fortifications = (open: Open, side: Side): Ledger => iconLedger(open, side, 'fortifications')
