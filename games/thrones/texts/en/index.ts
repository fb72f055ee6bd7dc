import { line } from '../../../../text/index.ts'
import type { House } from '../../data/houses.ts'
import { aboutBy } from '../common/about.ts'
import { openingIn } from '../common/opening.ts'
import type { ThronesTexts } from '../common/types.ts'
import { barred } from './barred.ts'
import { en as words } from './board.ts'
import { brief } from './brief.ts'
import { concerns } from './concerns.ts'
import { effects } from './effects.ts'
import { events } from './events.ts'
import { moves } from './moves.ts'
import { names } from './names.ts'
import { options } from './options.ts'
import { many, seat } from './phrases.ts'
import { questions } from './questions.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules/index.ts'

export const en: ThronesTexts = {
  language: 'en',
  title: 'A Game of Thrones',
  tagline: 'Six houses, one throne: secret orders, fragile alliances, and wildlings at the Wall.',
  aim: 'The first house with seven castles and strongholds wins at once. If none has them, the house with the most wins after round 10.',
  length: '3 to 5 hours',
  role: role => names.houseTitles[role as House],
  opening: openingIn(names),
  seat: (id, reader) => [seat(id, reader)],
  questions,
  moves,
  about: aboutBy(effects, {
    swords: n => many(n, 'sword'),
    fortifications: n => many(n, 'fortification'),
  }),
  barred,
  concerns,
  events,
  options,
  reasons,
  result: (standing, reader) => {
    const [winner] = standing
    const castles = winner.keys[0].n
    return line`${seat(winner.seat, reader)} wins the Iron Throne with ${many(castles, 'castle or stronghold', 'castles and strongholds')}.`
  },
  rules,
  brief,
  names,
  effects,
  words,
}
