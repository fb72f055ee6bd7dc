/** The Assembly: votes for what helps this Baron, against what helps the one who is ahead. */
import { type Agenda, agendaTable } from '../data/agendas.ts'
import { troopsOf } from '../rules/armies.ts'
import { sidesOf } from '../rules/assembly/votes.ts'
import { citiesOf, seatsIn } from '../rules/seats.ts'
import { breachesOf } from '../rules/sites.ts'
import type { Open, Proposal, Subject, VoteSide } from '../types.ts'
import { type BotView, best, type Chooser, first, of } from './botView.ts'
import { incomeOf, rival } from './value.ts'

/** Who is chosen suffers by it. */
const harmful: readonly Agenda[] = ['confiscation', 'recall-of-a-noble', 'city-charter']

const mean = (open: Open, amountOf: (seat: number) => number): number =>
  seatsIn(open).reduce((sum, seat) => sum + amountOf(seat), 0) / seatsIn(open).length

/** Does a law, or a motion on all, help this Baron more than the others? */
const likes: Readonly<Partial<Record<Agenda, (botView: BotView) => boolean>>> = {
  'war-levy': ({ open, me }) => citiesOf(open, me).length < mean(open, seat => citiesOf(open, seat).length),
  'peters-pence': ({ open, me }) => open.faith[me] > mean(open, seat => open.faith[seat]),
  'property-tax': ({ open, me }) => open.crowns[me] < mean(open, seat => open.crowns[seat]),
  'income-tax': ({ open, me }) => incomeOf(open, me) < mean(open, seat => incomeOf(open, seat)),
  'royal-masons': ({ open, me }) => citiesOf(open, me).some(city => breachesOf(open, city) > 0),
  'burghers-right': ({ open, me }) => citiesOf(open, me).some(city => open.cities[city].fortified),
  'right-of-sanctuary': ({ open, me }) => open.faith[me] > 1,
}

function likesMotion({ open, me }: BotView, motion: Proposal): boolean {
  if (motion.is === 'lift') return motion.seat === me
  if (motion.is === 'treasury') return true
  if (motion.is === 'preset') return motion.preset === 'half-wages'
  if (motion.is !== 'repeal') return false
  return open.charges.some((cards, seat) => seat !== me && (cards as readonly string[]).includes(motion.card))
}

/** The side that this Baron takes. */
function sideFor(botView: BotView, subject: Subject, among: readonly VoteSide[]): VoteSide {
  const { open, me } = botView
  const seats = among.filter(side => typeof side === 'number')
  if (seats.length === 0) {
    const isGood = 'motion' in subject ? likesMotion(botView, subject.motion) : likes[subject.agenda]?.(botView)
    return isGood ? 'yes' : 'no'
  }
  const isHarmful = 'agenda' in subject && harmful.includes(subject.agenda)
  if (!isHarmful && seats.includes(me)) return me
  const victim = rival(open, me, seats)
  if (isHarmful) return victim ?? seats[0]
  // Somebody else than the one who is ahead, where this Baron cannot be chosen
  return seats.find(seat => seat !== victim) ?? seats[0]
}

/** The part of his Votes that a subject is worth. */
function share({ agenda }: { agenda?: Agenda }): number {
  if (agenda === undefined) return 0.2
  if (agenda === 'recognition-of-claim') return 0.6
  const { kind } = agendaTable[agenda]
  if (kind === 'charge' || kind === 'office') return 0.4
  return kind === 'law' ? 0.15 : 0.4
}

const votesOn = ({ open, me }: BotView, subject: Subject): number =>
  Math.round(open.votes[me] * share('agenda' in subject ? subject : {}))

export const vote: Chooser<'vote'> = (botView, { subject }, legalMoves) => {
  const wish = votesOn(botView, subject)
  return best(of(legalMoves, 'vote'), ({ votes }) => -Math.abs(votes - wish))
}

/** With two Barons: sides first, then Votes while there are any. */
export const write: Chooser<'write'> = (botView, { items }, legalMoves) => {
  const list = items.map((_, item) => botView.own.writing[item])
  const side = of(legalMoves, 'write').find(
    each =>
      list[each.item]?.side !== each.side &&
      each.side === sideFor(botView, items[each.item], sidesOf(botView.open, items[each.item])),
  )
  const more = of(legalMoves, 'more').find(({ item }) => (list[item]?.votes ?? 0) < votesOn(botView, items[item]))
  return side ?? more ?? first(legalMoves, 'commit')
}

export const takeSide: Chooser<'takeSide' | 'breakTie'> = (botView, _ask, legalMoves) => {
  const sides = of(legalMoves, 'side')
  const subject = botView.open.assembly?.subject
  if (!subject) return sides[0]
  const wish = sideFor(
    botView,
    subject,
    sides.map(({ side }) => side),
  )
  return sides.find(({ side }) => side === wish) ?? sides[0]
}

/** Himself back in, or nothing. */
export const propose: Chooser<'propose'> = ({ me }, _ask, legalMoves) =>
  of(legalMoves, 'propose').find(({ motion }) => motion.is === 'lift' && motion.seat === me) ??
  first(legalMoves, 'decline')

/** To the strongest on the board who has none; whoever has one would lose it. */
export const giveOffice: Chooser<'giveOffice'> = ({ open }, _ask, legalMoves) => {
  const nobles = of(legalMoves, 'noble')
  if (nobles.length === 0) return first(legalMoves, 'decline')
  return best(nobles, ({ noble }) => {
    const { at, office } = open.nobles[noble]!
    return troopsOf(open, noble) + (at === 'board' ? 1000 : 0) - (office === null ? 0 : 2000)
  })
}
