/** IT-25.2, IT-25.3, IT-25.10: worlds that fit what a seat knows and remembers; what it does not know is drawn anew. */
import type { Context, Game, Seat, View } from '../../../kernel/index.ts'
import { cardTable, deckOf, type HouseCard, inOrder } from '../data/cards.ts'
import { leaderSheetsDealt } from '../data/constants.ts'
import { type EventCard, eventDeck } from '../data/events.ts'
import { type Character, charactersOf } from '../data/houses.ts'
import type { Held, IronThrone, Open, Recalled } from '../types.ts'
import { remove } from './cards/multiset.ts'
import { askedInTurn } from './cards/windows.ts'
import { emptyOffer } from './negotiation/offers.ts'

type Seen = View<IronThrone>

/** Cards of which nobody is told where they lie, dealt out one by one. */
class Pool<T> {
  private readonly left: T[]
  constructor(left: T[]) {
    this.left = left
  }
  take(n: number): T[] {
    return this.left.splice(0, n)
  }
  /** A deck of so many, with these where they are known to lie. */
  deck(n: number, known: readonly { readonly card: T; readonly depth: number }[]): T[] {
    const deck = this.take(n - known.length)
    for (const { card, depth } of known.toSorted((a, b) => a.depth - b.depth)) deck.splice(depth, 0, card)
    return deck
  }
  /** The first of these, of which there is one, will be taken next. */
  raise(fits: (card: T) => boolean): void {
    this.left.unshift(...this.left.splice(this.left.findIndex(fits), 1))
  }
}

export const imagine: Game<IronThrone>['imagine'] = (view, ctx) => {
  const { open } = view
  const pools = open.houses.map((_, seat) => new Pool(ctx.shuffle(unknownCards(view, seat))))
  const events = new Pool(ctx.shuffle(unknownEvents(view)))
  const passed = imaginePasses(view, ctx)
  // Before anything else is drawn: a hand may be bound to hold a card of a kind
  const hands = open.houses.map((_, seat) => (seat === view.seat ? [] : imagineHand(view, seat, pools[seat])))
  const held = open.houses.map((_, seat): Held => {
    if (seat === view.seat) return view.own!
    return { ...imagineHeld(view, seat, pools, events, ctx), hand: hands[seat], passed: passed.includes(seat) }
  })
  const decks = open.decks.map((n, seat) => pools[seat].deck(n, seat === view.seat ? recalledIn(view, 'deck') : []))
  return { held, hidden: { decks, events: events.deck(open.events, recalledIn(view, 'events')) } }
}

type Place = Recalled['in']
type RecalledIn<P extends Place> = Extract<Recalled, { in: P }>

const recalledIn = <P extends Place>({ memory = [] }: Seen, place: P): RecalledIn<P>[] =>
  memory.filter((each): each is RecalledIn<P> => each.in === place)

/** The cards that the one who looks knows to be in the hand of a seat, or coming back to it. */
const recalledAt = (view: Seen, place: 'hand' | 'returning', seat: Seat): HouseCard[] =>
  (view.memory ?? []).flatMap(each => (each.in === place && each.seat === seat ? [each.card] : []))

/** The cards that lie open, in the hands of the one who looks, or where it saw them: among them all known cards of this House. */
function knownCards({ open, own, memory = [] }: Seen, seat: Seat): (HouseCard | null)[] {
  const { encounter } = open
  const inPlay = encounter
    ? [encounter.cards.challenger, encounter.cards.defender, ...encounter.played.map(({ card }) => card)]
    : []
  const mine = own ? [...own.hand, ...own.hostages, ...own.seen, ...own.returning] : []
  const recalled = memory.flatMap(each => (each.in === 'events' ? [] : [each.card]))
  return [...open.discards[seat], ...inPlay, ...mine, ...recalled]
}

const unknownCards = (view: Seen, seat: Seat): HouseCard[] =>
  remove(deckOf(view.open.houses[seat]), knownCards(view, seat))

const unknownEvents = (view: Seen): EventCard[] => {
  const { open, own } = view
  const recalled = recalledIn(view, 'events').map(({ card }) => card)
  return remove(eventDeck(open.houses), [...open.eventsUsed, open.event, ...(own?.foreseen ?? []), ...recalled])
}

function imagineHeld(
  view: Seen,
  seat: Seat,
  pools: readonly Pool<HouseCard>[],
  events: Pool<EventCard>,
  ctx: Context<IronThrone>,
): Omit<Held, 'hand' | 'passed'> {
  const { open } = view
  const aside = (of: 'deck' | 'events') => (open.aside?.seat === seat && open.aside.of === of ? open.aside.n : 0)
  return {
    offered: imagineLeaders(open, seat, ctx),
    hostages: imagineHostages(view, seat, pools),
    seen: pools[seat].take(aside('deck')),
    foreseen: events.take(aside('events')),
    returning: withUnknown(recalledAt(view, 'returning', seat), open.returning[seat], pools[seat]),
    draft: emptyOffer,
  }
}

/** These and others, so many in all. */
const withUnknown = (known: readonly HouseCard[], n: number, pool: Pool<HouseCard>): HouseCard[] => [
  ...known,
  ...pool.take(n - known.length),
]

function imagineHostages(view: Seen, seat: Seat, pools: readonly Pool<HouseCard>[]): HouseCard[] {
  const known = recalledIn(view, 'hostages').filter(each => each.seat === seat)
  return view.open.hostages[seat].flatMap(
    ({ n, house }) => known.find(each => each.n === n)?.card ?? pools[house].take(1),
  )
}

/** IT-25.6: in a window for cards, how many of those asked have passed: as far as the seat knows of itself. */
function imaginePasses({ open, stack, asked, own, seat }: Seen, ctx: Context<IronThrone>): readonly Seat[] {
  const step = stack.at(-1)
  if (step?.do !== 'playCard') return []
  const among = askedInTurn(open, step)
  const at = among.indexOf(seat!)
  if (at < 0) return among.slice(0, ctx.below(among.length))
  if (asked.includes(seat!)) return among.slice(0, at)
  return among.slice(0, own!.passed ? at + 1 + ctx.below(among.length - at - 1) : ctx.below(at))
}

/** IT-3.4: before all are revealed, any of the House's sheets. */
function imagineLeaders({ houses, leaders, options }: Open, seat: Seat, ctx: Context<IronThrone>): Held['offered'] {
  if (leaders.length > 0) return []
  const all: readonly Character[] = charactersOf[houses[seat]]
  const dealt = options.freeLeaders ? all : ctx.shuffle(all).slice(0, leaderSheetsDealt)
  return all.filter(each => dealt.includes(each))
}

/** Whoever must discard a hostility card has one. */
function imagineHand(view: Seen, seat: Seat, pool: Pool<HouseCard>): HouseCard[] {
  const { open, stack } = view
  const known = recalledAt(view, 'hand', seat)
  const step = stack.at(-1)
  const isBound = step?.do === 'discard' && step.seat === seat && step.type !== null && step.least > 0
  const fits = (card: HouseCard) => isBound && cardTable[card].type === step.type
  if (isBound && !known.some(fits)) pool.raise(fits)
  return inOrder(withUnknown(known, open.hands[seat], pool))
}
