/** Why a lore card of one's own hand cannot be played (BL-0.8, BL-17.2, BL-17.7). */
import { type LoreCard, loreCardTable } from '../../data/loreCards.ts'
import type { Asks } from '../../steps.ts'
import { cardsIn } from '../lore/lore.ts'
import type { Asked, BarOf, Barred } from './types.ts'

function loreBar({ open, seat }: Asked, me: Asks['react'], card: LoreCard): BarOf {
  if (open.turn!.silenced === seat) return { why: 'silenced', of: 'runic-barrier', rule: 'BL-17.6.2' }
  if (!cardsIn(open, me).includes(card)) return { why: 'other-moment', of: card, rule: 'BL-17.7' }
  if (loreCardTable[card].cost > open.lore[seat]) {
    return { why: 'lore-missing', of: `${card} ${open.lore[seat]}`, rule: 'BL-17.2' }
  }
  return { why: 'no-use', of: card, rule: 'BL-0.8' }
}

export function barredLore(view: Asked): Barred[] {
  const me = view.stack.at(-1) as unknown as Asks['react']
  const legal = new Set(view.legalMoves.flatMap(move => (move.do === 'lore' ? [move.card] : [])))
  const cards = [...new Set(view.own!.lores)].filter(card => !legal.has(card))
  return cards.map(card => ({ move: { do: 'lore', card }, ...loreBar(view, me, card) }))
}
