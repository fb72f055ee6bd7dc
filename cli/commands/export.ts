/** `interregnum export TABLE`: a table as a record, on standard output or in a file. */
import { writeFileSync } from 'node:fs'
import { read } from '../arguments.ts'
import { withOperator } from '../operator.ts'

const usage = `Usage: interregnum export TABLE [--to FILE] [--seed] [--data ./data]
Writes the record of a table. A running game's record carries the hash of its seed only: it can be looked at, not replayed.
With --seed it carries the seed, too: it can be replayed and imported, and whoever has it knows all secrets of the game.`

export async function run(args: string[]): Promise<void> {
  const { words, flag, is } = read(
    args,
    { to: { type: 'string', default: '' }, seed: { type: 'boolean' }, data: { type: 'string', default: '' } },
    usage,
  )
  const [id] = words
  if (id === undefined) throw new Error(usage)
  await withOperator(flag('data'), async operator => {
    const body = JSON.stringify(await operator.exportRecord(id, is('seed')))
    if (flag('to') === '') console.log(body)
    else writeFileSync(flag('to'), body)
  })
}
