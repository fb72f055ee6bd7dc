/** Action cards laid out by hand, for scenes and dense positions. */
import { type BaronCard, baronDeck, type NeutralCard, neutralDeck, specialAreas } from '../data/actionCards.ts'
import { inOrder } from '../rules/planning.ts'
import { type G, seatsIn } from '../rules/seats.ts'
import type { Held, PlayedCard } from '../types.ts'

/** A list less these, each as often as it stands there. */
function less<T>(all: readonly T[], known: readonly T[]): T[] {
  const left = [...all]
  for (const each of known) {
    const at = left.indexOf(each)
    if (at < 0) throw new Error(`There is no ${each} left.`)
    left.splice(at, 1)
  }
  return left
}

/** The first stack holds these cards, the top one first; hands are what lies nowhere else. */
export function baronCardsShown(g: G, cards: readonly PlayedCard[]): void {
  const { open, hidden } = g
  hidden.stacks = [cards, [], []]
  const own = (seat: number) => cards.flatMap(each => (each.seat === seat ? [each.card as BaronCard] : []))
  const neutral = cards.flatMap(each => (each.seat === null ? [each.card as NeutralCard] : []))
  hidden.aside = less(neutralDeck, neutral).slice(0, 2)
  open.neutralUsed = less(neutralDeck, [...neutral, ...hidden.aside])
  open.stacks = [
    { counts: open.barons.map((_, seat) => own(seat).length), neutral: neutral.length },
    { counts: open.barons.map(() => 0), neutral: 0 },
    { counts: open.barons.map(() => 0), neutral: 0 },
  ]
  open.returned = open.barons.map(() => [])
  g.held = g.held.map((held, seat): Held => {
    if (!seatsIn(open).includes(seat)) return { ...held, hand: [], stacked: [[], [], []] }
    const inAreas = specialAreas.flatMap(area => open.areas[area]).filter(each => each.seat === seat)
    const hand = less(baronDeck, [...own(seat), ...inAreas.map(({ card }) => card)])
    return { ...held, hand: inOrder(hand), stacked: [inOrder(own(seat)), [], []] }
  })
}
