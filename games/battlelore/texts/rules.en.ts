/** The rules reference: every rule by its number. */
import type { RuleChapter } from '../../../text/index.ts'
import { board, course, reading } from './rules/00-board.en.ts'
import { setup } from './rules/03-setup.en.ts'
import { orders, start } from './rules/04-turn.en.ts'
import { movement } from './rules/06-movement.en.ts'
import { combat, damage, dice } from './rules/07-combat.en.ts'
import { advance, counter, retreat } from './rules/10-retreat.en.ts'
import { conditions, sight, terrain } from './rules/13-sight.en.ts'
import { abilities } from './rules/16-abilities.en.ts'
import { lore } from './rules/17-lore.en.ts'
import { commands, upkeep } from './rules/18-upkeep.en.ts'
import { end, information, options, overlooked } from './rules/20-end.en.ts'

export const rules: readonly RuleChapter[] = [
  reading,
  board,
  course,
  setup,
  start,
  orders,
  movement,
  combat,
  dice,
  damage,
  retreat,
  counter,
  advance,
  sight,
  terrain,
  conditions,
  abilities,
  lore,
  commands,
  upkeep,
  end,
  options,
  information,
  overlooked,
]
