/** Where on the field lies what a line of the log, a choice, a token or a card speaks of. */
import { hexMarks, lighting } from '../../../hex/ui/marks.ts'
import { type Card, cards, cardTable } from '../data/cards.ts'
import { type Commander, commanders } from '../data/commanders.ts'
import { signs, type Token } from '../data/dice.ts'
import type { Hex } from '../data/hexes.ts'
import { isOrder, orderable, playOf, ralliable } from '../rules/cards/commands.ts'
import { commandersOf, controlled } from '../rules/cards/zone.ts'
import { unitsOf } from '../rules/field/units.ts'
import { freshTurn } from '../rules/orders/order.ts'
import type { Open, Unit } from '../types.ts'
import type { PlayerView, Touch } from './moveTargets.ts'

const isIn = <Id extends string>(list: readonly Id[], id: string): id is Id => (list as readonly string[]).includes(id)

/** BW-5.2: the own units that a token could order or rally. */
function byToken(open: Open, seat: number, token: Token): readonly Unit[] {
  const own = unitsOf(open, seat)
  if (token === 'morale') return own.filter(({ active }) => !active)
  return own.filter(({ active, rank }) => active && (token === 'valor' || rank === token))
}

/** BW-6.3, BW-6.5: the own units that a card could order or rally, whoever plays it. */
function byCard(open: Open, seat: number, card: Card): readonly Unit[] {
  const now = { ...open, turn: freshTurn(seat) }
  return commandersOf(open, seat).flatMap(commander => {
    const play = playOf(now, card, commander, [])
    return cardTable[card].commands.flatMap(act => {
      if (isOrder(act)) return orderable(now, play, act)
      return act.do === 'rally' ? ralliable(now, play, act) : []
    })
  })
}

/** The hexes of a reference: `hex:c8r6`; `unit:TYPE`; those whom a `token:`, a `card:` or a `commander:` could order. */
export function hexesOf(ref: string, { open, seat }: PlayerView): readonly Hex[] {
  const [kind, id] = ref.split(':')
  const at = (units: readonly Unit[]) => units.map(({ hex }) => hex)
  if (kind === 'hex') return [id as Hex]
  if (kind === 'unit') return at(open.units.filter(({ type }) => type === id))
  if (kind === 'commander' && isIn<Commander>(commanders, id)) return at(controlled(open, id))
  if (seat === null) return []
  if (kind === 'token' && isIn<Token>(signs, id)) return at(byToken(open, seat, id))
  if (kind === 'card' && isIn<Card>(cards, id)) return at(byCard(open, seat, id))
  return []
}

/** Where something may be done and against whom, and what others speak of. */
export function marksOf(
  view: PlayerView,
  touch: Pick<Touch, 'live' | 'source' | 'looked'>,
  highlighted: readonly string[],
): ReadonlyMap<Hex, string> {
  const enemies = new Set(view.open.units.filter(({ seat }) => seat !== view.seat).map(({ hex }) => hex))
  const spokenOf = lighting(highlighted).flatMap(ref => hexesOf(ref, view))
  return hexMarks(touch, hex => enemies.has(hex), spokenOf)
}
