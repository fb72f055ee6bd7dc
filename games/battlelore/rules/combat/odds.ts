/** What a roll would bring, exactly, before it is thrown: from the six faces of a die (BL-8.1) and the open facts. */
import type { Direction } from '../../../../hex/index.ts'
import { averageOf, chanceOf, falls } from '../../../../kit/odds.ts'
import { faces } from '../../data/dice.ts'
import { mostCover } from '../../data/terrain.ts'
import { abilityValue, hasAbility } from '../../data/units.ts'
import type { Open, Unit } from '../../types.ts'
import { groundUnder } from '../field/field.ts'
import { retreatDirections } from '../field/sight.ts'
import { isWeak, missing } from '../field/units.ts'
import { damagingFaces } from './damage.ts'
import { countDice, diceIn, type Roll } from './dice.ts'
import { retreatOf } from './retreat.ts'

/** Chances between 0 and 1, with the dice as they fall: nothing is committed, and no card is played any more. */
export interface RollOdds {
  dice: number
  /** The damage that the target suffers on average; nobody suffers more than there is left of it. */
  damage: number
  /** Any damage at all. */
  hit: number
  destroyed: number
  /** Of being driven out of its hex, and not destroyed. */
  retreat: number
  /** Dice may be committed to further damage. */
  canAdd: boolean
}

/** A combat that is only thought of; `away`: where the target would retreat to, if that is settled. */
export type Plan = Omit<Roll, 'roller'> & { away: Direction | null }

/** What so many hits and retreats do to the target, whose owner ignores what he may (BL-7.7, BL-7.9). */
function blow(open: Open, target: Unit, away: Direction, hits: number, retreats: number) {
  const sheltered = Math.min(hits, groundUnder(open, target).cover)
  const first = Math.min(hits - sheltered, target.health)
  const left = retreats - Math.min(retreats, abilityValue(target.type, 'immovable'))
  // BL-7.10: who has fallen does not retreat.
  if (first === target.health || left === 0) return { damage: first, moved: false }
  const { path, damage } = retreatOf(open, target, away, left)
  // BL-10.9, BL-9.8: a building shelters once a combat.
  const end = { type: target.type, hex: path.at(-1) ?? target.hex }
  const shelter = Math.min(groundUnder(open, end).cover, mostCover - sheltered)
  const more = Math.max(0, damage - shelter)
  return { damage: Math.min(first + more, target.health), moved: path.length > 0 }
}

/** BL-16.4, BL-16.14, BL-15.1: results that may be committed to damage. */
const canAddDamage = (roller: Unit, target: Unit): boolean =>
  hasAbility(roller.type, 'frenzy') || target.poisoned || (hasAbility(roller.type, 'rend') && missing(target) > 0)

function oddsAway(open: Open, plan: Plan, roller: Unit, target: Unit, away: Direction): RollOdds {
  const dice = diceIn(countDice(open, { ...plan, roller: roller.id }, roller, target))
  const hitting = damagingFaces({ ranged: plan.ranged, weak: isWeak(roller) }).length
  const all = falls(dice, [hitting, 1, faces.length - hitting - 1]).map(({ counts: [hits, retreats], chance }) => ({
    chance,
    ...blow(open, target, away, hits, retreats),
  }))
  return {
    dice,
    damage: averageOf(all, ({ damage }) => damage),
    hit: chanceOf(all, ({ damage }) => damage > 0),
    destroyed: chanceOf(all, ({ damage }) => damage >= target.health),
    retreat: chanceOf(all, ({ damage, moved }) => moved && damage < target.health),
    canAdd: dice > 0 && canAddDamage(roller, target),
  }
}

/** BL-13.6: where the attacker may still choose to which side the target retreats, the one that is worse for it. */
export function oddsOf(open: Open, plan: Plan, roller: Unit, target: Unit): RollOdds | null {
  const ways = plan.away ? [plan.away] : retreatDirections(open, roller, target.hex)
  const odds = ways.map(away => oddsAway(open, plan, roller, target, away))
  return odds.length === 0 ? null : odds.reduce((best, each) => (each.damage > best.damage ? each : best))
}
