/** A table in this browser, for several people around one screen. Bots think elsewhere; see thinker.ts. */
import type { GameModule, Kinds, Move, Seat, View } from '../../kernel/index.ts'
import type { Who } from '../../table/act.ts'
import { botTurn } from '../../table/moves/bots.ts'
import { recordOf } from '../../table/moves/record.ts'
import { logFor, tableViewOf, viewAt } from '../../table/sync/tableView.ts'
import type { Table } from '../../table/table.ts'
import type { BotKind } from '../../table/types.ts'
import { observable } from '../observable.ts'
import { type Action, type Kept, userOn } from './kept.ts'
import type { Earlier, Scene, Seen, TableLink } from './link.ts'
import { goOn } from './localSeries.ts'
import { openLocalTable } from './localTable.ts'
import { timeAt } from './localTime.ts'
import { type Turns, turnsAt } from './localTurns.ts'

/** Asks a bot for its move; its chance is drawn from the word. */
export type Think = (bot: BotKind, view: View<Kinds>, word: string) => Promise<Move<Kinds>>

export interface LocalLink extends TableLink {
  /** Whose eyes the page sees with; null: only what is public. */
  lookAs(seat: Seat | null): void
  /** Whose turn it is to look. */
  next: Turns['next']
}

interface Need {
  save(kept: Kept): void
  think: Think
  /** Between two moves of bots, in milliseconds. */
  pace: number
}

export function localLink(gameModule: GameModule, kept: Kept, { save, think, pace }: Need): LocalLink {
  let eyes: Seat | null = null
  const local = openLocalTable(gameModule, kept, save)
  const { owner } = local.now().core
  const sceneNow = () => sceneFor(local.now(), eyes)
  const { tell, subscribe, read } = observable<Seen>({ state: 'live', scene: sceneNow() })
  const show = () => tell({ state: 'live', scene: sceneNow() })

  const perform = (command: Action['command'], who: Who) => {
    const answer = local.do(command, who)
    if (answer === 'done' || answer === 'stopped') show()
    time.arrange()
    return answer
  }
  const goAhead = (command: Action['command'], who: Who) => {
    perform(command, who)
    bots.wake()
  }
  const time = timeAt({ now: local.now, make: goAhead, tick: () => goAhead({ do: 'tick' }, { user: owner, name: '' }) })
  const turns = turnsAt(local.now, show)
  const bots = botsAt(local.now, think, pace, kept.seed, (seat, n, move) =>
    perform({ do: 'move', seat, n, move }, { bot: seat }),
  )
  if (local.now().core.status === 'gathering') perform({ do: 'start' }, { user: owner, name: '' })
  bots.wake()
  time.arrange()

  return {
    subscribe,
    read,
    lookAs(seat) {
      eyes = seat
      show()
    },
    async send(command) {
      if (command.do === 'hurry') return bots.hurry()
      const seat = 'seat' in command ? command.seat : eyes
      const host = { user: owner, name: '' }
      if (command.do === 'sequel') return goOn(local.now(), local.kept(), save, each => perform(each, host))
      const answer = perform(command, { user: seat === null ? owner : userOn(seat), name: '' })
      bots.wake()
      return answer
    },
    next: turns.next,
    handOn: () => turns.handOn(eyes),
    at: async move => earlierAt(local.at(move), move, eyes),
    older: async () => [],
    record: async () => recordOf(local.now()),
    close() {
      bots.stop()
      time.stop()
    },
  }
}

function earlierAt(then: Table, move: number, eyes: Seat | null): Earlier {
  const viewer = viewerFor(eyes)
  return { view: viewAt(then, viewer)!, log: logFor(then, viewer).filter(line => line.move === move) }
}

const viewerFor = (seat: Seat | null) => ({ user: seat === null ? null : userOn(seat), seat })

/** Everybody is here, and the screen belongs to all. */
function sceneFor(table: Table, eyes: Seat | null): Scene {
  const viewer = viewerFor(eyes)
  const present = table.core.seats.flatMap((sitter, seat) => (sitter.kind === 'person' ? [seat] : []))
  return {
    tableView: { ...tableViewOf(table, viewer), present, mine: true },
    log: logFor(table, viewer),
    chat: [],
    ahead: 0,
  }
}

type MakeMove = (seat: Seat, n: number, move: Move<Kinds>) => unknown

/** Lets bots move one by one, at a pace that can be followed, until a person is asked. */
function botsAt(now: () => Table, think: Think, pace: number, seed: string, make: MakeMove) {
  let isAwake = false
  let isHurried = false
  let isStopped = false

  const turns = async () => {
    for (let turn = botTurn(now()); turn && !isStopped; turn = botTurn(now())) {
      const { seat, bot, quiet } = turn
      const before = now()
      const view = viewAt(before, { user: null, seat })!
      const thought = think(bot, view, `${seed} ${before.version}`)
      const [move] = await Promise.all([thought, wait(quiet || isHurried ? 0 : pace)])
      if (now() === before && !isStopped) make(seat, view.moved, move)
    }
  }
  return {
    wake() {
      if (isAwake) return
      isAwake = true
      turns().finally(() => {
        isAwake = false
        isHurried = false
      })
    },
    hurry() {
      isHurried = true
      return 'done' as const
    },
    stop() {
      isStopped = true
    },
  }
}

const wait = (ms: number) => new Promise<void>(done => setTimeout(done, ms))
