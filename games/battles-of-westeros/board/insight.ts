/** What a unit could do: where it can move, whom it can attack and why not, what an attack would bring. From the open facts alone. */
import { type Reach, sightOn } from '../../../hex/index.ts'
import { type Look, type Outlook, outlookFrom } from '../../../hex/ui/useStudy.ts'
import type { Ledger } from '../../../kernel/index.ts'
import { averageOf, chanceOf, falls } from '../../../kit/odds.ts'
import { commanderTable } from '../data/commanders.ts'
import { faces } from '../data/dice.ts'
import { boards, type Hex } from '../data/hexes.ts'
import { unitTable } from '../data/units.ts'
import { orderOf } from '../rules/combat/attack.ts'
import { diceOf, totalOf, valorHits } from '../rules/combat/dice.ts'
import { isMelee } from '../rules/combat/fight.ts'
import { type Refusal, refusalOf } from '../rules/combat/targets.ts'
import { hasBoon } from '../rules/field/boons.ts'
import { burns } from '../rules/field/ground.ts'
import { abilityOf, defendingRank, isStalwart, shieldOf } from '../rules/field/keywords.ts'
import { boardOf, foeOf, ordinaryFigures, sideOf, unitAt } from '../rules/field/units.ts'
import { freeWays, type Way, waysOf } from '../rules/field/ways.ts'
import type { Attack, AttackKind, Open, Unit } from '../types.ts'
import { type PlayerView, question } from './moveTargets.ts'

/** The ways of a unit as the field draws them: by end, the fewest hexes. */
function reachBy(ways: readonly Way[]): Reach<Hex> {
  const byEnd = Map.groupBy(ways, ({ path }) => path.at(-1)!)
  const shortest = (all: readonly Way[]) => Math.min(...all.map(({ path }) => path.length))
  return {
    ends: new Map([...byEnd].map(([hex, all]) => [hex, shortest(all)])),
    paths: end => (byEnd.get(end) ?? []).map(({ path }) => path),
  }
}

/** Where a unit could go with an order, or with the free move that it is asked about; null: it cannot move. */
export function reachNow(view: PlayerView, unit: Unit): Reach<Hex> | null {
  const { open } = view
  const free = question(view, 'freeMove')
  if (free?.unit === unit.id) {
    return reachBy(freeWays(open, unit, free.hexes, free.ownEdge).map(path => ({ path, mayAttack: false })))
  }
  if (burns(open, unit.hex)) return null
  const order = orderOf(open, unit.id)
  return order?.settled ? null : reachBy(waysOf(open, unit, order?.bonus ?? 0))
}

/** BW-7.1: the ends that leave the unit no attack. */
export const endsWithoutAttack = (view: PlayerView, unit: Unit): ReadonlySet<Hex> => {
  const { open } = view
  const isFree = question(view, 'freeMove') !== null
  const ways = isFree ? [] : waysOf(open, unit, orderOf(open, unit.id)?.bonus ?? 0)
  const striking = new Set(ways.filter(({ mayAttack }) => mayAttack).map(({ path }) => path.at(-1)!))
  return new Set(ways.map(({ path }) => path.at(-1)!).filter(hex => !striking.has(hex)))
}

/** BW-9.1: whom a unit could attack from its hex. */
export function outlookOf(open: Open, unit: Unit): Outlook<Hex> {
  const enemies = open.units.filter(({ seat }) => seat !== unit.seat).map(({ hex }) => hex)
  const { range } = unitTable[unit.type]
  const canAttack = (hex: Hex) => !burns(open, unit.hex) && refusalOf(open, unit, hex) === null
  return outlookFrom(boardOf(open), unit.hex, [1, range], enemies, canAttack)
}

export interface UnitSight extends Look<Hex> {
  distance: number
  refusal: Refusal | null
}

/** How a unit looks at the enemy in a hex. */
export function lookAt(open: Open, unit: Unit, at: Hex): UnitSight {
  const refusal = refusalOf(open, unit, at)
  const isRanged = !isMelee(unit)
  const [line] = isRanged ? sightOn(boards[sideOf(open)])(unit.hex, at) : []
  return {
    from: unit.hex,
    at,
    distance: boardOf(open).distance(unit.hex, at),
    refusal,
    isBlocked: refusal !== null,
    blockedAt: refusal && 'hex' in refusal ? refusal.hex : null,
    crossed: line?.crossed ?? [],
  }
}

