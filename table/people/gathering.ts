/** Before the start: who may stay, whether everybody is ready, by which settings, and with how many seats. */
import { checkSettings, meaningfulSettings, type Seat, type SettingValues, same } from '../../kernel/index.ts'
import type { Change, Refused } from '../apply.ts'
import type { Command } from '../command.ts'
import { startGame } from '../moves/play.ts'
import { noLines, noteOf, type Table, type TableState } from '../table.ts'
import type { ChangedSetting, TableSetup } from '../types.ts'
import { mayBeRated } from './rated.ts'
import { seated } from './seats.ts'

type Answer = Change | Refused

const notGathering: Refused = { refused: 'not-gathering' }

/** The owner sends somebody away, who may not sit down here again. */
export function kick(table: Table, seat: Seat, now: number): Answer {
  const { core } = table
  const sitter = core.seats[seat]
  if (core.status !== 'gathering') return notGathering
  if (sitter.kind !== 'person' || sitter.user === core.owner) return { refused: 'no-such-seat' }
  const change = seated(table, seat, { kind: 'open' }, { is: 'kicked', seat }, now)
  const barred = [...(core.barred ?? []), sitter.user]
  return {
    ...change,
    core: { ...change.core, barred },
    notes: [noteOf({ is: 'kicked', seat }, now, sitter.name)],
  }
}

/** The people who have a seat and are not the owner: who begins the game is ready. */
const others = ({ seats, owner }: TableState): Seat[] =>
  seats.flatMap((each, seat) => (each.kind === 'person' && each.user !== owner ? [seat] : []))

/** The owner asks who is ready: the game does not begin until all have said so. */
export function askReady({ core }: Table, now: number): Answer {
  if (core.status !== 'gathering') return notGathering
  const unready = others(core)
  if (unready.length === 0) return { core, notes: [] }
  return { core: { ...core, unready }, notes: [noteOf({ is: 'ready-asked' }, now)] }
}

/** Somebody is ready, or is not yet. */
export function sayReady({ core }: Table, seat: Seat, yes: boolean): Answer {
  if (core.status !== 'gathering') return notGathering
  const unready = core.unready ?? []
  if (unready.includes(seat) !== yes) return { core, notes: [] }
  return { core: { ...core, unready: yes ? unready.filter(each => each !== seat) : [...unready, seat] }, notes: [] }
}

type NewSettings = Extract<Command, { do: 'set-up' }>

/** The owner changes what is played: whoever has sat down for something else is told what, and must say that it is ready for this. */
export function setUp(table: Table, { options, ...rest }: NewSettings, now: number): Answer {
  const { core, game } = table
  if (core.status !== 'gathering') return notGathering
  if (core.setup.carried) return { refused: 'bad-setup' }
  const checked = settingsOr(null, () => checkSettings(game.options, core.seats.length, options))
  if (checked === null) return { refused: 'bad-setup' }
  const { hoursPerMove, clock, reserve, language, private: isPrivate } = rest
  const { reserve: _, ...kept } = core.setup
  const pace = { hoursPerMove, clock, ...(reserve && { reserve }) }
  const setup: TableSetup = { ...kept, options: checked, ...pace, language, private: isPrivate }
  if (!mayBeRated(setup, core.seats)) return { refused: 'rated' }
  const changed = changedSettings(table, setup)
  if (changed.length === 0) return { core, notes: [] }
  return { core: { ...core, setup, unready: others(core) }, notes: [noteOf({ is: 'set-up', changed }, now)] }
}

function changedSettings({ core, game }: Table, after: TableSetup): ChangedSetting[] {
  const { setup: before, seats } = core
  const changed: ChangedSetting[] = []
  if (before.private !== after.private) changed.push('access')
  if (!same(paceOf(before), paceOf(after))) changed.push('pace')
  if ((before.language ?? null) !== after.language) changed.push('language')
  const options = meaningfulSettings(game.options, seats.length, before.options as SettingValues)
  for (const { id } of game.options) if (options[id] !== after.options[id]) changed.push({ option: id })
  return changed
}

const paceOf = ({ hoursPerMove, clock = null, reserve = null }: TableSetup) => ({ hoursPerMove, clock, reserve })

function settingsOr<T>(otherwise: T, check: () => SettingValues): SettingValues | T {
  try {
    return check()
  } catch (error) {
    if (error instanceof RangeError) return otherwise
    throw error
  }
}

/** Starts with those who are there: seats that nobody has taken are taken away, if the game can be played by so few. */
export function startWithFewer(table: Table, now: number): Answer {
  const { core, game } = table
  if (core.status !== 'gathering') return notGathering
  const kept = core.seats.flatMap(({ kind }, seat) => (kind === 'open' ? [] : [seat]))
  const count = kept.length
  if (count < game.seats.min || (count < core.seats.length && core.setup.carried)) return { refused: 'not-full' }
  const parts = game.roles(count)
  const roles = kept.map(seat => core.setup.roles[seat]).map(role => (role && parts.includes(role) ? role : null))
  const options = meaningfulSettings(game.options, count, core.setup.options as SettingValues)
  const fewer: TableState = {
    ...core,
    seats: kept.map(seat => core.seats[seat]),
    setup: { ...core.setup, roles, options },
    acted: kept.map(() => 0),
    lines: noLines(count),
    unready: (core.unready ?? []).map(seat => kept.indexOf(seat)),
  }
  const away = kept.map(seat => table.away[seat])
  const change = startGame({ ...table, core: fewer, away }, now)
  return 'refused' in change ? change : { ...change, away }
}
