/** Plays on for a while: how long moves take, and whether anything grows that should be flat. */
import { quantile } from '../../server/load/quantile.ts'
import { aims, type Failure, figure, late, type Scene } from './chaos.ts'

/** What a quarter of the time has cost, all servers together. */
interface Quarter {
  moves: number
  /** Seconds. */
  time: number
  /** Microseconds of CPU, and bytes stored, a move. */
  cpu: number
  stored: number
  /** Memory at its end, in bytes. */
  memory: number
  /** How long moves took, in milliseconds. */
  waits: number[]
}

const sleep = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)

/** Plays on for so many seconds. */
export const plays =
  (seconds: number): Failure =>
  async scene => {
    const quarters: Quarter[] = []
    for (let i = 0; i < 4; i++) quarters.push(await playQuarter(scene, seconds, i))
    const [, early, , last] = quarters
    const waits = quarters.flatMap(({ waits }) => waits)
    const rate = sum(quarters.map(({ moves }) => moves)) / sum(quarters.map(({ time }) => time))
    return [
      figure('moves a second', rate, 'moves'),
      figure('a move took, p50', quantile(waits, 0.5), 'ms'),
      figure('a move took, p99', quantile(waits, 0.99), 'ms'),
      ...besideEchoes(scene.echoes, waits),
      figure('a move took, p99 of the last quarter', quantile(last.waits, 0.99), 'ms'),
      ...growth('CPU a move', 'µs', early.cpu, last.cpu),
      ...growth('memory', 'MB', early.memory / 1e6, last.memory / 1e6),
      ...growth('stored a move', 'bytes', early.stored, last.stored),
    ]
  }

/** Beside a server that only stores and sends back what it is sent, measured on the same machine just before. */
function besideEchoes(echoes: readonly number[], waits: readonly number[]) {
  if (echoes.length === 0) return []
  const [p50, p99] = [0.5, 0.99].map(share => quantile(waits, share) / quantile(echoes, share))
  return [
    figure('an echo that stores a row took, p50', quantile(echoes, 0.5), 'ms'),
    figure('an echo that stores a row took, p99', quantile(echoes, 0.99), 'ms'),
    figure('a move took, p50', p50, 'times an echo'),
    figure('a move took, p99', p99, 'times an echo', late(p99, aims.echoes)),
  ]
}

/** The second quarter is warm: the last one should be no dearer. */
const growth = (what: string, unit: string, early: number, last: number) => [
  figure(`${what}, second quarter`, early, unit),
  figure(`${what}, last quarter`, last, unit, late(last, early * aims.growth)),
]

async function playQuarter({ cluster, run, waits, tell }: Scene, seconds: number, quarter: number): Promise<Quarter> {
  const nodes = [...cluster.addresses.keys()]
  const all = () => Promise.all(nodes.map(node => cluster.figures(node)))
  const begin = { time: performance.now(), moves: run.moves, stored: await cluster.stored(), figures: await all() }
  waits.length = 0
  const end = begin.time + (seconds / 4) * 1000
  while (performance.now() < end) {
    tell(`playing, quarter ${quarter + 1} of ${seconds} s: ${run.moves} moves`)
    await sleep(Math.max(0, Math.min(1000, end - performance.now())))
  }
  const figures = await all()
  const moves = run.moves - begin.moves
  return {
    moves,
    time: (performance.now() - begin.time) / 1000,
    cpu: (sum(figures.map(({ cpu }) => cpu)) - sum(begin.figures.map(({ cpu }) => cpu))) / Math.max(1, moves),
    stored: ((await cluster.stored()) - begin.stored) / Math.max(1, moves),
    memory: sum(figures.map(({ rss }) => rss)),
    waits: [...waits],
  }
}
