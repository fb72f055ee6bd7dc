/** The rules reference: every rule by its number. */
import type { RuleChapter } from '../../../text/index.ts'
import { course, setup, start, terms } from './rules/01-terms.hu.ts'
import { conflict, outcomes, preparation, support } from './rules/05-preparation.hu.ts'
import { close, end, negotiation, resolution } from './rules/09-negotiation.hu.ts'
import { cards, characterCards, death, leaders, power } from './rules/13-power.hu.ts'
import { effects, hostages, sides, windows } from './rules/18-hostages.hu.ts'
import { cardEffects, leaderEffects } from './rules/22-effects.hu.ts'
import { events, options, secrets, talk, time } from './rules/24-table.hu.ts'
import { acting, doubts } from './rules/29-doubts.hu.ts'

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
