/** Why an order token or a leadership card can not be used now (BW-5.4, BW-6.2, BW-6.5). */

import type { Card } from '../../data/cards.ts'
import { type Commander, commanders } from '../../data/commanders.ts'
import { signs } from '../../data/dice.ts'
import type { Open } from '../../types.ts'
import { canPay } from '../cards/play.ts'
import { commandersOf } from '../cards/zone.ts'
import { canRise, canSink } from '../end/morale.ts'
import { type Asked, type BarOf, type Barred, movesOf } from './types.ts'

function barredTokens(view: Asked): Barred[] {
  const { open, seat } = view
  const usable = movesOf(view, 'token').map(({ token }) => token)
  const idle = signs.filter(token => open.pools[seat][token] > 0 && !usable.includes(token))
  return idle.map(token => {
    const isStuck = token === 'morale' && !canRise(open, seat) && !canSink(open, seat)
    const bar: BarOf = { why: isStuck ? 'morale-at-end' : 'token-finds-nobody', of: token, rule: 'BW-5.4' }
    return { move: { do: 'token', token, pair: false }, ...bar }
  })
}

/** The first of a side's commanders, wherever he is: the cards say nothing of him. */
const someCommander = (open: Open, seat: number): Commander | undefined =>
  commanders.find(each => open.commanders[each]?.seat === seat)

function cardBar(open: Open, seat: number): BarOf {
  const led = commandersOf(open, seat)
  if (led.length === 0) return { why: 'no-commander', rule: 'BW-6.1' }
  if (open.commandTokens[seat] === 0) return { why: 'no-command-tokens', rule: 'BW-6.2' }
  if (!led.some(commander => canPay(open, seat, commander, 1))) return { why: 'limits-reached', rule: 'BW-6.2' }
  return { why: 'card-finds-nobody', rule: 'BW-6.5' }
}

function barredCards(view: Asked): Barred[] {
  const { open, seat, own } = view
  const playable = movesOf(view, 'play').map(({ card }) => card)
  const commander = commandersOf(open, seat)[0] ?? someCommander(open, seat)
  if (!commander) return []
  const idle = [...new Set<Card>(own?.hand ?? [])].filter(card => !playable.includes(card))
  return idle.map(card => ({ move: { do: 'play', card, commander, commands: [0] }, ...cardBar(open, seat) }))
}

export const barredActions = (view: Asked): Barred[] => [...barredTokens(view), ...barredCards(view)]
