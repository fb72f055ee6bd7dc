/** BW-9.7: one attack from its declaration to its end. */

import { auto } from '../../../../kernel/index.ts'
import { totalOf } from '../../../../kit/amounts.ts'
import { lastingPast } from '../../../../kit/modifiers.ts'
import type { ModifierKey } from '../../data/effects.ts'
import { unitTable } from '../../data/units.ts'
import type { Autos } from '../../steps.ts'
import type { Attack, Open, Unit } from '../../types.ts'
import { commit, offer } from '../cards/commit.ts'
import { throwDice } from '../field/chance.ts'
import { abilityOf, shieldOf } from '../field/keywords.ts'
import { isInForce } from '../field/modifiers.ts'
import {
  type BattleContext,
  boardOf,
  change,
  engagementOf,
  foeOf,
  type G,
  named,
  type Rules,
  type Steps,
  unitAt,
  unitOf,
} from '../field/units.ts'
import { attackerOf, attackOf, begun, markOrder, orderOf, setAttack, targetOf } from './attack.ts'
import { diceIn, diceOf, dicePerValor, effectRerolls, hitsOf, retreatsOf, type Shot, valorIsLost } from './dice.ts'
import { hit } from './losses.ts'

/** Rolls of which nothing but their hits counts. */
export const plainRoll: Steps = [{ do: 'count' }, { do: 'roll' }, { do: 'reckon' }, { do: 'casualties' }]
/** BW-9.6.2: a counterattack. */
export const counterRoll: Steps = [...plainRoll, { do: 'stand' }, { do: 'retreat' }, { do: 'endAttack' }]

const guardedRoll: Steps = [
  { do: 'count' },
  { do: 'guard' },
  { do: 'roll' },
  { do: 'rerolls' },
  { do: 'reckon' },
  { do: 'casualties' },
]
export const wholeAttack: Steps = [
  { do: 'prepare' },
  ...guardedRoll,
  { do: 'stand' },
  { do: 'retreat' },
  { do: 'follow' },
  { do: 'offerCounter' },
  { do: 'afterAttack' },
  { do: 'endAttack' },
]

/** An attack of a unit that does what it was ordered to do: no counterattack, no parting blow. */
export const isOwn = ({ kind }: Pick<Attack, 'kind'>): boolean => kind !== 'counter' && kind !== 'parting'

export function announce({ open }: G, ctx: BattleContext): void {
  const { kind, seat, from, at, flank, second } = attackOf(open)
  const attacker = attackerOf(open)
  ctx.log({
    is: 'attack',
    seat,
    kind,
    attacker: attacker ? named(attacker) : null,
    from,
    target: named(targetOf(open)!),
    at,
    flank,
    second,
  })
}

/** BW-10.2: places the token, or turns it. Gives whether the attack is a flank attack by the tokens. */
function engage(g: G, unit: Unit, target: Unit, ctx: BattleContext): boolean {
  const engagement = engagementOf(g.open, target.id)
  if (engagement && !engagement.units.includes(unit.id)) return true
  if (engagement?.by === unit.seat) return false
  const units = engagement?.units ?? [unit.id, target.id]
  g.open.engagements = [...g.open.engagements.filter(each => each !== engagement), { units, by: unit.seat }]
  ctx.log({ is: 'engaged', seat: unit.seat, from: unit.hex, at: target.hex })
  return false
}

/** BW-10.2: melee attacks engage; BW-10.10, R-34: archers turn the token that is there. */
function engages({ open }: G, unit: Unit, target: Unit, { kind }: Autos['declare']): boolean {
  if (kind === 'melee') return true
  return kind === 'ranged' && foeOf(open, unit.id)?.id === target.id
}

/** BW-21.1: the re-roll needs every participant to flank. */
function supportsFlank({ open }: G, support: Autos['declare']['support'], target: Unit): boolean {
  return support.every(id => foeOf(open, id)?.id !== target.id)
}

