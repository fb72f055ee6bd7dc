/** `interregnum tournament`: a tournament of the house, for all. */
import { read } from '../arguments.ts'
import { withOperator } from '../operator.ts'

const usage = `Usage: interregnum tournament ID --listed | --unlisted [--data ./data]
Shows a tournament, made on the page, to everybody who looks for one, or no more. ID is what stands in its address.`

export async function run(args: string[]): Promise<void> {
  const flags = {
    listed: { type: 'boolean' },
    unlisted: { type: 'boolean' },
    data: { type: 'string', default: '' },
  } as const
  const { words, is, flag } = read(args, flags, usage)
  if (words[0] === undefined || is('listed') === is('unlisted')) throw new Error(usage)
  await withOperator(flag('data'), async operator => {
    await operator.listTournament(words[0], is('listed'))
    console.log(is('listed') ? 'shown to all' : 'shown to those who have its link')
  })
}
