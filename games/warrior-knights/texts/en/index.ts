import { line, plain } from '../../../../text/index.ts'
import type { ActionCard } from '../../data/actionCards.ts'
import type { Baron } from '../../data/barons.ts'
import { aboutBy } from '../common/about.ts'
import type { WarriorKnightsTexts } from '../common/types.ts'
import { ahead } from './ahead.ts'
import { barred } from './barred.ts'
import { en as words } from './board.ts'
import { brief } from './brief.ts'
import { concerns } from './concerns.ts'
import { effects } from './effects.ts'
import { ends, events } from './events.ts'
import { moves } from './moves.ts'
import { names } from './names.ts'
import { options } from './options.ts'
import { proposal, seat, target, why } from './phrases.ts'
import { questions } from './questions.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules/index.ts'
import { en as stage } from './stage.ts'

export const en: WarriorKnightsTexts = {
  language: 'en',
  title: 'Warrior Knights',
  tagline: 'Barons plan in secret, hire mercenaries, besiege cities and rule the Assembly of a kingdom without a king.',
  aim: 'Whoever controls more than half of the cities of the Kingdom wins at once. Otherwise the most Influence wins when the pool is empty.',
  length: '3 to 5 hours',
  role: role => names.baronTitles[role as Baron],
  opening: card => names.actions[card as ActionCard],
  seat: (id, reader) => [seat(id, reader)],
  questions,
  moves,
  ahead,
  about: aboutBy(effects),
  barred,
  concerns,
  events,
  options,
  reasons,
  result: (standing, reader) => {
    const best = standing.find(({ place }) => place === 1)
    const { ended } = reader.open
    return best && ended ? line`${seat(best.seat, reader)} wins ${ends[ended.by]}.` : ['Nobody wins.']
  },
  rules,
  brief,
  names,
  effects,
  words,
  stage,
  proposal,
  target,
  occasion: reason => plain([why(reason)]),
}
