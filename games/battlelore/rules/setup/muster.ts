/** BL-3.6, BL-3.7: the armies are bought in secret. */
import { auto, type Chapter, hold, less, type MovesAt, type Seat, sealed } from '../../../../kernel/index.ts'
import { armyCardsOf, armyCardTable } from '../../data/armies.ts'
import { decoys, musterPoints, startingLoreMax, tentMusterPoints } from '../../data/constants.ts'
import { type Scenario, scenarioTable } from '../../data/scenarios.ts'
import { type UnitType, unitsOf, unitTable } from '../../data/units.ts'
import type { BattleLore, DeployCard, Muster, Open } from '../../types.ts'
import { gainLore } from '../field/units.ts'
import { canDeployAll } from './deployable.ts'

/** The moves of putting a muster together. */
type Mustering = MovesAt<BattleLore, 'muster'>

export const musterRules: Chapter<BattleLore, 'muster' | 'startingLore'> = {
  muster: sealed({
    rule: 'BL-3.6',
    who: () => [0, 1],
    legalMoves: (g, _me, seat) => musterMoves(g.open, seat, g.held[seat].muster),
    seals: move => move.do === 'mustered',
    draft: (g, _me, seat, move) => hold(g, seat, { muster: revised(g.held[seat].muster, move) }),
    reveal: g => {
      g.held = g.held.map(held => ({ ...held, pile: cardsOf(held.muster) }))
      return []
    },
  }),

  // BL-3.7; the numbers of cards and of tokens are open (BL-3.11)
  startingLore: auto((g, _me, ctx) => {
    for (const seat of [0, 1]) {
      const { muster, pile } = g.held[seat]
      const lore = Math.min(startingLoreMax, pointsLeft(g.open, seat, muster))
      ctx.log({ is: 'mustered', seat, cards: pile.length, lore })
      gainLore(g, seat, lore, 'muster', ctx)
      hold(g, seat, { muster: emptyMuster })
    }
    g.open.toDeploy = g.held.map(({ pile }) => pile.length)
    return []
  }),
}

export const emptyMuster: Muster = { units: [], tent: false, army: null, decoys: 0 }

/** BL-3.6.1: the price of a unit, with the change of the own scenario card. */
export function costOf(unit: UnitType, scenario: Scenario | null): number {
  const change = scenario && scenarioTable[scenario].musterCost
  return unitTable[unit].cost + (change && change.unit === unit ? change.n : 0)
}

/** BL-3.6.2, BL-3.6.4: muster points not yet spent; negative for an army too dear. */
export function pointsLeft(open: Open, seat: Seat, { units, tent }: Muster): number {
  const spent = units.reduce((sum, unit) => sum + costOf(unit, open.scenarios[seat]), 0)
  return musterPoints + (tent ? tentMusterPoints : 0) - spent
}

/** BL-1.8, BL-21.2: deployment cards of a kind, one set or several. */
export const cardLimit = ({ options }: Pick<Open, 'options'>, unit: UnitType): number =>
  unitTable[unit].cards * Number(options.coreSets)

/** BL-3.8.1: the cards that an army lies down as; BL-21.2: one tent, whatever the sets. */
export const cardsOf = ({ units, tent, decoys: extra }: Muster): DeployCard[] => [
  ...units,
  ...(tent ? (['command-tent'] as const) : []),
  ...Array<DeployCard>(extra).fill('decoy'),
]

const fits = (open: Open, seat: Seat, muster: Muster): boolean =>
  pointsLeft(open, seat, muster) >= 0 && canDeployAll(open, seat, cardsOf(muster))

/** A muster without a unit may still become one. */
function musterMoves(open: Open, seat: Seat, muster: Muster): Mustering[] {
  const kinds = unitsOf(open.factions[seat])
  const moves: Mustering[] = [{ do: 'mustered' }]
  if (muster.army === null) {
    for (const unit of kinds) moves.push({ do: 'buy', unit }, { do: 'sell', unit })
    moves.push({ do: 'tent', take: !muster.tent })
  }
  for (const army of [...armyCardsOf(open.factions[seat]), null]) moves.push({ do: 'army', army })
  moves.push({ do: 'decoy', more: true }, { do: 'decoy', more: false })
  return moves.filter(move => isLegal(open, seat, muster, move))
}

function isLegal(open: Open, seat: Seat, muster: Muster, move: Mustering): boolean {
  const next = revised(muster, move)
  switch (move.do) {
    case 'mustered':
      return muster.units.length > 0
    case 'buy':
      return count(next.units, move.unit) <= cardLimit(open, move.unit) && fits(open, seat, next)
    case 'sell':
      return muster.units.includes(move.unit)
    case 'army':
      return move.army !== muster.army && (move.army === null || fits(open, seat, next))
    case 'decoy':
      return decoysFit(open, next) && fits(open, seat, next)
    default:
      return fits(open, seat, next)
  }
}

/** BL-3.8.1, BL-3.8.2: at most eleven; none where both deploy at once. */
const decoysFit = ({ options }: Open, { decoys: extra }: Muster) =>
  extra >= 0 && extra <= (options.simultaneousDeployment ? 0 : decoys)

const count = (units: readonly UnitType[], unit: UnitType) => units.filter(each => each === unit).length

function revised(muster: Muster, move: Mustering): Muster {
  switch (move.do) {
    case 'buy':
      return { ...muster, units: [...muster.units, move.unit] }
    case 'sell':
      return { ...muster, units: less(muster.units, move.unit) }
    case 'tent':
      return { ...muster, tent: move.take }
    // BL-3.6.3: instead of an own muster, and without a tent
    case 'army': {
      const units = move.army ? expand(armyCardTable[move.army].units) : []
      return { units, tent: false, army: move.army, decoys: move.army ? muster.decoys : 0 }
    }
    case 'decoy':
      return { ...muster, decoys: muster.decoys + (move.more ? 1 : -1) }
    default:
      return muster
  }
}

const expand = (units: Readonly<Partial<Record<UnitType, number>>>): UnitType[] =>
  (Object.keys(units) as UnitType[]).flatMap(unit => Array<UnitType>(units[unit] ?? 0).fill(unit))
