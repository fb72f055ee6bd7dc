/** What the fuzzer is told of The Iron Throne. */
import { type Context, hold, type Move, putAt, type Seat, type State } from '../../../kernel/index.ts'
import type { Dense, Fuzzing } from '../../../kernel/testing/fuzzing.ts'
import { cardTable, deckOf, houseCards } from '../data/cards.ts'
import { influenceTokens } from '../data/constants.ts'
import { eventDeck } from '../data/events.ts'
import { characters, charactersOf, houses } from '../data/houses.ts'
import { moments } from '../data/moments.ts'
import { balanceBox, dealOut, giveHostage, looseCards } from '../position.ts'
import { layDown } from '../rules/cards/decks.ts'
import { type G, spreadOf } from '../rules/seats.ts'
import type { IronThrone } from '../types.ts'

type ThroneKit = Context<IronThrone>

/** Truces that become deals; abilities, character cards, hostages put to use. */
function weigh(_state: State<IronThrone>, _seat: Seat, move: Move<IronThrone>): number {
  switch (move.do) {
    case 'agree':
      return 12
    case 'card':
      return cardTable[move.card].type === 'truce' ? 6 : 1
    case 'propose':
    case 'adopt':
    case 'accept':
    case 'use':
    case 'play':
    case 'torture':
    case 'release':
      return 4
    case 'break-off':
    case 'reject':
      return 1 / 4
    default:
      return 1
  }
}

const pick = <T>(ctx: ThroneKit, list: readonly T[]): T => list[ctx.below(list.length)]

/** In the middle of a game: hostages everywhere, power low or high, influence near the goal, cards and events spent. */
const dense: Dense<IronThrone> = {
  after: null,
  make(g, ctx) {
    const { open } = g
    chooseLeaders(g, ctx)
    spendEvents(g, ctx)
    for (const seat of open.houses.keys()) deal(g, ctx, seat)
    for (const holder of open.houses.keys()) takeHostages(g, ctx, holder)
    for (const seat of open.houses.keys()) spreadInfluence(g, ctx, seat)
    for (const character in open.power) open.power = { ...open.power, [character]: 1 + ctx.below(4) }
    open.sheets = open.sheets.map(() => ctx.below(4))
    balanceBox(g)
    open.round = 1 + ctx.below(9)
    return [{ do: 'round' }]
  },
}

function chooseLeaders(g: G, ctx: ThroneKit): void {
  const { open } = g
  open.leaders = open.houses.map((_, seat) => pick(ctx, g.held[seat].offered))
  const inGame = open.houses.flatMap((house, seat) => charactersOf[house].filter(each => each !== open.leaders[seat]))
  open.power = Object.fromEntries(inGame.map(each => [each, 1]))
  for (const seat of open.houses.keys()) hold(g, seat, { offered: [] })
}

function spendEvents(g: G, ctx: ThroneKit): void {
  const used = ctx.below(g.hidden.events.length)
  g.open.eventsUsed = g.hidden.events.slice(0, used)
  g.hidden.events = g.hidden.events.slice(used)
  g.open.events = g.hidden.events.length
}

/** A hand, some cards discarded, the others in the deck. */
function deal(g: G, ctx: ThroneKit, seat: Seat): void {
  const cards = ctx.shuffle(deckOf(g.open.houses[seat]))
  const hand = cards.splice(0, 2 + ctx.below(6))
  const spent = cards.splice(0, ctx.below(8))
  dealOut(g, seat, hand, cards)
  layDown(g, seat, ...spent)
}

function takeHostages(g: G, ctx: ThroneKit, holder: Seat): void {
  for (let left = ctx.below(4); left > 0; left--) {
    const victim = pick(
      ctx,
      [...g.open.houses.keys()].filter(seat => seat !== holder),
    )
    const loose = looseCards(g, victim)
    if (loose.length > 5) giveHostage(g, holder, pick(ctx, loose))
  }
}

/** Tokens on the boards of others: two fewer than win. */
function spreadInfluence(g: G, ctx: ThroneKit, seat: Seat): void {
  const others = [...g.open.houses.keys()].filter(each => each !== seat)
  for (let left = ctx.below(influenceTokens - 2); left > 0; left--) {
    const over = pick(ctx, others)
    if (spreadOf(g.open, seat) < influenceTokens) {
      g.open.influence = putAt(g.open.influence, over, [...g.open.influence[over], seat])
    }
  }
}

export const fuzzing: Fuzzing<IronThrone> = {
  pieces: { houseCards, characters, eventCards: [...new Set(eventDeck(houses))], moments },
  weigh,
  dense,
}
