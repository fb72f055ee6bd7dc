/** AG-9: wildling attacks. What each card does stands in wildlingEffects.ts. */
import { ask, auto, type Chapter, type Context, hold, type Seat, type Step } from '../../../../kernel/index.ts'
import { wildlingVictoryDrop } from '../../data/constants.ts'
import { type WildlingCard, wildlingCards } from '../../data/wildlingCards.ts'
import type { Asks } from '../../steps.ts'
import type { MoveOf, SeenCard, Thrones } from '../../types.ts'
import type { G } from '../position/armies.ts'
import { holderOf, moveThreat, turnOrder } from '../position/tracks.ts'
import { effects } from './wildlingEffects.ts'

type Steps = readonly Step<Thrones>[]
type Tie = Asks['wildlingTie']

export const wildlingRules: Chapter<Thrones, 'wildlingTie' | 'wildlingCard' | 'wildlingEffect' | 'wildlingOthers'> = {
  // AG-9.5, AG-1.6.2: the Iron Throne holder names one of several, before the card is revealed
  wildlingTie: ask({
    rule: 'AG-9.5',
    who: (_g, { seat }) => seat,
    legalMoves: (_g, { tied }) => tied.map((seat): MoveOf<'name'> => ({ do: 'name', seat })),
    take: (_g, me, by, move, ctx) => name(ctx, me, move.seat, by),
  }),

  // AG-9.6
  wildlingCard: auto((g, { named, as, bid, without }, ctx) => {
    const card = revealCard(g, ctx)
    const effect: Step<Thrones> = { do: 'wildlingEffect', card, seat: named, as, bid }
    return as === 'highest' ? [effect] : [effect, { do: 'wildlingOthers', card, lowest: named, without }]
  }),

  // AG-9.6, AG-9.9: in the turn order that the lowest bidder's part has left
  wildlingOthers: auto((g, { card, lowest, without }) =>
    turnOrder(g.open)
      .filter(seat => seat !== lowest && seat !== without)
      .map(seat => ({ do: 'wildlingEffect', card, seat, as: 'other', bid: 0 })),
  ),

  // AG-9.8: after each house's part control, ports and victory are looked at
  wildlingEffect: auto((g, { card, seat, as, bid }, ctx) => [
    ...effects[card][as](g, ctx, seat, bid),
    { do: 'settlePorts' },
    { do: 'victoryCheck' },
  ]),
}

/** AG-9.3, AG-9.4: who wins by bids of these amounts (null: takes no part), and what that does to the threat. */
export function wildlingBids(g: G, ctx: Context<Thrones>, strength: number, bids: readonly (number | null)[]): Steps {
  const made = bids.filter(amount => amount !== null)
  const sum = made.reduce((total, amount) => total + amount, 0)
  const won = sum >= strength
  ctx.log({ is: 'wildlings', strength, sum, won })
  moveThreat(g, ctx, won ? 0 : Math.max(0, g.open.threat - wildlingVictoryDrop))
  const bid = won ? Math.max(...made) : Math.min(...made)
  const tied = bids.flatMap((amount, seat) => (amount === bid ? [seat] : []))
  const without = bids.indexOf(null)
  const seat = holderOf(g.open, 'iron-throne')
  const tie: Tie = { seat, tied, as: won ? 'highest' : 'lowest', bid, without: without < 0 ? null : without }
  return tied.length > 1 ? [{ do: 'wildlingTie', ...tie }] : name(ctx, tie, tied[0], null)
}

function name(ctx: Context<Thrones>, { as, bid, without }: Tie, named: Seat, by: Seat | null): Steps {
  ctx.log({ is: 'named', seat: named, as, by })
  return [{ do: 'wildlingCard', named, as, bid, without }]
}

function revealCard(g: G, ctx: Context<Thrones>): WildlingCard {
  const card = g.hidden.wildlings[0]
  ctx.log({ is: 'wildling-card', card })
  g.open.wildlingsUsed = [...g.open.wildlingsUsed, card]
  topToBottom(g, card)
  return card
}

/**
 * Puts the top card at the bottom (AG-9.6, AG-5.4.3) and keeps what is known of the deck in step: `shown` is the card
 * if everybody has seen it, and then nobody need remember it alone (AG-13.5).
 */
export function topToBottom(g: G, shown: WildlingCard | null): void {
  const [top, ...rest] = g.hidden.wildlings
  g.hidden.wildlings = [...rest, top]
  const [known, ...others] = g.open.wildlingDeck
  g.open.wildlingDeck = [...others, shown ?? known]
  g.held.forEach(({ seen }, seat) => {
    if (seen.length > 0) hold(g, seat, { seen: seen.flatMap(each => sunk(each, shown !== null)) })
  })
}

/** Where a card that a house has seen lies after the top card went to the bottom; nowhere when it was shown. */
function sunk({ card, where, depth }: SeenCard, shown: boolean): SeenCard[] {
  if (where === 'top') return shown ? [] : [{ card, where: 'bottom', depth: 0 }]
  const isTop = depth + 2 === wildlingCards.length
  return [isTop ? { card, where: 'top', depth: 0 } : { card, where, depth: depth + 1 }]
}
