/** WK-10.2.2: which Mercenaries may be lost. A pure function of strengths. */
import { type Mercenary, strengthOf } from '../../data/troops.ts'

const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0)

/** Enough is lost, and no card could be left out. */
const isSufficient = (strengths: readonly number[], due: number): boolean =>
  sum(strengths) >= due && sum(strengths) - Math.min(...strengths) < due

/** Can these be completed, by some of those left, to a set that is just sufficient? */
function canBeCompleted(chosen: readonly number[], left: readonly number[], due: number): boolean {
  if (chosen.length > 0 && isSufficient(chosen, due)) return true
  if (sum(chosen) >= due || sum(chosen) + sum(left) < due) return false
  const kinds = [...new Set(left)]
  return kinds.some(kind => {
    const at = left.indexOf(kind)
    return canBeCompleted([...chosen, kind], left.toSpliced(at, 1), due)
  })
}

/**
 * The next card that may be chosen: with it, and those chosen, a set can be made that is worth at least `due` and from
 * which no card could be left out. All the cards must be worth more than `due`.
 */
export function nextLosses(cards: readonly Mercenary[], chosen: readonly Mercenary[], due: number): Mercenary[] {
  const left = cards.filter(card => !chosen.includes(card))
  const has = chosen.map(strengthOf)
  return left.filter(card => {
    const rest = left.filter(each => each !== card).map(strengthOf)
    return canBeCompleted([...has, strengthOf(card)], rest, due)
  })
}
