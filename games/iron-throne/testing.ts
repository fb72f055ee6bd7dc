/**
 * Any position in a few lines, for tests. Seats are Stark, Lannister, Baratheon, Targaryen, Tyrell, clockwise; leaders are
 * Eddard, Cersei, Davos, Jorah and Mace; every character and leader sheet has 4 power:
 *
 *   const t = scene(3).power({ 'jaime-lannister': 5, 'robb-stark': 2 })
 *   t.encounter('jaime-lannister', 'robb-stark', { 'stannis-baratheon': 'defender' })
 *   t.conflict('lannister-hostility-12', 'stark-hostility-10').quiet()
 *   expect(t.open.power['robb-stark']).toBe(1)
 */
import { putAt, questionAt, type Seat, type State } from '../../kernel/index.ts'
import { HandSet } from '../../kernel/testing/scene.ts'
import { cardTable, type HouseCard } from './data/cards.ts'
import { type EventCard, eventDeck } from './data/events.ts'
import { type Character, type House, houseOf, houses } from './data/houses.ts'
import { ironThrone } from './game.ts'
import { balanceBox, dealOut, giveHostage, looseCards, newGame, plainCards, plainOptions } from './position.ts'
import { layDown, setDeck } from './rules/cards/decks.ts'
import { remove } from './rules/cards/multiset.ts'
import { openEncounter, setEncounter } from './rules/encounter/encounter.ts'
import type { G } from './rules/seats.ts'
import type { Hidden, IronThrone, Options, Side } from './types.ts'

/** A table whose position is set by hand; see HandSet. */
export class Scene extends HandSet<IronThrone, House> {
  constructor(state: State<IronThrone>) {
    super(ironThrone, state)
  }

  protected parts(): readonly House[] {
    return this.open.houses
  }

  private get g(): G {
    return this.state.g
  }

  /** Sets power; what a House then has less or more than twenty is in the box. */
  power(power: Partial<Record<Character, number>>): this {
    this.open.power = { ...this.open.power, ...power }
    balanceBox(this.g)
    return this
  }

  sheet(house: House, n: number): this {
    this.open.sheets = putAt(this.open.sheets, this.seat(house), n)
    balanceBox(this.g)
    return this
  }

  /** The power of a character, or on the leader sheet of a House. */
  of(purse: Character | House): number {
    return houses.includes(purse as House)
      ? this.open.sheets[this.seat(purse as House)]
      : (this.open.power[purse as Character] ?? 0)
  }

  /** Spreads influence: so many tokens of a House on the board of another. */
  spread(house: House, over: House, n = 1): this {
    const board = this.open.influence[this.seat(over)]
    const tokens = Array<Seat>(n).fill(this.seat(house))
    this.open.influence = putAt(this.open.influence, this.seat(over), [...board, ...tokens])
    return this
  }

  spreadOf(house: House): number {
    return this.open.influence.flat().filter(seat => seat === this.seat(house)).length
  }

  private deal(house: House, hand: readonly HouseCard[], deck: readonly HouseCard[]): this {
    dealOut(this.g, this.seat(house), hand, deck)
    return this
  }

  /** Sets a hand: the rest of the House's loose cards is its deck. */
  hand(house: House, ...cards: HouseCard[]): this {
    const loose = looseCards(this.g, this.seat(house))
    const rest = remove(loose, cards)
    if (rest.length + cards.length !== loose.length) throw new Error(`${house} has no such cards left.`)
    return this.deal(house, cards, rest)
  }

  handOf(house: House): readonly HouseCard[] {
    return this.g.held[this.seat(house)].hand
  }

  /** Makes a hand of the `n` cheapest hostility cards. */
  handSize(house: House, n: number): this {
    return this.hand(house, ...plainCards(looseCards(this.g, this.seat(house)), n))
  }

  /** Lays these cards on top of the deck, the first one uppermost. */
  top(house: House, ...cards: HouseCard[]): this {
    const { hand } = this.g.held[this.seat(house)]
    const deck = this.g.hidden.decks[this.seat(house)]
    return this.deal(house, hand, [...cards, ...remove(deck, cards)])
  }

