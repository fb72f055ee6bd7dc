/** The registry of the test game, as games/index.ts is the registry of the real ones. */
import { type GameModule, gameModule } from '../../kernel/index.ts'
import { barons } from '../../kernel/testing/barons.ts'
import { duel } from '../../kernel/testing/duel.ts'
import { toy } from '../../kernel/testing/toy.ts'

export const games: Readonly<Record<string, GameModule>> = {
  toy: gameModule(toy, { choose: (_game, view) => view.legalMoves[view.legalMoves.length - 1] }),
  barons: gameModule(barons, { choose: (_game, view) => view.legalMoves[view.legalMoves.length - 1] }),
  duel: gameModule(duel, { choose: (_game, view) => view.legalMoves[view.legalMoves.length - 1] }),
}
