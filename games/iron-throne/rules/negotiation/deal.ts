/** IT-9.6: a deal is carried out, exactly as it was agreed. */
import { auto, type Chapter, type Context, hold, putAt, type Seat, same } from '../../../../kernel/index.ts'
import type { IronThrone, Offer, Spot, Why } from '../../types.ts'
import { addToHand } from '../cards/decks.ts'
import { endEncounter } from '../encounter/conflict.ts'
import { activeOf, otherSide, sides } from '../encounter/encounter.ts'
import { spotsOf, takeHostage } from '../hostages/hostageTaking.ts'
import { comeHome } from '../memory.ts'
import { movePower } from '../power.ts'
import type { G } from '../seats.ts'
import type { Place } from './offers.ts'

/** IT-10.2, IT-9.2: a token goes onto another player's board. */
export function spreadInfluence(g: G, ctx: Context<IronThrone>, seat: Seat, over: Seat, why: Why): void {
  g.open.influence = putAt(g.open.influence, over, [...g.open.influence[over], seat])
  ctx.log({ is: 'influence', seat, over, why })
}

function exchange(g: G, ctx: Context<IronThrone>, offer: Offer): void {
  for (const side of sides) {
    const [giver, receiver] = [activeOf(g.open, side), activeOf(g.open, otherSide(side))]
    movePower(g, ctx, giver, receiver, offer[side].power, 'deal')
    if (offer[side].influence > 0) spreadInfluence(g, ctx, receiver, giver, 'deal')
  }
}

/** A fixed place that is still there; otherwise the taker chooses. */
const fixed = (spots: readonly Spot[], place: Place): Spot | undefined => spots.find(spot => same(spot, place))

export const dealRules: Chapter<IronThrone, 'deal' | 'dealHostages' | 'dealDone'> = {
  deal: auto((g, { offer }, ctx) => {
    exchange(g, ctx, offer)
    const taking = sides.map(side => {
      const [seat, victim] = [activeOf(g.open, side), activeOf(g.open, otherSide(side))]
      const { hostages } = offer[otherSide(side)]
      return { do: 'dealHostages', seat, victim, places: hostages, before: g.open.arrivals[victim] } as const
    })
    return [...taking, { do: 'dealDone' }]
  }),
  dealHostages: auto((g, me, ctx) => {
    const [place, ...places] = me.places
    const spots = spotsOf(g.open, me.victim, me.before)
    if (place === undefined || spots.length === 0) return []
    const rest = { ...me, do: 'dealHostages', places } as const
    const spot = fixed(spots, place)
    if (!spot) return [{ do: 'takeHostage', seat: me.seat, victim: me.victim, why: 'deal', before: me.before }, rest]
    takeHostage(g, ctx, me.seat, me.victim, spot, 'deal')
    return [rest]
  }),
  dealDone: auto((g, _me, ctx) => {
    for (const side of sides) {
      const seat = activeOf(g.open, side)
      addToHand(g, seat, ...g.held[seat].returning)
      hold(g, seat, { returning: [] })
      g.open.returning = putAt(g.open.returning, seat, 0)
    }
    comeHome(g)
    endEncounter(g, ctx, 'deal', null)
    return [{ do: 'check' }]
  }),
}
