/** WK-6.3: the Mercenary Draft. */
import { ask, auto, type Chapter, putAt, type Seat } from '../../../../kernel/index.ts'
import { type ArmyId, isStronghold } from '../../data/barons.ts'
import { type Mercenary, type Nationality, nationalityOf, wageOf } from '../../data/troops.ts'
import type { Binding } from '../../steps.ts'
import type { Open, WarriorKnights } from '../../types.ts'
import { armiesOf, armyOf, intoMercenaryDeck, isArmyBesieged, setArmy } from '../armies.ts'
import { bindingsFor } from '../march/laws.ts'
import { isCalledOff } from '../march/march.ts'
import { changeFor } from '../modifiers.ts'
import { pay } from '../money.ts'
import { baronCount, type G, isOffBoard, type KnightsContext, nobleAt } from '../seats.ts'
import { siteHolding } from '../sites.ts'

/** WK-6.3.1, WK-17.2: the wage, and what charges (with the laws, or without) change it by; 1 at least. */
export function feeOf(open: Open, seat: Seat, card: Mercenary, withLaws: boolean): number {
  const laws = withLaws ? 0 : changeFor(open, 'hiringFee')
  return Math.max(1, wageOf(card) + changeFor(open, 'hiringFee', seat) - laws)
}

/** The Mercenary Charter binds where it makes a card dearer. */
function charterFor(open: Open, seat: Seat, card: Mercenary): Binding[] {
  const beside = feeOf(open, seat, card, false)
  const price = feeOf(open, seat, card, true) - beside
  if (price === 0) return []
  return bindingsFor(open, seat, 'hiringFee', false).map(each => ({ ...each, price, beside }))
}

/** Who can pay the fee alone can hire: the law is kept or refused afterwards. */
const affordable = (open: Open, seat: Seat, cards: readonly Mercenary[]): Mercenary[] =>
  cards.filter(card => feeOf(open, seat, card, false) <= open.crowns[seat])

const markersOf = ({ track }: Open, seat: Seat): number[] => [...track.keys()].filter(spot => track[spot] === seat)

const ofNationality = (open: Open, nationality: Nationality): Mercenary[] =>
  open.offer.filter(card => nationalityOf(card) === nationality)

/** WK-6.3.2: where a hired card may be assigned. The stronghold always may take it. */
export function assignable(open: Open, seat: Seat): ArmyId[] {
  return armiesOf(open, seat).filter(army => {
    if (isStronghold(army)) return true
    const noble = nobleAt(open, army)
    return isOffBoard(noble) || (siteHolding(open, army) !== null && !isArmyBesieged(open, army))
  })
}

const takeMarker = ({ open }: G, spot: number): void => {
  open.track = putAt(open.track, spot, null)
}

function hireCard(g: G, ctx: KnightsContext, seat: Seat, card: Mercenary): void {
  pay(g, ctx, seat, feeOf(g.open, seat, card, false), 'hiring')
  g.open.offer = g.open.offer.filter(each => each !== card)
  g.open.hired = card
}

/** WK-6.3.3, WK-6.3.4 */
function newOffer(g: G, ctx: KnightsContext): void {
  intoMercenaryDeck(g, ctx, g.open.offer)
  const { open, hidden } = g
  const n = baronCount(open) + 1
  open.offer = hidden.mercenaries.slice(0, n)
  hidden.mercenaries = hidden.mercenaries.slice(open.offer.length)
  open.mercenaries = hidden.mercenaries.length
  ctx.log({ is: 'offer', cards: open.offer })
}

export const draftRules: Chapter<
  WarriorKnights,
  'draft' | 'hire' | 'hiring' | 'hireMore' | 'dropMarker' | 'assignHired' | 'endDraft'
> = {
  draft: auto(({ open }, { served }, ctx) => {
    if (open.phase !== 'draft') {
      open.phase = 'draft'
      ctx.log({ is: 'phase', phase: 'draft' })
    }
    const spot = open.track.findIndex(seat => seat !== null)
    if (spot < 0) return [{ do: 'endDraft' }]
    const seat = open.track[spot]!
    return [
      { do: 'hire', seat, spot, first: !served.includes(seat) },
      { do: 'draft', served: [...served, seat] },
    ]
  }),
  hire: ask({
    rule: 'WK-6.3.1',
    who: (_g, { seat }) => seat,
    legalMoves: ({ open }, { seat }) => [
      ...affordable(open, seat, open.offer).map(card => ({ do: 'hire' as const, card })),
      { do: 'decline' },
    ],
    take: (g, { seat, spot, first }, _seat, move, ctx) => {
      if (move.do === 'decline') {
        takeMarker(g, spot)
        ctx.log({ is: 'passed', seat, spot })
        return []
      }
      const bindings = charterFor(g.open, seat, move.card)
      return [{ do: 'hiring', seat, card: move.card, spot, first, bindings }]
    },
  }),
  hiring: auto((g, me, ctx) => {
    const { seat, card, spot, first, bindings } = me
    const nationality = nationalityOf(card)!
    const askAgain = () => [
      spot === null ? ({ do: 'hireMore', seat, nationality } as const) : ({ do: 'hire', seat, spot, first } as const),
    ]
    if (isCalledOff(g)) return askAgain()
    if (bindings.length > 0) {
      return [
        { do: 'obey', ...bindings[0] },
        { ...me, do: 'hiring', bindings: bindings.slice(1) },
      ]
    }
    // Crowns may have been given away meanwhile
    if (feeOf(g.open, seat, card, false) > g.open.crowns[seat]) return askAgain()
    hireCard(g, ctx, seat, card)
    if (spot !== null) takeMarker(g, spot)
    return [
      { do: 'assignHired', seat, card },
      ...(spot === null ? [{ do: 'dropMarker', seat } as const] : []),
      ...(first ? [{ do: 'hireMore', seat, nationality } as const] : []),
    ]
  }),
  // WK-6.3.1: several of one nationality, each for a marker of his
  hireMore: ask({
    rule: 'WK-6.3.1',
    who: (_g, { seat }) => seat,
    legalMoves: ({ open }, { seat, nationality }) => [
      ...(markersOf(open, seat).length > 0
        ? affordable(open, seat, ofNationality(open, nationality)).map(card => ({ do: 'hire' as const, card }))
        : []),
      { do: 'done' },
    ],
    take: ({ open }, { seat }, _seat, move) => {
      if (move.do === 'done') return []
      const bindings = charterFor(open, seat, move.card)
      return [{ do: 'hiring', seat, card: move.card, spot: null, first: true, bindings }]
    },
  }),
  dropMarker: ask({
    rule: 'WK-6.3.1',
    who: (_g, { seat }) => seat,
    legalMoves: ({ open }, { seat }) => markersOf(open, seat).map(spot => ({ do: 'drop', spot })),
    take: (g, _me, _seat, { spot }) => {
      takeMarker(g, spot)
      return []
    },
  }),
  assignHired: ask({
    rule: 'WK-6.3.2',
    who: (_g, { seat }) => seat,
    legalMoves: ({ open }, { seat, card }) => assignable(open, seat).map(to => ({ do: 'assign', card, to })),
    take: (g, { seat }, _seat, { card, to }, ctx) => {
      g.open.hired = null
      setArmy(g, to, { cards: [...armyOf(g.open, to).cards, card] })
      ctx.log({ is: 'hired', seat, card: card as Mercenary, army: to })
      return []
    },
  }),
  endDraft: auto((g, _me, ctx) => {
    newOffer(g, ctx)
    return []
  }),
}
