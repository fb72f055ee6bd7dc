/** Ways through a battle, for tests. */
import type { Baron } from '../../data/barons.ts'
import { type BattleResult, type FateCard, fateCards, fateTable } from '../../data/fate.ts'
import type { Scene } from '../../testing.ts'
import type { MoveOf } from '../../types.ts'

/** Red's card starts this battle, with all his Nobles there. */
export function attack(t: Scene, move: MoveOf<'attack' | 'assault' | 'siege'>): Scene {
  t.card('red', 'mobilize-forces').move('red', move)
  return t.question() === 'chooseNobles' ? t.move('red', { do: 'commit' }) : t
}

/** Cards that show these results, and are not taken yet. */
function showing(taken: FateCard[], results: readonly BattleResult[]): FateCard[] {
  return results.map(result => {
    const card = fateCards.find(each => !taken.includes(each) && fateTable[each].battle === result)
    if (!card) throw new Error(`There is no ${result} left.`)
    taken.push(card)
    return card
  })
}

/**
 * When the hands are drawn: each side holds what it is to keep, and other cards that it lays aside; a neutral city keeps
 * all that it has drawn. The deck then shows `next`.
 */
export function keeps(
  t: Scene,
  attacker: readonly BattleResult[],
  defender: readonly BattleResult[],
  next: readonly BattleResult[] = [],
): Scene {
  const taken: FateCard[] = []
  const sides = [t.open.battle!.attacker, t.open.battle!.defender]
  const kept = [showing(taken, attacker), showing(taken, defender)]
  const top = showing(taken, next)
  const left = fateCards.filter(card => !taken.includes(card) && fateTable[card].battle !== 'draw')
  const draws = fateCards.filter(card => !taken.includes(card) && fateTable[card].battle === 'draw')
  sides.forEach(({ seat, hand }, i) => {
    const cards = [...kept[i], ...left.splice(0, hand - kept[i].length)]
    if (seat === null) t.g.hidden.garrison = cards
    else t.g.held = t.g.held.map((held, each) => (each === seat ? { ...held, fateHand: cards } : held))
  })
  t.g.hidden.fateDeck = [...top, ...left, ...draws]
  while (t.question() === 'discard') {
    const baron: Baron = t.asked()[0]
    const { fateHand, tossed } = t.g.held[t.seat(baron)]
    const card = fateHand.find(each => !kept.flat().includes(each) && !tossed.includes(each))
    t.move(baron, card ? { do: 'toss', card } : { do: 'commit' })
  }
  return t
}
