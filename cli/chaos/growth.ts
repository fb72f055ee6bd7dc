/** What people do on and on, within all limits, must not fill the disk, nor what a newcomer is sent. */
import { once } from 'node:events'
import { type Kinds, type Move, randomMove, seeded, seedFrom } from '../../kernel/index.ts'
import { limits } from '../../server/limits.ts'
import { type LoadRun, newGuest, playersOf, startLoad, stopLoad } from '../../server/load/loadRun.ts'
import { ask, liveUrl, type Player } from '../../server/load/player.ts'
import { aims, type Failure, figure, late, type Scene } from './chaos.ts'

/** A table at which nobody moves by itself. */
async function stillTable({ run, cluster }: Scene): Promise<LoadRun> {
  const wish = { ...run.wish, addresses: () => cluster.addresses, tables: 1, pause: () => 1_000, made: () => {} }
  const still = await startLoad(wish)
  still.isOver = true
  return still
}

const isAsked = ({ asked, seat, isOver }: Player) => asked.includes(seat) && !isOver

/** Somebody lays something and takes it back, so many times: each may keep its number, and no more than some bytes. */
export const drafts =
  (times: number): Failure =>
  async scene => {
    const still = await stillTable(scene)
    const rng = { chance: seeded(seedFrom('drafts')) }
    const { game } = still.wish.gameModule
    const stored = [await scene.cluster.stored(still.opened[0])]
    for (let half = 0; half < 2; half++) {
      scene.tell(`laid and taken back: half ${half + 1}`)
      for (let i = 0; i < times / 2; i++) {
        const player = playersOf(still).find(isAsked)
        if (!player) break
        const move = randomMove(game, player.legalMoves as Move<Kinds>[], rng)
        await ask(player, { do: 'move', seat: player.seat, n: player.moved, move })
        await ask(player, { do: 'undo', seat: player.seat })
      }
      stored.push(await scene.cluster.stored(still.opened[0]))
    }
    stopLoad(still)
    const [early, last] = [1, 2].map(half => (stored[half] - stored[half - 1]) / (times / 2))
    return [
      figure('stored each time something is laid and taken back, first half', early, 'bytes', late(early, aims.draft)),
      figure('second half', last, 'bytes', late(last, Math.max(aims.draft, early * aims.growth))),
    ]
  }

/** So many spectators say as much as they can for some seconds. */
export const chatter =
  (spectators: number, seconds: number): Failure =>
  async scene => {
    const still = await stillTable(scene)
    const address = scene.cluster.addresses[0]
    const [id] = still.opened
    const before = { stored: await scene.cluster.stored(id), joining: await joiningBytes(address, id) }
    scene.tell(`${spectators} spectators say what they can`)
    const end = performance.now() + seconds * 1000
    const sockets = await Promise.all(Array.from({ length: spectators }, () => openLine(address, id)))
    for (let line = 0; performance.now() < end; line++) {
      for (const socket of sockets) socket.send(lineOfChat(line))
      await new Promise(resolve => setTimeout(resolve, 100))
    }
    const joining = await joiningBytes(address, id)
    for (const socket of sockets) socket.close()
    const written = (await scene.cluster.stored(id)) - before.stored
    stopLoad(still)
    const { atOnce, perSecond } = limits.talk.allSpectators
    const allowed = (atOnce + perSecond * (seconds + 10)) * bytesOfLine
    return [
      figure('chat of a crowd of spectators, stored', written, 'bytes', late(written, allowed)),
      figure(
        'sent to who joins then, more than before',
        joining - before.joining,
        'bytes',
        late(joining, before.joining + allowed),
      ),
    ]
  }

const text = 'x'.repeat(200)
/** As it is stored, with its name and its time. */
const bytesOfLine = 400

const lineOfChat = (n: number) => JSON.stringify({ id: `${n}`, command: { do: 'chat', seat: null, to: null, text } })

async function openLine(address: string, table: string): Promise<WebSocket> {
  const headers = { cookie: await newGuest(address) }
  const socket = new WebSocket(liveUrl(address, table), { headers } as unknown as string[])
  await once(socket as unknown as EventTarget, 'open')
  return socket
}

/** How much somebody new is sent first. */
async function joiningBytes(address: string, table: string): Promise<number> {
  const socket = new WebSocket(liveUrl(address, table))
  const [{ data }] = (await once(socket as unknown as EventTarget, 'message')) as [MessageEvent<string>]
  socket.close()
  return Buffer.byteLength(data)
}
