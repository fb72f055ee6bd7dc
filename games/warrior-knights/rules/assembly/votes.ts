/** WK-7.3, WK-7.7: Votes are committed in secret, sides are taken, the result is counted. */
import { ask, auto, type Chapter, hold, putAt, type Seat, sealed } from '../../../../kernel/index.ts'
import { type Agenda, agendaTable } from '../../data/agendas.ts'
import type { Ballot, MoveOf, Open, Subject, VoteSide, WarriorKnights } from '../../types.ts'
import { change } from '../money.ts'
import { clockwiseFrom, type G, type KnightsContext, seatsIn } from '../seats.ts'
import { attendingInOrder, presidentOf, setAssembly } from './assembly.ts'

type WriteMove = MoveOf<'write' | 'more' | 'less' | 'commit'>

/** The sides of a vote: yes and no, or the Barons who may be chosen (WK-7.3.4, WK-7.3.5). */
export function sidesOf(open: Open, subject: Subject): VoteSide[] {
  if ('motion' in subject) return ['yes', 'no']
  const facts = agendaTable[subject.agenda]
  if (facts.kind === 'law' || (facts.kind === 'motion' && facts.vote === 'yes-no')) return ['yes', 'no']
  return candidates(open, subject.agenda)
}

/** Absent and banned Barons too, except where the card excludes one. */
function candidates(open: Open, agenda: Agenda): Seat[] {
  const excluded =
    agenda === 'election-of-the-patriarch' ? open.heretics : agenda === 'vote-of-no-confidence' ? open.banned : []
  return seatsIn(open).filter(seat => !excluded.includes(seat))
}

/** Votes for each side. */
const votesFor = ({ assembly }: Open, side: VoteSide): number =>
  assembly!.ballots.reduce((sum, ballot) => sum + (ballot?.side === side ? ballot.votes : 0), 0)

/** WK-7.3.3: all Votes committed are spent, whatever comes of it. */
function spend(g: G, ctx: KnightsContext, votes: readonly number[]): void {
  votes.forEach((n, seat) => {
    change(g, ctx, seat, 'votes', -n, 'voting')
  })
}

const twoBarons = (open: Open): boolean => open.barons.length === 2

/** WK-7.7.1: what has been written; that of a Baron banned meanwhile is ignored. */
function readWritten(g: G, ctx: KnightsContext, subject: Subject): void {
  const { attending, written } = g.open.assembly!
  const ballots = g.open.barons.map((_, seat) => (attending.includes(seat) ? (written[seat]?.[0] ?? null) : null))
  setAssembly(g, { subject, ballots, written: written.map(list => list.slice(1)) })
  ctx.log({ is: 'voted', subject, ballots })
}

const blank: Ballot = { votes: 0, side: null }

/** What a Baron may write: a side for every item, Votes on it, until all is written. */
function writing({ open, held }: G, items: readonly Subject[], seat: Seat): WriteMove[] {
  const list = items.map((_, item) => held[seat].writing[item] ?? blank)
  const spent = list.reduce((sum, { votes }) => sum + votes, 0)
  const isDone = list.every(({ side }) => side !== null)
  return [
    ...(isDone ? [{ do: 'commit' as const }] : []),
    ...items.flatMap((subject, item) =>
      sidesOf(open, subject)
        .filter(side => side !== list[item].side)
        .map(side => ({ do: 'write' as const, item, side })),
    ),
    ...(spent < open.votes[seat] ? items.map((_, item) => ({ do: 'more' as const, item })) : []),
    ...items.flatMap((_, item) => (list[item].votes > 0 ? [{ do: 'less' as const, item }] : [])),
  ]
}

function write(g: G, items: readonly Subject[], seat: Seat, move: Exclude<WriteMove, { do: 'commit' }>): void {
  const list = items.map((_, item) => g.held[seat].writing[item] ?? blank)
  const ballot = list[move.item]
  const changed =
    move.do === 'write'
      ? { ...ballot, side: move.side }
      : { ...ballot, votes: ballot.votes + (move.do === 'more' ? 1 : -1) }
  hold(g, seat, { writing: putAt(list, move.item, changed) })
}

export const voteRules: Chapter<
  WarriorKnights,
  'ballots' | 'votes' | 'vote' | 'write' | 'sides' | 'takeSide' | 'count' | 'breakTie'
