/** The operator's way to the tables of a house, for the commands that need it. */
import { type Operator, openOperator } from '../server/operate.ts'
import { houseSettings } from './settings.ts'

/** Opens the database that --data or the environment names, and closes it when the work is done. */
export async function withOperator(data: string, work: (operator: Operator) => Promise<void>): Promise<void> {
  const operator = await openOperator(houseSettings({ data }))
  try {
    await work(operator)
  } finally {
    await operator.close()
  }
}
