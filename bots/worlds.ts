/** Worlds to search in. */
import { branch, type Game, imagine, type Kinds, type Rng, type State, type View } from '../kernel/index.ts'

/**
 * Lawful worlds in which nobody but the seat itself has sealed an answer yet: the policy gives those answers, as a sensible player
 * would, where `imagine` draws any that are legal.
 */
export const unsealedWorlds =
  <K extends Kinds>(game: Game<K>) =>
  (view: View<K>) =>
  (rng: Rng): State<K> => {
    const world = imagine(game, view, branch(rng))
    return { ...world, sealed: world.sealed.map((answer, seat) => (seat === view.seat ? answer : null)) }
  }
