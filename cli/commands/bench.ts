/** `interregnum bench`: measures speed, says what was aimed at, and can write the figures as JSON. */
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { games } from '../../games/index.ts'
import { replay } from '../../kernel/index.ts'
import { read } from '../arguments.ts'
import { type Figure, verdict } from '../bench/figure.ts'
import { machineSpeed } from '../bench/machine.ts'
import { pageFigures } from '../bench/page.ts'
import { copying, randomPlay, replaying } from '../bench/play.ts'
import { serverFigures } from '../bench/server.ts'

const usage = `Usage: interregnum bench [--only play,server,page] [--json FILE]
Measures how fast the rules play, how the server keeps up, and what the page weighs. Takes some minutes; run it on a quiet
machine. With --json the figures are also written to a file.`

/** Each hears with `tell` what to say of its progress. */
const parts: Readonly<Record<string, (tell: (word: string) => void) => Promise<Figure[]>>> = {
  play: async () =>
    Object.values(games).flatMap(gameModule => [
      ...randomPlay(gameModule, 60),
      copying(gameModule),
      replaying(gameModule, (begin, moves) => {
        const { id, version } = gameModule.game
        replay(gameModule.game, {
          format: 'interregnum-record',
          formatVersion: 1,
          game: id,
          gameVersion: version,
          ...begin,
          moves,
        })
      }),
    ]),
  server: serverFigures,
  page: pageFigures,
}

export async function run(args: string[]): Promise<void> {
  const { flag } = read(
    args,
    { only: { type: 'string', default: Object.keys(parts).join(',') }, json: { type: 'string', default: '' } },
    usage,
  )
  const figures: Figure[] = []
  for (const name of flag('only').split(',')) {
    if (!Object.hasOwn(parts, name)) throw new Error(`There is no part "${name}": ${Object.keys(parts).join(', ')}.`)
    console.error(`measuring ${name} ...`)
    for (const figure of [machineSpeed(name), ...(await parts[name](tell))]) {
      figures.push(figure)
      console.log(row(figure))
    }
  }
  if (flag('json') === '') return
  const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version }
  writeFileSync(flag('json'), JSON.stringify({ machine, figures }, null, 2))
}

/** Shows what is going on, in one line that is written over; only where somebody looks on. */
function tell(word: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${word}\r`)
}

function row(figure: Figure): string {
  const { name, value, unit, goal, note } = figure
  const set = goal ? ` (floor ${goal.floor}, aim ${goal.aim})` : ''
  return `${verdict(figure).padEnd(9)} ${name}: ${value} ${unit}${set}\n          ${note}`
}
