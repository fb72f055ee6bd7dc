/** Influence: what positions are worth, bids for them, ties, and what Westeros lets a token holder choose. */
import type { Seat } from '../../../kernel/index.ts'
import { areaTable, landAreas, musterPoints, type Place, places } from '../data/areas.ts'
import { type Track, tracks } from '../data/constants.ts'
import { controller } from '../rules/control.ts'
import { allowance } from '../rules/tokens.ts'
import { holderOf, positionOf } from '../rules/tracks.ts'
import type { Choice, Open } from '../types.ts'
import { best, type Chooser, clamp, of, whim } from './sight.ts'
import { roundsLeft, spite, unitWorth } from './worth.ts'

/** What a position forward is worth, track by track. */
export const trackWorth: Readonly<Record<Track, number>> = { 'iron-throne': 0.8, fiefdoms: 1, 'kings-court': 1.2 }

const weights = {
  /** Power kept for the board, while there are rounds to use it in. */
  reserve: 2,
  /** Who stands low bids more: added for the last place, taken off for the first. */
  low: 0.3,
  whim: 1,
  /** The most of its Power that a house gives to the Night's Watch. */
  watch: 0.7,
  /** A little more than the fair share, for the lowest bidder pays dearly. */
  watchShare: 1.1,
  musteringForAll: 0.5,
  supplyStep: 0.8,
  collectForAll: 0.5,
  clashPower: 0.5,
  clashPlace: 0.4,
  clashDoubt: 1,
  army: 0.15,
  star: 1,
}

export const bid: Chooser<'bid'> = (sight, ask, options) => {
  const wish = ask.on === 'wildlings' ? watchBid(sight.open, sight.me, ask) : trackBid(sight.open, sight.me, ask.on)
  const amount = Math.round(clamp(wish + whim(sight.fate, weights.whim), 0, sight.open.power[sight.me]))
  return best(of(options, 'bid'), ({ power }) => -Math.abs(power - Math.min(amount, enough(sight.open, sight.me, ask))))
}

type Bid = Parameters<typeof bid>[1]

/** No more than what wins for certain: one more than the richest rival, or as much where the holder settles ties. */
function enough(open: Open, me: Seat, { on, strength }: Bid): number {
  if (on === 'wildlings') return strength
  const rich = Math.max(0, ...open.power.filter((_, seat) => seat !== me))
  return holderOf(open, 'iron-throne') === me ? rich : rich + 1
}

/** A part of what is there to spend, by what this track is worth beside those still to come. */
function trackBid(open: Open, me: Seat, on: Track): number {
  const budget = open.power[me] - (roundsLeft(open) > 1 ? weights.reserve : 0)
  const rest = tracks.slice(tracks.indexOf(on)).reduce((sum, track) => sum + trackWorth[track], 0)
  const lowness = (positionOf(open, on, me) - 1) / (open.houses.length - 1)
  return budget * (trackWorth[on] / rest) * (1 + weights.low * (2 * lowness - 1))
}

/** The fair share of the strength, richer houses a little more; a token of good will where all cannot stop them. */
function watchBid(open: Open, me: Seat, { strength, without }: Bid): number {
  const bidders = open.power.filter((_, seat) => seat !== without)
  const total = bidders.reduce((sum, power) => sum + power, 0)
  const power = open.power[me]
  if (total < strength) return Math.min(2, power * weights.watch)
  const share = (strength / bidders.length + (strength * power) / total) / 2
  return Math.min(share * weights.watchShare, power * weights.watch + 1)
}

/** Itself first, then the houses that are no danger. */
export const rankTied: Chooser<'rank'> = ({ open, me }, _ask, options) =>
  best(of(options, 'rank'), ({ seat }) => (seat === me ? Number.POSITIVE_INFINITY : -spite(open, seat)))

/** The reward for itself or for a harmless house; the harm for the most dangerous other one. */
export const nameBidder: Chooser<'wildlingTie'> = ({ open, me }, { as }, options) =>
  best(of(options, 'name'), ({ seat }) => {
    const liking = seat === me ? Number.POSITIVE_INFINITY : -spite(open, seat)
    return as === 'highest' ? liking : -liking
  })

/** What serves the seat better than the others. */
export const chooseEffect: Chooser<'choose'> = ({ open, me }, _ask, options) =>
  best(of(options, 'choose'), ({ choice }) => advantages[choice](open, me))

const advantages: Record<Choice, (open: Open, me: Seat) => number> = {
  supply: (open, me) => weights.supplyStep * lead(open, me, seat => icons(open, seat, 'supply') - open.supply[seat]),
  mustering: (open, me) => weights.musteringForAll + lead(open, me, seat => points(open, seat)),
  clash: (open, me) => {
    const places_ = lead(open, me, seat => tracks.reduce((sum, track) => sum + positionOf(open, track, seat), 0))
    return (
      weights.clashPower * lead(open, me, seat => open.power[seat]) + weights.clashPlace * places_ - weights.clashDoubt
    )
  },
  collect: (open, me) => weights.collectForAll + lead(open, me, seat => icons(open, seat, 'power')),
  'no-defense': (open, me) => weights.army * lead(open, me, seat => armyWorth(open, seat)),
  'no-march-plus-1': (open, me) => (allowance(open, me) === 0 ? weights.star : -weights.star),
  nothing: () => 0,
}

/** By how much the seat is ahead of the average of the others. */
function lead(open: Open, me: Seat, measure: (seat: Seat) => number): number {
  const others = open.houses.map((_, seat) => seat).filter(seat => seat !== me)
  return measure(me) - others.reduce((sum, seat) => sum + measure(seat), 0) / others.length
}

const icons = (open: Open, seat: Seat, kind: 'supply' | 'power'): number =>
  landAreas.reduce((sum, area) => sum + (controller(open, area) === seat ? areaTable[area][kind] : 0), 0)

const points = (open: Open, seat: Seat): number =>
  landAreas.reduce((sum, area) => sum + (controller(open, area) === seat ? musterPoints(area) : 0), 0)

const armyWorth = (open: Open, seat: Seat): number => places.reduce((sum, place) => sum + worthAt(open, seat, place), 0)

function worthAt(open: Open, seat: Seat, place: Place): number {
  const army = open.armies[place]
  return army?.seat === seat ? army.units.reduce((sum, unit) => sum + unitWorth[unit], 0) : 0
}
