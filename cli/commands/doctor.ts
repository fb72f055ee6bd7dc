/** `interregnum doctor`: is everything there that a house needs? */
import { read } from '../arguments.ts'
import { examine } from '../doctor/doctor.ts'
import type { Finding } from '../doctor/finding.ts'

const usage = `Usage: interregnum doctor [--data ./data]
Looks at settings, database, disk, mail, push keys, time, page and address. It ends with code 1 when something is broken.
It may be run while the server runs. It prints no passwords.`

const lineOf = ({ state, what, said, todo }: Finding): string =>
  `${state.padEnd(9)}${what.padEnd(11)}${said}${todo ? `\n${' '.repeat(20)}→ ${todo}` : ''}`

export async function run(args: string[]): Promise<void> {
  const { flag } = read(args, { data: { type: 'string', default: '' } }, usage)
  let isBroken = false
  for await (const finding of examine({ data: flag('data') })) {
    console.log(lineOf(finding))
    isBroken ||= finding.state === 'broken'
  }
  if (isBroken) process.exitCode = 1
}
