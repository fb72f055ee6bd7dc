/** WK-15.1, WK-16.3, WK-16.8: what a Baron may do at any time, whoever is asked what. */
import { type Game, type Seat, stay } from '../../../kernel/index.ts'
import type { NobleId } from '../data/barons.ts'
import { gifts } from '../data/constants.ts'
import { type EventCard, eventTable } from '../data/events.ts'
import { isDecree } from '../data/presets.ts'
import type { LastingCard, MoveOf, Open, WarriorKnights } from '../types.ts'
import { setNoble } from './armies.ts'
import { endLasting } from './effects/decks.ts'
import { goForGood } from './losses/deaths.ts'
import { change } from './money.ts'
import { type G, type KnightsContext, nobleAt, noblesOfSeat, seatOfNoble, seatsIn } from './seats.ts'

const others = (open: Open, seat: Seat): Seat[] => seatsIn(open).filter(each => each !== seat)

/** The Nobles whose living heirs a seat holds: its own, or another Baron's. */
function heirsHeld(open: Open, seat: Seat, own: boolean): NobleId[] {
  if (!open.options.exchangingHeirs || open.ended !== null) return []
  return seatsIn(open)
    .filter(each => (each === seat) === own)
    .flatMap(each => noblesOfSeat(open, each))
    .filter(noble => nobleAt(open, noble).heir === seat)
}

function setHeir(g: G, ctx: KnightsContext, noble: NobleId, heir: Seat | null): void {
  setNoble(g, noble, { heir })
  ctx.log({ is: 'heir', noble, to: heir })
  if (heir !== null) return
  ctx.log({ is: 'heirless', noble })
  // WK-16.3: the Noble is dead already
  if (nobleAt(g.open, noble).at === 'dead') goForGood(g, ctx, noble)
}

/** WK-16.8: one Faith more than is printed. */
export const miraclePrice = (card: EventCard): number => eventTable[card].cost! + 1

/** The lasting events that a seat may cancel now: red ones that lie with it, and blue ones. */
function miracles({ options, lasting, faith, ended }: Open, seat: Seat): (LastingCard & { card: EventCard })[] {
  if (!options.miracles || ended !== null) return []
  return lasting.filter((each): each is LastingCard & { card: EventCard } => {
    if (isDecree(each.card)) return false
    const { colour, cost } = eventTable[each.card]
    if (cost === null || miraclePrice(each.card) > faith[seat]) return false
    return colour === 'blue' || each.seat === seat
  })
}

/** What a card has done is undone: the Baron is no heretic any more, the Noble has an heir again. */
function undo(g: G, ctx: KnightsContext, { card, seat, noble }: MoveOf<'miracle'>): void {
  if (card === 'heretic') g.open.heretics = g.open.heretics.filter(each => each !== seat)
  if (noble !== null) setHeir(g, ctx, noble, seatOfNoble(g.open, noble))
}

export const sideMoves: NonNullable<Game<WarriorKnights>['sideMoves']> = {
  give: {
    legalMoves: ({ open }, seat) => {
      if (open.ended !== null) return []
      const amounts = gifts.filter(crowns => crowns <= open.crowns[seat])
      return others(open, seat).flatMap(to => amounts.map(crowns => ({ do: 'give' as const, to, crowns })))
    },
    take: (g, seat, { to, crowns }, ctx) => {
      const { open } = g
      open.crowns = open.crowns.map((n, each) => (each === seat ? n - crowns : each === to ? n + crowns : n))
      ctx.log({ is: 'gave', from: seat, to, crowns })
      return stay
    },
  },
  'hand-heir': {
    legalMoves: ({ open }, seat) =>
      heirsHeld(open, seat, true).flatMap(noble =>
        others(open, seat).map(to => ({ do: 'hand-heir' as const, noble, to })),
      ),
    take: (g, _seat, { noble, to }, ctx) => {
      setHeir(g, ctx, noble, to)
      return stay
    },
  },
  // WK-16.3 (C10): back to his own Baron alone
  'return-heir': {
    legalMoves: ({ open }, seat) => heirsHeld(open, seat, false).map(noble => ({ do: 'return-heir' as const, noble })),
    take: (g, _seat, { noble }, ctx) => {
      setHeir(g, ctx, noble, seatOfNoble(g.open, noble))
      return stay
    },
  },
  'kill-heir': {
    legalMoves: ({ open }, seat) => heirsHeld(open, seat, false).map(noble => ({ do: 'kill-heir' as const, noble })),
    take: (g, _seat, { noble }, ctx) => {
      setHeir(g, ctx, noble, null)
      return stay
    },
  },
  miracle: {
    legalMoves: ({ open }, seat) =>
      miracles(open, seat).map(each => ({
        do: 'miracle' as const,
        card: each.card,
        seat: each.seat,
        noble: each.noble,
      })),
    take: (g, seat, move, ctx) => {
      change(g, ctx, seat, 'faith', -miraclePrice(move.card), 'miracle')
      undo(g, ctx, move)
      endLasting(g, ctx, ({ card }) => card === move.card)
      return stay
    },
  },
}
