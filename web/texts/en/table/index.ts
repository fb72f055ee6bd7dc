/** The words around a table in English, a file a chapter. hu/table/ has the same keys: one that is missing does not compile. */
import { over } from './end.ts'
import { fault, link, refusals } from './faults.ts'
import { advice, guide, help, hints, rules } from './learning.ts'
import { notes } from './notes.ts'
import { away, history, log } from './past.ts'
import { ahead, anytime, question, windows } from './question.ts'
import { curtain, gather, seats } from './seats.ts'
import { chat, vote } from './talk.ts'

export const tableEn = {
  ...question,
  vote,
  windows,
  anytime,
  ahead,
  fault,
  log,
  away,
  history,
  rules,
  chat,
  seats,
  gather,
  over,
  link,
  curtain,
  help,
  guide,
  advice,
  hints,
  refusals,
  notes,
}

export type TableWords = typeof tableEn
