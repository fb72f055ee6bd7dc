/** `interregnum import FILE`: a table from a record. */
import { readRecord } from '../../kernel/index.ts'
import { fileText, read } from '../arguments.ts'
import { withOperator } from '../operator.ts'

const usage = `Usage: interregnum import FILE [--data ./data]
Makes a table that stands where the record ends, and prints its id.`

export async function run(args: string[]): Promise<void> {
  const { words, flag } = read(args, { data: { type: 'string', default: '' } }, usage)
  if (words[0] === undefined) throw new Error(usage)
  const record = readRecord(fileText(words[0]))
  await withOperator(flag('data'), async operator => console.log(await operator.importRecord(record)))
}
