/** A table in this browser, for several people around one screen. Bots think elsewhere; see thinker.ts. */
import { type Advice, type GameModule, type Kinds, type Seat, seedFrom, type View } from '../../kernel/index.ts'
import type { Who } from '../../table/act.ts'
import { recordOf } from '../../table/moves/record.ts'
import { openRunner, type Runner, type Need as Running } from '../../table/runner.ts'
import type { Answer } from '../../table/sync/protocol.ts'
import { botViewAt, logFor, tableViewOf, viewAt } from '../../table/sync/tableView.ts'
import type { Table } from '../../table/table.ts'
import type { Guide } from '../../text/index.ts'
import { observable } from '../observable.ts'
import { guidedAt } from './guided.ts'
import { type Action, type Kept, userOn } from './kept.ts'
import { type Earlier, type Scene, type Seen, type TableLink, toldOf } from './link.ts'
import { goOn, playAgain } from './localSeries.ts'
import { type LocalTable, openLocalTable } from './localTable.ts'
import { type Turns, turnsAt } from './localTurns.ts'

/** Asks a bot what it does. */
export type Think = Running['think']

export interface LocalLink extends TableLink {
  /** Whose eyes the page sees with; null: only what is public. */
  lookAs(seat: Seat | null): void
  /** Whose turn it is to look. */
  next: Turns['next']
}

interface Need {
  save(kept: Kept): void
  think: Think
  /** What the strong bot would do in this view, and why. */
  advise(view: View<Kinds>, seed: string): Promise<Advice<Kinds>>
  /** Before an ordinary move of a bot, in milliseconds; and how much of it is wished for. */
  pace: number
  breath?: Running['breath']
  /** Leads whoever learns the game at this table. */
  guide?: Guide<Kinds> | null
}

export function localLink(
  gameModule: GameModule,
  kept: Kept,
  { save, think, advise, pace, breath = () => 'normal', guide = null }: Need,
): LocalLink {
  let eyes: Seat | null = null
  const local = openLocalTable(gameModule, kept, save)
  const guided = guidedAt(guide, local, think)
  const sceneNow = () => ({ ...sceneFor(local.now(), eyes), guide: guided.now() })
  const { tell, subscribe, read } = observable<Seen>({ state: 'live', scene: sceneNow() })
  const show = () => tell({ state: 'live', scene: sceneNow() })

  const host = ownerOf(local)
  const personFor = (seat: Seat | null) => (seat === null ? host : { user: userOn(seat), name: '' })
  const perform = (command: Action['command'], who: Who) => {
    const answer = local.do(command, who)
    if (answer.is === 'done') {
      show()
      runner.look()
    }
    return answer
  }
  const runner = runnerAt(local, perform, { think: guided.think, pace, breath })
  const turns = turnsAt(local.now, show)
  if (local.now().core.status === 'gathering') perform({ do: 'start' }, host)
  else runner.look()

  return {
    subscribe,
    read,
    lookAs(seat) {
      eyes = seat
      show()
    },
    async send(command) {
      if (!guided.allows(command)) {
        show()
        return 'done'
      }
      if (command.do === 'sequel') return goOn(local.now(), local.kept(), save, each => toldOf(perform(each, host)))
      if (command.do === 'rematch')
        return playAgain(local.now(), local.kept(), save, each => toldOf(perform(each, host)))
      if (command.do !== 'hurry') return toldOf(perform(command, personFor('seat' in command ? command.seat : eyes)))
      runner.hurry()
      return 'done'
    },
    next: turns.next,
    handOn: () => turns.handOn(eyes),
    at: async (move, as) => earlierAt(local.at(move), move, as ?? eyes),
    older: async () => [],
    record: async () => recordOf(local.now()),
    advise: () => advise(botViewAt(local.now(), eyes)!, freshSeedAt(local)),
    guide: guide && {
      guide,
      goOn() {
        guided.goOn()
        show()
      },
      stop() {
        guided.stop()
        show()
      },
    },
    close: runner.stop,
  }
}

type Perform = (command: Action['command'], who: Who) => Answer

/** What is due at the table is carried out in the page. */
function runnerAt(local: LocalTable, perform: Perform, need: Pick<Running, 'think' | 'pace' | 'breath'>): Runner {
  return openRunner({
    ...here,
    ...need,
    table: local.now,
    act: async (command, who) => perform(command, who),
    tick: async () => {
      // Said before (localTable.ts); whoever runs the table tries again later.
      if (perform({ do: 'tick' }, ownerOf(local)).is === 'refused') throw new Error('Time could not be let pass.')
    },
    noteFailing: async (seat, fails) => perform({ do: 'bot-fails', seat, fails }, ownerOf(local)),
    freshSeed: () => freshSeedAt(local),
  })
}

const freshSeedAt = (local: LocalTable) => seedFrom(`${local.kept().seed} ${local.now().version}`)

const ownerOf = (local: LocalTable) => ({ user: local.now().core.owner, name: '' })

/** A screen that is always watched; windows that nobody wants to be asked go by at once, and nothing is ever closed. */
const here = {
  expires: false,
  isWatched: () => true,
  moment: () => 0,
  now: () => Date.now(),
  later: (job: () => void, milliseconds: number) => {
    const timer = setTimeout(job, milliseconds)
    return () => clearTimeout(timer)
  },
  fault: console.error,
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
    tableView: { ...tableViewOf(table, viewer), present, away: present.map(() => null), mine: true },
    log: logFor(table, viewer),
    chat: [],
    ahead: 0,
  }
}
