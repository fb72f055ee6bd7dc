/** Many tables full of random players, each seat over a connection of its own: for the bench, and for chaos. */
import { type GameModule, type Kinds, type Move, randomMove, type Seat, seeded, seedFrom } from '../../kernel/index.ts'
import type { Command } from '../../table/index.ts'
import { compactInSteps } from '../collector.ts'
import { ask, leave, openPlayer, type Player } from './player.ts'

export interface LoadWish {
  gameModule: GameModule
  seats: number
  /** Tables played at once; where a game ends another begins. */
  tables: number
  /** Where the servers are now, as http://host:port; seats take them in turn. */
  addresses(): readonly string[]
  /** Lines that break are mended. */
  comesBack: boolean
  /** Milliseconds before each move. */
  pause(): number
  /** Hears of each move that was answered with "done", and after how many milliseconds. */
  made?(move: MadeMove, milliseconds: number): void
}

/** A move that the server says is stored: `n` is the seat's count of moves. */
export interface MadeMove {
  table: string
  seat: Seat
  n: number
}

/** Everybody who plays, and what has been counted. */
export interface LoadRun {
  wish: LoadWish
  moves: number
  bytes: number
  /** Nobody moves while it is true. */
  isOver: boolean
  cookies: string[]
  /** Tables that are played now, by id. */
  players: Map<string, Player[]>
  /** All tables that were opened. */
  opened: string[]
}

export async function startLoad(wish: LoadWish): Promise<LoadRun> {
  // How long moves take is to be the server's time alone.
  compactInSteps()
  const run: LoadRun = { wish, moves: 0, bytes: 0, isOver: false, cookies: [], players: new Map(), opened: [] }
  for (let seat = 0; seat < wish.seats; seat++) run.cookies.push(await newGuest(wish.addresses()[0]))
  for (let left = wish.tables; left > 0; left -= openedAtOnce)
    await Promise.all(Array.from({ length: Math.min(left, openedAtOnce) }, () => openTable(run)))
  return run
}

/** Tables do not all begin in the same moment. */
const openedAtOnce = 10

/** Gives the guest's cookie. */
export async function newGuest(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/me`, { method: 'POST' })
  return answer.headers.getSetCookie()[0].split(';')[0]
}

/** Everybody leaves. */
export function stopLoad(run: LoadRun): void {
  run.isOver = true
  for (const player of playersOf(run)) leave(player)
}

export const playersOf = ({ players }: LoadRun): Player[] => [...players.values()].flat()

const sleep = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/** A new table's id, asked for until it is given. */
async function newTable({ wish, cookies }: LoadRun): Promise<string> {
  const seats = cookies.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }))
  const body = JSON.stringify({ game: wish.gameModule.game.id, roles: seats.map(() => null), seats })
  const headers = { 'content-type': 'application/json', cookie: cookies[0] }
  for (;;) {
    const answer = await fetch(`${wish.addresses()[0]}/api/tables`, { method: 'POST', headers, body }).catch(error => {
      if (!wish.comesBack) throw error
    })
    if (answer?.ok) return ((await answer.json()) as { id: string }).id
    if (answer && answer.status < 500) throw new Error(await answer.text())
    await sleep(300)
  }
}

async function openTable(run: LoadRun): Promise<void> {
  const { wish, cookies } = run
  const id = await newTable(run)
  run.opened.push(id)
  const players = await Promise.all(cookies.map((_, seat) => sitDown(run, id, seat)))
  run.players.set(id, players)
  for (const player of players.slice(1)) await askWithRetry(player, { do: 'sit', seat: player.seat })
  await askWithRetry(players[0], { do: 'start' })
  const goOn = setInterval(() => {
    if (run.isOver) return clearInterval(goOn)
    if (!players.every(({ isOver }) => isOver)) return
    clearInterval(goOn)
    run.players.delete(id)
    for (const player of players) leave(player)
    openTable(run).catch(error => {
      if (!run.isOver && !wish.comesBack) throw error
    })
  }, 50)
}

/** Asks again for a while: another server may not have heard yet who has sat down. */
async function askWithRetry(player: Player, command: Command): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    if ((await ask(player, command)).is === 'done') return
    await sleep(100)
  }
}

function sitDown(run: LoadRun, id: string, seat: Seat): Promise<Player> {
  const { wish, cookies } = run
  const rng = { chance: seeded(seedFrom(`${id} ${seat}`)) }
  return openPlayer(id, seat, {
    address: () => wish.addresses()[seat % wish.addresses().length],
    cookie: cookies[seat],
    weigh: bytes => {
      run.bytes += bytes
    },
    look: player => void look(run, player, rng),
    comesBack: wish.comesBack,
  })
}

/** Milliseconds before a refused move is tried anew. */
const afterRefusal = 50

/** Makes the player's next move, when it is asked for one and is not at it. */
async function look(run: LoadRun, player: Player, rng: Parameters<typeof randomMove>[2]): Promise<void> {
  const { wish } = run
  const isAsked = () => !run.isOver && !player.isGone && player.asked.includes(player.seat)
  if (player.isWaiting || !isAsked()) return
  player.isWaiting = true
  const pause = wish.pause()
  if (pause > 0) await sleep(pause)
  if (isAsked()) {
    const { table, seat, moved: n } = player
    const begin = performance.now()
    const move = randomMove(wish.gameModule.game, player.legalMoves as Move<Kinds>[], rng)
    const { is } = await ask(player, { do: 'move', seat, n, move })
    if (is === 'refused') await sleep(afterRefusal)
    else {
      run.moves++
      wish.made?.({ table, seat, n }, performance.now() - begin)
    }
  }
  player.isWaiting = false
  void look(run, player, rng)
}
