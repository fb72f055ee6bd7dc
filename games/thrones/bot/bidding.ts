/** Bids: for the influence tracks, against the wildlings, and who comes first among equals. */
import type { Seat } from '../../../kernel/index.ts'
import { type Track, tracks } from '../data/constants.ts'
import { holderOf, positionOf } from '../rules/position/tracks.ts'
import type { Asks } from '../steps.ts'
import type { Open } from '../types.ts'
import { type BotView, best, type Chooser, clamp, jitter, of } from './botView.ts'
import { topCard } from './raven.ts'
import { roundsLeft, spite } from './value.ts'

/** What a position forward is worth, track by track. */
export const trackValue: Readonly<Record<Track, number>> = { 'iron-throne': 0.8, fiefdoms: 1, 'kings-court': 1.2 }

const weights = {
  /** Power kept for the board, while there are rounds to use it in. */
  reserve: 2,
  /** Who stands low bids more: added for the last place, taken off for the first. */
  low: 0.3,
  jitter: 1,
  /** The most of its Power that a house gives to the Night's Watch. */
  watch: 0.7,
  /** A little more than the fair share, for the lowest bidder pays dearly. */
  watchShare: 1.1,
}

export const bid: Chooser<'bid'> = (botView, ask, legalMoves) => {
  const { open, me, rng } = botView
  const wish =
    (ask.on === 'wildlings' ? watchBid(botView, ask) : trackBid(open, me, ask.on)) + jitter(rng, weights.jitter)
  const amount = Math.round(clamp(wish, 0, Math.min(open.power[me], enough(botView, ask))))
  return best(of(legalMoves, 'bid'), ({ power }) => -Math.abs(power - amount))
}

type Bid = Asks['bid']

/** What wins for certain, or nothing where there is nothing to win: one more than the richest rival, or as much where the holder settles ties. */
function enough(botView: BotView, { on, strength }: Bid): number {
  const { open, me } = botView
  if (on === 'wildlings') return topCard(botView) === 'silence-at-the-wall' ? 0 : strength
  const rich = Math.max(0, ...open.power.filter((_, seat) => seat !== me))
  return holderOf(open, 'iron-throne') === me ? rich : rich + 1
}

/** A part of what is there to spend, by what this track is worth beside those still to come. */
function trackBid(open: Open, me: Seat, on: Track): number {
  const budget = open.power[me] - (roundsLeft(open) > 1 ? weights.reserve : 0)
  const rest = tracks.slice(tracks.indexOf(on)).reduce((sum, track) => sum + trackValue[track], 0)
  const lowness = (positionOf(open, on, me) - 1) / (open.houses.length - 1)
  return budget * (trackValue[on] / rest) * (1 + weights.low * (2 * lowness - 1))
}

/** The fair share of the strength, richer houses a little more; a token of good will where all cannot stop them. */
function watchBid({ open, me }: BotView, { strength, without }: Bid): number {
  const bidders = open.power.filter((_, seat) => seat !== without)
  const total = bidders.reduce((sum, power) => sum + power, 0)
  const power = open.power[me]
  if (total < strength) return Math.min(2, power * weights.watch)
  const share = (strength / bidders.length + (strength * power) / total) / 2
  return Math.min(share * weights.watchShare, power * weights.watch + 1)
}

/** Itself first, then the houses that are no danger. */
export const rankTied: Chooser<'rank'> = ({ open, me }, _ask, legalMoves) =>
  best(of(legalMoves, 'rank'), ({ seat }) => (seat === me ? Number.POSITIVE_INFINITY : -spite(open, seat)))

/** The reward for itself or for a harmless house; the harm for the most dangerous other one. */
export const nameBidder: Chooser<'wildlingTie'> = ({ open, me }, { as }, legalMoves) =>
  best(of(legalMoves, 'name'), ({ seat }) => {
    const liking = seat === me ? Number.POSITIVE_INFINITY : -spite(open, seat)
    return as === 'highest' ? liking : -liking
  })
