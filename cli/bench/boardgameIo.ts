/**
 * The tree search of boardgame.io on its own first game, tic-tac-toe, as a measure to compare with. It is no dependency, for it brings
 * more than 140 packages with it; whoever wants to compare installs it beside.
 */
import { createRequire } from 'node:module'
import { cpuSince, type Figure } from './figure.ts'
import { besideMachine } from './machine.ts'

const iterations = 4000

type Cells = (string | null)[]

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]

interface Library {
  InitializeGame(of: { game: object }): unknown
  MCTSBot: new (of: object) => { play(state: unknown, player: string): Promise<unknown> }
}

/** The library, or null where it is not installed. Throws what it throws where it is, and does not load. */
function library(): Library | null {
  const load = createRequire(import.meta.url)
  try {
    load.resolve('boardgame.io/ai')
  } catch {
    return null
  }
  return { ...load('boardgame.io/ai'), ...load('boardgame.io/internal') }
}

const enumerate = ({ cells }: { cells: Cells }) =>
  cells.flatMap((cell, i) => (cell === null ? [{ move: 'mark', args: [i] }] : []))

const ticTacToe = {
  setup: () => ({ cells: Array<string | null>(9).fill(null) }),
  moves: {
    mark: ({ G, playerID }: { G: { cells: Cells }; playerID: string }, i: number) => {
      G.cells[i] = playerID
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G: { cells }, ctx }: { G: { cells: Cells }; ctx: { currentPlayer: string } }) => {
    if (lines.some(line => line.every(i => cells[i] === ctx.currentPlayer))) return { winner: ctx.currentPlayer }
    return cells.every(cell => cell !== null) ? { draw: true } : undefined
  },
  ai: { enumerate },
}

/** Its iterations a CPU second at the empty board; null where it is not installed. */
export async function boardgameIoFigure(): Promise<Figure | null> {
  const installed = library()
  if (installed === null) return null
  await search(installed)
  const { measured, machine } = await besideMachine(() => search(installed))
  return {
    name: 'boardgame.io: iterations of its tree search',
    value: Math.round(measured),
    unit: 'iterations a CPU second',
    goal: null,
    better: 'higher',
    machine,
    note: `${iterations} at the empty board of tic-tac-toe`,
  }
}

async function search({ InitializeGame, MCTSBot }: Library): Promise<number> {
  const bot = new MCTSBot({ game: ticTacToe, enumerate, iterations, playoutDepth: 50, seed: 'bench' })
  const state = InitializeGame({ game: ticTacToe })
  const mark = process.cpuUsage()
  await bot.play(state, '0')
  return iterations / cpuSince(mark)
}
