/** `interregnum tables`: the operator's list of tables, and the knife for a table that went wrong. */
import { read, wholeNumber } from '../arguments.ts'
import { withOperator } from '../operator.ts'

const usage = `Usage: interregnum tables [--data ./data]
       interregnum tables --cut N TABLE [--data ./data]
Lists all tables, newest first. With --cut: takes the last N moves of a table back, whatever they were.`

export async function run(args: string[]): Promise<void> {
  const { words, flag } = read(
    args,
    { cut: { type: 'string', default: '' }, data: { type: 'string', default: '' } },
    usage,
  )
  await withOperator(flag('data'), async operator => {
    if (flag('cut') !== '') {
      if (words[0] === undefined) throw new Error(usage)
      const left = await operator.cut(words[0], wholeNumber('cut', flag('cut'), 1, 1_000_000))
      return console.log(`${left} moves left`)
    }
    for (let after: string | null = null; ; ) {
      const { rows, next } = await operator.list(after)
      for (const row of rows) console.log([row.id, row.status, row.game, `${row.moves} moves`, row.name].join('\t'))
      if (next === null) return
      after = next
    }
  })
}
