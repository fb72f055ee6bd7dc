/** Ways through a round, for tests of leaders and cards. */
import { totalOf } from '../../../kit/amounts.ts'
import { type Character, type House, houseOf } from '../data/houses.ts'
import type { Scene } from '../testing.ts'

/** Totals of the challenger's and the defender's side, as they decided. */
export const totals = (t: Scene): number[] => {
  const { sums } = t.events('ending')[0]
  return [totalOf(sums!.challenger), totalOf(sums!.defender)]
}

export const isAsked = (t: Scene, house: House): boolean => t.question() === 'useAbility' && t.asked()[0] === house

/** Passes what others are asked, up to the ability of this House. */
export function upTo(t: Scene, house: House): Scene {
  while (!isAsked(t, house)) t.move(t.asked()[0], { do: 'pass' })
  return t
}

/** Goes on until this House may play this card. */
export function reach(t: Scene, card: Character): void {
  const house = houseOf(card)
  while (!t.legalMoves(house).some(move => move.do === 'play' && move.card === card)) t.goOn()
}

/** Goes on until this card may be played, and plays it. */
export function play(t: Scene, card: Character): Scene {
  reach(t, card)
  return t.move(houseOf(card), { do: 'play', card })
}

/** Whether this House is asked for a card before everything is over. */
export function isAskedFor(t: Scene, house: House): boolean {
  while (t.question() !== null) {
    if (t.question() === 'playCard' && t.asked()[0] === house) return true
    t.goOn()
  }
  return false
}
