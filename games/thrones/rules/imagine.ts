/** AG-13.3, AG-13.4, AG-14.4: worlds that fit what a seat knows; what it does not know is drawn anew. */
import { type Context, type Game, remember, type Seat, type View } from '../../../kernel/index.ts'
import type { Place } from '../data/areas.ts'
import { type Order, orders, orderTable } from '../data/orders.ts'
import { deckCards, decks, type WesterosCard } from '../data/westerosCards.ts'
import { type WildlingCard, wildlingCards } from '../data/wildlingCards.ts'
import type { Held, Open, SeenCard, Thrones } from '../types.ts'
import { imagineTides } from './combat/tides.ts'
import { allowance, isSpecial } from './position/tokens.ts'

type Seen = View<Thrones>

/** Everything that the seat of a view (or a spectator) may not see, drawn so that it would see the same. */
export const imagine: Game<Thrones>['imagine'] = (view, ctx) => {
  const wildlings = imagineWildlings(view, ctx)
  const tides = imagineTides(view, ctx)
  const held = view.open.houses.map((_, seat): Held => {
    if (seat === view.seat) return view.own!
    return {
      orders: imagineOrders(view.open, seat, ctx),
      seen: imagineSeen(view, seat, wildlings),
      tides: tides.held[seat],
    }
  })
  return { held, hidden: { westeros: imagineWesteros(view.open, ctx), wildlings, tides: tides.deck } }
}

/** AG-13.6: the cards still in each deck are known, their order is not. */
const imagineWesteros = (open: Open, ctx: Context<Thrones>): WesterosCard[][] =>
  decks.map(deck => {
    const left = [...deckCards(deck)]
    for (const card of open.westerosUsed[deck - 1]) left.splice(left.indexOf(card), 1)
    return ctx.shuffle(left)
  })

/** AG-13.5: cards that everybody or the seat itself has seen lie where they lie; the others anywhere else. */
function imagineWildlings({ open, own }: Seen, ctx: Context<Thrones>): WildlingCard[] {
  const deck = [...open.wildlingDeck]
  for (const seen of own?.seen ?? []) deck[indexOf(seen)] = seen.card
  const unknown = ctx.shuffle(wildlingCards.filter(card => !deck.includes(card)))
  return deck.map(card => card ?? unknown.pop()!)
}

const indexOf = ({ where, depth }: SeenCard): number => (where === 'top' ? depth : wildlingCards.length - 1 - depth)

/** Of others no more is thought than that whoever holds the top card in hand knows it (AG-5.4.3). */
function imagineSeen({ stack }: Seen, seat: Seat, wildlings: readonly WildlingCard[]): SeenCard[] {
  const looks = stack.some(step => step.do === 'ravenCard' && step.seat === seat)
  return looks ? [{ card: wildlings[0], where: 'top', depth: 0 }] : []
}

/** Legal tokens for the backs that a seat has on the board (AG-5.1.2, AG-5.1.3). */
function imagineOrders(open: Open, seat: Seat, ctx: Context<Thrones>): Partial<Record<Place, Order>> {
  const drawn: Partial<Record<Place, Order>> = {}
  const backs = backsOf(open.orders)[seat]
  if (backs.length === 0) return drawn
  const tokens = ctx.shuffle(legalTokens(open.forbidden))
  let specials = allowance(open, seat)
  for (const at of backs) {
    const i = tokens.findIndex(order => !isSpecial(order) || specials > 0)
    const [order] = tokens.splice(i, 1)
    if (isSpecial(order)) specials--
    drawn[at] = order
  }
  return drawn
}

/** The places with a face-down token, by seat. */
const backsOf = remember((orders: Open['orders']) => {
  const backs: Place[][] = [[], [], [], [], [], []]
  for (const place in orders) {
    const token = orders[place as Place]
    if (token?.order === null) backs[token.seat].push(place as Place)
  }
  return backs
})

const legalTokens = remember((forbidden: Open['forbidden']): readonly Order[] =>
  orders
    .filter(order => !forbidden.includes(order))
    .flatMap(order => Array<Order>(orderTable[order].copies).fill(order)),
)
