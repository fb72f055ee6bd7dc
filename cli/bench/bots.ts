/** How much bots that think can try out: trials a CPU second, each a plan carried out in an imagined world and played on to its horizon. */
import { trials } from '../../bots/budget.ts'
import { thoughtOf } from '../../bots/levels.ts'
import { games } from '../../games/index.ts'
import {
  botViewOf,
  type GameModule,
  type Kinds,
  nextToMove,
  type Rng,
  seeded,
  seedFrom,
  type View,
} from '../../kernel/index.ts'
import type { Goals } from '../../kernel/testing/goals.ts'
import { playout } from '../../kit/playout.ts'
import { tableOptions } from '../arguments.ts'
import { boardgameIoFigure } from './boardgameIo.ts'
import { cpuSince, type Figure } from './figure.ts'
import { goalsOf } from './goals.ts'
import { besideMachine } from './machine.ts'

/** What is measured of every game, and the search that it is compared with. */
export async function botFigures(tell: (word: string) => void): Promise<Figure[]> {
  tell('comparing with boardgame.io ...')
  const other = await boardgameIoFigure()
  const figures = other === null ? [] : [other]
  for (const gameModule of Object.values(games)) {
    tell(`thinking about ${gameModule.game.id} ...`)
    figures.push(compared(await thinking(gameModule, await goalsOf(gameModule)), other))
  }
  return figures
}

/** Says how many trials there are to an iteration of the other search, if that is installed. */
function compared(figure: Figure, other: Figure | null): Figure {
  if (other === null) return figure
  return {
    ...figure,
    note: `${figure.note}; ${(figure.value / other.value).toFixed(2)} to an iteration of boardgame.io`,
  }
}

const level = 'good'
/** So many views of one game, of which those count about which the bot thinks at all; and so many trials for each, at most. */
const most = { views: 16, trials: 20 }
/** Every so many questions one is looked at. */
const every = 20

const rng = (): Rng => ({ chance: seeded(seedFrom('bench')) })

async function thinking(gameModule: GameModule, goals: Goals): Promise<Figure> {
  const views = viewsOf(gameModule)
  await tried(gameModule, views, 2)
  const { measured, machine } = await besideMachine(() => tried(gameModule, views, most.trials))
  const { game } = gameModule
  return {
    name: `${game.id}: trials of a bot that thinks`,
    value: Math.round(measured.trials / measured.seconds),
    unit: 'trials a CPU second',
    goal: goals.trials,
    better: 'higher',
    machine,
    note: `${measured.trials} trials of level ${level} about ${measured.views} views of a game of easy bots, ${game.seats.max} seats`,
  }
}

/** Views of whoever moves, spread over a game of easy bots. */
function viewsOf({ game, bots }: GameModule): View<Kinds>[] {
  const roles = Array.from({ length: game.seats.max }, () => null)
  const begin = { roles, options: tableOptions({ game, bots }, ''), seed: seedFrom('thinking') }
  const chance = rng()
  const all: View<Kinds>[] = []
  const choose: Parameters<typeof playout<Kinds>>[2] = ({ state, question, made, moves }) => {
    const seat = nextToMove(game, question, made?.seat ?? null)!
    const view = botViewOf(game, state, seat, question)
    if (moves % every === 0) all.push(structuredClone(view))
    return { seat, move: bots.easy.choose(game, view, chance) }
  }
  for (const _ of playout(game, begin, choose));
  const step = Math.max(1, Math.floor(all.length / most.views))
  return all.filter((_, i) => i % step === 0)
}

/** Thinks about each view: the trials made, the views that took any, and the CPU seconds of these. */
async function tried(gameModule: GameModule, views: readonly View<Kinds>[], nodes: number) {
  const sum = { trials: 0, views: 0, seconds: 0 }
  for (const view of views) {
    let made = 0
    const mark = process.cpuUsage()
    await thoughtOf(gameModule, level, view, rng(), { ...trials(nodes), onNode: () => made++ })
    if (made === 0) continue
    sum.seconds += cpuSince(mark)
    sum.trials += made
    sum.views++
  }
  return sum
}
