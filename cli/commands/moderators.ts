/** `interregnum moderators`: who looks after reports. */
import { read } from '../arguments.ts'
import { withOperator } from '../operator.ts'

const usage = `Usage: interregnum moderators [--data ./data]
       interregnum moderators --add PERSON [--data ./data]
       interregnum moderators --remove PERSON [--data ./data]
Lists the moderators; makes somebody one, or lets it go. PERSON is what stands behind /people/ in the address of its page.`

export async function run(args: string[]): Promise<void> {
  const text = { type: 'string', default: '' } as const
  const { flag } = read(args, { add: text, remove: text, data: text }, usage)
  await withOperator(flag('data'), async operator => {
    if (flag('add') !== '') await operator.setModerator(flag('add'), true)
    if (flag('remove') !== '') await operator.setModerator(flag('remove'), false)
    for (const { id, name } of await operator.moderators()) console.log(`${id}\t${name}`)
  })
}
