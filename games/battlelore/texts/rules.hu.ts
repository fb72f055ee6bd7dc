/** The rules reference: every rule by its number. */
import type { RuleChapter } from '../../../text/index.ts'
import { board, course, reading } from './rules/00-board.hu.ts'
import { setup } from './rules/03-setup.hu.ts'
import { orders, start } from './rules/04-turn.hu.ts'
import { movement } from './rules/06-movement.hu.ts'
import { combat, damage, dice } from './rules/07-combat.hu.ts'
import { advance, counter, retreat } from './rules/10-retreat.hu.ts'
import { conditions, sight, terrain } from './rules/13-sight.hu.ts'
import { abilities } from './rules/16-abilities.hu.ts'
import { lore } from './rules/17-lore.hu.ts'
import { commands, upkeep } from './rules/18-upkeep.hu.ts'
import { end, information, options, overlooked } from './rules/20-end.hu.ts'

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
