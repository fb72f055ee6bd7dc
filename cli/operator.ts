/** The operator's way to the tables of a house, for the commands that need it. */
import { games } from '../games/index.ts'
import { settingsFrom } from '../server/index.ts'
import { type Operator, openOperator } from '../server/operate.ts'

/** Opens the database that --data or the environment names, and closes it when the work is done. */
export async function withOperator(data: string, work: (operator: Operator) => Promise<void>): Promise<void> {
  const gamesModule = new URL('../games/index.ts', import.meta.url).href
  const operator = await openOperator(settingsFrom({ games, gamesModule, ...(data && { data }) }, process.env))
  try {
    await work(operator)
  } finally {
    await operator.close()
  }
}
