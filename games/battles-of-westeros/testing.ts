/**
 * Any position in a few lines, for tests:
 *
 *   const t = scene({ units: ['WH blue c8r6', 'LG green c8r5 (4)'] })
 *   t.order('c8r6').dice('valor', 'green', 'blue').attack('c8r6', 'c8r5')   // a token's order, the next dice, an attack
 *   expect(t.at('c8r5')).toBe('LG green 2')
 *
 * Units are written as in the cases: letters or commander, rank, hex, figures in brackets (all where none are named), and
 * 'inactive'. Stark is on turn unless the position says otherwise.
 */
import type { State } from '../../kernel/index.ts'
import { nextOf, withLoadedDice } from '../../kernel/testing/loadedDice.ts'
import { HandSet } from '../../kernel/testing/scene.ts'
import type { Card } from './data/cards.ts'
import type { Commander } from './data/commanders.ts'
import { type Face, faces } from './data/dice.ts'
import type { Hex } from './data/hexes.ts'
import type { House } from './data/houses.ts'
import { battlesOfWesteros } from './game.ts'
import { type Position, stateOf, written } from './position.ts'
import { playOf } from './rules/cards/commands.ts'
import { engagementOf, unitAt } from './rules/field/units.ts'
import { freshTurn, orderFor, plainOrder } from './rules/orders/order.ts'
import type { BattlesOfWesteros, Held, Move, Ordered, Unit } from './types.ts'

export type { Position }

export const done: Move = { do: 'done' }
export const stay: Move = { do: 'stay' }

/** A table whose position is set by hand; see HandSet. */
export class Scene extends HandSet<BattlesOfWesteros, House> {
  /** The dice still to be rolled. */
  readonly queue: Face[]
  private readonly active: House

  constructor(state: State<BattlesOfWesteros>, dice: readonly Face[], active: House) {
    const queue = [...dice]
    super(withLoadedDice(battlesOfWesteros, faces.length, nextOf(queue, faces)), state)
    this.queue = queue
    this.active = active
  }

  protected parts(): readonly House[] {
    return this.open.houses
  }

  held(house: House): Held {
    return this.state.g.held[this.seat(house)]
  }

  /** The unit in a hex: 'LG green 2'; null: nobody. */
  at(hex: Hex): string | null {
    const unit = unitAt(this.open, hex)
    return unit ? written(unit) : null
  }

  unit(hex: Hex): Unit {
    return unitAt(this.open, hex)!
  }

  /** What the unit in a hex has been ordered to do. */
  ordered(hex: Hex): Ordered {
    return this.open.turn!.ordered.find(({ unit }) => unit === this.unit(hex).id)!
  }

  /** Whose token lies between two units; null: none. */
  token(a: Hex, b: Hex): House | null {
    const engagement = engagementOf(this.open, this.unit(a).id)
    const isOurs = engagement?.units.includes(this.unit(b).id)
    return isOurs ? this.open.houses[engagement!.by] : null
  }

  /** Forces the next dice, after those that are still to come. */
  dice(...next: Face[]): this {
    this.queue.push(...next)
    return this
  }

  /** A turn begins. */
  turn(): this {
    return this.run({ do: 'turn', seat: this.seat(this.active) })
  }

  /** The units in these hexes are ordered by one command; the first question is about their movement, or their attacks. */
  order(...hexes: Hex[]): this {
    const seat = this.seat(this.active)
    const ordered = hexes.map(hex => orderFor(this.unit(hex).id, plainOrder))
    this.set({ turn: { ...freshTurn(seat), ordered } })
    return this.run({ do: 'movement' }, { do: 'withdrawals' }, { do: 'attackPart' }, { do: 'endOrders' })
  }

  /** The card is being played by this commander, and nothing of it is carried out yet. */
  playing(card: Card, commander: Commander): this {
    const turn = freshTurn(this.seat(this.active))
    return this.set({ turn: { ...turn, play: playOf(this.open, card, commander, [0]) } })
  }

  /** Units in these hexes have been ordered and stand where they attack from. */
  attacking(...hexes: Hex[]): this {
    const seat = this.seat(this.active)
    const ordered = hexes.map(hex => ({ ...orderFor(this.unit(hex).id, plainOrder), settled: true }))
    this.set({ turn: { ...(this.open.turn ?? freshTurn(seat)), ordered } })
    return this.run({ do: 'attackPart' }, { do: 'endOrders' })
  }

  /** An attack of an ordered unit. */
  attack(from: Hex, at: Hex): this {
    return this.move(this.active, { do: 'attack', from, at })
  }

  /** The way of the unit that is asked, to a hex. */
  go(to: Hex, house: House = this.active): this {
    return this.move(house, this.of(house, 'go').find(({ path }) => path.at(-1) === to)!)
  }

  /** The ends of the ways that the unit asked can go. */
  get reach(): Hex[] {
    return this.of(this.active, 'go').map(({ path }) => path.at(-1)!)
  }

  /** The options of one kind: `t.of('stark', 'attack').map(move => move.at)`. */
  of<Name extends Move['do']>(house: House, name: Name): Extract<Move, { do: Name }>[] {
    return this.legalMoves(house).filter(move => move.do === name) as Extract<Move, { do: Name }>[]
  }
}

/** Stark is seat 0, Lannister seat 1. Decks and hands are empty unless the position names cards. */
export const scene = (position: Position = {}): Scene =>
  new Scene(stateOf(position), position.dice ?? [], position.active ?? 'stark')
