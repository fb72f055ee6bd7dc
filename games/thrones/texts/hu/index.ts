import { line } from '../../../../text/index.ts'
import type { House } from '../../data/houses.ts'
import { aboutBy } from '../common/about.ts'
import { openingIn } from '../common/opening.ts'
import type { ThronesTexts } from '../common/types.ts'
import { barred } from './barred.ts'
import { hu as words } from './board.ts'
import { brief } from './brief.ts'
import { concerns } from './concerns.ts'
import { effects } from './effects.ts'
import { events } from './events.ts'
import { moves } from './moves.ts'
import { names } from './names.ts'
import { options } from './options.ts'
import { seat } from './phrases.ts'
import { questions } from './questions.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules/index.ts'

export const hu: ThronesTexts = {
  language: 'hu',
  title: 'Trónok harca',
  tagline: 'Hat ház, egy trón: titkos parancsok, törékeny szövetségek és vadak a Falnál.',
  aim: 'Azonnal győz, akinek hét városa és vára van. Ha ez senkinek sem sikerül, a 10. forduló után az győz, akinek a legtöbb van.',
  length: '3–5 óra',
  role: role => names.houseTitles[role as House],
  opening: openingIn(names),
  seat: (id, reader) => [seat(id, reader)],
  questions,
  moves,
  about: aboutBy(effects, { swords: n => `${n} kard`, fortifications: n => `${n} erőd` }),
  barred,
  concerns,
  events,
  options,
  reasons,
  result: (standing, reader) => {
    const [winner] = standing
    return line`${seat(winner.seat, reader)} elnyeri a Vastrónt; uralt városai és várai: ${winner.keys[0].n}.`
  },
  rules,
  brief,
  names,
  effects,
  words,
}
