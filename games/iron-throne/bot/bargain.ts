/** The bot at a truce: what an offer is worth, and what it asks for itself. */
import { activeOf, otherSide, sideOf } from '../rules/encounter/encounter.ts'
import { sameOffer } from '../rules/negotiation/offers.ts'
import type { Gift, Move, Offer, Side } from '../types.ts'
import { type BotView, type Chooser, first, of } from './botView.ts'
import { isNearThrone, rivalry, tokenValue } from './value.ts'

/** What a gift is worth to whoever gets it. */
const giftValue = (botView: BotView, gift: Gift, seat: number): number =>
  gift.influence * tokenValue(botView.open, seat) + gift.power * 0.8 + gift.hostages.length * 1.6

/** What a deal is worth: what comes in, less what goes out, less what it brings the other on the way to the throne. */
export function offerValue(botView: BotView, offer: Offer): number {
  const { open, me } = botView
  const mine = sideOf(open, me)!
  const foe = activeOf(open, otherSide(mine))
  const gets = giftValue(botView, offer[otherSide(mine)], me)
  const gives = giftValue(botView, offer[mine], foe)
  // Whoever gives the last token loses the game, unless both win together
  const crowns =
    offer[mine].influence === 1 &&
    isNearThrone(open, foe) &&
    !(offer[otherSide(mine)].influence === 1 && isNearThrone(open, me))
  return crowns ? -100 : gets - gives * Math.min(1, 0.35 + 0.3 * rivalry(botView, foe))
}

/** What a failed truce costs: half the power of the own fighter. */
const failureCost = 2.5

/** Agrees to what is good enough; asks less as the talks go on; goes when they lead nowhere. */
export const negotiate: Chooser<'negotiate'> = (botView, _ask, legalMoves) => {
  const { open, own, me, personality } = botView
  const talks = open.encounter!.talks!
  const mine = sideOf(open, me)!
  const theirs = talks.standing[otherSide(mine)]
  const patience = Math.max(0, personality.profit - talks.version * 0.7)
  const agree = of(legalMoves, 'agree')[0]
  if (theirs && agree && offerValue(botView, theirs.offer) > patience - failureCost) return agree
  if (talks.version > 7) return first(legalMoves, 'break-off')
  return draftTowards(botView, wanted(botView, mine, talks.version), own.draft, legalMoves)
}

/** Tokens for both; a greedy one asks for power besides, as long as nobody has refused it. */
function wanted({ open, me, personality }: BotView, mine: Side, version: number): Offer {
  const foe = activeOf(open, otherSide(mine))
  const nothing: Gift = { influence: 0, power: 0, hostages: [] }
  const mayCrown = isNearThrone(open, foe)
  const asked = personality.profit > 0.5 && version < 2 ? (Math.min(1, open.sheets[foe]) as 0 | 1) : 0
  const given: Gift = {
    ...nothing,
    influence: mayCrown ? 0 : 1,
    power: mayCrown ? (Math.min(2, open.sheets[me]) as 0 | 1 | 2) : 0,
  }
  const offer: Record<Side, Gift> = { challenger: nothing, defender: nothing }
  offer[mine] = given
  offer[otherSide(mine)] = {
    ...nothing,
    influence: mayCrown || isNearThrone(open, me) ? 0 : 1,
    power: mayCrown ? 0 : asked,
  }
  return offer
}

/** The next small step from the draft to the offer wanted; then it is proposed. */
function draftTowards({ open, me }: BotView, goal: Offer, draft: Offer, legalMoves: readonly Move[]): Move {
  for (const by of ['challenger', 'defender'] as const) {
    const influence = of(legalMoves, 'influence').find(move => move.by === by && move.n === goal[by].influence)
    if (influence && draft[by].influence !== goal[by].influence) return influence
    const power = of(legalMoves, 'power').find(move => move.by === by && move.n === goal[by].power)
    if (power && draft[by].power !== goal[by].power) return power
    const surplus = of(legalMoves, 'unhostage').find(move => move.by === by)
    if (surplus) return surplus
  }
  const own = open.encounter!.talks!.standing[sideOf(open, me)!]
  if (own && sameOffer(own.offer, draft)) return first(legalMoves, 'break-off')
  return first(legalMoves, 'propose', 'break-off')
}