/** BW-10.2: would an attack be a flank attack? */
function flanks(open: Open, unit: Unit, target: Unit): boolean {
  const foe = foeOf(open, target.id)
  return isMelee(unit) && ((foe !== undefined && foe.id !== unit.id) || abilityOf(unit).alwaysFlanks === true)
}

type Plan = Pick<Attack, 'kind' | 'attacker' | 'from' | 'at' | 'target' | 'flank' | 'second' | 'support' | 'rank'>

const planOf = (unit: Unit, target: Unit, kind: AttackKind, flank: boolean): Plan => ({
  kind,
  attacker: unit.id,
  from: unit.hex,
  at: target.hex,
  target: target.id,
  flank,
  second: false,
  support: [],
  rank: null,
})

/** What a roll would bring, exactly, before it is thrown and before anything is re-rolled. */
export interface RollOdds {
  /** How many dice, line by line. */
  count: Ledger
  dice: number
  flank: boolean
  /** BW-9.5.4: hits that Cover and Toughness cancel. */
  shield: number
  /** Figures that the target loses on average. */
  figures: number
  /** The chance of any loss, of the end of the unit, of a retreat that it cannot ignore. */
  hit: number
  eliminated: number
  retreat: number
  /** BW-14.10: the target is Stalwart: it may stand, and strike back at a melee attack. */
  mayCounter: boolean
}

const usual = (unit: Unit): AttackKind => (isMelee(unit) ? 'melee' : 'ranged')

/** BW-9.3 to BW-9.6: the odds of an attack, or a counterattack, as the field stands; null: its target is none. */
export function attackOdds(open: Open, unit: Unit, at: Hex, kind: AttackKind = usual(unit)): RollOdds | null {
  const target = unitAt(open, at)
  if (!target || target.seat === unit.seat || refusalOf(open, unit, at) !== null) return null
  return oddsOf(open, unit, target, planOf(unit, target, kind, kind === 'melee' && flanks(open, unit, target)))
}

/** BW-9.6: the odds of the counterattack on which a unit may decide. */
export function counterOdds(open: Open): RollOdds | null {
  const attack = open.attacks.at(-1)
  const [striker, target] = attack ? [unitAt(open, attack.at), unitAt(open, attack.from)] : []
  return striker && target ? oddsOf(open, striker, target, planOf(striker, target, 'counter', false)) : null
}

/** BW-16.7, BW-18.7: it cannot strike back, Stalwart or not. */
const isHeld = (open: Open, target: Unit) => burns(open, target.hex) || hasBoon(open, 'no-counter', target.id)

function oddsOf(open: Open, unit: Unit, target: Unit, plan: Plan): RollOdds {
  const count = diceOf(open, plan)
  const shields = faces.filter(face => face === defendingRank(open, target)).length
  const isTwice = plan.kind !== 'counter' && hasBoon(open, 'valor-twice', unit.id)
  const valor = valorHits(open, plan) ? (isTwice ? 2 : 1) : 0
  const shield = shieldOf(open, target)
  const ordinary = ordinaryFigures(target)
  const toFall = ordinary + (target.commander ? commanderTable[target.commander].rating : 0)
  const stands = isStalwart(open, target) && !hasBoon(open, 'no-stalwart', target.id)
  const all = falls(totalOf(count), [shields, 1, 1, faces.length - shields - 2]).map(({ counts, chance }) => {
    const [marks, swords, banners] = counts
    return { chance, hits: Math.max(0, marks + swords * valor - shield), banners }
  })
  return {
    count,
    dice: totalOf(count),
    flank: plan.flank,
    shield,
    figures: averageOf(all, ({ hits }) => Math.min(hits, ordinary)),
    hit: chanceOf(all, ({ hits }) => hits > 0),
    eliminated: chanceOf(all, ({ hits }) => hits >= toFall),
    // BW-14.10: one morale result may be ignored, and no more.
    retreat: chanceOf(all, ({ hits, banners }) => banners > (stands ? 1 : 0) && hits < toFall),
    mayCounter: plan.kind === 'melee' && isStalwart(open, target) && !isHeld(open, target),
  }
}
