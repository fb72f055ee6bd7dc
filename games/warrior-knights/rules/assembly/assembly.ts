/** WK-7.1, WK-7.2: the Assembly, from the opening to the close. */
import { ask, auto, type Chapter, type Seat } from '../../../../kernel/index.ts'
import { chargeTable, isPrivateMotion } from '../../data/agendas.ts'
import { currentAgendas } from '../../data/constants.ts'
import type { Assembly, Open, WarriorKnights } from '../../types.ts'
import { takeAgendas } from '../effects/decks.ts'
import { changeFor, isInForce } from '../modifiers.ts'
import { change } from '../money.ts'
import {
  chairmanFirst,
  clockwiseFrom,
  type G,
  type KnightsContext,
  kingdomCitiesOf,
  type Steps,
  seatsIn,
} from '../seats.ts'
import { giveToken } from '../tokens.ts'

export function setAssembly(g: G, part: Partial<Assembly>): void {
  g.open.assembly = { ...g.open.assembly!, ...part }
}

/** Who presides: the Chairman if he attends, or whoever he has named (WK-7.1.2). null: nobody. */
export function presidentOf({ assembly, chairman }: Open): Seat | null {
  const { attending, acting } = assembly!
  if (chairman !== null && attending.includes(chairman)) return chairman
  return acting !== null && attending.includes(acting) ? acting : null
}

/** "(acting) Chairman first, clockwise", those who attend. */
export const attendingInOrder = (open: Open): Seat[] => {
  const first = presidentOf(open) ?? open.chairman ?? open.lastChairman
  return clockwiseFrom(open, first).filter(seat => open.assembly!.attending.includes(seat))
}

/** WK-7.1.1 */
const attends = (open: Open, seat: Seat): boolean =>
  !open.banned.includes(seat) && !isInForce(open, 'absentFromAssembly', seat)

/** WK-7.2.1 */
function receiveVotes(g: G, ctx: KnightsContext): void {
  for (const seat of g.open.assembly!.attending) {
    const votes = 1 + kingdomCitiesOf(g.open, seat).length + changeFor(g.open, 'assemblyVotes', seat)
    change(g, ctx, seat, 'votes', votes, 'assembly')
  }
}

/** WK-17.17: what charges do when an Assembly begins. */
const openingEffects = (open: Open): Steps =>
  chairmanFirst(open).flatMap(seat =>
    open.charges[seat].flatMap(by =>
      chargeTable[by].atAssembly ? [{ do: 'effect' as const, seat, by, target: null }] : [],
    ),
  )

/** Three Current Agendas again (WK-7.2.6, WK-7.4.4). */
function refill(g: G, ctx: KnightsContext): void {
  const { open } = g
  const drawn = takeAgendas(g, ctx, currentAgendas - open.agendas.length)
  open.agendas = [...open.agendas, ...drawn]
  ctx.log({ is: 'agendas', cards: open.agendas })
}

export const assemblyRules: Chapter<
  WarriorKnights,
  'assembly' | 'presiding' | 'actingChairman' | 'voting' | 'orderAgendas' | 'nextAgenda' | 'endAssembly'
> = {
  assembly: auto((g, _me, ctx) => {
    const { open } = g
    open.phase = 'assembly'
    ctx.log({ is: 'phase', phase: 'assembly' })
    const attending = seatsIn(open).filter(seat => attends(open, seat))
    open.assembly = {
      attending,
      acting: null,
      order: null,
      subject: null,
      proposer: null,
      ballots: open.barons.map(() => null),
      written: [],
      elected: null,
      postponed: false,
    }
    ctx.log({ is: 'attending', seats: attending })
    const effects = openingEffects(open)
    // WK-7.1.2, WK-7.6.6: nobody attends
    if (attending.length === 0) return [...effects, { do: 'endAssembly' }]
    receiveVotes(g, ctx)
    return [
      ...effects,
      { do: 'presiding' },
      { do: 'privateMotions', rest: open.agendas.filter(isPrivateMotion) },
      // Who presided may have been banned by what was carried out
      { do: 'presiding' },
      { do: 'voting' },
      { do: 'endAssembly' },
    ]
  }),
  /** Somebody must preside: an absent Chairman names an acting one (WK-7.1.2). */
  presiding: auto((g, _me, ctx) => {
    const { open } = g
    const { attending, postponed } = open.assembly!
    if (postponed || attending.length === 0 || presidentOf(open) !== null) return []
    if (open.chairman !== null) return [{ do: 'actingChairman', seat: open.chairman }]
    // Nobody holds the token: the next one after the last Chairman presides
    const acting = clockwiseFrom(open, open.lastChairman).find(seat => attending.includes(seat))!
    setAssembly(g, { acting })
    ctx.log({ is: 'presides', seat: acting })
    return []
  }),
  actingChairman: ask({
    rule: 'WK-7.1.2',
    who: (_g, { seat }) => seat,
    legalMoves: ({ open }) => open.assembly!.attending.map(seat => ({ do: 'name', seat })),
    take: (g, _me, _seat, { seat }, ctx) => {
      setAssembly(g, { acting: seat })
      ctx.log({ is: 'presides', seat })
      return []
    },
  }),
  // WK-7.2.4
  voting: auto(g => {
    const { open } = g
    const president = open.assembly!.postponed ? null : presidentOf(open)
    if (president === null || open.agendas.length === 0) return []
    return [{ do: 'orderAgendas', seat: president, left: open.agendas, ordered: [] }]
  }),
  orderAgendas: ask({
    rule: 'WK-7.2.4',
    who: (_g, { seat }) => seat,
    legalMoves: (_g, { left }) => left.map(agenda => ({ do: 'next', agenda })),
    take: (g, me, _seat, { agenda }, ctx) => {
      const ordered = [...me.ordered, agenda]
      const left = me.left.filter(each => each !== agenda)
      if (left.length > 0) return [{ ...me, do: 'orderAgendas', left, ordered }]
      setAssembly(g, { order: ordered })
      ctx.log({ is: 'ordered', agendas: ordered })
      // WK-7.7.1
      const items = ordered.map(each => ({ agenda: each }))
      return g.open.barons.length === 2 ? [{ do: 'write', items }, { do: 'nextAgenda' }] : [{ do: 'nextAgenda' }]
    },
  }),
  // WK-7.2.5: each is carried out before the next vote
  nextAgenda: auto(g => {
    const [agenda, ...order] = g.open.assembly!.order!
    if (agenda === undefined || g.open.assembly!.attending.length === 0) return []
    setAssembly(g, { order })
    return [{ do: 'presiding' }, { do: 'ballots', subject: { agenda }, proposer: null }, { do: 'nextAgenda' }]
  }),
  // WK-7.2.6; WK-17.11
  endAssembly: auto((g, _me, ctx) => {
    const { open } = g
    const { elected, postponed } = open.assembly!
    if (elected !== null && !open.banned.includes(elected)) giveToken(g, ctx, 'chairman', elected)
    open.assembly = null
    if (postponed) {
      ctx.log({ is: 'postponed' })
    } else {
      // Nobody was left to vote on these
      open.agendaDiscards = [...open.agendaDiscards, ...open.agendas]
      open.agendas = []
    }
    refill(g, ctx)
    return []
  }),
}
