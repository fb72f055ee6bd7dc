/** `interregnum bench`: measures speed, says what was aimed at, and can write the figures as JSON. */
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { read } from '../arguments.ts'
import { botFigures } from '../bench/bots.ts'
import { atReference, type Figure, verdict } from '../bench/figure.ts'
import { growthFigures } from '../bench/growth.ts'
import { machineSpeed } from '../bench/machine.ts'
import { pageFigures } from '../bench/page.ts'
import { playFigures } from '../bench/play.ts'
import { serverFigures } from '../bench/server.ts'
import { openProgress } from '../progress.ts'

const usage = `Usage: interregnum bench [--only play,bots,server,growth,page] [--json FILE]
Measures how fast the rules play, how much bots try out, how the server keeps up, what does not grow, and what the page weighs. Takes some minutes; run it on a quiet
machine. With --json the figures are also written to a file. What bots try out is compared with the tree search of boardgame.io where that is
installed beside: npm install --no-save boardgame.io@0.50.2`

/** Each hears with `tell` what to say of its progress. */
const parts: Readonly<Record<string, (tell: (word: string) => void) => Promise<Figure[]>>> = {
  play: playFigures,
  bots: botFigures,
  server: serverFigures,
  growth: growthFigures,
  page: pageFigures,
}

export async function run(args: string[]): Promise<void> {
  const { flag } = read(
    args,
    { only: { type: 'string', default: Object.keys(parts).join(',') }, json: { type: 'string', default: '' } },
    usage,
  )
  const figures: Figure[] = []
  const progress = openProgress()
  for (const name of flag('only').split(',')) {
    if (!Object.hasOwn(parts, name)) throw new Error(`There is no part "${name}": ${Object.keys(parts).join(', ')}.`)
    progress.tell(`measuring ${name} ...`, true)
    for (const figure of [machineSpeed(name), ...(await parts[name](progress.tell))]) {
      figures.push(figure)
      progress.clear()
      console.log(row(figure))
    }
  }
  if (flag('json') === '') return
  const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version }
  writeFileSync(
    flag('json'),
    JSON.stringify(
      { machine, figures: figures.map(figure => ({ ...figure, atReference: atReference(figure) })) },
      null,
      2,
    ),
  )
}

function row(figure: Figure): string {
  const { name, value, unit, goal, machine, note } = figure
  const set = goal ? ` (floor ${goal.floor}, aim ${goal.aim})` : ''
  const scaled =
    machine === null
      ? ''
      : `, ${atReference(figure)} at the speed of reference, of which this machine has ${machine.toFixed(2)}`
  return `${verdict(figure).padEnd(9)} ${name}: ${value} ${unit}${scaled}${set}\n          ${note}`
}
