/** The rules reference: every rule by its number. */
import type { RuleChapter } from '../../../../../text/index.ts'
import { board, course, reading } from './00-board.ts'
import { setup } from './03-setup.ts'
import { orders, start } from './04-turn.ts'
import { movement } from './06-movement.ts'
import { combat, damage, dice } from './07-combat.ts'
import { advance, counter, retreat } from './10-retreat.ts'
import { conditions, sight, terrain } from './13-sight.ts'
import { abilities } from './16-abilities.ts'
import { lore } from './17-lore.ts'
import { commands, upkeep } from './18-upkeep.ts'
import { end, information, options, overlooked } from './20-end.ts'

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
