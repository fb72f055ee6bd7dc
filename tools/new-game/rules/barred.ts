/** Moves that one may look for and that are not legal now, each with its reason: the page shows them pale. */
import type { BarredMove, View } from '../../../kernel/index.ts'
import type { NewGame } from '../types.ts'

/** NG-2.2: nobody bids more coins than there are in the own purse. */
export function barred({ open, seat, asked, stack }: View<NewGame>): readonly BarredMove<NewGame>[] {
  if (seat === null || !asked.includes(seat) || stack.at(-1)?.do !== 'bid') return []
  const coins = open.coins[seat]
  if (coins === Math.max(...open.coins)) return []
  return [{ move: { do: 'bid', coins: coins + 1 }, why: 'too-few-coins', of: String(coins), rule: 'NG-2.2' }]
}
