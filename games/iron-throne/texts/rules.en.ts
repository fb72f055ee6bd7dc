/** The rules reference: every rule by its number. */
import type { RuleChapter } from '../../../text/index.ts'
import { course, setup, start, terms } from './rules/01-terms.en.ts'
import { conflict, outcomes, preparation, support } from './rules/05-preparation.en.ts'
import { close, end, negotiation, resolution } from './rules/09-negotiation.en.ts'
import { cards, characterCards, death, leaders, power } from './rules/13-power.en.ts'
import { effects, hostages, sides, windows } from './rules/18-hostages.en.ts'
import { cardEffects, leaderEffects } from './rules/22-effects.en.ts'
import { events, options, secrets, talk, time } from './rules/24-table.en.ts'
import { acting, doubts } from './rules/29-doubts.en.ts'

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
