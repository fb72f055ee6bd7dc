/** BW-6.5, BW-18.1 to BW-18.4: which units a command can order or rally. */
import { type Card, cardTable } from '../../data/cards.ts'
import type { Commander } from '../../data/commanders.ts'
import type { Act, ActOf } from '../../data/effects.ts'
import type { CardPlay, Open, Unit } from '../../types.ts'
import { leaderUnit, unitsOf } from '../field/units.ts'
import { matches } from './filters.ts'
import { commandersOf, controlledAtPlay, stoodBeside, zoneOf } from './zone.ts'

type OrderAct = ActOf<'order' | 'order-own' | 'order-beside'>

export const isOrder = (act: Act): act is OrderAct => act.do.startsWith('order')

/** The play of a card as it would be now. */
export function playOf(open: Open, card: Card, commander: Commander, commands: readonly number[]): CardPlay {
  const unit = leaderUnit(open, commander)!.id
  const at = Object.fromEntries(open.units.map(each => [each.id, each.hex]))
  return { card, commander, commands, unit, at, zone: zoneOf(commander), tacticUsed: false, discarded: false }
}

/** BW-18.2: uncontrolled when the card was played. */
function wasUncontrolled(open: Open, play: CardPlay, unit: Unit): boolean {
  const seat = open.turn!.seat
  return !commandersOf(open, seat).some(commander => {
    const leader = leaderUnit(open, commander)!
    const zone = { ...play, unit: leader.id, zone: zoneOf(commander) }
    return play.at[leader.id] !== undefined && controlledAtPlay(open, zone).some(({ id }) => id === unit.id)
  })
}

/** Units that a command may order next, active or not; `done` have been ordered by it already. */
function poolOf(open: Open, play: CardPlay, act: OrderAct, done: readonly string[]): readonly Unit[] {
  const within = controlledAtPlay(open, play)
  if (act.do === 'order') return within.filter(unit => matches(open, unit, act.filter, play))
  if (act.do === 'order-own') {
    if (done.length === 0) return within.filter(({ id }) => id === play.unit)
    return within.filter(({ id }) => stoodBeside(open, play, play.unit, id))
  }
  const [first] = done
  if (first === undefined) return within
  const friends = unitsOf(open, open.turn!.seat).filter(({ id }) => stoodBeside(open, play, first, id))
  return friends.filter(unit => wasUncontrolled(open, play, unit))
}

/** It has been ordered this turn, and its order is still to be ended. */
const isUnderOrders = (open: Open, id: string): boolean =>
  open.turn!.ordered.some(({ unit, acted }) => unit === id && !acted)

/** BW-6.3: only active units can be ordered. */
export const orderable = (open: Open, play: CardPlay, act: OrderAct, done: readonly string[] = []): readonly Unit[] =>
  poolOf(open, play, act, done).filter(({ id, active }) => active && !done.includes(id) && !isUnderOrders(open, id))

export const mostOf = (act: OrderAct): number =>
  act.do === 'order' ? act.max : act.do === 'order-own' ? act.max + 1 : 2

/** BW-6.3: only inactive units can be rallied. */
export const ralliable = (open: Open, play: CardPlay, act: ActOf<'rally'>): readonly Unit[] =>
  controlledAtPlay(open, play).filter(unit => !unit.active && matches(open, unit, act.filter, play))

/** BW-6.5: has a command something to do, by itself or after another one that is chosen with it? */
export function canCarryOut(open: Open, play: CardPlay, n: number): boolean {
  const { commands } = cardTable[play.card]
  const act = commands[n]
  const others = play.commands.filter(each => each !== n).map(each => commands[each])
  if (isOrder(act)) {
    if (orderable(open, play, act).length > 0) return true
    const rallies = others.filter(each => each.do === 'rally')
    return poolOf(open, play, act, []).some(unit => rallies.some(each => matches(open, unit, each.filter, play)))
  }
  const rally = act as ActOf<'rally'>
  if (ralliable(open, play, rally).length > 0) return true
  // Units that the other command orders are inactive when it is done; by the switch of R-24 not before the end of the card.
  if (open.options.allMovesOfCardFirst) return false
  const ordered = others.filter(isOrder).flatMap(each => orderable(open, play, each))
  return ordered.some(unit => matches(open, unit, rally.filter, play))
}

/** The command that can be carried out now. */
export function isDue(open: Open, play: CardPlay, n: number): boolean {
  const act = cardTable[play.card].commands[n]
  return isOrder(act) ? orderable(open, play, act).length > 0 : ralliable(open, play, act as ActOf<'rally'>).length > 0
}