function declare(g: G, me: Autos['declare'], ctx: BattleContext): Steps {
  const unit = unitOf(g.open, me.unit)
  const target = unitAt(g.open, me.at)
  // A parting blow has felled it.
  if (!unit || !target || target.seat === unit.seat) return []
  const { kind, second, again } = me
  const support = me.support.filter(id => unitOf(g.open, id))
  const byToken = engages(g, unit, target, me) && engage(g, unit, target, ctx)
  const flank = kind === 'melee' && (byToken || abilityOf(unit).alwaysFlanks === true)
  const rerolls = flank && supportsFlank(g, support, target) ? 1 : 0
  const base = begun({ kind, seat: unit.seat, attacker: unit.id, from: unit.hex, target })
  g.open.attacks = [...g.open.attacks, { ...base, second, again, support, flank, rerolls }]
  for (const id of [unit.id, ...support]) markOrder(g, id, kind === 'extra' ? { madeExtra: true } : { acted: true })
  announce(g, ctx)
  if (kind === 'dogs') return [{ do: 'dogs', again: false }]
  return kind === 'extra' ? [...guardedRoll, { do: 'endAttack' }] : wholeAttack
}

/** BW-9.4.1: Gregor's extra dice. */
function extraDice(g: G, ctx: BattleContext): void {
  const attack = attackOf(g.open)
  const unit = attackerOf(g.open)
  const n = dicePerValor(attack, unit) * attack.dice.filter(face => face === 'valor').length
  if (n === 0) return
  const more = throwDice(n, ctx)
  setAttack(g, { dice: [...attack.dice, ...more] })
  ctx.log({ is: 'extra-dice', seat: attack.seat, dice: more })
}

/** BW-18.28: could LL23 make it a flank attack? */
function couldFlank(open: Open, attack: Shot): boolean {
  if (attack.flank || attack.kind !== 'melee') return false
  const { seat } = unitOf(open, attack.attacker!)!
  const friends = open.units.filter(each => each.seat === seat && each.id !== attack.attacker)
  return friends.some(({ hex }) => isBeside(open, hex, attack.at))
}

/** BW-18.28: LL23 makes it a flank attack, for the re-roll and for all effects. */
export const flankByEffect = (open: Open, attack: Shot): boolean =>
  couldFlank(open, attack) && isInForce(open, 'flank-beside-friend', attack.attacker!)

/** BW-18.18: does a bonus for one unit do anything in this attack? */
function matters(open: Open, attack: Attack, key: ModifierKey): boolean {
  if (key === 'flank-beside-friend') return couldFlank(open, attack)
  return key !== 'valor-hits' || valorIsLost(open, attack)
}

const isBeside = (open: Open, a: Unit['hex'], b: Unit['hex']) => boardOf(open).adjacent(a, b)

/** Effects of this attack, and of the first attack of its unit, are over. */
export function spendModifiers(g: G): void {
  const { attacker, kind } = attackOf(g.open)
  // BW-18.23: an extra roll is none of its unit's attacks
  const left = g.open.boons.filter(({ of, once }) => !(once && of === attacker && kind !== 'extra'))
  const rest = lastingPast(left.length < g.open.boons.length ? left : g.open.boons, 'attack')
  g.open.boons = rest as Open['boons']
}

/** BW-9.5.4, BW-9.5.5: hits, less those that Cover and Toughness still cancel. */
export function strike(g: G, hits: number, why: 'attack' | 'retreat', ctx: BattleContext): void {
  const { shield, beyond, attacker, kind } = attackOf(g.open)
  const cancelled = Math.min(shield, hits)
  const target = targetOf(g.open)!
  const harm = hit(g, target, hits - cancelled, beyond, why, ctx)
  setAttack(g, { shield: shield - cancelled, beyond: harm.beyond, eliminated: harm.eliminated })
  // BW-18.26: not by a parting blow
  if (harm.eliminated && attacker !== null && kind !== 'parting') markOrder(g, attacker, { killed: true })
}

export const fightRules: Rules<
  | 'declare'
  | 'prepare'
  | 'count'
  | 'guard'
  | 'roll'
  | 'rerolls'
  | 'reckon'
  | 'casualties'
  | 'endAttack'
  | 'finish'
  | 'afterAttack'
