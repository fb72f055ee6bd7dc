/**
 * The law of two worlds, of servers at work: a table that is played, and one that differs from it in nothing but what a viewer
 * cannot know. Everything that the viewer is sent of the two must be the same to the byte, while others move at them.
 */
import { once } from 'node:events'
import {
  attempt,
  below,
  branch,
  imagine,
  type Kinds,
  type Move,
  pick,
  questionAt,
  type Rng,
  type Seat,
  type State,
  seeded,
  seedFrom,
  viewOf,
} from '../../kernel/index.ts'
import { type LoadRun, newGuest } from '../../server/load/loadRun.ts'
import { liveUrl } from '../../server/load/player.ts'
import { tableFromStore } from '../../server/loadedTable.ts'
import type { Store } from '../../server/store/store.ts'
import { sitting, summaryOf } from '../../server/summary.ts'
import { act, type Command, type Table } from '../../table/index.ts'
import { type Failure, figure, none, type Scene } from './chaos.ts'

/** So many pairs of tables are looked at, a few at a time, while others play on. */
export const twins =
  (pairs: number): Failure =>
  async scene => {
    const store = await scene.cluster.open()
    const sum = { compared: 0, moves: 0, different: 0 }
    try {
      for (let pair = 0; pair < pairs; pair++) {
        scene.tell(`two worlds: ${pair} of ${pairs}, ${sum.compared} messages compared`)
        const two = await lookAtTwo(scene, store, { chance: seeded(seedFrom(`twins ${pair} ${scene.run.moves}`)) })
        if (!two) continue
        sum.moves += two.moves
        sum.compared += Math.max(two.sent[0].length, two.sent[1].length)
        const leak = firstDifference(two.sent)
        if (leak) sum.different++
        if (leak) scene.warn(`A viewer can tell two worlds apart: ${leak}`)
      }
    } finally {
      await store.close()
    }
    return [
      figure('messages and answers compared in two worlds', sum.compared, 'pairs', sum.compared ? 'fine' : 'wrong'),
      figure('moves of others meanwhile', sum.moves, 'moves'),
      none('pairs of tables that somebody can tell apart', sum.different, 'pairs'),
    ]
  }

/** The first place in which what was sent differs; null: nowhere. */
export function firstDifference([a, b]: readonly (readonly string[])[]): string | null {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const [one = 'nothing', other = 'nothing'] = [a[i], b[i]]
    if (one === other) continue
    const at = [...one].findIndex((letter, place) => letter !== other[place])
    const from = Math.max(0, at - 80)
    return `message ${i}: ${one.slice(from, at + 80)}\n  and ${other.slice(from, at + 80)}`
  }
  return null
}

/** One of the two: a table on a server, and the same one in our hands. */
interface World {
  table: Table
  address: string
  lines: (Line | null)[]
  /** The viewer's page. */
  watching: Line
}

interface Two {
  /** What the viewer was sent of each, without names and times of its own. */
  sent: string[][]
  moves: number
}

async function lookAtTwo({ run, cluster }: Scene, store: Store, rng: Rng): Promise<Two | null> {
  const table = await someTable(run, store, rng)
  if (!table) return null
  const viewer = pick<Seat | null>(rng, [null, ...run.cookies.keys()])
  const cookie = viewer === null ? await newGuest(cluster.addresses[0]) : run.cookies[viewer]
  const addresses = [cluster.addresses[0], cluster.addresses.at(-1)!]
  const tables = [table, { ...table, core: { ...table.core, state: otherWorld(table, viewer, rng) } }]
  const worlds = await Promise.all(tables.map((each, i) => keep(store, each, addresses[i], cookie)))
  const moves = await moveInBoth(worlds, run.cookies, rng)
  const asked = await Promise.all(worlds.map(world => askAround(world, cookie)))
  for (const line of worlds.flatMap(({ watching, lines }) => [watching, ...lines])) line?.close()
  const sent = worlds.map(({ table: { core }, watching }, i) =>
    [...watching.heard, ...asked[i]].map(text => text.replaceAll(core.id, 'ID').replaceAll(/\b1\d{12}\b/g, 'TIME')),
  )
  return { sent, moves }
}

/** A table that is played now, as it is stored. A window that somebody may let go by tells by its time what is held. */
async function someTable(run: LoadRun, store: Store, rng: Rng): Promise<Table | null> {
  const stored = await store.load(pick(rng, [...run.players.keys()]))
  if (!stored) return null
  const table = tableFromStore({ games: { [stored.game]: run.wish.gameModule }, now: Date.now }, stored)
  const { status, state } = table.core
  return status === 'running' && state && !isWindow(table, state) ? { ...table, chat: [], log: [], past: [] } : null
}

const isWindow = ({ game }: Table, state: State<Kinds>) => Boolean(questionAt(game, state)?.pass)

function otherWorld({ game, core }: Table, viewer: Seat | null, rng: Rng): State<Kinds> {
  const view = viewOf(game, core.state!, viewer, questionAt(game, core.state!))
  // How often others have moved the table knows by itself.
  return { ...imagine(game, view, branch(rng)), moved: core.state!.moved }
}

