/** NG-1: the beginning of a game. */
import type { Context, Drawers, Game } from '../../../kernel/index.ts'
import { cards } from '../data/cards.ts'
import { type Colour, colours } from '../data/colours.ts'
import { rounds, startingCoins } from '../data/constants.ts'
import type { NewGame } from '../types.ts'

/** NG-1.2: any colour at any number of players. */
export const roles = (): readonly Colour[] => colours

export const setup: Game<NewGame>['setup'] = (_seats, chosen, options, ctx) => {
  const inPlay = seatColours(chosen, ctx)
  const shuffled = ctx.shuffle(cards)
  // NG-1.4, NG-1.5
  const secrets = shuffled.splice(0, inPlay.length)
  const deck = shuffled.splice(0, options.long ? rounds.long : rounds.short)
  const drawers: Drawers<NewGame> = {
    open: {
      colours: inPlay,
      coins: inPlay.map(() => startingCoins),
      kept: inPlay.map(() => []),
      sold: [],
      up: null,
      left: deck.length,
      revealed: [],
    },
    held: secrets.map(secret => ({ secret })),
    hidden: { deck, box: shuffled },
  }
  for (const [seat, card] of secrets.entries()) ctx.log({ is: 'dealt', card }, seat)
  return { drawers, steps: [{ do: 'round' }] }
}

/** NG-1.2: seats without a choice draw from the colours that are left. RangeError: a colour twice, or none of the game. */
function seatColours(chosen: readonly (string | null)[], ctx: Context<NewGame>): Colour[] {
  const taken = chosen.filter(colour => colour !== null)
  if (taken.some(colour => !colours.includes(colour as Colour)) || new Set(taken).size < taken.length) {
    throw new RangeError(`Each seat may be one of ${colours.join(', ')}, each colour once.`)
  }
  const left = ctx.shuffle(colours.filter(colour => !taken.includes(colour)))
  return chosen.map(colour => (colour as Colour | null) ?? left.pop()!)
}
