/** What may be asked of tables: by a user, at a table, and of the talk there. */
import type { Seat } from '../../kernel/index.ts'
import { type Command, movesIn } from '../../table/index.ts'
import { limits } from '../limits.ts'
import { openAllowance } from './allowance.ts'

/**
 * Who asks, at which table, and as what: by its seat, as the owner who has none, as a spectator, or as somebody whom nobody
 * knows (a stranger). `who` is a user, or the address of a stranger.
 */
export interface Asker {
  who: string
  table: number
  place: Seat | 'owner' | 'spectator' | 'stranger'
}

const isAtHome = ({ place }: Asker): boolean => typeof place === 'number' || place === 'owner'

/** May this be asked now? null: something that cannot be read. */
export type Budget = (asker: Asker, command: Command | null) => boolean

/** What writes a line of chat. */
const writing: readonly Command['do'][] = ['chat', 'leave', 'fill', 'stand-in', 'return', 'call-vote', 'ask-undo']

/** As how many commands it counts: a run of moves is as much work as its moves one by one. */
function priceOf(command: Command | null): number {
  if (command?.do === 'move') return movesIn(command).length
  return command && writing.includes(command.do) ? limits.priceOfLine : 1
}

/** `perSecond`: commands of one user for a few seconds; all else follows from it. `now` is in milliseconds. */
export function openBudget(perSecond: number, now: () => number): Budget {
  const over = (part: number, seconds: number) =>
    openAllowance({ perSecond: part * perSecond, atOnce: part * perSecond * seconds }, now)
  const inShort = over(1, limits.burstSeconds)
  const atLength = over(limits.longRun.part, limits.longRun.seconds)
  // Each place has its own share, or one who goes on and on would lock out the others.
  const ofPlace = over(limits.longRun.part, limits.longRun.seconds)
  const ofCrowd = over(limits.crowdRun.part, limits.crowdRun.seconds)
  const talk = openTalk(now)
  return (asker, command) => {
    const price = priceOf(command)
    if (!inShort(asker.who, price) || !atLength(asker.who, price)) return false
    if (command?.do === 'chat' && !talk(asker)) return false
    const { table, place } = asker
    return place === 'spectator' ? ofCrowd(String(table), price) : ofPlace(`${table} ${place}`, price)
  }
}

/** Lines of chat: those of spectators are fewer, and they have no part in what the seats may say. */
function openTalk(now: () => number): (asker: Asker) => boolean {
  const ofSeat = openAllowance(limits.talk.seat, now)
  const ofSpectator = openAllowance(limits.talk.spectator, now)
  const ofAll = openAllowance(limits.talk.allSpectators, now)
  return asker => {
    const { who, table } = asker
    const name = `${table} ${who}`
    return isAtHome(asker) ? ofSeat(name, 1) : ofSpectator(name, 1) && ofAll(String(table), 1)
  }
}
