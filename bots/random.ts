import { type Bot, type Kinds, randomMove } from '../kernel/index.ts'

/** Any legal move, all alike, but drafts are taken back only now and then. */
export const random: Bot<Kinds> = {
  choose: (game, view, rng) => randomMove(game, view.legalMoves, rng),
}
