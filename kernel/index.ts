/** The kernel: steps, stack, chance, drawers, records, laws. It knows no game and imports nothing. */

export {
  type AheadAnswer,
  type AheadTopic,
  aheadTopics,
  answerAhead,
  answeredAhead,
  stillHolds,
} from './ahead.ts'
export { type Attempt, attempt, isBarrier, legalMove, type Refusal } from './attempt.ts'
export {
  type Advice,
  type Adviser,
  type Appraisal,
  type Bot,
  type Bots,
  type Budget,
  type Counsel,
  type GameModule,
  gameModule,
  type Plan,
  type Reason,
  type Thinker,
} from './bot.ts'
export { best, defaultMove, jitter, ranked } from './choosing.ts'
export { type FuzzGame, type FuzzHelp, type FuzzStart, fuzzGame } from './fuzz.ts'
export * from './game.ts'
export { imagine } from './imagine.ts'
export { type Json, notJson, type OnlyJson } from './json.ts'
export * from './kinds.ts'
export { type LoggedEvent, type Played, play, resume, type Start, start } from './play.ts'
export { isRetraction, lengthLaw, nextToMove, progressMoves } from './progress.ts'
export { type Question, questionAt } from './question.ts'
export {
  canonical,
  carriedIn,
  checkRecord,
  freshSeedAt,
  type GameRecord,
  type OtherRules,
  RecordFault,
  type Replay,
  type ReplayWish,
  type RulesSpan,
  readRecord,
  recordFormat,
  replay,
  stateHash,
} from './record.ts'
export { latest, once, remember } from './remember.ts'
export { below, branch, type Chance, pick, type Rng, seeded, seedFrom, shuffle } from './rng.ts'
export * from './rules.ts'
export {
  applies,
  checkRoles,
  checkSettings,
  defaultSettings,
  meaningfulSettings,
  type SettingValues,
} from './settings.ts'
export { isSettlement, isSideMove, seatsOut } from './sideMoves.ts'
export { copy, freezeShared, type State } from './state.ts'
export { randomMove } from './testing/player.ts'
export { freeze, hold, less, put, putAt, same, without } from './values.ts'
export { botViewOf, type OwnView, openViewOf, ownViewOf, viewOf, visibleTo, withMemory } from './view.ts'
