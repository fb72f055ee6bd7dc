import { line } from '../../../../text/index.ts'
import type { Card } from '../../data/cards.ts'
import type { House } from '../../data/houses.ts'
import { aboutBy } from '../common/about.ts'
import type { BattlesOfWesterosTexts } from '../common/types.ts'
import { ahead } from './ahead.ts'
import { barred } from './barred.ts'
import { hu as words } from './board.ts'
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
import { hu as scenes } from './scenes.ts'

export const hu: BattlesOfWesterosTexts = {
  language: 'hu',
  title: 'Westeros csatái',
  tagline:
    'Farkas az oroszlán ellen egy hatszögrácsos csatatéren: parancsnokok, lapok és jelzők mozgatják az egységeket, és végül a morál dönt.',
  aim: 'Minden csatának saját célja van: tartsd meg, amit megnevez, vagy szerezz több győzelmi pontot az utolsó forduló végéig. Ahol a morálsáv megfutamodással végződik, az az oldal, amelynek morálja összeomlik, azonnal veszít.',
  length: '2 óra',
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
    if (!result || result.winner === null) return ['A csata döntetlen.']
    return line`${seat(best.seat, reader)} győz ${outcomes[result.by]}.`
  },
  brief,
  rules,
  names,
  effects,
  words,
  scenes,
}
