/** IT-7, IT-8: the cards are chosen, revealed and compared. */

import { ask, auto, type Chapter, type Context, hold, put, putAt, type Seat, sealed } from '../../../../kernel/index.ts'
import { totalOf } from '../../../../kit/amounts.ts'
import { type HouseCard, kindsIn } from '../../data/cards.ts'
import type { Ending, IronThrone, MoveOf, Open, Side } from '../../types.ts'
import { takeFromHand, takeTop } from '../cards/decks.ts'
import { windowAt } from '../cards/windows.ts'
import { emptyOffer } from '../negotiation/offers.ts'
import type { G } from '../seats.ts'
import { activeOf, baseOutcome, isTruce, otherSide, outcomeOf, setEncounter, sides } from './encounter.ts'
import { sumOf } from './sums.ts'

const handMoves = ({ held }: G, seat: Seat): readonly MoveOf<'card'>[] =>
  kindsIn(held[seat].hand).map(card => ({ do: 'card', card }))

function lay(g: G, ctx: Context<IronThrone>, side: Side, card: HouseCard | null): void {
  setEncounter(g, { cards: put(g.open.encounter!.cards, side, card) })
  ctx.log({ is: 'laid-open', seat: activeOf(g.open, side), card, fromDeck: g.open.hands[activeOf(g.open, side)] === 0 })
}

/** IT-7.2: who still has a card to choose; without a hand the top of the deck is played (IT-7.3). */
const choosers = (open: Open): Seat[] =>
  sides
    .filter(side => side !== open.encounter!.first)
    .map(side => activeOf(open, side))
    .filter(seat => open.hands[seat] > 0)

/** IT-10: ends the encounter in one of its five ways. */
export function endEncounter(g: G, ctx: Context<IronThrone>, is: Ending, winner: Side | null): void {
  const { challenger, encounter } = g.open
  setEncounter(g, { ending: { is, winner } })
  ctx.log({ is: 'ending', ending: is, winner, challenger, defender: encounter!.defender, sums: encounter!.sums })
}

/** IT-8.1, IT-8.2 */
function compareSums(g: G, ctx: Context<IronThrone>): void {
  const sums = { challenger: sumOf(g.open, 'challenger'), defender: sumOf(g.open, 'defender') }
  setEncounter(g, { sums })
  const lead = totalOf(sums.challenger) - totalOf(sums.defender)
  if (lead === 0) endEncounter(g, ctx, 'tie', null)
  else endEncounter(g, ctx, 'hostility', lead > 0 ? 'challenger' : 'defender')
}

/** Everybody at the table remembers who has betrayed whom. */
function remember({ open }: G, traitor: Seat, victim: Seat): void {
  open.betrayals = putAt(open.betrayals, traitor, [...open.betrayals[traitor], victim])
}

export const conflictRules: Chapter<IronThrone, 'conflict' | 'layFirst' | 'playOpen' | 'playCards' | 'decide'> = {
  // IT-7.1
  conflict: auto(g => {
    setEncounter(g, { begun: true })
    return [
      { do: 'stage', stage: 'conflict' },
      ...windowAt(g.open, 'before-cards'),
      { do: 'layFirst' },
      { do: 'playCards' },
      ...windowAt(g.open, 'after-reveal'),
      { do: 'decide' },
    ]
  }),
  // IT-7.2.1, IT-7.3
  layFirst: auto((g, _me, ctx) => {
    const { first } = g.open.encounter!
    if (first === null) return []
    const seat = activeOf(g.open, first)
    if (g.open.hands[seat] > 0) return [{ do: 'playOpen', seat }]
    lay(g, ctx, first, takeTop(g, ctx, seat))
    return []
  }),
  playOpen: ask({
    rule: 'IT-7.2.1',
    who: (_, me) => me.seat,
    legalMoves: (g, me) => handMoves(g, me.seat),
    always: true,
    take: (g, _me, seat, move, ctx) => {
      const { card } = move
      lay(g, ctx, g.open.encounter!.first!, card)
      takeFromHand(g, seat, card, 'all')
      return []
    },
  }),
  // IT-7.2 to IT-7.6: secretly, and revealed at the same moment
  playCards: sealed({
    rule: 'IT-7.2',
    who: ({ open }) => choosers(open),
    legalMoves: (g, _me, seat) => handMoves(g, seat),
    reveal: (g, _me, answers, ctx) => {
      const fromDeck: Seat[] = []
      for (const side of sides.filter(each => each !== g.open.encounter!.first)) {
        const seat = activeOf(g.open, side)
        const answer = answers[seat]
        if (answer) takeFromHand(g, seat, answer.card, 'all')
        else fromDeck.push(seat)
        const card = answer ? answer.card : takeTop(g, ctx, seat)
        setEncounter(g, { cards: put(g.open.encounter!.cards, side, card) })
      }
      setEncounter(g, { revealed: true })
      const { cards } = g.open.encounter!
      ctx.log({ is: 'revealed', cards, fromDeck, outcome: baseOutcome(cards) })
      return []
    },
  }),
  // IT-8
  decide: auto((g, _me, ctx) => {
    g.open.stage = 'resolution'
    ctx.log({ is: 'stage', stage: 'resolution' })
    const outcome = outcomeOf(g.open)!
    if (outcome === 'hostility') compareSums(g, ctx)
    // IT-8.3
    if (outcome === 'betrayal') {
      const winner = isTruce(g.open.encounter!.cards.challenger) ? 'defender' : 'challenger'
      remember(g, activeOf(g.open, winner), activeOf(g.open, otherSide(winner)))
      endEncounter(g, ctx, 'betrayal', winner)
    }
    if (outcome !== 'truce') return []
    // IT-8.4, IT-9.5: both begin with an empty sheet
    for (const side of sides) hold(g, activeOf(g.open, side), { draft: emptyOffer })
    setEncounter(g, { talks: { version: 0, standing: { challenger: null, defender: null } } })
    ctx.log({ is: 'talks' })
    return [{ do: 'negotiate' }]
  }),
}
