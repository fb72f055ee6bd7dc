import { line } from '../../../../text/index.ts'
import type { Character, House } from '../../data/houses.ts'
import { aboutBy } from '../common/about.ts'
import type { IronThroneTexts } from '../common/types.ts'
import { meanings } from './about.ts'
import { en as words } from './board.ts'
import { brief } from './brief.ts'
import { concerns } from './concerns.ts'
import { effects } from './effects.ts'
import { events } from './events.ts'
import { moves } from './moves.ts'
import { names } from './names.ts'
import { talks } from './offers.ts'
import { options } from './options.ts'
import { effectText, title as effectTitle, seat, seats } from './phrases.ts'
import { questions } from './questions.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules/index.ts'
import { phrases } from './talk.ts'

export const en: IronThroneTexts = {
  language: 'en',
  title: 'Game of Thrones: The Iron Throne',
  tagline: 'Houses negotiate, betray and take hostages until one has its influence at every court.',
  aim: 'The game ends when somebody has spread all five influence tokens, or when all characters of a House are dead. Whoever has spread the most influence wins.',
  length: '1 to 2 hours',
  role: role => names.houseTitles[role as House],
  opening: leader => names.characters[leader as Character],
  seat: (id, reader) => [seat(id, reader)],
  questions,
  moves,
  about: aboutBy({ effects, effectOf: effectText, meanings }),
  concerns,
  events,
  phrases,
  options,
  reasons,
  result: (standing, reader) => {
    const best = standing.filter(({ place }) => place === 1)
    if (best.length === 0) return ['The House that has won was given up: the victory is nobody’s.']
    const spread = best[0].keys.find(({ why }) => why === 'influence')?.n ?? 0
    return best.length === 1
      ? line`${seat(best[0].seat, reader)} wins with ${spread} spread influence.`
      : line`${seats(
          best.map(each => each.seat),
          reader,
        )} share the victory with ${spread} spread influence each.`
  },
  rules,
  brief,
  names,
  effects,
  effectTitle,
  effectText,
  talks,
  words,
}
