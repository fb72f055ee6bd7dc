/**
 * Windows at a table: most reactions are not taken, and a table would be slow if every seat had to say so every time.
 * Each seat says when it wants a window to go by without being asked. That is its secret: nothing that others are sent
 * depends on it, or on the hand, but when the answer comes; whoever runs the table lets a moment pass that depends on
 * neither.
 */
import { type Kinds, type Move, once, putAt, type Seat, same } from '../../kernel/index.ts'
import type { Change } from '../apply.ts'
import type { Table, TableState } from '../table.ts'
import type { AutoPass } from '../types.ts'
import { aheadMove } from './ahead.ts'
import { botOn } from './bots.ts'
import { isPaused } from './clock.ts'
import { questionIn } from './listed.ts'

/**
 * A person is asked only what it can decide: a game by mail would else stand still ten times a turn for a button that
 * is the only one. Who wants to look as if there were something to decide says 'never'.
 */
const usual: AutoPass = 'unless-i-can-play'

const withWindows = new WeakMap<Table['game'], boolean>()

/** Does the game ask windows at all? It is looked up once for each game. */
export const hasWindows = ({ game }: Pick<Table, 'game'>): boolean =>
  once(withWindows, game, () => {
    const rules = Object.values(game.rules as Readonly<Record<string, { pass?: unknown }>>)
    return rules.some(({ pass }) => pass !== undefined)
  })

/** When the seat lets windows go by; null where the game has none. */
export const autoPassOf = (table: Pick<Table, 'game' | 'core'>, seat: Seat): AutoPass | null =>
  hasWindows(table) ? (table.core.autoPass?.[seat] ?? unlessSaid(table, seat)) : null

/** Where the hand is what people guess at, a pass that always comes quickly would tell of it; bots do not listen. */
function unlessSaid({ game, core }: Pick<Table, 'game' | 'core'>, seat: Seat): AutoPass {
  const isAmongPeople = core.seats.some(({ kind }, other) => kind === 'person' && other !== seat)
  return game.promptWithoutChoices && isAmongPeople ? 'never' : usual
}

export function setAutoPass(table: Table, seat: Seat, when: AutoPass): Change {
  const { core } = table
  if (!hasWindows(table) || core.autoPass?.[seat] === when) return { core, notes: [] }
  const autoPass = putAt(core.autoPass ?? core.seats.map(() => null), seat, when)
  return { core: { ...core, autoPass }, notes: [] }
}

/** A pass, or an answer given ahead, that the table makes for a person; `n` is the number that the move carries. */
export interface Pass {
  seat: Seat
  n: number
  move: Move<Kinds>
}

/** The passes and answers given ahead that are to be made now. Who has just taken one back wants to decide; while an undo request is open nothing moves. */
export function passesOf(table: Table): Pass[] {
  const { core, game } = table
  const isQuiet = !hasWindows(table) && !core.ahead
  if (isQuiet || core.status !== 'running' || core.petition || isPaused(core)) return []
  const question = questionIn(game, core.state!)
  if (!question || (!question.pass && !core.ahead)) return []
  return question.toMove.flatMap(seat => {
    if (botOn(core.seats[seat]) !== null || core.tookBack?.[seat] === core.moves) return []
    const given = aheadMove(table, seat)
    if (given) return [{ seat, n: core.acted[seat], move: given }]
    if (!question.pass) return []
    const { pass } = question
    const when = autoPassOf(table, seat)
    const hasNoOther = () => question.legal(seat).every(move => same(move, pass))
    const goes = when === 'always' || (when === 'unless-i-can-play' && hasNoOther())
    return goes ? [{ seat, n: core.acted[seat], move: pass }] : []
  })
}

/** A new person on a seat begins with the usual setting. */
export const forgetAutoPass = ({ autoPass }: TableState, seat: Seat): Pick<TableState, 'autoPass'> =>
  autoPass ? { autoPass: putAt(autoPass, seat, null) } : {}
