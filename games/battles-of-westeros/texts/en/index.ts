import { line } from '../../../../text/index.ts'
import type { Card } from '../../data/cards.ts'
import type { House } from '../../data/houses.ts'
import { aboutBy } from '../common/about.ts'
import type { BattlesOfWesterosTexts } from '../common/types.ts'
import { ahead } from './ahead.ts'
import { barred } from './barred.ts'
import { en as words } from './board.ts'
import { brief } from './brief.ts'
import { outcomes } from './combatEvents.ts'
import { concerns } from './concerns.ts'
import { effects } from './effects.ts'
import { events } from './events.ts'
import { moves } from './moves.ts'
import { names } from './names.ts'
import { optionGroups, options } from './options.ts'
import { seat } from './phrases.ts'
import { questions } from './questions.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules/index.ts'
import { en as scenes } from './scenes.ts'

export const en: BattlesOfWesterosTexts = {
  language: 'en',
  title: 'Battles of Westeros',
  tagline: 'Wolf against lion on a field of hexes: commanders, cards and tokens order the units, and morale decides.',
  aim: 'Each battle has a goal of its own: hold what it names, or score more victory points by the end of the last round. Where the morale track ends in rout, a side whose morale breaks loses at once.',
  length: '2 hours',
  role: role => names.houseTitles[role as House],
  opening: card => names.cards[card as Card],
  seat: (id, reader) => [seat(id, reader)],
  questions,
  moves,
  ahead,
  barred,
  about: aboutBy(effects),
  concerns,
  events,
  optionGroups,
  options,
  reasons,
  result: ([best], reader) => {
    const { result } = reader.open
    if (!result || result.winner === null) return ['The battle ends in a draw.']
    return line`${seat(best.seat, reader)} wins ${outcomes[result.by]}.`
  },
  brief,
  rules,
  names,
  effects,
  words,
  scenes,
}
