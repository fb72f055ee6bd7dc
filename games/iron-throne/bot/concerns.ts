/** What the value of a position is made of, as players speak of it. */
import type { Appraisal } from '../../../kernel/index.ts'
import { weighedBy } from '../../../kit/worth.ts'
import type { IronThrone } from '../types.ts'
import { type Term, termsOf, topOf, worthAtEnd, worthOf } from './worth.ts'
import { weights } from './worthWeights.ts'

const concernOf = {
  spread: 'influence',
  spreadLate: 'influence',
  spreadLast: 'influence',
  near: 'influence',
  living: 'characters',
  livingLate: 'characters',
  power: 'power',
  powerLate: 'power',
  strongest: 'power',
  weak: 'power',
  sheet: 'power',
  cards: 'cards',
  best: 'cards',
  second: 'cards',
  bestLate: 'cards',
  truces: 'cards',
  characters: 'cards',
  hostages: 'hostages',
  taken: 'captives',
  threatened: 'captives',
  turn: 'turn',
  turnNext: 'turn',
  nearTurn: 'turn',
} as const satisfies Readonly<Record<Term, string>>

export type Concern = (typeof concernOf)[Term]

export const appraisal: Appraisal<IronThrone> = {
  values: (g, isOver) => g.held.map((_, seat) => (isOver ? worthAtEnd(g.open, seat) : worthOf(g, seat))),
  points: (g, seat) => weighedBy(concernOf, weights, termsOf(g, seat, topOf(g.open))),
}
