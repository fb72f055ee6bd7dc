/** Worlds that fit what a seat knows: bots search on them, and the law of two worlds is tested with them. */
import { below, type Chance, pick, shuffle } from './chance.ts'
import type { Game, Kinds, Kit, Sealed, Seat, Step, View } from './game.ts'
import type { State } from './state.ts'

/** A full state in which the view's seat would see exactly this view; the rest is drawn from the given chance. */
export function imagine<K extends Kinds>(game: Game<K>, view: View<K>, chance: Chance): State<K> {
  const fate = { chance }
  const kit: Kit<K> = { say: () => {}, below: n => below(fate, n), shuffle: list => shuffle(fate, list) }
  const { held, hidden } = game.imagine(view, kit)
  const g = { open: { ...view.open }, held, hidden }
  const stack = [...view.stack]
  const sealed: (K['move'] | null)[] = held.map(() => null)
  for (const seat of view.ready) {
    sealed[seat] = seat === view.seat ? view.answer : imagineAnswer(game, g, stack.at(-1)!, seat, fate)
  }
  // Other seats' move counts are nobody's business but theirs; only the own one shows in the view.
  const moved = held.map((_, seat) => (seat === view.seat ? view.moved : 0))
  return { g, stack, sealed, moved, chance: fate.chance }
}

function imagineAnswer<K extends Kinds>(
  game: Game<K>,
  g: State<K>['g'],
  step: Step<K>,
  seat: Seat,
  fate: { chance: Chance },
): K['move'] {
  const rule = (game.rules as unknown as Record<string, Sealed<K, Step<K>>>)[step.do]
  const answers = rule.options(g, step, seat).filter(move => !rule.seals || rule.seals(move))
  if (answers.length === 0) throw new Error(`No answer of seat ${seat} can be imagined at '${step.do}'.`)
  return pick(fate, answers)
}
