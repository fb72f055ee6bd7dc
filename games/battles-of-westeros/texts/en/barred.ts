import { line, type Rich } from '../../../../text/index.ts'
import type { Card } from '../../data/cards.ts'
import type { Commander } from '../../data/commanders.ts'
import type { Token } from '../../data/dice.ts'
import type { Hex } from '../../data/hexes.ts'
import type { Terrain } from '../../data/terrain.ts'
import type { Bar } from '../../rules/barred/types.ts'
import { names } from './names.ts'
import { card, hex, leader } from './phrases.ts'

/** What a reason speaks of is one word or several, as its rule gives them. */
const lines: Record<Bar, (...of: string[]) => Rich> = {
  'token-finds-nobody': of => [`A ${names.signs[of as Token]} token finds no unit of yours that it could order`],
  'morale-at-end': () => ['Your morale can neither rise nor fall any more'],
  'no-commander': () => ['None of your commanders is on the field'],
  'no-command-tokens': () => ['No command token is left on your command board'],
  'limits-reached': () => ['Each of your commanders has as many command tokens as he can take'],
  'card-finds-nobody': () => ['No commander of yours has units near him that this card could order or rally'],
  inactive: () => ['Inactive units take no orders'],
  'other-rank': of => [`A ${names.signs[of as Token]} token orders units of that rank alone`],
  'out-of-zone': of => line`Out of the zone of control of ${leader(of as Commander)} when the card was played`,
  'not-by-command': of => line`${card(of as Card)} does not order this unit`,
  'ordered-once': () => ['It is ordered already'],
  'in-fire': () => ['A unit in a burning hex neither moves nor attacks'],
  'no-way': () => ['There is no hex to which it could move'],
  'has-moved': () => ['Its move is over'],
  'not-ordered': () => ['Only units that were ordered attack'],
  'has-attacked': () => ['A unit attacks once per order'],
  marched: () => ['It has marched too far to attack'],
  'may-not-attack': () => ['Its order gives it no attack'],
  'engaged-elsewhere': () => ['Engaged archers shoot at the enemy they are engaged with, and at nobody else'],
  'behind-terrain': (terrain, at) =>
    line`Out of sight: ${names.terrain[terrain as Terrain].toLowerCase()} in ${hex(at as Hex)}`,
  'behind-unit': at => line`Out of sight: a unit stands in ${hex(at as Hex)}`,
}

export const barred = (why: string, of = ''): Rich => lines[why as Bar]?.(...of.split(' ')) ?? [why]
