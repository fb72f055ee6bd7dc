/** Laws that hold in every position. */
import type { Game } from '../../../kernel/index.ts'
import { battleOf } from '../data/battles.ts'
import { commanderTable } from '../data/commanders.ts'
import { hottest } from '../data/constants.ts'
import { signs, tokensOfAKind } from '../data/dice.ts'
import type { Hex } from '../data/hexes.ts'
import { lastSpace } from '../data/morale.ts'
import { unitTable } from '../data/units.ts'
import type { BattlesOfWesteros, Open } from '../types.ts'
import { groundAt, isPassable } from './field/ground.ts'
import { boardOf, unitOf } from './field/units.ts'
import { cardsInPlay, shownCard } from './imagine.ts'

const sameCards = (a: readonly string[], b: readonly string[]) => String(a.toSorted()) === String(b.toSorted())

function wrongEngagement(open: Open): string | null {
  const ids = open.engagements.flatMap(({ units }) => units)
  if (new Set(ids).size < ids.length) return 'a unit is engaged twice'
  const wrong = open.engagements.find(({ units: [a, b] }) => {
    const [one, two] = [unitOf(open, a), unitOf(open, b)]
    return !one || !two || one.seat === two.seat || !boardOf(open).adjacent(one.hex, two.hex)
  })
  return wrong ? `engaged: ${wrong.units}` : null
}

export const invariants: Game<BattlesOfWesteros>['invariants'] = {
  'BW-8.2: one unit a hex, on ground that is not closed': ({ open }) => {
    const hexes = open.units.map(({ hex }) => hex)
    const stray = open.units.find(({ hex }) => !boardOf(open).has(hex) || !isPassable(open, hex))
    return new Set(hexes).size < hexes.length || stray ? `units at ${hexes}` : null
  },

  'BW-1.1: figures within the strength of the unit': ({ open }) => {
    const odd = open.units.find(({ type, figures }) => figures < 1 || figures > unitTable[type].strength)
    return odd ? `${odd.id} has ${odd.figures}` : null
  },

  'BW-10.1: tokens lie between two neighbours, one for each unit': ({ open }) => wrongEngagement(open),

  'BW-2.5: ten order tokens of each kind': ({ open }) => {
    const wrong = signs.find(token => {
      const all = open.pools.map(pool => pool[token])
      return all.some(n => n < 0) || all.reduce((sum, n) => sum + n, 0) > tokensOfAKind
    })
    return wrong ? `tokens: ${wrong}` : null
  },

  'BW-6.2: no more command tokens on a card than its limit, none lost': ({ open }) => {
    const cards = Object.entries(open.commanders)
    const over = cards.find(
      ([name, { tokens }]) => tokens < 0 || tokens > commanderTable[name as keyof typeof commanderTable].limit,
    )
    const value = battleOf(open.options.battle).commandValue
    const lost = open.houses.some((_, seat) => {
      const onCards = cards.filter(([, card]) => card.seat === seat).reduce((sum, [, { tokens }]) => sum + tokens, 0)
      return open.commandTokens[seat] + onCards !== value
    })
    return over || lost ? `command tokens: ${JSON.stringify(open.commanders)}` : null
  },

  'BW-12.5: a commander on the field leads one unit': ({ open }) => {
    const led = open.units.flatMap(({ commander }) => commander ?? [])
    const names = Object.keys(open.commanders) as (keyof typeof commanderTable)[]
    const field = names.filter(each => open.commanders[each]!.where === 'field')
    return open.round === 0 || sameCards(led, field) ? null : `leaders ${led}, on the field ${field}`
  },

  'BW-3.4: every card of a side lies somewhere, once': ({ open, held, hidden }) => {
    const wrong = open.houses.find((_, seat) => {
      const all = [...hidden.decks[seat], ...held[seat].hand, ...open.discards[seat], ...shownCard(open, seat)]
      return !sameCards(all, cardsInPlay(open, seat))
    })
    return wrong ? `cards of ${wrong}` : null
  },

  'BW-22.1: the open numbers of cards are true': ({ open, held, hidden }) => {
    const truth = [held.map(({ hand }) => hand.length), hidden.decks.map(deck => deck.length)]
    return String(truth) === String([open.hands, open.decks]) ? null : `${truth}`
  },

  'BW-13.1: the marker lies on the track': ({ open }) =>
    Math.abs(open.morale) <= lastSpace ? null : `morale ${open.morale}`,

  'BW-16.1: fire within the limit of its hex': ({ open }) => {
    const wrong = (Object.keys(open.fire) as Hex[]).find(hex => {
      const level = open.fire[hex]!
      return level < 1 || level > hottest || level > groundAt(open, hex).burn
    })
    return wrong ? `fire at ${wrong}` : null
  },

  'BW-9.7: no attack outside a turn, an attack and what it brings about': ({ open }) =>
    open.attacks.length > 4 || (open.attacks.length > 0 && !open.turn) ? `${open.attacks.length} attacks` : null,
}
