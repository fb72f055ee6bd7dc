/**
 * A table in this browser, for several people around one screen: the same pure table as on the server, kept in
 * localStorage as the list of what was done at it. Bots think in a worker.
 */
import type { Guest, Kinds, Move, Seat, View } from '../../kernel/index.ts'
import { act, type Who } from '../../table/act.ts'
import { botTurn } from '../../table/bots.ts'
import { createTable } from '../../table/create.ts'
import { logFor, sightOf, viewAt } from '../../table/sight.ts'
import type { Table } from '../../table/table.ts'
import type { BotKind, Command, TableSetup } from '../../table/types.ts'
import { type Earlier, type Scene, type Seen, type TableLink, told } from './link.ts'

export type LocalSeat = { kind: 'person'; name: string } | { kind: 'bot'; bot: BotKind }

/** What is kept of a local table; replaying it gives the table again. */
export interface Kept {
  id: string
  name: string
  setup: TableSetup
  seats: readonly LocalSeat[]
  seed: string
  begun: number
  deeds: readonly { command: Command; who: Who; at: number }[]
}

export type Think = (bot: BotKind, view: View<Kinds>, word: string) => Promise<Move<Kinds>>

/** The people of a local table are told apart by their seats. */
const userOn = (seat: Seat) => `seat ${seat}`
const personOn = ({ seats }: Kept, seat: Seat): Who => {
  const sitter = seats[seat]
  return { user: userOn(seat), name: sitter.kind === 'person' ? sitter.name : '' }
}

/** Between two moves of bots, in milliseconds. */
const pause = 900

export interface LocalLink extends TableLink {
  /** Whose eyes the page sees with; null: only what is public. */
  lookAs(seat: Seat | null): void
}

function opened({ game }: Guest, kept: Kept): Table {
  const { id, name, setup, seats, seed, begun } = kept
  const wishes = seats.map((seat, i) =>
    seat.kind === 'bot' ? seat : { kind: 'person' as const, user: userOn(i), name: seat.name },
  )
  const owner = { user: userOn(seats.findIndex(({ kind }) => kind === 'person')), name: '' }
  return createTable(game, { id, name, setup, seats: wishes, owner, seed }, begun)
}

/** The table after all that was done at it, and every position on the way. */
function replay(guest: Guest, kept: Kept): { table: Table; positions: Table[] } {
  let table = opened(guest, kept)
  const positions: Table[] = []
  for (const { command, who, at } of kept.deeds) {
    const outcome = act(table, command, who, at)
    if ('refused' in outcome) throw new Error(`A kept game cannot go on: ${outcome.refused}.`)
    table = outcome.table
    remember(positions, table)
  }
  return { table, positions }
}

/** Positions by the number of moves; those taken back are forgotten. */
function remember(positions: Table[], table: Table): void {
  positions.length = Math.min(positions.length, table.core.moves)
  positions[table.core.moves] = table
}

export function localLink(guest: Guest, first: Kept, save: (kept: Kept) => void, think: Think): LocalLink {
  let kept = first
  let { table, positions } = replay(guest, kept)
  let eyes: Seat | null = null
  let hurried = false
  let ended = false

  const viewer = () => ({ user: eyes === null ? null : userOn(eyes), seat: eyes })
  const scene = (): Scene => {
    const { user, seat } = viewer()
    const sight = sightOf(table, { user, seat })
    const present = table.core.seats.flatMap((sitter, i) => (sitter.kind === 'person' ? [i] : []))
    return { sight: { ...sight, present, mine: true }, log: logFor(table, { user, seat }), chat: [] }
  }
  const seen = told<Seen>({ state: 'live', scene: scene() })

  const doAt = (command: Command, who: Who) => {
    const at = Date.now()
    const outcome = act(table, command, who, at)
    if ('refused' in outcome) return outcome.refused
    table = outcome.table
    kept = { ...kept, deeds: [...kept.deeds, { command, who, at }] }
    remember(positions, table)
    save(kept)
    seen.tell({ state: 'live', scene: scene() })
    return 'done' as const
  }

  /** Lets the bots move, one by one, until a person is asked. */
  const bots = async () => {
    for (let turn = botTurn(table); turn && !ended; turn = botTurn(table)) {
      const { seat, bot, quiet } = turn
      const before = table
      const view = viewAt(table, { user: null, seat })!
      const [move] = await Promise.all([
        think(bot, view, `${kept.seed} ${table.version}`),
        wait(quiet || hurried ? 0 : pause),
      ])
      if (table === before) doAt({ do: 'move', seat, n: view.moved, move }, { bot: seat })
    }
    hurried = false
    running = null
  }
  let running: Promise<void> | null = null
  const letBots = () => {
    running ??= bots()
  }

  if (table.core.status === 'gathering') {
    doAt({ do: 'start' }, { user: table.core.owner, name: '' })
  }
  letBots()

  return {
    subscribe: seen.subscribe,
    read: seen.read,
    lookAs(seat) {
      eyes = seat
      seen.tell({ state: 'live', scene: scene() })
    },
    async send(command) {
      if (command.do === 'hurry') {
        hurried = true
        return 'done'
      }
      const seat = 'seat' in command && command.seat !== null ? command.seat : eyes
      const answer = doAt(command, seat === null ? { user: table.core.owner, name: '' } : personOn(kept, seat))
      letBots()
      return answer
    },
    async at(move): Promise<Earlier> {
      const then = positions[move] ?? table
      return { view: viewAt(then, viewer())!, log: logFor(then, viewer()) }
    },
    close() {
      ended = true
    },
  }
}

const wait = (ms: number) => new Promise<void>(done => setTimeout(done, ms))
