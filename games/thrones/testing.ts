/**
 * Any position in a few lines, for tests:
 *
 *   const t = scene(6)                                  // six houses, an empty board, a quiet state
 *   t.army('winterfell', 'stark', 'knight', 'footman')
 *   t.order('winterfell', 'march-0')
 *   t.run({ do: 'marches', position: 0 })               // the steps to play, in order
 *   t.move('stark', { do: 'march', from: 'winterfell' })
 *   expect(t.army('winterfell')).toEqual(...)
 */
import { type Move as KernelMove, putAt, type State, seedFrom, start, without } from '../../kernel/index.ts'
import { HandSet } from '../../kernel/testing/scene.ts'
import type { LandArea, Place } from './data/areas.ts'
import type { Track } from './data/constants.ts'
import type { HouseCard } from './data/houseCards.ts'
import type { House } from './data/houses.ts'
import type { Order } from './data/orders.ts'
import type { UnitType } from './data/units.ts'
import { thrones } from './game.ts'
import { addRouted, addUnits } from './rules/position/armies.ts'
import { putOrder } from './rules/position/orders.ts'
import type { Army, Hidden, Open, Options, Thrones } from './types.ts'

type Move = KernelMove<Thrones>

/** A table whose position is set by hand; see HandSet. */
export class Scene extends HandSet<Thrones, House> {
  constructor(state: State<Thrones>) {
    super(thrones, state)
  }

  protected parts(): readonly House[] {
    return this.open.houses
  }

  /** Puts units of a house into a place; without a house: what stands there. */
  army(place: Place): Army | null
  army(place: Place, house: House, ...units: UnitType[]): this
  army(place: Place, house?: House, ...units: UnitType[]): this | Army | null {
    if (house === undefined) return this.open.armies[place]
    addUnits(this.state.g, place, this.seat(house), units)
    return this
  }

  routed(place: Place, house: House, ...units: UnitType[]): this {
    addRouted(this.state.g, place, this.seat(house), units)
    return this
  }

  /** Puts an open order of the house that stands there. */
  order(place: Place, order: Order): this {
    putOrder(this.state.g, place, this.open.armies[place]!.seat, order)
    return this
  }

  /** Lays a Power token on an area. */
  banner(area: LandArea, house: House): this {
    this.open.banners = { ...this.open.banners, [area]: this.seat(house) }
    return this
  }

  garrison(area: LandArea, strength: number | null): this {
    this.open.garrisons =
      strength === null ? without(this.open.garrisons, area) : { ...this.open.garrisons, [area]: strength }
    return this
  }

  neutral(area: LandArea, strength: number | null): this {
    this.open.neutrals =
      strength === null ? without(this.open.neutrals, area) : { ...this.open.neutrals, [area]: strength }
    return this
  }

  /** Sets a track by houses from position 1 on; houses not named keep their order behind them. */
  track(track: Track, ...first: House[]): this {
    const named = first.map(house => this.seat(house))
    const rest = this.open.tracks[track].filter(seat => !named.includes(seat))
    this.open.tracks = { ...this.open.tracks, [track]: [...named, ...rest] }
    return this
  }

  power(house: House): number
  power(house: House, n: number): this
  power(house: House, n?: number): this | number {
    if (n === undefined) return this.open.power[this.seat(house)]
    this.open.power = putAt(this.open.power, this.seat(house), n)
    return this
  }

  supply(house: House): number
  supply(house: House, level: number): this
  supply(house: House, level?: number): this | number {
    if (level === undefined) return this.open.supply[this.seat(house)]
    this.open.supply = putAt(this.open.supply, this.seat(house), level)
    return this
  }

  /** Sets a hand; the other six or fewer cards of the house go to the discards in the given order. */
  hand(house: House): readonly HouseCard[]
  hand(house: House, ...cards: HouseCard[]): this
  hand(house: House, ...cards: HouseCard[]): this | readonly HouseCard[] {
    const seat = this.seat(house)
    if (cards.length === 0) return this.open.hands[seat]
    const all = [...this.open.hands[seat], ...this.open.discards[seat]]
    this.open.hands = putAt(this.open.hands, seat, cards)
    this.open.discards = putAt(
      this.open.discards,
      seat,
      all.filter(card => !cards.includes(card)),
    )
    return this
  }

  /** Forces what lies hidden: the order of decks (top card first). */
  hide(part: Partial<Hidden>): this {
    Object.assign(this.state.g.hidden, part)
    return this
  }

  /** The options of one kind: `t.of('stark', 'retreat').map(move => move.to)`. */
  of<Name extends Move['do']>(house: House, name: Name): Extract<Move, { do: Name }>[] {
    return this.legalMoves(house).filter((move): move is Extract<Move, { do: Name }> => move.do === name)
  }

  /** One March order from its choice to its commitment: who goes where, and whether a Power token is left behind. */
  march(house: House, from: Place, groups: Partial<Record<Place, UnitType[]>>, banner = false): this {
    return this.draft(house, from, groups).move(house, { do: 'commit', banner })
  }

  /** The same without setting out. */
  draft(house: House, from: Place, groups: Partial<Record<Place, UnitType[]>>): this {
    this.run({ do: 'marchOrder', seat: this.seat(house) })
    if (this.question() === 'marchOrder') this.move(house, { do: 'march', from })
    for (const [to, units] of Object.entries(groups)) {
      for (const unit of units) this.move(house, { do: 'go', unit, to: to as Place })
    }
    return this
  }

  /** Both fighters choose their House cards. */
  cards(attack: HouseCard, defence: HouseCard): this {
    const { attacker, defender } = this.open.combat!
    this.move(this.open.houses[attacker.seat], { do: 'card', card: attack })
    return this.move(this.open.houses[defender.seat], { do: 'card', card: defence })
  }
}

const quiet: Options = {
  tidesOfBattle: false,
  victoryCheck: 'at-once',
  finalTieBreak: 'rulebook',
  darkWingsPortsPay: false,
  lannisterPortShip3p: false,
}

/**
 * A table of 3 to 6 houses. `empty` (the default) clears all units and orders off the board and sets Supply to 6, so that
 * only what a test puts there matters; garrisons, neutral forces, tracks, Power and hands are as at the start.
 */
export function scene(players: number, options: Partial<Options> & { empty?: boolean } = {}): Scene {
  const { empty = true, ...rest } = options
  const { state } = start(thrones, {
    roles: Array.from({ length: players }, () => null),
    options: { ...quiet, ...rest },
    seed: seedFrom('scene'),
  })
  const t = new Scene(state)
  if (!empty) return t
  const nowhere = <V>(record: Record<string, V>) => Object.fromEntries(Object.keys(record).map(key => [key, null]))
  t.set({
    armies: nowhere(t.open.armies) as Open['armies'],
    orders: nowhere(t.open.orders) as Open['orders'],
    supply: t.open.supply.map(() => 6),
  })
  return t
}

/** A battlefield: a table where the Blade has been used already, so that nobody is asked about it. */
export const field = (players = 6, options: Partial<Options> = {}): Scene =>
  scene(players, options).set({ bladeUsed: true })

/** Karhold, where a Footman of one house stands, is attacked from Winterfell by a Footman of another. */
export function karhold(attacker: House, defender: House, t = field()): Scene {
  t.garrison('winterfell', null)
  t.army('winterfell', attacker, 'footman').order('winterfell', 'march-0').army('karhold', defender, 'footman')
  return t.march(attacker, 'winterfell', { karhold: ['footman'] })
}

/** How the combat of this run was decided. */
export const outcome = (t: Scene) => t.events('outcome')[0]
