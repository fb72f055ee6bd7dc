/** The test game with a fault: whoever bids, in secret, shows everybody the next card. For those who look for leaks. */
import { type GameModule, gameModule } from '../../kernel/index.ts'
import { toy } from '../../kernel/testing/toy.ts'
import { games as sound } from './games.ts'

const { bid } = toy.rules
if (bid.kind !== 'sealed') throw new Error('Bids are sealed.')

const leakyBid: typeof bid = {
  ...bid,
  draft: (g, ...rest) => {
    bid.draft?.(g, ...rest)
    g.open.left = 10 + (g.hidden.deck[0] ?? 0)
  },
}
const { bots } = sound.toy

export const games: Readonly<Record<string, GameModule>> = {
  toy: gameModule({ ...toy, rules: { ...toy.rules, bid: leakyBid } }, bots as never),
}
