/**
 * Any position in a few lines, for tests. Seats are red, green, blue and gold, in this order:
 *
 *   const t = scene(3).deck('castle').run({ do: 'round' })
 *   t.bid(3, 0, 1).move('red', { do: 'keep' })
 *   expect(t.open.kept[0]).toEqual(['castle'])
 */
import { putAt, type State, seedFrom, start } from '../../kernel/index.ts'
import { HandSet } from '../../kernel/testing/scene.ts'
import { type Card, cards } from './data/cards.ts'
import { type Colour, colours } from './data/colours.ts'
import { newGame } from './game.ts'
import type { NewGame } from './types.ts'

/** A table whose position is set by hand; see HandSet. */
class Scene extends HandSet<NewGame, Colour> {
  constructor(state: State<NewGame>) {
    super(newGame, state)
  }

  protected parts(): readonly Colour[] {
    return this.open.colours
  }

  /** Lays these cards on top of the deck, the first one uppermost, and leaves no others in it. */
  deck(...deck: Card[]): this {
    const { g } = this.state
    g.hidden.deck = deck
    g.open.left = deck.length
    return this.sweep(deck)
  }

  secret(colour: Colour, secret: Card): this {
    this.state.g.held = putAt(this.state.g.held, this.seat(colour), { secret })
    return this.sweep([secret])
  }

  kept(colour: Colour, ...kept: Card[]): this {
    this.open.kept = putAt(this.open.kept, this.seat(colour), kept)
    return this
  }

  coins(...coins: number[]): this {
    return this.set({ coins })
  }

  /** All bid, in the order of their seats. */
  bid(...bids: number[]): this {
    for (const [seat, coins] of bids.entries()) this.move(this.open.colours[seat], { do: 'bid', coins })
    return this
  }

  /** What lies nowhere else lies in the box. */
  private sweep(taken: readonly Card[]): this {
    const { held, hidden } = this.state.g
    const elsewhere = [...taken, ...hidden.deck, ...held.map(({ secret }) => secret)]
    hidden.box = cards.filter(card => !elsewhere.includes(card))
    return this
  }
}

/** A game that has just begun. */
export function scene(seats: number): Scene {
  const begin = { roles: colours.slice(0, seats), options: { long: false }, seed: seedFrom('scene') }
  return new Scene(start(newGame, begin).state)
}
