/** The words around a table in Hungarian. */
import type { TableWords } from '../../en/table/index.ts'
import { over } from './end.ts'
import { fault, link, refusals } from './faults.ts'
import { advice, guide, help, hints, rules } from './learning.ts'
import { notes } from './notes.ts'
import { away, history, log } from './past.ts'
import { ahead, anytime, question, windows } from './question.ts'
import { curtain, gather, seats } from './seats.ts'
import { chat, vote } from './talk.ts'

export const tableHu: TableWords = {
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
