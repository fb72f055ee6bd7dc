/** The bot in a combat: whom to attack, which dice to commit, when to counter and follow. */

import type { Face } from '../data/dice.ts'
import { board } from '../data/hexes.ts'
import { isIdle } from '../rules/combat/commit.ts'
import { fightOf, rollerOf, targetOf } from '../rules/combat/fight.ts'
import { canOccupy, isFree } from '../rules/field/field.ts'
import { unitAt } from '../rules/field/units.ts'
import type { Commitment, Move, Open } from '../types.ts'
import { best, type Chooser, first, type Of, of } from './botView.ts'
import { attackValue, bestAttack, placeValue, standingAt } from './value.ts'

/** The best attack, if it brings more than it costs; wounded enemies first. */
export const chooseAttack: Chooser<'attack' | 'extraAttack'> = ({ open }, _ask, legalMoves) => {
  const value = ({ from, at }: Of<'attack'>) => attackValue(open, unitAt(open, from)!, unitAt(open, at)!)
  const attacks = of(legalMoves, 'attack')
  const top = attacks.length > 0 ? best(attacks, value) : null
  return top && value(top) > 0 ? top : first(legalMoves, 'done')
}

/** Where the target cannot go, retreats are damage. */
const isCornered = (open: Open, away = fightOf(open).away): boolean => {
  const target = targetOf(open)
  const next = target && away && board.next(target.hex, away)
  if (!next) return true
  const there = unitAt(open, next)
  return there ? there.seat !== target.seat : !canOccupy(open, target.type, next)
}

export const chooseSide: Chooser<'chooseSide'> = ({ open }, _ask, legalMoves) =>
  best(of(legalMoves, 'side'), ({ away }) => (isCornered(open, away) ? 1 : 0))

/** The order in which heroics are worth committing; what is not listed stays uncommitted. */
const eager: readonly Commitment[] = ['concussion', 'poison', 'soul-feast', 'rend', 'venom', 'fury']

export const chooseCommitment: Chooser<'commit'> = ({ open }, _ask, legalMoves) => {
  const commits = of(legalMoves, 'commit')
  for (const to of eager) {
    const move = commits.find(each => each.to === to && !isIdle(open, to))
    if (move) return move
  }
  return (
    commits.find(({ to }) => to === 'frenzy' && isFrenzyWorth(open)) ??
    commits.find(({ to }) => to === 'dread' && (isCornered(open) || holdsBanner(open))) ??
    first(legalMoves, 'done')
  )
}

const holdsBanner = (open: Open): boolean => open.banners.includes(targetOf(open)?.hex ?? 'A1')

/** Frenzy costs a figure for each wound: only a unit with figures to spare, or a blow that fells, pays it. */
function isFrenzyWorth(open: Open): boolean {
  const fight = fightOf(open)
  const [roller, target] = [rollerOf(open)!, targetOf(open)!]
  const hits = fight.dice.filter(({ face, to }) => harms(face, fight.weak) || to === 'frenzy').length
  const paid = fight.dice.filter(({ to }) => to === 'frenzy').length
  return hits < target.health && (hits + 1 >= target.health || roller.health - paid > 2)
}

const harms = (face: Face, weak: boolean): boolean => face === 'strike' || (face === 'cleave' && !weak)

/** Runeblade: keeps what harms, throws the rest again. */
export const chooseDice: Chooser<'setAside'> = ({ open }, _ask, legalMoves) => {
  const { weak } = fightOf(open)
  const keep = of(legalMoves, 'set-aside')
  const wanted = keep.find(({ face }) => harms(face, weak))
  if (wanted) return wanted
  return (
    legalMoves.find(({ do: what }) => what === 'reroll') ?? keep.find(({ face }) => face === 'morale') ?? legalMoves[0]
  )
}

/** As much as possible. */
export const ignoreMost: Chooser<'ignoreDamage' | 'ignoreRetreats'> = (_sight, _ask, legalMoves) =>
  best(of(legalMoves, 'ignore'), ({ n }) => n)

export const counter: Chooser<'counterOrNot'> = (_sight, _ask, legalMoves) =>
  legalMoves.find(move => move.do === 'counter' && move.yes) ?? legalMoves[0]

/** Follows where the new hex is better, or where a pursuit finds somebody to attack. */
export const chooseAdvance: Chooser<'advance'> = ({ open }, _ask, legalMoves) => {
  const unit = rollerOf(open)!
  const stay = placeValue(open, unit)
  const value = (move: Move): number => {
    if (move.do !== 'advance' && move.do !== 'pursue') return stay
    const there = standingAt(unit, move.do === 'pursue' ? move.to : fightOf(open).at)
    return placeValue(open, there) + (move.do === 'pursue' ? bestAttack(open, there) : 0)
  }
  return best(legalMoves, value)
}

export const removePortals: Chooser<'portals'> = ({ open }, _ask, legalMoves) =>
  legalMoves.find(move => move.do === 'remove-portals' && move.yes === open.portals.every(hex => isFree(open, hex))) ??
  legalMoves[0]

export const removeTent: Chooser<'tent'> = (_sight, _ask, legalMoves) => legalMoves[0]
