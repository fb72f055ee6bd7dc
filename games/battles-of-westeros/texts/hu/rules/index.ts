/** The rules reference: every rule by its number. */
import type { RuleChapter } from '../../../../../text/index.ts'
import { board, setup, terms } from './01-terms.ts'
import { round, tokens } from './04-round.ts'
import { cards, movement, orders } from './06-orders.ts'
import { combat } from './09-combat.ts'
import { engagement, retreat } from './10-engagement.ts'
import { commanders, keywords, morale } from './12-commanders.ts'
import { fire, terrain } from './15-terrain.ts'
import { effects, victory } from './17-victory.ts'
import { markers, skirmish } from './19-skirmish.ts'
import { information, options } from './21-options.ts'
import { greenFork, redFork, remnant, siege, southRoad, twoRoads, whisperingWood, wolfRaiders } from './30-plans.ts'

export const rules: readonly RuleChapter[] = [
  terms,
  board,
  setup,
  round,
  tokens,
  cards,
  orders,
  movement,
  combat,
  engagement,
  retreat,
  commanders,
  morale,
  keywords,
  terrain,
  fire,
  victory,
  effects,
  markers,
  skirmish,
  options,
  information,
  greenFork,
  whisperingWood,
  wolfRaiders,
  remnant,
  siege,
  redFork,
  southRoad,
  twoRoads,
]
