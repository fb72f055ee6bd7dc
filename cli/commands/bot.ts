/** `interregnum bot`: a program plays a person's seat at a real table. */
import { randomBytes } from 'node:crypto'
import { games } from '../../games/index.ts'
import { defaultMove, type GameModule, seeded } from '../../kernel/index.ts'
import { read, wholeNumber } from '../arguments.ts'
import { openProgram, type Program } from '../program/program.ts'
import { playSeat } from '../program/seat.ts'

const usage = `Usage: interregnum bot --table URL --token T --cmd COMMAND [--time MS]
A program plays your seat at a table, with MS milliseconds (10000) a decision. URL is the address of the table's page. The page gives the
token: at your own seat, "Let a program play". How a program reads and writes: docs/bots.md.`

const flags = {
  table: { type: 'string', default: '' },
  token: { type: 'string', default: '' },
  cmd: { type: 'string', default: '' },
  time: { type: 'string', default: '10000' },
} as const

export async function run(args: string[]): Promise<void> {
  const { flag } = read(args, flags, usage)
  const [table, token, command] = [flag('table'), flag('token'), flag('cmd')]
  if (table === '' || token === '' || command === '') throw new Error(usage)
  const ms = wholeNumber('time', flag('time'), 1, 3_600_000)
  const rng = { chance: seeded(randomBytes(16).toString('hex')) }
  const tell = (line: string) => console.error(line)
  let program: Program | null = null
  const programFor = ({ game }: GameModule) => (program ??= openProgram({ game, command, ms, tell }))
  try {
    await playSeat({
      table,
      token,
      games,
      tell,
      think: (gameModule, view) => programFor(gameModule).think(view, rng),
      fallback: ({ game }, view) => defaultMove(game, view, rng),
    })
    console.log('The game is over.')
  } finally {
    ;(program as Program | null)?.close()
  }
}
