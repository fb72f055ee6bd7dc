/** `interregnum ratings`: all ratings of a house reckoned anew. */
import { read } from '../arguments.ts'
import { withOperator } from '../operator.ts'

const usage = `Usage: interregnum ratings --again [--data ./data]
Reckons all ratings anew from the places of all rated games, in the order in which they were counted.`

export async function run(args: string[]): Promise<void> {
  const { is, flag } = read(
    args,
    { again: { type: 'boolean', default: false }, data: { type: 'string', default: '' } },
    usage,
  )
  if (!is('again')) throw new Error(usage)
  await withOperator(flag('data'), async operator => {
    console.log(`${await operator.reckonRatings()} rated games reckoned`)
  })
}
