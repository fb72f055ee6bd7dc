/** NG-4: the end, and who has won. */
import { auto, type Chapter, type Game, over, type Seat } from '../../../kernel/index.ts'
import { cardValue } from '../data/cards.ts'
import type { NewGame, Open } from '../types.ts'

export const endRules: Chapter<NewGame, 'end'> = {
  // NG-4.1
  end: auto((g, _me, ctx) => {
    g.open.revealed = g.held.map(({ secret }) => secret!)
    g.held = g.held.map(() => ({ secret: null }))
    ctx.log({ is: 'revealed', cards: g.open.revealed })
    return over
  }),
}

/** NG-4.2: the values of the cards that a seat has kept, and of its secret card once it is revealed. */
export const pointsOf = ({ kept, revealed }: Open, seat: Seat): number =>
  [...kept[seat], ...revealed.slice(seat, seat + 1)].reduce((sum, card) => sum + cardValue(card), 0)

/** NG-4.3: the most points, then the most coins; who has as much of both shares the place. */
export const standing: Game<NewGame>['standing'] = open => {
  const all = open.coins.map((coins, seat) => ({ seat, points: pointsOf(open, seat), coins }))
  type Result = (typeof all)[number]
  const order = (a: Result, b: Result) => b.points - a.points || b.coins - a.coins
  return all.toSorted(order).map(each => ({
    seat: each.seat,
    place: all.filter(other => order(other, each) < 0).length + 1,
    keys: [
      { why: 'points', n: each.points },
      { why: 'coins', n: each.coins },
    ],
  }))
}
