/** The registry of the test game, as games/index.ts is the registry of the real ones. */
import { type Adviser, type Bot, type GameModule, gameModule, type Kinds } from '../../kernel/index.ts'
import { barons } from '../../kernel/testing/barons.ts'
import { duel } from '../../kernel/testing/duel.ts'
import { toy } from '../../kernel/testing/toy.ts'

const easy: Bot<Kinds> = { choose: (_game, view) => view.legalMoves[view.legalMoves.length - 1] }

/** Advises to do what it sees first. */
const adviser: Adviser<Kinds> = {
  advise: async (_game, { legalMoves: [first] }) => ({ plan: [first], instead: null, values: null, reasons: [] }),
}

export const games: Readonly<Record<string, GameModule>> = {
  toy: gameModule(toy, { easy: easy as never }, { adviser: adviser as never }),
  barons: gameModule(barons, { easy: easy as never }),
  duel: gameModule(duel, { easy: easy as never }),
}