> = {
  declare: auto(declare),

  // BW-9.7.4
  prepare: auto((g): Steps => {
    const attack = attackOf(g.open)
    const unit = attackerOf(g.open)!
    const { turn } = g.open
    const first = !attack.second && !attack.again
    const due = turn!.promised.flatMap(({ key, one, once }, i) =>
      one && (first || !once) && orderOf(g.open, unit.id) && matters(g.open, attack, key) ? [i] : [],
    )
    return [
      ...due.map(i => ({ do: 'bonus', seat: attack.seat, i }) as const).toReversed(),
      ...(attack.kind === 'melee' ? offer(unit, 'own-roll') : []),
    ]
  }),

  // BW-9.3
  count: auto(g => {
    const before = attackOf(g.open)
    if (flankByEffect(g.open, before)) setAttack(g, { flank: true, rerolls: before.rerolls + 1 })
    const attack = attackOf(g.open)
    setAttack(g, { count: diceOf(g.open, attack), rerolls: attack.rerolls + effectRerolls(g.open, attack) })
    return []
  }),

  guard: auto((g): Steps => offer(targetOf(g.open), 'enemy-roll')),

  // BW-9.4.1
  roll: auto((g, _me, ctx) => {
    const { seat, count } = attackOf(g.open)
    const dice = throwDice(diceIn(count!), ctx)
    setAttack(g, { dice })
    ctx.log({ is: 'rolled', seat, dice, count: count! })
    extraDice(g, ctx)
    return []
  }),

  // BW-9.4.2
  rerolls: auto((g): Steps => {
    const { rerolls, seat, dice } = attackOf(g.open)
    if (dice.length === 0) return []
    return Array.from({ length: rerolls }, () => ({ do: 'reroll', seat }) as const)
  }),

  // BW-9.5.1 to BW-9.5.4
  reckon: auto((g): Steps => {
    reckon(g)
    const { kind, hits, shield } = attackOf(g.open)
    const target = targetOf(g.open)!
    const loses = totalOf(hits!) > shield && target.figures > 1
    return kind !== 'parting' && loses ? offer(target, 'casualties') : []
  }),

  casualties: auto((g, _me, ctx): Steps => {
    const { kind, seat, hits, shield } = attackOf(g.open)
    const total = totalOf(hits!)
    ctx.log({ is: 'hits', seat, hits: hits!, cancelled: Math.min(shield, total) })
    strike(g, total, 'attack', ctx)
    return kind === 'parting' ? [{ do: 'endAttack' }] : []
  }),

  // BW-18.23: Greatjon's second attack
  afterAttack: auto((g): Steps => {
    const { kind, again } = attackOf(g.open)
    const [unit, target] = [attackerOf(g.open), targetOf(g.open)]
    if (kind !== 'melee' || again || !unit || !target) return []
    return isBeside(g.open, unit.hex, target.hex) ? offer(unit, 'after-attack') : []
  }),

  endAttack: auto(g => {
    const attack = attackOf(g.open)
    if (isOwn(attack)) spendModifiers(g)
    // BW-18.23: the card of Dogs of War stays ready when the target is eliminated
    if (attack.kind === 'extra' && !attack.eliminated) commit(g, attackerOf(g.open)!)
    g.open.attacks = g.open.attacks.slice(0, -1)
    return []
  }),

  // BW-7.3, BW-9.7.10
  finish: auto((g, me): Steps => {
    const unit = unitOf(g.open, me.unit)
    if (!unit) return []
    change(g, me.unit, { active: false })
    markOrder(g, me.unit, { acted: true, settled: true })
    const killed = orderOf(g.open, me.unit)?.killed ?? false
    return [...(killed ? offer(unit, 'after-kill') : []), ...offer(unit, 'after-order')]
  }),
}

/** What the dice do to the target as it is now. */
export function reckon(g: G): void {
  const attack = attackOf(g.open)
  const hits = hitsOf(g.open, attack)
  setAttack(g, { hits, retreats: retreatsOf(g.open, attack), shield: shieldOf(g.open, targetOf(g.open)!) })
}

export const isMelee = (unit: Unit): boolean => unitTable[unit.type].range === 1
