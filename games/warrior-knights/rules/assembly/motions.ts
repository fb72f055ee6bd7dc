/** WK-7.4, WK-16.2: Private Motions. */
import { ask, auto, type Chapter, type Seat } from '../../../../kernel/index.ts'
import { isCharge, isLaw, isOffice, isPrivateMotion } from '../../data/agendas.ts'
import type { NobleId } from '../../data/barons.ts'
import { banIds, decreeIds, isBan, isDecree, treasuryGifts } from '../../data/presets.ts'
import type { Open, Proposal, Subject, WarriorKnights } from '../../types.ts'
import { discardAgenda, endLasting, tableAgenda } from '../effects/decks.ts'
import { randomSeat } from '../fate.ts'
import { dropOffice } from '../losses/deaths.ts'
import { change } from '../money.ts'
import { chairmanFirst, type G, type KnightsContext, type Steps, seatsIn } from '../seats.ts'
import { unban } from '../tokens.ts'
import { setAssembly } from './assembly.ts'

/** Everything that can be withdrawn: laws, charges, offices in effect. */
const inEffect = (open: Open): Proposal[] => {
  const offices = Object.values(open.nobles).flatMap(({ office }) => office ?? [])
  return [...open.laws, ...open.charges.flat(), ...offices].map(card => ({ is: 'repeal', card }))
}

/** WK-16.2: prohibitions that are not in force, decrees, gifts, and words. */
const openProposals = (open: Open): Proposal[] => [
  ...banIds.filter(ban => !open.laws.includes(ban)).map(preset => ({ is: 'preset' as const, preset })),
  ...decreeIds
    .filter(decree => !open.lasting.some(({ card }) => card === decree))
    .map(preset => ({ is: 'preset' as const, preset })),
  ...treasuryGifts.map(crowns => ({ is: 'treasury' as const, crowns })),
  { is: 'words' },
]

/** WK-7.4.2 */
export const proposals = (open: Open): Proposal[] => [
  ...open.banned.filter(seat => !open.out.includes(seat)).map(seat => ({ is: 'lift' as const, seat })),
  ...inEffect(open),
  { is: 'postpone' },
  ...open.agendaDiscards.filter(card => !isPrivateMotion(card)).map(card => ({ is: 'revive' as const, card })),
  ...(open.options.openMotions ? openProposals(open) : []),
]

/** A law, charge or office goes; that cannot be refused (WK-7.6.4). */
function repeal(g: G, ctx: KnightsContext, card: Extract<Proposal, { is: 'repeal' }>['card']): void {
  const { open } = g
  if (isOffice(card)) {
    const noble = Object.keys(open.nobles).find(each => open.nobles[each as NobleId]!.office === card)
    if (noble) dropOffice(g, ctx, noble as NobleId)
    return
  }
  if (isDecree(card)) {
    endLasting(g, ctx, each => each.card === card)
    return
  }
  if (isCharge(card)) open.charges = open.charges.map(list => list.filter(each => each !== card))
  else open.laws = open.laws.filter(each => each !== card)
  if (isCharge(card) || isLaw(card)) discardAgenda(g, card)
  ctx.log({ is: 'discardedCard', card })
}

/** What a motion does that has been passed. */
export function carryOutMotion(g: G, ctx: KnightsContext, motion: Proposal): Steps {
  const { open } = g
  switch (motion.is) {
    case 'lift':
      unban(g, ctx, motion.seat)
      return []
    case 'repeal':
      repeal(g, ctx, motion.card)
      return [{ do: 'checkArmies', deserted: false }]
    case 'postpone':
      setAssembly(g, { postponed: true })
      return []
    case 'preset':
      if (isBan(motion.preset)) {
        open.laws = [...open.laws, motion.preset]
        ctx.log({ is: 'law', card: motion.preset })
      } else {
        open.lasting = [...open.lasting, { card: motion.preset, seat: null, noble: null }]
        ctx.log({ is: 'lasting', card: motion.preset, seat: null, noble: null })
      }
      return []
    case 'treasury':
      for (const seat of chairmanFirst(open)) change(g, ctx, seat, 'crowns', motion.crowns, 'treasury')
      return []
    default:
      return []
  }
}

/** What is put to the vote: the motion, or the Agenda that comes back (WK-7.4.3). */
function putToVote(proposer: Seat, motion: Proposal): Steps {
  const subject: Subject = motion.is === 'revive' ? { agenda: motion.card } : { motion }
  return [{ do: 'presiding' }, { do: 'ballots', subject, proposer }]
}

export const motionRules: Chapter<WarriorKnights, 'privateMotions' | 'privateMotion' | 'propose'> = {
  // WK-7.2.3: in the order of their positions
  privateMotions: auto(({ open }, { rest: [card, ...rest] }) => {
    if (card === undefined || open.assembly!.postponed || open.assembly!.attending.length === 0) return []
    return [
      { do: 'privateMotion', card },
      { do: 'privateMotions', rest },
    ]
  }),
  // WK-7.4.1
  privateMotion: auto((g, { card }, ctx) => {
    tableAgenda(g, card)
    const seat = randomSeat(g, ctx, 'proposer', seatsIn(g.open))!
    ctx.log({ is: 'proposer', seat })
    return [{ do: 'propose', seat }]
  }),
  propose: ask({
    rule: 'WK-7.4.2',
    who: (_g, { seat }) => seat,
    legalMoves: ({ open }) => [
      { do: 'decline' },
      ...proposals(open).map(motion => ({ do: 'propose' as const, motion })),
    ],
    take: (_g, { seat }, _seat, move, ctx) => {
      const motion = move.do === 'propose' ? move.motion : null
      ctx.log({ is: 'proposed', seat, motion })
      return motion === null ? [] : putToVote(seat, motion)
    },
  }),
}