  /** Leaves `n` cards in the deck: the others go to the discard pile. */
  deckSize(house: House, n: number): this {
    const seat = this.seat(house)
    const deck = this.g.hidden.decks[seat]
    setDeck(this.g, seat, deck.slice(0, n))
    layDown(this.g, seat, ...deck.slice(n))
    return this
  }

  /** Makes these loose cards hostages of a House. */
  hostage(holder: House, ...cards: HouseCard[]): this {
    for (const card of cards) giveHostage(this.g, this.seat(holder), card)
    return this
  }

  /** The faces of the hostages a House holds. */
  hostagesOf(house: House): readonly HouseCard[] {
    return this.g.held[this.seat(house)].hostages
  }

  /** Who is challenger in this round. */
  challenger(house: House): this {
    this.open.challenger = this.seat(house)
    return this
  }

  /** The event on top of the deck. */
  event(card: EventCard): this {
    const events = [card, ...remove(eventDeck(this.open.houses), [card])]
    return this.hide({ events }).set({ events: events.length, event: null, eventsUsed: [] })
  }

  hide(part: Partial<Hidden>): this {
    Object.assign(this.g.hidden, part)
    return this
  }

  /** An encounter whose defender is known; no character is chosen yet. */
  meeting(challenger: House, defender: House): this {
    this.challenger(challenger)
    openEncounter(this.g, this.seat(defender))
    return this
  }

  /** An encounter whose sides stand; the conflict has not begun. */
  encounter(challenger: Character, defender: Character, supporters: Partial<Record<Character, Side>> = {}): this {
    const seat = (character: Character) => this.seat(houseOf(character))
    this.meeting(houseOf(challenger), houseOf(defender))
    const support = Object.entries(supporters) as [Character, Side][]
    setEncounter(this.g, {
      fighters: [
        { seat: seat(challenger), character: challenger, side: 'challenger', how: 'chosen' },
        { seat: seat(defender), character: defender, side: 'defender', how: 'chosen' },
        ...support.map(([character, side]) => ({ seat: seat(character), character, side, how: 'accepted' }) as const),
      ],
    })
    return this
  }

  /** Begins the conflict: the window before the cards is open, if anybody can act in it. */
  begin(): this {
    return this.run({ do: 'conflict' }, { do: 'resolution' })
  }

  /** Passes windows until something else is asked. */
  quiet(): this {
    for (;;) {
      const pass = questionAt(ironThrone, this.state)?.pass
      if (!pass) return this
      this.move(this.asked()[0], pass)
    }
  }

  /** Both active players play these cards, which they are given if they lack them; windows before that are passed. */
  cards(challenger: HouseCard, defender: HouseCard): this {
    this.quiet()
    const due = [challenger, defender].map(card => ({ card, house: cardTable[card].house }))
    for (const { card, house } of due) {
      if (!this.handOf(house).includes(card)) this.hand(house, ...this.handOf(house).slice(1), card)
    }
    for (const { card, house } of due) if (this.asked().includes(house)) this.move(house, { do: 'card', card })
    return this
  }

  /** The conflict from its beginning: both cards lie open, windows after that wait. */
  conflict(challenger: HouseCard, defender: HouseCard): this {
    return this.begin().cards(challenger, defender)
  }

  /** Passes where one can, ends a negotiation, otherwise takes the first option. */
  goOn(): this {
    const [house] = this.asked()
    const list = this.legalMoves(house)
    return this.move(house, list.find(move => move.do === 'pass' || move.do === 'break-off') ?? list[0])
  }

  /** Goes on until nothing is left, or this is asked. */
  finish(until?: string): this {
    while (this.question() !== null && this.question() !== until) this.goOn()
    return this
  }
}

/** A table of 3 to 5 Houses at the beginning of a round; hands of five hostility cards, decks of the other twenty. */
export const scene = (
  players: 3 | 4 | 5,
  { leaders = {}, ...options }: Partial<Options> & { leaders?: Partial<Record<House, Character>> } = {},
): Scene => new Scene(newGame(players, { ...plainOptions, ...options }, leaders))
