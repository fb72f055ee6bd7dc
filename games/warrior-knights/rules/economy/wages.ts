/** WK-6.2: Wages. */
import { ask, auto, type Chapter, type Seat } from '../../../../kernel/index.ts'
import { type ArmyId, isStronghold, shapeOf } from '../../data/barons.ts'
import { circleLimit } from '../../data/constants.ts'
import { isDecree } from '../../data/presets.ts'
import { isMercenary, type Mercenary, type Troop, wageOf } from '../../data/troops.ts'
import type { MoveOf, Open, WarriorKnights } from '../../types.ts'
import { armiesOf, armyOf, troopsOf } from '../armies.ts'
import { desert } from '../effects/actsOnArmies.ts'
import { endLasting } from '../effects/decks.ts'
import { isInForce } from '../modifiers.ts'
import { pay } from '../money.ts'
import { chairmanFirst, type G, type KnightsContext } from '../seats.ts'

/** WK-6.2.4 */
const isFree = (open: Open, army: ArmyId): boolean =>
  !isStronghold(army) && shapeOf(army) === 'circle' && troopsOf(open, army) <= circleLimit

/** The wage of a card at these Wages; decrees double or halve it, rounded up (WK-16.2). */
export function wageDue(open: Open, card: Troop, why: 'wages' | 'unpaid-companies'): number {
  if (why !== 'wages') return wageOf(card)
  const factor = (isInForce(open, 'doubleWages') ? 2 : 1) * (isInForce(open, 'halfWages') ? 0.5 : 1)
  return Math.ceil(factor * wageOf(card))
}

/** The cards of a Baron that are to be paid: tested once, when his turn begins. */
function dueCards(open: Open, seat: Seat): Troop[] {
  const armies = armiesOf(open, seat).filter(army => !isFree(open, army))
  const cards = armies.flatMap(army => armyOf(open, army).cards)
  return isInForce(open, 'freeRegulars', seat) ? cards.filter(isMercenary) : cards
}

/** WK-6.2.2: the largest sum of whole wages that the crowns allow. */
export function mostPaid(wages: readonly number[], crowns: number): number {
  let sums = [0]
  for (const wage of wages) sums = [...new Set([...sums, ...sums.map(sum => sum + wage)])]
  return Math.max(...sums.filter(sum => sum <= crowns))
}

type Paying = { seat: Seat; due: readonly Mercenary[]; why: 'wages' | 'unpaid-companies' }

/** Those not paid go back into the deck (WK-6.2.3). */
function leaveUnpaid(g: G, ctx: KnightsContext, { seat, due, why }: Paying): void {
  for (const army of armiesOf(g.open, seat)) {
    const cards = armyOf(g.open, army).cards.filter(isMercenary)
    desert(
      g,
      ctx,
      army,
      cards.filter(card => due.includes(card)),
      why,
    )
  }
}

const totalDue = (open: Open, { due, why }: Paying): number =>
  due.reduce((sum, card) => sum + wageDue(open, card, why), 0)

function payments(open: Open, me: Paying): MoveOf<'pay' | 'pay-all' | 'done'>[] {
  const { seat, due, why } = me
  const affordable = due.filter(card => wageDue(open, card, why) <= open.crowns[seat])
  return [
    ...(due.length > 1 && totalDue(open, me) <= open.crowns[seat] ? [{ do: 'pay-all' as const }] : []),
    ...affordable.map(card => ({ do: 'pay' as const, card })),
    { do: 'done' },
  ]
}

export const wageRules: Chapter<WarriorKnights, 'wages' | 'wagesOf' | 'payUnpaid' | 'endWages'> = {
  wages: auto(({ open }, _me, ctx) => {
    open.phase = 'wages'
    ctx.log({ is: 'phase', phase: 'wages' })
    return [...chairmanFirst(open).map(seat => ({ do: 'wagesOf', seat }) as const), { do: 'endWages' }]
  }),
  // WK-6.2.1, WK-6.2.2: Regulars first; those unpaid stay
  wagesOf: auto((g, { seat }, ctx) => {
    const cards = dueCards(g.open, seat)
    const regulars = cards.filter(card => !isMercenary(card)).map(card => wageDue(g.open, card, 'wages'))
    pay(g, ctx, seat, mostPaid(regulars, g.open.crowns[seat]), 'wages')
    const due = cards.filter(isMercenary)
    return [
      ...(due.length > 0 ? [{ do: 'payUnpaid', seat, due, why: 'wages' } as const] : []),
      { do: 'checkArmies', deserted: true },
    ]
  }),
  payUnpaid: ask({
    rule: 'WK-6.2.3',
    who: (_g, { seat }) => seat,
    legalMoves: ({ open }, me) => payments(open, me),
    take: (g, me, _seat, move, ctx) => {
      const { seat, due, why } = me
      const reason = why === 'wages' ? 'wages' : 'unpaid-companies'
      if (move.do === 'pay-all') {
        pay(g, ctx, seat, totalDue(g.open, me), reason)
        return []
      }
      if (move.do === 'done') {
        leaveUnpaid(g, ctx, me)
        return []
      }
      pay(g, ctx, seat, wageDue(g.open, move.card, why), reason)
      const left = due.filter(card => card !== move.card)
      return left.length > 0 ? [{ ...me, do: 'payUnpaid', due: left }] : []
    },
  }),
  endWages: auto((g, _me, ctx) => {
    endLasting(g, ctx, ({ card }) => card === 'loyal-retainers' || isDecree(card))
    return []
  }),
}
