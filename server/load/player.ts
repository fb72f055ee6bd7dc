/**
 * A seat's page as a program: it keeps only what it needs to find its next move, comes back when its line breaks, and asks
 * again what was not answered.
 */
import type { Seat } from '../../kernel/index.ts'
import { type Command, type Message, type Patch, patch } from '../../table/index.ts'

type Reply = Extract<Message, { is: 'done' | 'refused' }>

/** What was asked and has not been answered. */
interface Asked {
  text: string
  answer(reply: Reply): void
}

export interface Player {
  readonly table: string
  readonly seat: Seat
  socket: WebSocket
  asked: readonly Seat[]
  legalMoves: readonly unknown[]
  /** The number of its next move, and how many moves the table has made, as far as it has heard. */
  moved: number
  moves: number
  isOver: boolean
  isWaiting: boolean
  /** When it was shown the whole table last, on the clock of `performance.now()`. */
  back: number
  /** It has left, and does not come back. */
  isGone: boolean
  open: Map<string, Asked>
}

export interface Line {
  /** Where its server is now, as http://host:port. */
  address(): string
  cookie: string
  /** Hears of each message how many bytes it had, frame included. */
  weigh(bytes: number): void
  /** Something has changed, or an answer has come. */
  look(player: Player): void
  /** A broken line is mended; else a player whose line breaks is gone. */
  comesBack: boolean
}

/** Given when the whole table has been shown for the first time. */
export function openPlayer(table: string, seat: Seat, line: Line): Promise<Player> {
  return new Promise((resolve, reject) => {
    const player: Player = {
      table,
      seat,
      socket: null as unknown as WebSocket,
      asked: [],
      legalMoves: [],
      moved: 0,
      moves: 0,
      isOver: false,
      isWaiting: false,
      back: 0,
      isGone: false,
      open: new Map(),
    }
    const look = (each: Player) => {
      resolve(each)
      line.look(each)
    }
    connect(player, { ...line, look })
    if (!line.comesBack)
      player.socket.addEventListener('close', () => reject(new Error('The server has closed a line.')))
  })
}

export function leave(player: Player): void {
  player.isGone = true
  player.socket.close()
}

/** In milliseconds: pages of people wait 300 after the first failure, and longer after more. */
const pauseBeforeComingBack = () => 200 + Math.random() * 200

/** Where a page of a table connects to. */
export const liveUrl = (address: string, table: string): string =>
  `${address.replace('http', 'ws')}/api/tables/${table}/live`

function connect(player: Player, line: Line): void {
  const url = liveUrl(line.address(), player.table)
  // Node's own WebSocket takes headers as a second argument; its types do not know.
  const socket = new WebSocket(url, { headers: { cookie: line.cookie } } as unknown as string[])
  player.socket = socket
  socket.addEventListener('message', ({ data }) => {
    line.weigh(Buffer.byteLength(data) + (data.length < 126 ? 2 : 4))
    hear(player, JSON.parse(data))
    line.look(player)
  })
  socket.addEventListener('close', () => {
    if (player.isGone || !line.comesBack) return
    setTimeout(() => player.isGone || connect(player, line), pauseBeforeComingBack())
  })
}

type Whole = Extract<Message, { is: 'whole' }>
type Change = [rev: number, moves: number, common?: 0 | Parts, own?: 0 | Parts]
type Parts = Record<string, Patch>

function hear(player: Player, message: Reply | Whole | Change | { is: 'here' }): void {
  if (Array.isArray(message)) follow(player, message)
  else if (message.is === 'whole') beginAnew(player, message)
  else if (message.is !== 'here') {
    const asked = player.open.get(message.id)
    player.open.delete(message.id)
    asked?.answer(message)
  }
}

function beginAnew(player: Player, { common, own }: Whole): void {
  const { asked = [], legalMoves = [], moved = 0 } = own
  const { moves, over } = common
  Object.assign(player, { asked, legalMoves, moved, moves, isOver: over === true, back: performance.now() })
  for (const { text } of player.open.values()) player.socket.send(text)
}

/** Takes from a change what the next move needs. */
function follow(player: Player, [, moves, common, own]: Change): void {
  player.moves = moves
  if (common) player.isOver = patch(player.isOver, common.over) as boolean
  if (!own) return
  player.asked = patch(player.asked, own.asked) as Seat[]
  player.legalMoves = patch(player.legalMoves, own.legalMoves) as unknown[]
  player.moved = patch(player.moved, own.moved) as number
}

let requests = 0

/** Asks until it is answered, however often the line breaks meanwhile. */
export function ask(player: Player, command: Command): Promise<Reply> {
  const id = `${++requests}`
  const text = JSON.stringify({ id, command })
  return new Promise(answer => {
    player.open.set(id, { text, answer })
    if (player.socket.readyState === WebSocket.OPEN) player.socket.send(text)
  })
}
