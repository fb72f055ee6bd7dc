/** Worlds that fit what a seat knows: where the cards lie that it has not seen is drawn anew. */
import type { Game } from '../../../kernel/index.ts'
import { cards } from '../data/cards.ts'
import type { NewGame } from '../types.ts'

export const imagine: Game<NewGame>['imagine'] = ({ open, own, seat }, ctx) => {
  const known = [...open.kept.flat(), ...open.sold, ...open.revealed, open.up, own?.secret]
  const unknown = ctx.shuffle(cards.filter(card => !known.includes(card)))
  const held = open.colours.map((_, each) => {
    if (each === seat) return own!
    return { secret: open.revealed.length > 0 ? null : unknown.pop()! }
  })
  return { held, hidden: { deck: unknown.splice(0, open.left), box: unknown } }
}
