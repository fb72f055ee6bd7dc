/** WK-7.5, WK-7.6: what has been decided is carried out, or refused. */
import { ask, auto, type Chapter, putAt, type Seat } from '../../../../kernel/index.ts'
import {
  type Agenda,
  type Charge,
  isCharge,
  isLaw,
  isOffice,
  type Motion,
  motionTable,
  type Office,
} from '../../data/agendas.ts'
import { mostCharges } from '../../data/constants.ts'
import type { Open, VoteSide, WarriorKnights } from '../../types.ts'
import { setNoble } from '../armies.ts'
import { hasEffect } from '../effects/acts.ts'
import { discardAgenda, putInPlay, tableAgenda } from '../effects/decks.ts'
import { dropOffice } from '../losses/deaths.ts'
import { chairmanFirst, type G, type KnightsContext, nobleAt, noblesOfSeat, type Steps } from '../seats.ts'
import { ban } from '../tokens.ts'
import { carryOutMotion } from './motions.ts'

/** A passed or failed Agenda (WK-7.5). */
function enactAgenda(g: G, ctx: KnightsContext, card: Agenda, winner: VoteSide): Steps {
  tableAgenda(g, card)
  // WK-7.3.6
  if (winner === 'no') return []
  if (isLaw(card)) {
    putInPlay(g, card)
    g.open.laws = [...g.open.laws, card]
    ctx.log({ is: 'law', card })
    return []
  }
  if (isCharge(card) || isOffice(card)) return [{ do: 'accept', seat: winner as Seat, card }]
  return enactMotion(g, card as Motion, winner)
}

/** WK-7.5.1: on the chosen Baron, or on everybody, one after the other. */
function enactMotion(g: G, card: Motion, winner: VoteSide): Steps {
  const { vote, refusable } = motionTable[card]
  if (vote === 'yes-no') {
    if (refusable === null) return [{ do: 'effect', seat: chairmanFirst(g.open)[0], by: card, target: null }]
    return [{ do: 'motionOnEach', card, rest: chairmanFirst(g.open) }]
  }
  const seat = winner as Seat
  // WK-17.12: without a fitting object he is not affected, and need not refuse
  return hasEffect(g.open, { seat, by: card, target: null }) ? [{ do: 'accept', seat, card }] : []
}

/** WK-7.6.1: it is discarded without effect, and he is banned. */
function refuse(g: G, ctx: KnightsContext, seat: Seat, card: Motion | Charge | Office): void {
  ctx.log({ is: 'refused', seat, card })
  ban(g, ctx, seat)
}

const canHoldOffice = (open: Open, seat: Seat) => noblesOfSeat(open, seat)

export const enactingRules: Chapter<
  WarriorKnights,
  'enact' | 'motionOnEach' | 'accept' | 'charge' | 'dropCharge' | 'giveOffice'
> = {
  enact: auto((g, { subject, winner }, ctx) => {
    ctx.log({ is: 'outcome', subject, winner })
    if ('agenda' in subject) return enactAgenda(g, ctx, subject.agenda, winner)
    return winner === 'yes' ? carryOutMotion(g, ctx, subject.motion) : []
  }),
  motionOnEach: auto(({ open }, { card, rest: [seat, ...rest] }) => {
    if (seat === undefined) return []
    const isAsked = hasEffect(open, { seat, by: card, target: null })
    return [...(isAsked ? [{ do: 'accept', seat, card } as const] : []), { do: 'motionOnEach', card, rest }]
  }),
  accept: ask({
    rule: 'WK-7.6.1',
    who: (_g, { seat }) => seat,
    legalMoves: () => [{ do: 'comply' }, { do: 'refuse' }],
    take: (g, { seat, card }, _seat, move, ctx) => {
      if (move.do === 'refuse') {
        refuse(g, ctx, seat, card)
        return []
      }
      if (isCharge(card)) return [{ do: 'charge', seat, card }]
      if (!isOffice(card)) {
        return [
          { do: 'effect', seat, by: card, target: null },
          { do: 'checkArmies', deserted: false },
        ]
      }
      if (canHoldOffice(g.open, seat).length > 0) return [{ do: 'giveOffice', seat, card }]
      ctx.log({ is: 'discardedCard', card })
      return []
    },
  }),
  // WK-7.5.3: on a fourth one of the older three goes
  charge: auto((g, { seat, card }, ctx) => {
    const { open } = g
    if (open.charges[seat].length >= mostCharges) return [{ do: 'dropCharge', seat, card }]
    putInPlay(g, card)
    open.charges = putAt(open.charges, seat, [...open.charges[seat], card])
    ctx.log({ is: 'charge', seat, card })
    return []
  }),
  dropCharge: ask({
    rule: 'WK-7.5.3',
    who: (_g, { seat }) => seat,
    legalMoves: ({ open }, { seat }) => open.charges[seat].map(charge => ({ do: 'aim', at: { charge } })),
    take: (g, { seat, card }, _seat, { at }, ctx) => {
      const { charge } = at as { charge: Charge }
      g.open.charges = putAt(
        g.open.charges,
        seat,
        g.open.charges[seat].filter(each => each !== charge),
      )
      discardAgenda(g, charge)
      ctx.log({ is: 'discardedCard', card: charge })
      return [{ do: 'charge', seat, card }]
    },
  }),
  // WK-7.5.4: one office a Noble
  giveOffice: ask({
    rule: 'WK-7.5.4',
    who: (_g, { seat }) => seat,
    legalMoves: ({ open }, { seat }) => {
      const nobles = canHoldOffice(open, seat).map(noble => ({ do: 'noble' as const, noble }))
      // Heirs may have been killed meanwhile (WK-16.3)
      return nobles.length > 0 ? nobles : [{ do: 'decline' }]
    },
    take: (g, { card }, _seat, move, ctx) => {
      if (move.do === 'decline') return []
      const { noble } = move
      if (nobleAt(g.open, noble).office !== null) dropOffice(g, ctx, noble)
      putInPlay(g, card)
      setNoble(g, noble, { office: card })
      ctx.log({ is: 'office', noble, card })
      return [{ do: 'checkArmies', deserted: false }]
    },
  }),
}
