/**
 * Any position in a few lines, for tests:
 *
 *   const t = scene({ units: ['CG F5 3', 'BH F4 3', 'CL D6 2dmg'], terrain: { F6: 'forest' } })
 *   t.dice('strike', 'lore', 'heroic').attack('F5', 'F4')   // the next dice that are rolled, and an attack
 *   t.dice('morale', 'strike').move('uthuk', yes)           // the Blood Harvesters counter
 *   expect(t.at('E6')).toBe('CG 2')
 *
 * Units are written as in the cases: two or three letters, a hex, the figures left (all where no number stands) or the
 * damage of a unit of one figure, and what lies on it: 'OB F5 2 stunned poisoned'.
 */
import type { Move as KernelMove, State } from '../../kernel/index.ts'
import { nextOf, withLoadedDice } from '../../kernel/testing/loadedDice.ts'
import { HandSet } from '../../kernel/testing/scene.ts'
import { type Face, faces } from './data/dice.ts'
import type { Faction } from './data/factions.ts'
import type { Hex } from './data/hexes.ts'
import type { LoreCard } from './data/loreCards.ts'
import { battlelore } from './game.ts'
import { type Position, stateOf, written } from './position.ts'
import { unitAt } from './rules/field/units.ts'
import type { BattleLore, Held, Hidden, Ordered, Turn, Unit } from './types.ts'

export { type Position, written }

type Move = KernelMove<BattleLore>

/** Answers that come up again and again. */
export const yes: Move = { do: 'counter', yes: true }
export const no: Move = { do: 'counter', yes: false }
export const done: Move = { do: 'done' }
export const pass: Move = { do: 'pass' }

/** A table whose position is set by hand; see HandSet. */
export class Scene extends HandSet<BattleLore, Faction> {
  /** The dice still to be rolled. */
  readonly queue: Face[]

  constructor(state: State<BattleLore>, dice: readonly Face[]) {
    const queue = [...dice]
    super(withLoadedDice(battlelore, faces.length, nextOf(queue, faces)), state)
    this.queue = queue
  }

  protected parts(): readonly Faction[] {
    return this.open.factions
  }

  get turn(): Turn {
    return this.open.turn!
  }

  /** The innermost combat. */
  get fight() {
    return this.open.fights.at(-1)
  }

  held(faction: Faction): Held {
    return this.state.g.held[this.seat(faction)]
  }

  /** The unit in a hex: 'CG 2', 'CL 4dmg stunned'; null: nobody. */
  at(hex: Hex): string | null {
    const unit = unitAt(this.open, hex)
    return unit ? written(unit) : null
  }

  unit(hex: Hex): Unit {
    return unitAt(this.open, hex)!
  }

  lore(faction: Faction): number {
    return this.open.lore[this.seat(faction)]
  }

  points(faction: Faction): number {
    return this.open.points[this.seat(faction)]
  }

  /** Forces the next dice, after those that are still to come. */
  dice(...next: Face[]): this {
    this.queue.push(...next)
    return this
  }

  /** Sets what belongs to the turn. */
  setTurn(part: Partial<Turn>): this {
    return this.set({ turn: { ...this.turn, ...part } })
  }

  /** Changes what the ordered unit in a hex may still do. */
  order(hex: Hex, part: Partial<Ordered>): this {
    const { id } = this.unit(hex)
    const ordered = this.turn.ordered.map(each => (each.unit === id ? { ...each, ...part } : each))
    return this.setTurn({ ordered })
  }

  /** Forces what lies hidden: the order of decks (top card first). */
  hide(part: Partial<Hidden>): this {
    Object.assign(this.state.g.hidden, part)
    const { commandDeck, loreDecks } = this.state.g.hidden
    return this.set({ commandDeck: commandDeck.length, loreDecks: loreDecks.map(deck => deck.length) })
  }

  /** The Attack step with one attack chosen; the other attacks are asked for after it. */
  attack(from: Hex, at: Hex): this {
    this.run({ do: 'attack', seat: this.turn.seat })
    return this.move(this.active, { do: 'attack', from, at })
  }

  get active(): Faction {
    return this.open.factions[this.turn.seat]
  }

  /** The options of one kind: `t.of('uthuk', 'attack').map(move => move.at)`. */
  of<Name extends Move['do']>(faction: Faction, name: Name): Extract<Move, { do: Name }>[] {
    return this.legalMoves(faction).filter(move => move.do === name) as Extract<Move, { do: Name }>[]
  }

  /** Lets windows go by until something else is asked, or this card can be played. */
  lapse(until?: LoreCard): this {
    while (this.question() === 'react') {
      const [faction] = this.asked()
      if (this.of(faction, 'lore').some(({ card }) => card === until)) break
      this.move(faction, pass)
    }
    return this
  }
}

/** Daqan is seat 0, Uthuk seat 1. Decks are empty, nobody has lore or cards unless the position says so. */
export const scene = (position: Position = {}): Scene => new Scene(stateOf(position), position.dice ?? [])
