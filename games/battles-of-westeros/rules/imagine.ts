/** BW-22: worlds that fit what a player knows; what he does not know is drawn anew. */
import { type Game, less, type Seat, type View } from '../../../kernel/index.ts'
import { planOf } from '../data/battles.ts'
import { type Card, deckOf } from '../data/cards.ts'
import type { Commander } from '../data/commanders.ts'
import { commanders } from '../data/commanders.ts'
import type { Hex } from '../data/hexes.ts'
import type { BattlesOfWesteros, Held, Open } from '../types.ts'
import type { BattleContext } from './field/units.ts'

type Seen = View<BattlesOfWesteros>

/** BW-3.4, BW-P10.4: all cards of a side that are in play. */
export function cardsInPlay(open: Open, seat: Seat): readonly Card[] {
  const dealt = open.decks[seat] + open.hands[seat] + open.discards[seat].length > 0
  const own = commanders.filter(each => {
    const card = open.commanders[each]
    return card?.seat === seat && card.where !== 'waiting'
  })
  return dealt ? deckOf(open.houses[seat], own) : []
}

/** The card that lies open while it is carried out. */
export const shownCard = ({ turn }: Open, seat: Seat): readonly Card[] =>
  turn?.play && turn.seat === seat && !turn.play.discarded ? [turn.play.card] : []

const without = (cards: readonly Card[], known: readonly Card[]): readonly Card[] => known.reduce(less<Card>, cards)

/** BW-22.2: the order of a deck nobody knows, a hand its owner alone. */
function imagineCards({ open, own, seat: self }: Seen, seat: Seat, ctx: BattleContext) {
  const known = [...open.discards[seat], ...shownCard(open, seat), ...(seat === self ? own!.hand : [])]
  const unknown = ctx.shuffle(without(cardsInPlay(open, seat), known))
  const hand = seat === self ? own!.hand : unknown.splice(0, open.hands[seat])
  return { hand, deck: unknown }
}

/** BW-P2.1, BW-P3.1, BW-P6.1: what a side may have hidden where. */
function imagineSecret({ open, stack }: Seen, seat: Seat, ctx: BattleContext): readonly Hex[] {
  const special = planOf(open.options.battle)?.special
  const waits = stack.some(step => step.do === 'hide')
  if (!special || waits) return []
  if (open.houses[seat] === 'stark') return imagineArchers(open, special.archers?.hexes ?? [], ctx)
  if (special.edmure) return ctx.shuffle(open.edmure.hidden).slice(0, 1)
  if (!special.strategy) return []
  const all = Object.entries(open.locations)
  const found = all.filter(([, is]) => is === 'real').length
  const hidden = special.strategy.hexes.filter(hex => open.locations[hex] === 'hidden')
  return inOrder(special.strategy.hexes, ctx.shuffle(hidden).slice(0, special.strategy.real - found))
}

function imagineArchers({ archers }: Open, hexes: readonly Hex[], ctx: BattleContext): readonly Hex[] {
  const possible = hexes.filter(hex => !archers.cleared.includes(hex) && !archers.shown.includes(hex))
  return inOrder(hexes, ctx.shuffle(possible).slice(0, archers.hidden))
}

/** As a player lists them who hides them. */
const inOrder = (list: readonly Hex[], chosen: readonly Hex[]): readonly Hex[] =>
  list.filter(hex => chosen.includes(hex))

/** BW-P10.1: discs that still lie face down. */
function imagineDiscs({ open }: Seen, seat: Seat, ctx: BattleContext): Held['discs'] {
  const columns = planOf(open.options.battle)?.special.columns
  const { down, waiting } = open.discs[seat]
  if (!columns || down.length === 0) return {}
  const house = open.houses[seat]
  const gone = (each: Commander) =>
    open.commanders[each]?.where !== 'waiting' || waiting.some(({ commander }) => commander === each)
  const left = [
    ...columns.of[house].map(({ commander }) => commander).filter(each => !gone(each)),
    columns.decoys[house],
  ]
  const mixed = ctx.shuffle(left)
  return Object.fromEntries(down.map((entry, i) => [entry, mixed[i]]))
}

export const imagine: Game<BattlesOfWesteros>['imagine'] = (view, ctx) => {
  const cards = view.open.houses.map((_, seat) => imagineCards(view, seat, ctx))
  const held = view.open.houses.map((_, seat): Held => {
    if (seat === view.seat) return view.own!
    const { hand } = cards[seat]
    return { hand, secret: imagineSecret(view, seat, ctx), discs: imagineDiscs(view, seat, ctx) }
  })
  return { held, hidden: { decks: cards.map(({ deck }) => deck) } }
}
