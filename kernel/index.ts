/** The kernel: steps, stack, chance, drawers, records, laws. It knows no game and imports nothing. */
export { type Attempt, attempt, type Refusal } from './attempt.ts'
export { type Bot, type Guest, guest } from './bot.ts'
export { below, type Chance, type Fate, pick, seeded, seedFrom, shuffle } from './chance.ts'
export { best, whim } from './choosing.ts'
export { forward, isBackward, nextToMove } from './forward.ts'
export { type FuzzGame, type FuzzStart, fuzzGame, randomMove } from './fuzz.ts'
export * from './game.ts'
export { imagine } from './imagine.ts'
export { isAnonymous, limitOf, passOf, questionOf } from './lapsing.ts'
export { heardBy } from './laws.ts'
export { asked, type Heard, options, play, resume, type Start, start } from './play.ts'
export {
  canonical,
  carriedIn,
  checkRecord,
  type GameRecord,
  RecordFault,
  type Replay,
  type ReplayWish,
  readRecord,
  recordFormat,
  replay,
  stateHash,
} from './record.ts'
export { ask, auto, free, sealed } from './rules.ts'
export { isSettlement, maySettle, type Settlement, settleGame } from './settlement.ts'
export { copy, freezeShared, type State } from './state.ts'
export { freeze, hold, less, put, putAt, same, without } from './values.ts'
export { viewOf } from './view.ts'
