/** What the value of a position is made of, as players speak of it. */
import type { Appraisal } from '../../../kernel/index.ts'
import type { Thrones } from '../types.ts'
import type { Term } from './features.ts'
import { partsOf, worthOf } from './worth.ts'

const concernOf = {
  castles: 'castles',
  'castles-beyond-3': 'castles',
  'castles-beyond-5': 'castles',
  strongholds: 'castles',
  areas: 'areas',
  supply: 'supply',
  'barrels-to-come': 'supply',
  power: 'power',
  'power-beyond-8': 'power',
  crowns: 'power',
  footmen: 'army',
  knights: 'army',
  ships: 'army',
  engines: 'army',
  'iron-throne': 'tracks',
  fiefdoms: 'tracks',
  'kings-court': 'tracks',
  blade: 'tracks',
  stars: 'tracks',
  cards: 'cards',
  'strong-cards': 'cards',
  seas: 'areas',
  danger: 'danger',
  prospects: 'prospects',
} as const satisfies Readonly<Record<Term, string>>

export type Concern = (typeof concernOf)[Term]

export const appraisal: Appraisal<Thrones> = {
  values: ({ open }, isOver) => worthOf(open, isOver),
  points: ({ open }, seat) => partsOf(open, concernOf)[seat],
}
