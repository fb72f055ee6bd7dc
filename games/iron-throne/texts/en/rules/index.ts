/** The rules reference: every rule by its number. */
import type { RuleChapter } from '../../../../../text/index.ts'
import { course, setup, start, terms } from './01-terms.ts'
import { conflict, outcomes, preparation, support } from './05-preparation.ts'
import { close, end, negotiation, resolution } from './09-negotiation.ts'
import { cards, characterCards, death, leaders, power } from './13-power.ts'
import { effects, hostages, sides, windows } from './18-hostages.ts'
import { cardEffects, leaderEffects } from './22-effects.ts'
import { events, options, secrets, talk, time } from './24-table.ts'
import { acting, doubts } from './29-doubts.ts'

export const rules: readonly RuleChapter[] = [
  terms,
  course,
  setup,
  start,
  preparation,
  support,
  conflict,
  outcomes,
  negotiation,
  resolution,
  close,
  end,
  power,
  death,
  cards,
  characterCards,
  leaders,
  hostages,
  sides,
  windows,
  effects,
  leaderEffects,
  cardEffects,
  events,
  secrets,
  talk,
  time,
  options,
  doubts,
  acting,
]
