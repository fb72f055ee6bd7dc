/** Many tables full of random players, each seat over a connection of its own: for the bench, and for chaos. */
import { type GameModule, type Kinds, type Move, randomMove, type Seat, seeded, seedFrom } from '../../kernel/index.ts'
import type { Command } from '../../table/index.ts'
import { ask, leave, openPlayer, type Player } from './player.ts'

export interface HallWish {
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
export interface Hall {
  wish: HallWish
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

export async function openHall(wish: HallWish): Promise<Hall> {
  const hall: Hall = { wish, moves: 0, bytes: 0, isOver: false, cookies: [], players: new Map(), opened: [] }
  for (let seat = 0; seat < wish.seats; seat++) hall.cookies.push(await newGuest(wish.addresses()[0]))
  await Promise.all(Array.from({ length: wish.tables }, () => openTable(hall)))
  return hall
}

/** Gives the guest's cookie. */
export async function newGuest(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/me`, { method: 'POST' })
  return answer.headers.getSetCookie()[0].split(';')[0]
}

/** Everybody leaves. */
export function closeHall(hall: Hall): void {
  hall.isOver = true
  for (const player of playersOf(hall)) leave(player)
}

export const playersOf = ({ players }: Hall): Player[] => [...players.values()].flat()

const sleep = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/** A new table's id, asked for until it is given. */
async function newTable({ wish, cookies }: Hall): Promise<string> {
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

async function openTable(hall: Hall): Promise<void> {
  const { wish, cookies } = hall
  const id = await newTable(hall)
  hall.opened.push(id)
  const players = await Promise.all(cookies.map((_, seat) => sitDown(hall, id, seat)))
  hall.players.set(id, players)
  for (const player of players.slice(1)) await insist(player, { do: 'sit', seat: player.seat })
  await insist(players[0], { do: 'start' })
  const goOn = setInterval(() => {
    if (hall.isOver) return clearInterval(goOn)
    if (!players.every(({ isOver }) => isOver)) return
    clearInterval(goOn)
    hall.players.delete(id)
    for (const player of players) leave(player)
    openTable(hall).catch(error => {
      if (!hall.isOver && !wish.comesBack) throw error
    })
  }, 50)
}

/** Asks again for a while: another server may not have heard yet who has sat down. */
async function insist(player: Player, command: Command): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    if ((await ask(player, command)).is === 'done') return
    await sleep(100)
  }
}

function sitDown(hall: Hall, id: string, seat: Seat): Promise<Player> {
  const { wish, cookies } = hall
  const rng = { chance: seeded(seedFrom(`${id} ${seat}`)) }
  return openPlayer(id, seat, {
    address: () => wish.addresses()[seat % wish.addresses().length],
    cookie: cookies[seat],
    weigh: bytes => {
      hall.bytes += bytes
    },
    look: player => void look(hall, player, rng),
    comesBack: wish.comesBack,
  })
}

/** Milliseconds before a refused move is tried anew. */
const afterRefusal = 50

/** Makes the player's next move, when it is asked for one and is not at it. */
async function look(hall: Hall, player: Player, rng: Parameters<typeof randomMove>[2]): Promise<void> {
  const { wish } = hall
  const isAsked = () => !hall.isOver && !player.isGone && player.asked.includes(player.seat)
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
      hall.moves++
      wish.made?.({ table, seat, n }, performance.now() - begin)
    }
  }
  player.isWaiting = false
  void look(hall, player, rng)
}
