/** IT-25.2, IT-25.3: worlds that fit what a seat knows; what it does not know is drawn anew. */
import type { Context, Game, Seat, View } from '../../../kernel/index.ts'
import { cardTable, deckOf, type HouseCard, inOrder } from '../data/cards.ts'
import { leaderSheetsDealt } from '../data/constants.ts'
import { type EventCard, eventDeck } from '../data/events.ts'
import { type Character, charactersOf } from '../data/houses.ts'
import type { Held, IronThrone, Open } from '../types.ts'
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
  const held = open.houses.map((_, seat): Held => {
    if (seat === view.seat) return view.own!
    return { ...imagineHeld(view, seat, pools, events, ctx), passed: passed.includes(seat) }
  })
  const decks = open.decks.map((n, seat) => pools[seat].take(n))
  return { held, hidden: { decks, events: events.take(open.events) } }
}

/** The cards that lie open, or in the hands of the one who looks: among them all known cards of this House. */
function knownCards({ open, own }: Seen, seat: Seat): (HouseCard | null)[] {
  const { encounter } = open
  const inPlay = encounter
    ? [encounter.cards.challenger, encounter.cards.defender, ...encounter.played.map(({ card }) => card)]
    : []
  const mine = own ? [...own.hand, ...own.hostages, ...own.seen, ...own.returning] : []
  return [...open.discards[seat], ...inPlay, ...mine]
}

const unknownCards = (view: Seen, seat: Seat): HouseCard[] =>
  remove(deckOf(view.open.houses[seat]), knownCards(view, seat))

const unknownEvents = ({ open, own }: Seen): EventCard[] =>
  remove(eventDeck(open.houses), [...open.eventsUsed, open.event, ...(own?.foreseen ?? [])])

function imagineHeld(
  view: Seen,
  seat: Seat,
  pools: readonly Pool<HouseCard>[],
  events: Pool<EventCard>,
  ctx: Context<IronThrone>,
): Omit<Held, 'passed'> {
  const { open } = view
  const aside = (of: 'deck' | 'events') => (open.aside?.seat === seat && open.aside.of === of ? open.aside.n : 0)
  return {
    offered: imagineLeaders(open, seat, ctx),
    hand: imagineHand(view, seat, pools[seat]),
    hostages: open.hostages[seat].flatMap(({ house }) => pools[house].take(1)),
    seen: pools[seat].take(aside('deck')),
    foreseen: events.take(aside('events')),
    returning: pools[seat].take(open.returning[seat]),
    draft: emptyOffer,
  }
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
function imagineHand({ open, stack }: Seen, seat: Seat, pool: Pool<HouseCard>): HouseCard[] {
  const step = stack.at(-1)
  const isBound = step?.do === 'discard' && step.seat === seat && step.type !== null && step.least > 0
  if (isBound) pool.raise(card => cardTable[card].type === step.type)
  return inOrder(pool.take(open.hands[seat]))
}
