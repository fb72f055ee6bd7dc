/** IT-3: the beginning of a game. */
import { type Chapter, type Context, type Drawers, type Game, hold, type Seat, sealed } from '../../../kernel/index.ts'
import { deckOf } from '../data/cards.ts'
import { leaderSheetsDealt, openingHand, startingPower } from '../data/constants.ts'
import { eventDeck } from '../data/events.ts'
import { type Character, charactersOf, type House, houses } from '../data/houses.ts'
import type { Held, IronThrone, Open, Options } from '../types.ts'
import { addToHand, takeTop } from './cards/decks.ts'
import { localCards } from './cards/localCards.ts'
import { emptyOffer } from './negotiation/offers.ts'
import type { G } from './seats.ts'

type Begin = Game<IronThrone>['setup']

/** IT-3.2: any House may be used at any number of players. */
export const roles = (): readonly House[] => houses

export const setup: Begin = (seats, chosen, options, ctx) => {
  const inPlay = seatHouses(seats, chosen, ctx)
  const decks = inPlay.map(house => ctx.shuffle(deckOf(house)))
  const events = ctx.shuffle(eventDeck(inPlay))
  // IT-3.10
  const challenger = ctx.below(seats)
  const drawers: Drawers<IronThrone> = {
    open: openDrawer(inPlay, options, challenger, events.length),
    held: inPlay.map((house): Held => emptyHanded(dealLeaders(house, options, ctx))),
    hidden: { decks, events },
  }
  ctx.log({ is: 'start', houses: inPlay, challenger })
  drawers.held.forEach(({ offered }, seat) => {
    ctx.log({ is: 'offered', seat, leaders: offered }, seat)
  })
  return { drawers, steps: [{ do: 'chooseLeader' }, { do: 'round' }] }
}

/** Seats without a choice draw from the Houses that are left (IT-28.2). */
function seatHouses(seats: number, chosen: readonly (string | null)[], ctx: Context<IronThrone>): House[] {
  const taken = chosen.filter(house => house !== null)
  if (taken.some(house => !houses.includes(house as House)) || new Set(taken).size < taken.length) {
    throw new RangeError(`Each seat may be one of ${houses.join(', ')}, each House once.`)
  }
  if (seats < 3 || seats > houses.length) throw new RangeError('Three to five can play.')
  const left = ctx.shuffle(houses.filter(house => !taken.includes(house)))
  return chosen.map(house => (house as House | null) ?? left.pop()!)
}

/** IT-3.4, IT-28.1; in the order of the table, which tells nothing. */
function dealLeaders(house: House, { freeLeaders }: Options, ctx: Context<IronThrone>): Character[] {
  const all: readonly Character[] = charactersOf[house]
  if (freeLeaders) return [...all]
  const dealt = ctx.shuffle(all).slice(0, leaderSheetsDealt)
  return all.filter(each => dealt.includes(each))
}

const emptyHanded = (offered: readonly Character[]): Held => ({
  offered,
  hand: [],
  hostages: [],
  seen: [],
  foreseen: [],
  returning: [],
  passed: false,
  draft: emptyOffer,
})

function openDrawer(inPlay: readonly House[], options: Options, challenger: Seat, events: number): Open {
  const each = <T>(value: T) => inPlay.map(() => value)
  return {
    options,
    houses: inPlay,
    leaders: [],
    round: 0,
    stage: 'start',
    challenger,
    power: {},
    // IT-3.6
    sheets: each(startingPower),
    box: 0,
    // IT-3.8
    influence: each([]),
    hands: each(0),
    decks: inPlay.map(house => deckOf(house).length),
    discards: each([]),
    hostages: each([]),
    arrivals: each(0),
    events,
    event: null,
    eventsUsed: [],
    betrayals: each([]),
    encounter: null,
    working: null,
    instead: null,
    aside: null,
    returning: each(0),
    local: localCards(),
  }
}

/** IT-3.5, IT-3.6: the other four characters come into play. */
function placeCharacters({ open }: G): void {
  const inPlay = open.houses.flatMap((house, seat) => charactersOf[house].filter(each => each !== open.leaders[seat]))
  open.power = Object.fromEntries(inPlay.map(each => [each, startingPower]))
}

export const setupRules: Chapter<IronThrone, 'chooseLeader'> = {
  chooseLeader: sealed({
    rule: 'IT-3.4',
    who: ({ open }) => open.houses.map((_, seat) => seat),
    legalMoves: ({ held }, _me, seat) => held[seat].offered.map(leader => ({ do: 'lead', leader })),
    reveal: (g, _me, answers, ctx) => {
      const leaders = answers.map(answer => answer!.leader)
      g.open.leaders = leaders
      ctx.log({ is: 'leaders', leaders })
      placeCharacters(g)
      g.open.houses.forEach((_, seat) => {
        // The sheets not kept go back to the box unseen
        hold(g, seat, { offered: [] })
        // IT-3.7
        const hand = Array.from({ length: openingHand }, () => takeTop(g, ctx, seat)!)
        addToHand(g, seat, ...hand)
        ctx.log({ is: 'saw', seat, of: seat, cards: hand, what: 'drawn' }, seat)
      })
      return []
    },
  }),
}
