/** Positions for tests: cards, hostages and power laid where a test wants them. */
import { hold, putAt, type Seat, type State, seedFrom, start } from '../../kernel/index.ts'
import { cardTable, deckOf, type HouseCard, inOrder } from './data/cards.ts'
import { type Character, charactersOf, type House, houses } from './data/houses.ts'
import { ironThrone } from './game.ts'
import { setDeck } from './rules/cards/decks.ts'
import { remove } from './rules/cards/multiset.ts'
import type { G } from './rules/seats.ts'
import type { IronThrone, Open, Options } from './types.ts'

const defaultLeaders: Readonly<Record<House, Character>> = {
  stark: 'eddard-stark',
  lannister: 'cersei-lannister',
  baratheon: 'davos-seaworth',
  targaryen: 'jorah-mormont',
  tyrell: 'mace-tyrell',
}

/** The seat of a House that plays. */
export function seatNamed({ houses: playing }: Open, house: House): Seat {
  const seat = playing.indexOf(house)
  if (seat < 0) throw new Error(`${house} does not play here.`)
  return seat
}

/** Cards of a House that lie in its deck or hand: what can be laid elsewhere. */
export const looseCards = ({ held, hidden }: G, seat: Seat): HouseCard[] => [...held[seat].hand, ...hidden.decks[seat]]

/** Lays out a hand and a deck. */
export function dealOut(g: G, seat: Seat, hand: readonly HouseCard[], deck: readonly HouseCard[]): void {
  hold(g, seat, { hand: inOrder(hand) })
  g.open.hands = putAt(g.open.hands, seat, hand.length)
  setDeck(g, seat, deck)
}

/** Makes a loose card a hostage. */
export function giveHostage(g: G, holder: Seat, card: HouseCard): void {
  const house = seatNamed(g.open, cardTable[card].house)
  const { hand } = g.held[house]
  const deck = g.hidden.decks[house]
  if (deck.includes(card)) dealOut(g, house, hand, remove(deck, [card]))
  else dealOut(g, house, remove(hand, [card]), deck)
  const n = g.open.arrivals[holder] + 1
  g.open.arrivals = putAt(g.open.arrivals, holder, n)
  g.open.hostages = putAt(g.open.hostages, holder, [...g.open.hostages[holder], { n, house }])
  hold(g, holder, { hostages: [...g.held[holder].hostages, card] })
}

/** What the Houses together have less or more than twenty each is in the box. */
export function balanceBox({ open }: G): void {
  const all = [...Object.values(open.power), ...open.sheets]
  open.box = 20 * open.houses.length - all.reduce((sum, n) => sum + n, 0)
}

/** The cheapest hostility cards among these. */
export const plainCards = (cards: readonly HouseCard[], n: number): HouseCard[] =>
  inOrder(cards.filter(card => cardTable[card].type === 'hostility')).slice(0, n)

/** The options that a table has when it chooses nothing. */
export const plainOptions: Options = {
  freeLeaders: false,
  shortGame: false,
  lastBlood: false,
  soleVictory: false,
  negotiation: 'minutes',
}

/** A game at the beginning of a round: leaders known, five hostility cards in each hand, the other twenty in the deck. */
export function newGame(
  players: number,
  options: Options,
  leaders: Partial<Record<House, Character>>,
): State<IronThrone> {
  const inPlay = houses.slice(0, players)
  const { state } = start(ironThrone, { roles: inPlay, options, seed: seedFrom('scene') })
  const led = inPlay.map(house => leaders[house] ?? defaultLeaders[house])
  const inGame = inPlay.flatMap((house, seat) => charactersOf[house].filter(each => each !== led[seat]))
  const power = Object.fromEntries(inGame.map(each => [each, 4]))
  Object.assign(state.g.open, { leaders: led, power, challenger: 0, round: 1 })
  state.stack = []
  inPlay.forEach((house, seat) => {
    hold(state.g, seat, { offered: [] })
    const hand = plainCards(deckOf(house), 5)
    dealOut(state.g, seat, hand, remove(deckOf(house), hand))
  })
  return state
}
