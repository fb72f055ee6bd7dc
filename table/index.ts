/** A table as a pure value: seats, start, moves, undo, clocks, bots' turns, chat. No I/O, no clock, no chance of its own. */
export { act, movesIn, tick, type Who } from './act.ts'
export { advance, trimmed } from './advance.ts'
export { apply, type Outcome, type Refused, type Step } from './apply.ts'
export { type BotTurn, botTurn, isLeftToBots } from './bots.ts'
export { changeText, type Shown, shownTo } from './change.ts'
export { dueAt, isHidden } from './clock.ts'
export { readRequest } from './commands.ts'
export { createTable, hashOf, type NewTable, type Wish } from './create.ts'
export { nextLook } from './expiry.ts'
export { patch } from './patch.ts'
export { readMessage } from './readMessage.ts'
export { linesOf, movesOf, recordOf, stepsOfRecord } from './record.ts'
export { awayLimit, type Person } from './seats.ts'
export { nextIdOf, nextTable } from './series.ts'
export { chatFor, isEnded, logFor, sightOf, viewAt } from './sight.ts'
export {
  type Core,
  type Entry,
  type Said,
  type Table,
  tableOf,
  type Viewer,
  viewerOf,
} from './table.ts'
export * from './types.ts'
export { cutBack } from './undo.ts'
export { type Pass, passesOf } from './windows.ts'
export type * from './wire.ts'
export { plainLine, plainName } from './writing.ts'
