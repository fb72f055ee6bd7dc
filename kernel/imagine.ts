/** Worlds that fit what a seat knows: bots search on them, and the law of two worlds is tested with them. */

import type { Game, View } from './game.ts'
import type { Kinds, Seat, Step } from './kinds.ts'
import { below, type Chance, pick, shuffle } from './rng.ts'
import type { Context, Sealed } from './rules.ts'
import type { State } from './state.ts'

/** A full state in which the view's seat would see exactly this view; the rest is drawn from the given chance. */
export function imagine<K extends Kinds>(game: Game<K>, view: View<K>, chance: Chance): State<K> {
  const rng = { chance }
  const ctx: Context<K> = { log: () => {}, below: n => below(rng, n), shuffle: list => shuffle(rng, list) }
  const { held, hidden } = game.imagine(view, ctx)
  // What others remember is left out
  const memory = view.memory && { memory: held.map((_, seat) => (seat === view.seat ? view.memory! : [])) }
  const g = { open: { ...view.open }, held, hidden, ...memory }
  const stack = [...view.stack]
  const sealed: (K['move'] | null)[] = held.map(() => null)
  for (const seat of view.ready) {
    sealed[seat] = seat === view.seat ? view.answer : imagineAnswer(game, g, stack.at(-1)!, seat, rng)
  }
  // Other seats' move counts are nobody's business but theirs; only the own one shows in the view.
  const moved = held.map((_, seat) => (seat === view.seat ? view.moved : 0))
  return { g, stack, sealed, moved, chance: rng.chance }
}

function imagineAnswer<K extends Kinds>(
  game: Game<K>,
  g: State<K>['g'],
  step: Step<K>,
  seat: Seat,
  rng: { chance: Chance },
): K['move'] {
  const rule = (game.rules as unknown as Record<string, Sealed<K, Step<K>>>)[step.do]
  const answers = rule.legalMoves(g, step, seat).filter(move => !rule.seals || rule.seals(move))
  if (answers.length === 0) throw new Error(`No answer of seat ${seat} can be imagined at '${step.do}'.`)
  return pick(rng, answers)
}
