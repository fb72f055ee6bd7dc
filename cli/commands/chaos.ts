/** `interregnum chaos`: servers under load are killed, flooded and starved, and what was acknowledged must be there. */
import { gameNamed, read, seatsOf, wholeNumber } from '../arguments.ts'
import { chaos, type Failure, type Figure } from '../chaos/chaos.ts'
import { fullDisk } from '../chaos/disk.ts'
import { databaseStop, kills, malformedMessages, rollingUpdate, silentLines } from '../chaos/failures.ts'
import { chatter, drafts } from '../chaos/growth.ts'
import { imports } from '../chaos/imports.ts'
import { plays } from '../chaos/playing.ts'
import { twins } from '../chaos/twins.ts'
import { lostWords } from '../chaos/words.ts'
import { openProgress, type Progress } from '../progress.ts'

const usage = `Usage: interregnum chaos [--on sqlite,postgres,postgres-2] [--game thrones] [--seats N] [--tables 10]
  [--idle 0] [--pause 200] [--rate 0] [--kills 10] [--malformed 20000] [--seconds 20] [--pairs 60]
  [--imported 40000] [--only play,import,twins,drafts,chat,kill,update,stop,words,disk,flood,silence]
Starts servers on databases of their own (postgres-2: two servers on one), plays with many sockets, kills them, floods them
and takes the database away; then compares the acknowledged moves with what is stored. Ends with code 1 when something is
wrong, or later than aimed at: run it on a quiet machine. --pause are the milliseconds before each move of a seat;
--rate are the moves a second of all tables instead, which are then compared with as many echoes. --idle are tables beside
them at which nobody is.`

const number = (fallback: string) => ({ type: 'string', default: fallback }) as const

export async function run(args: string[]): Promise<void> {
  const { flag } = read(
    args,
    {
      on: { type: 'string', default: 'sqlite,postgres,postgres-2' },
      game: { type: 'string', default: 'thrones' },
      seats: { type: 'string' },
      tables: number('10'),
      idle: number('0'),
      pause: number('200'),
      rate: number('0'),
      kills: number('10'),
      malformed: number('20000'),
      seconds: number('20'),
      pairs: number('60'),
      imported: number('40000'),
      only: { type: 'string', default: '' },
    },
    usage,
  )
  const count = (name: string) => wholeNumber(name, flag(name), 0, 1e9)
  const gameModule = gameNamed(flag('game'))
  const all: Readonly<Record<string, Failure>> = {
    play: plays(count('seconds')),
    import: imports(count('imported')),
    kill: kills(count('kills')),
    update: rollingUpdate,
    stop: databaseStop(4_000),
    flood: malformedMessages(count('malformed')),
    silence: silentLines(100),
    twins: twins(count('pairs')),
    words: lostWords(15),
    drafts: drafts(400),
    chat: chatter(60, 10),
    disk: fullDisk(8_000),
  }
  const only = flag('only') === '' ? Object.keys(all) : flag('only').split(',')
  const unknown = only.find(name => !Object.hasOwn(all, name))
  if (unknown !== undefined) throw new Error(`Nothing that happens is called "${unknown}".\n${usage}`)
  const progress = openProgress()
  for (const cluster of flag('on').split(',')) {
    const [store, nodes = '1'] = cluster.split('-')
    if (store !== 'sqlite' && store !== 'postgres') throw new Error(`There is no store "${cluster}".\n${usage}`)
    const { tell, begin } = tellerOf(cluster, progress)
    const failures = only.map(
      (name, n): Failure =>
        scene => {
          begin(`${name} (${n + 1} of ${only.length})`)
          return all[name](scene)
        },
    )
    const figures = await chaos({
      gamesModule: new URL('../../games/index.ts', import.meta.url).href,
      gameModule,
      seats: seatsOf(gameModule, flag('seats')),
      store,
      nodes: wholeNumber('on', nodes, 1, 9),
      tables: count('tables'),
      idle: count('idle'),
      pause: count('pause'),
      rate: count('rate'),
      failures,
      warn: word => console.error(`${cluster}: ${word}`),
      tell,
      found: each => {
        progress.clear()
        console.log(row(cluster, each))
      },
    })
    if (figures.some(({ verdict }) => verdict !== 'fine')) process.exitCode = 1
  }
}

/** Tells of one house what happens, and for how long it has been at work. */
function tellerOf(cluster: string, progress: Progress) {
  const opened = performance.now()
  let what = 'before'
  const tell = (word: string, atOnce = false) =>
    progress.tell(`${cluster}, ${Math.round((performance.now() - opened) / 1000)} s, ${what}: ${word}`, atOnce)
  const begin = (name: string) => {
    what = name
    tell('begins', true)
  }
  return { tell, begin }
}

const row = (cluster: string, { name, value, unit, verdict }: Figure): string =>
  `${(verdict === 'fine' ? '' : verdict.toUpperCase()).padEnd(6)}${cluster.padEnd(11)}${name}: ${value} ${unit}`