> = {
  ballots: auto((g, { subject, proposer }, ctx) => {
    setAssembly(g, { subject, proposer, ballots: g.open.barons.map(() => null) })
    if (!twoBarons(g.open)) return [{ do: 'vote', subject }, { do: 'votes' }]
    if ('motion' in subject || g.open.assembly!.order === null) {
      return [{ do: 'write', items: [subject] }, { do: 'votes' }]
    }
    readWritten(g, ctx, subject)
    return [{ do: 'count' }]
  }),
  // WK-7.3.1
  vote: sealed({
    rule: 'WK-7.3.1',
    who: ({ open }) => open.assembly!.attending,
    legalMoves: ({ open }, _me, seat) =>
      Array.from({ length: open.votes[seat] + 1 }, (_, votes) => ({ do: 'vote', votes })),
    reveal: (g, { subject }, answers, ctx) => {
      const ballots = answers.map(answer => (answer ? { votes: answer.votes, side: null } : null))
      setAssembly(g, { ballots })
      ctx.log({ is: 'voted', subject, ballots })
      spend(
        g,
        ctx,
        answers.map(answer => answer?.votes ?? 0),
      )
      return []
    },
  }),
  // WK-7.7
  write: sealed({
    rule: 'WK-7.7.1',
    who: ({ open }) => open.assembly!.attending,
    legalMoves: (g, { items }, seat) => writing(g, items, seat),
    seals: move => move.do === 'commit',
    draft: (g, { items }, seat, move) => {
      if (move.do !== 'commit') write(g, items, seat, move)
    },
    reveal: (g, _me, _answers, ctx) => {
      const written = g.held.map(each => each.writing)
      setAssembly(g, { written })
      spend(
        g,
        ctx,
        written.map(list => list.reduce((sum, { votes }) => sum + votes, 0)),
      )
      for (const seat of g.held.keys()) hold(g, seat, { writing: [] })
      return []
    },
  }),
  votes: auto((g, _me, ctx) => {
    if (!twoBarons(g.open)) return [{ do: 'sides', rest: attendingInOrder(g.open) }, { do: 'count' }]
    readWritten(g, ctx, g.open.assembly!.subject!)
    return [{ do: 'count' }]
  }),
  // WK-7.3.2: (acting) Chairman first; whoever has committed nothing has no weight
  sides: auto(({ open }, { rest: [seat, ...rest] }) => {
    if (seat === undefined) return []
    const votes = open.assembly!.ballots[seat]?.votes ?? 0
    return [...(votes > 0 ? [{ do: 'takeSide', seat } as const] : []), { do: 'sides', rest }]
  }),
  takeSide: ask({
    rule: 'WK-7.3.2',
    who: (_g, { seat }) => seat,
    legalMoves: ({ open }) => sidesOf(open, open.assembly!.subject!).map(side => ({ do: 'side', side })),
    take: (g, { seat }, _seat, { side }, ctx) => {
      const { ballots } = g.open.assembly!
      const { votes } = ballots[seat]!
      setAssembly(g, { ballots: putAt(ballots, seat, { votes, side }) })
      ctx.log({ is: 'side', seat, side, votes })
      return []
    },
  }),
  // WK-7.3.4, WK-7.3.5
  count: auto(({ open }) => {
    const subject = open.assembly!.subject!
    const sides = sidesOf(open, subject)
    const most = Math.max(...sides.map(side => votesFor(open, side)))
    const among = sides.filter(side => votesFor(open, side) === most)
    if (among.length < 2) return [{ do: 'enact', subject, winner: among[0] ?? 'no' }]
    const president = presidentOf(open)
    return [{ do: 'breakTie', seat: president ?? clockwiseFrom(open, open.lastChairman)[0], among }]
  }),
  breakTie: ask({
    rule: 'WK-7.3.4',
    who: (_g, { seat }) => seat,
    legalMoves: (_g, { among }) => among.map(side => ({ do: 'side', side })),
    take: ({ open }, _me, seat, { side }, ctx) => {
      ctx.log({ is: 'tie', seat, side })
      return [{ do: 'enact', subject: open.assembly!.subject!, winner: side }]
    },
  }),
}
