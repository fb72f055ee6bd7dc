/** What a roll would bring, exactly, before it is thrown: from the faces of a die and the open facts. */

import type { Ledger } from '../../../../kernel/index.ts'
import { totalOf } from '../../../../kit/amounts.ts'
import { averageOf, chanceOf, type Fall, falls, throwOn } from '../../../../kit/odds.ts'
import { commanderTable } from '../../data/commanders.ts'
import { type Face, faces, signs } from '../../data/dice.ts'
import type { AttackKind, Open, Unit } from '../../types.ts'
import { burns } from '../field/ground.ts'
import { abilityOf, isStalwart, shieldOf } from '../field/keywords.ts'
import { isInForce } from '../field/modifiers.ts'
import { foeOf, ordinaryFigures, unitAt } from '../field/units.ts'
import { orderOf } from './attack.ts'
import { diceIn, diceOf, dicePerValor, effectRerolls, hitsOf, isUseless, retreatsOf, type Shot } from './dice.ts'
import { flankByEffect, isMelee } from './fight.ts'
import { refusalOf } from './targets.ts'

/** Chances between 0 and 1; no commit ability is used any more. */
export interface RollOdds {
  /** How many dice, line by line. */
  count: Ledger
  dice: number
  flank: boolean
  /** BW-9.4.1: dice that each valor brings besides; they are counted in. */
  perValor: number
  /** BW-9.4.2, BW-18.13: re-rolls, counted in as of the useless symbol that most dice show. */
  rerolls: number
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

/** BW-10.2: would an attack be a flank attack, by the tokens? */
function flanks(open: Open, unit: Unit, target: Unit): boolean {
  const foe = foeOf(open, target.id)
  return (foe !== undefined && foe.id !== unit.id) || abilityOf(unit).alwaysFlanks === true
}

/** A roll of which nothing has been said yet, BW-18.28 included. */
function shotOf(open: Open, unit: Unit, target: Unit, kind: AttackKind): Shot {
  const shot = {
    kind,
    attacker: unit.id,
    from: unit.hex,
    at: target.hex,
    target: target.id,
    flank: kind === 'melee' && flanks(open, unit, target),
    // BW-14.7
    second: kind === 'melee' && orderOf(open, unit.id)?.pursued === true,
    support: [],
    rank: null,
  }
  return { ...shot, flank: shot.flank || flankByEffect(open, shot) }
}

const usual = (unit: Unit): AttackKind => (isMelee(unit) ? 'melee' : 'ranged')

/** BW-9.3 to BW-9.6: the odds of an attack as the field stands; null: its target is none. */
export function attackOdds(open: Open, unit: Unit, at: Unit['hex']): RollOdds | null {
  const target = unitAt(open, at)
  if (!target || target.seat === unit.seat || refusalOf(open, unit, at) !== null) return null
  return oddsOf(open, unit, target, shotOf(open, unit, target, usual(unit)))
}

/** BW-9.6: the odds of the counterattack on which a unit may decide. */
export function counterOdds(open: Open): RollOdds | null {
  const attack = open.attacks.at(-1)
  const [striker, target] = attack ? [unitAt(open, attack.at), unitAt(open, attack.from)] : []
  return striker && target ? oddsOf(open, striker, target, shotOf(open, striker, target, 'counter')) : null
}

/** BW-16.7, BW-18.7: it cannot strike back, Stalwart or not. */
const isHeld = (open: Open, target: Unit) => burns(open, target.hex) || isInForce(open, 'no-counter', target.id)

/** BW-2.4: on how many faces each sign stands. */
const kinds = signs.map(sign => faces.filter(face => face === sign).length)

/** All ways in which the dice can lie in the end: BW-9.4.1, then BW-9.4.2. */
function throwsOf(open: Open, shot: Shot, dice: number, perValor: number, rerolls: number): Fall[] {
  const valor = signs.indexOf('valor')
  const useless = signs.map(face => isUseless(open, { ...shot, dice: [] }, face))
  const first = falls(dice, kinds)
  const more =
    perValor > 0 ? throwOn(first, kinds, counts => ({ kept: counts, more: perValor * counts[valor] })) : first
  const again = (counts: readonly number[]) => {
    const most = Math.max(...counts.filter((_, i) => useless[i]))
    const gone = counts.findIndex((n, i) => useless[i] && n === most)
    return { kept: counts.with(gone, 0), more: most }
  }
  return Array.from({ length: rerolls }).reduce<Fall[]>(all => throwOn(all, kinds, again), more)
}

const diceShown = (counts: readonly number[]): Face[] => counts.flatMap((n, i) => Array<Face>(n).fill(signs[i]))

function oddsOf(open: Open, unit: Unit, target: Unit, shot: Shot): RollOdds {
  const count = diceOf(open, shot)
  const dice = diceIn(count)
  const perValor = dicePerValor(shot, unit)
  const rerolls = (shot.flank ? 1 : 0) + effectRerolls(open, shot)
  const shield = shieldOf(open, target)
  const ordinary = ordinaryFigures(target)
  const toFall = ordinary + (target.commander ? commanderTable[target.commander].rating : 0)
  // BW-14.10: one morale result may be ignored, and no more.
  const ignored = isStalwart(open, target) && !isInForce(open, 'no-stalwart', target.id) ? 1 : 0
  const all = throwsOf(open, shot, dice, perValor, rerolls).map(({ counts, chance }) => {
    const thrown = { ...shot, dice: diceShown(counts) }
    const hits = Math.max(0, totalOf(hitsOf(open, thrown)) - shield)
    return { chance, hits, retreats: retreatsOf(open, thrown) - ignored }
  })
  return {
    count,
    dice,
    flank: shot.flank,
    perValor,
    rerolls,
    shield,
    figures: averageOf(all, ({ hits }) => Math.min(hits, ordinary)),
    hit: chanceOf(all, ({ hits }) => hits > 0),
    eliminated: chanceOf(all, ({ hits }) => hits >= toFall),
    retreat: chanceOf(all, ({ hits, retreats }) => retreats > 0 && hits < toFall),
    mayCounter: shot.kind === 'melee' && isStalwart(open, target) && !isHeld(open, target),
  }
}
