/** The toy with a bot that does what is asked of a thread in which bots think: by the nodes of its budget. */
import { type GameModule, gameModule, type Thinker } from '../../kernel/index.ts'
import { type Toy, toy } from '../../kernel/testing/toy.ts'

export const how = { atOnce: 1, whenHurried: 2, never: 3, withoutMeasure: 4, wrongly: 5 }

const rest = () => new Promise(done => setTimeout(done, 1))

const bot: Thinker<Toy> = {
  async think(_game, { legalMoves }, _rng, { nodes, signal }) {
    while (nodes === how.whenHurried && !signal.aborted) await rest()
    for (let n = 0; nodes === how.never; n++) if (n < 0) break
    const waste: string[][] = []
    while (nodes === how.withoutMeasure) waste.push(Array.from({ length: 10_000 }, (_, i) => `${i} ${waste.length}`))
    if (nodes === how.wrongly) throw new Error('lost its mind')
    return [legalMoves[0], legalMoves[0]]
  },
}

export const games: Readonly<Record<string, GameModule>> = { toy: gameModule(toy, { easy: bot as never }) }
