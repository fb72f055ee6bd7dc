/** A table as a pure value: seats, start, moves, undo, clocks, bots' turns, chat. No I/O, no clock, no chance of its own. */
export { act, movesIn, noteExport, noteFailing, passLost, tick, type Who } from './act.ts'
export { allowsAdvice } from './advice.ts'
export { agendaOf, answerBy, attentionAt, dueAt } from './agenda.ts'
export { isHidden } from './anonymous.ts'
export { answerOf, apply, type Outcome, type Refused, type Step } from './apply.ts'
export type * from './command.ts'
export { createTable, hashOf, type NewTable, type Wish } from './create.ts'
export { awayLimit, recordPatience } from './limits.ts'
export { advance, follows, trimmed } from './moves/advance.ts'
export { botTurn, isLeftToBots } from './moves/bots.ts'
export { isMove } from './moves/isMove.ts'
export { questionIn } from './moves/listed.ts'
export {
  type Bringing,
  endOfLog,
  type LogMark,
  linesOfEntry,
  movesOf,
  recordOf,
  stepsOfRecord,
} from './moves/record.ts'
export { rematchIdOf, rematchTable, seatInRematch } from './moves/rematch.ts'
export { isOff } from './moves/reserve.ts'
export { nextIdOf, nextTable } from './moves/series.ts'
export { cutBack } from './moves/undo.ts'
export { passesOf } from './moves/windows.ts'
export { type ConductCount, conductOf, timeOf } from './people/conduct.ts'
export { ratedPlaces } from './people/rated.ts'
export { needsWord, type Person, seatOfProgram } from './people/seats.ts'
export { openRunner, type Runner } from './runner.ts'
export { changeText, linesAtFirst, type Shown, shownTo, wholeText } from './sync/change.ts'
export { readRequest } from './sync/commands.ts'
export { type Page, pageAfter } from './sync/page.ts'
export { patch } from './sync/patch.ts'
export type * from './sync/protocol.ts'
export { readMessage } from './sync/readMessage.ts'
export { botViewAt, chatFor, heardBy, hears, isEnded, logFor, reads, tableViewOf, viewAt } from './sync/tableView.ts'
export { plainLine, plainName } from './sync/writing.ts'
export {
  type ChatEntry,
  type Entry,
  type Logged,
  type LostTime,
  type Table,
  type TableState,
  tableOf,
  type Viewer,
  viewerOf,
} from './table.ts'
export * from './types.ts'
export { type Awaited, personsAwaited } from './waiting.ts'
