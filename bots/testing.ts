/** The toy at a decision of which every answer can be told from the others: for tests of bots that think. */
import { imagine, type State, seedFrom, start, type View } from '../kernel/index.ts'
import { type Toy, toy } from '../kernel/testing/toy.ts'

/** At its first tie, which the first of three seats settles: whoever it is given to has the points of the card. */
export function tied(): State<Toy> {
  const { state } = start(toy, {
    roles: [null, null, null],
    options: { cards: 'many', rich: false, ties: 'host' },
    seed: seedFrom('tie'),
  })
  state.stack = [...state.stack.slice(0, -1), { do: 'settle', bids: [0, 0, 0], tied: [0, 1, 2] }]
  return state
}

export const give = (seat: number) => ({ do: 'give', seat }) as const

/** Worlds that fit a view, told apart by the only card of their deck: 1 in the first, 2 in the second. */
export function numberedWorlds() {
  let worlds = 0
  return (view: View<Toy>) =>
    (rng: { chance: State<Toy>['chance'] }): State<Toy> => {
      const world = imagine(toy, view, rng.chance)
      world.g.hidden.deck = [++worlds]
      return world
    }
}
