/** Why a House card may not be played (AG-8.4, AG-8.5.1, AG-8.13). */
import type { Asked, Barred } from './types.ts'

/** Discarded cards, until they come back (AG-8.13.2), and the one that was sent back in this combat (AG-8.5.1). */
export function barredCards({ open, seat, legalMoves }: Asked): Barred[] {
  if (!legalMoves.some(move => move.do === 'card')) return []
  const discarded = open.discards[seat].map(
    (card): Barred => ({ move: { do: 'card', card }, why: 'discarded', of: card, rule: 'AG-8.13.2' }),
  )
  const card = open.combat?.cancelled
  if (!card || !open.hands[seat].includes(card)) return discarded
  return [...discarded, { move: { do: 'card', card }, why: 'sent-back', of: card, rule: 'AG-8.5.1' }]
}
