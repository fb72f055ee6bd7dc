import { line } from '../../../../text/index.ts'
import type { Character, House } from '../../data/houses.ts'
import { aboutBy } from '../common/about.ts'
import type { IronThroneTexts } from '../common/types.ts'
import { meanings } from './about.ts'
import { hu as words } from './board.ts'
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

export const hu: IronThroneTexts = {
  language: 'hu',
  title: 'Trónok harca: A Vastrón',
  tagline: 'Házak alkudoznak, elárulják egymást és túszokat ejtenek, míg egyikük befolyása minden udvarba el nem ér.',
  aim: 'A játék akkor ér véget, ha valaki mind az öt befolyásjelzőjét kiterjesztette, vagy ha egy Ház minden karaktere halott. Az győz, aki a legtöbb befolyást terjesztette ki.',
  length: '1–2 óra',
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
    if (best.length === 0) return ['A győztes Házat feladták: a győzelem senkié.']
    const spread = best[0].keys.find(({ why }) => why === 'influence')?.n ?? 0
    return best.length === 1
      ? line`${seat(best[0].seat, reader)} győz; kiterjesztett befolyása: ${spread}.`
      : line`${seats(
          best.map(each => each.seat),
          reader,
        )} osztozik a győzelmen; kiterjesztett befolyásuk: ${spread}.`
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