/** Lays a table into the store under a name of its own, and has the viewer look at it. */
async function keep(store: Store, table: Table, address: string, cookie: string): Promise<World> {
  const core = { ...table.core, id: crypto.randomUUID(), lines: { ...table.core.lines } }
  const kept = { ...table, core, version: 0 }
  const row = { id: core.id, game: core.setup.game, core, summary: summaryOf(kept, Date.now()), seats: sitting(kept) }
  await store.create(row, Date.now())
  return { table: kept, address, lines: [], watching: await openLine(address, core.id, cookie) }
}

/** Others, and the viewer, move at both as long as something may be done that reveals nothing; gives how many moves. */
async function moveInBoth(worlds: readonly World[], cookies: readonly string[], rng: Rng): Promise<number> {
  let moves = 0
  for (; moves < 12; moves++) {
    const next = sharedMove(worlds, rng)
    if (!next) break
    const { seat, move } = next
    const isTakenBack = below(rng, 3) === 0
    for (const world of worlds) {
      world.lines[seat] ??= await enter(world, cookies[seat])
      await make(world, world.lines[seat], { do: 'move', seat, n: world.table.core.acted[seat], move })
      if (isTakenBack) await make(world, world.lines[seat], { do: 'undo', seat })
    }
  }
  return moves
}

/** Another page is opened, which the viewer hears of. */
async function enter(world: World, cookie: string): Promise<Line> {
  const line = await openLine(world.address, world.table.core.id, cookie)
  await hearAll(world)
  return line
}

/** What is told together hangs on the moment: whoever asks for something, if only in vain, is told all there is before. */
const hearAll = ({ watching }: World): Promise<void> => watching.ask({ do: 'vote', seat: -1, yes: true })

/** Does it on the server, and with the table in our hands. */
async function make(world: World, line: Line, command: Command & { seat: Seat }): Promise<void> {
  await line.ask(command)
  await hearAll(world)
  const sitter = world.table.core.seats[command.seat]
  if (sitter.kind !== 'person') return
  const outcome = act(world.table, command, { user: sitter.user, name: sitter.name }, Date.now())
  if (!('refused' in outcome)) world.table = outcome.table
}

/** A move that may be made in both worlds, and reveals nothing in either. */
function sharedMove(worlds: readonly World[], rng: Rng): { seat: Seat; move: Move<Kinds> } | null {
  const questions = worlds.map(({ table: { game, core } }) => core.state && questionAt(game, core.state))
  const [here, there] = questions
  if (!here || !there || here.pass || there.pass) return null
  const seat = pick(rng, here.toMove)
  if (!there.toMove.includes(seat)) return null
  const others = new Set(there.legal(seat).map(move => JSON.stringify(move)))
  const both = here.legal(seat).filter(move => others.has(JSON.stringify(move)))
  for (let tries = 0; tries < 8 && both.length > 0; tries++) {
    const move = pick(rng, both)
    if (worlds.every(({ table }) => tellsNothing(table, seat, move))) return { seat, move }
  }
  return null
}

function tellsNothing({ game, core: { state } }: Table, seat: Seat, move: Move<Kinds>): boolean {
  const made = attempt(game, state!, seat, state!.moved[seat], move)
  // When a game is over everybody may see everything.
  return !('refused' in made) && !made.barrier && made.question !== null && !made.question.pass
}

/** What the interface tells of a table. */
async function askAround({ table: { core }, address }: World, cookie: string): Promise<string[]> {
  const texts: string[] = []
  for (const path of ['', '/log?before=100000', `/history/${core.moves}`, `/history/${core.moves - 1}`, '/record']) {
    const answer = await fetch(`${address}/api/tables/${core.id}${path}`, { headers: { cookie } })
    texts.push(`${answer.status} ${await answer.text()}`)
  }
  return texts
}

/** An open page that keeps what it hears. */
interface Line {
  heard: string[]
  /** Resolves when it is answered, whatever the answer. */
  ask(command: object): Promise<void>
  close(): void
}

async function openLine(address: string, table: string, cookie: string): Promise<Line> {
  const socket = new WebSocket(liveUrl(address, table), { headers: { cookie } } as unknown as string[])
  const heard: string[] = []
  let requests = 0
  const answered = new Map<string, () => void>()
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data) as { is?: string; id?: string }
    if (message.is !== 'here') heard.push(data)
    if (message.id !== undefined) answered.get(message.id)?.()
  })
  const ended = once(socket as unknown as EventTarget, 'close')
  await Promise.race([once(socket as unknown as EventTarget, 'message'), ended])
  return {
    heard,
    ask: command => {
      const id = `${++requests}`
      const answer = new Promise<void>(resolve => answered.set(id, resolve))
      socket.send(JSON.stringify({ id, command }))
      return Promise.race([answer, ended.then(() => {})])
    },
    close: () => socket.close(),
  }
}
