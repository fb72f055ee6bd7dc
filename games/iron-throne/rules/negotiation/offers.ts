/** IT-9.2 to IT-9.4: what a proposal may contain, and when it is valid. */
import { same } from '../../../../kernel/index.ts'
import { dealMost, influenceTokens } from '../../data/constants.ts'
import type { Gift, Offer, Open, Side } from '../../types.ts'
import { activeOf, otherSide, sides } from '../encounter/encounter.ts'
import { spotsOf } from '../hostages/hostageTaking.ts'
import { spreadOf } from '../seats.ts'

export type Place = Gift['hostages'][number]

const nothing: Gift = { influence: 0, power: 0, hostages: [] }
export const emptyOffer: Offer = { challenger: nothing, defender: nothing }

const rank = (place: Place): number => ['any', 'deck', 'hand', 'held'].indexOf(place.from)
const number = (place: Place): number => (place.from === 'held' ? place.n : 0)

/** Places in one fixed order, so that the same proposal looks the same. */
export const sortPlaces = (places: readonly Place[]): Place[] =>
  [...places].sort((a, b) => rank(a) - rank(b) || number(a) - number(b))

/** IT-9.3: how many hostages can be taken from each place of the giver, and in all. */
const stockOf = ({ decks, discards, hands, hostages }: Open, giver: number) => {
  const deck = decks[giver] + discards[giver].length
  return { deck, hand: hands[giver], any: deck + hands[giver] + hostages[giver].length }
}

const count = (places: readonly Place[], from: Place['from']): number =>
  places.filter(place => place.from === from).length

/** IT-9.3, IT-9.4: can these hostages be given? */
export function canGive(open: Open, giver: Side, places: readonly Place[]): boolean {
  const seat = activeOf(open, giver)
  const stock = stockOf(open, seat)
  const held = places.flatMap(place => (place.from === 'held' ? [place.n] : []))
  return (
    places.length <= Math.min(dealMost.hostages, stock.any) &&
    count(places, 'deck') <= stock.deck &&
    count(places, 'hand') <= stock.hand &&
    new Set(held).size === held.length &&
    held.every(n => open.hostages[seat].some(each => each.n === n))
  )
}

/** IT-9.2, IT-9.3: the most of each that a side can give. */
export const mostPower = (open: Open, giver: Side): number =>
  Math.min(dealMost.power, open.sheets[activeOf(open, giver)])

export const mostInfluence = (open: Open, giver: Side): number =>
  spreadOf(open, activeOf(open, otherSide(giver))) < influenceTokens ? 1 : 0

/** All places that a hostage of this giver can be named from. */
export const placesOf = (open: Open, giver: Side): Place[] => [{ from: 'any' }, ...spotsOf(open, activeOf(open, giver))]

const isGiven = ({ influence, power, hostages }: Gift): boolean => influence + power + hostages.length > 0

/** IT-9.3 */
export const isValid = (open: Open, offer: Offer): boolean =>
  sides.some(side => isGiven(offer[side])) &&
  sides.every(
    side =>
      offer[side].power <= mostPower(open, side) &&
      offer[side].influence <= mostInfluence(open, side) &&
      canGive(open, side, offer[side].hostages),
  )

export const sameOffer = (a: Offer, b: Offer): boolean => same(a, b)
