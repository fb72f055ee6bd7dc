/** What does not grow: memory of played tables, and the time of what is asked at old tables and in an old house. */
import { games } from '../../games/index.ts'
import type { GameModule } from '../../kernel/index.ts'
import { type Growths, measureGrowth, measureMemory, sizes } from '../../server/load/growth.ts'
import type { Figure } from './figure.ts'

/** A house of so many tables, each after so many moves of easy bots. */
const house = { tables: 2000, moves: 300 }

const asked: Readonly<Record<keyof Growths, readonly [string, Record<'small' | 'large', number>, string]>> = {
  opening: ['opening a table that is not in memory', sizes.entries, 'entries'],
  openingOfTalk: ['opening a table with much talk', sizes.chat, 'lines of chat'],
  oldLines: ['a page of older lines of the log', sizes.entries, 'entries'],
  mine: ['the list of one’s own tables', sizes.tables, 'tables that are over'],
  act: ['a draft that is taken back, 50 times', sizes.drafts, 'entries before'],
}

export async function growthFigures(tell: (word: string) => void): Promise<Figure[]> {
  const growths = await measureGrowth(games.thrones, tell)
  const times = Object.entries(asked).map(([name, [what, size, unit]]): Figure => {
    const { small, large } = growths[name as keyof Growths]
    return {
      name: `growth: ${what}`,
      value: Number((large / small).toFixed(2)),
      unit: 'times as long at a large one as at a small one',
      goal: { floor: 2, aim: 1.2 },
      better: 'lower',
      machine: null,
      note: `${large.toFixed(2)} ms with ${size.large} ${unit}, ${small.toFixed(2)} ms with ${size.small}`,
    }
  })
  return [...times, ...Object.values(games).map(memoryOf)]
}

function memoryOf(gameModule: GameModule): Figure {
  const { kilobytes, positions } = measureMemory(gameModule, house.moves)
  return {
    name: `${gameModule.game.id}: memory of ${house.tables} played tables`,
    value: Math.round((kilobytes * house.tables) / 1024),
    unit: 'MB',
    goal: { floor: 250, aim: 125 },
    better: 'lower',
    machine: null,
    note: `${Math.round(kilobytes)} KB a table after ${house.moves} moves of easy bots, ${positions} positions at most; measured with 100 tables`,
  }
}
