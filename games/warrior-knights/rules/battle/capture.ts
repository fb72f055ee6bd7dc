/** WK-9.3.7, WK-9.3.9, WK-9.6: what is captured changes hands. */
import { ask, auto, type Chapter, type Seat } from '../../../../kernel/index.ts'
import type { City } from '../../data/cities.ts'
import { razingFactor } from '../../data/constants.ts'
import type { WarriorKnights } from '../../types.ts'
import { armyOf } from '../armies.ts'
import { bindingsFor } from '../march/laws.ts'
import { isCalledOff } from '../march/march.ts'
import { change, pay } from '../money.ts'
import { citiesOf, type G, type KnightsContext, strongholdOfSeat } from '../seats.ts'
import { cityIncome, endSieges, giveControl, isCity, ownerOf, raze, setCity, setStronghold } from '../sites.ts'

function razeFor(g: G, ctx: KnightsContext, seat: Seat, city: City): void {
  const crowns = razingFactor * cityIncome(g.open, city)
  raze(g, ctx, city, seat)
  change(g, ctx, seat, 'crowns', crowns, 'razing')
}

export const captureRules: Chapter<
  WarriorKnights,
  'capture' | 'askRazing' | 'raze' | 'razing' | 'plunder' | 'ransom' | 'strongholdFalls'
> = {
  capture: auto((g, { site, by, how, rewards }, ctx) => {
    ctx.log({ is: 'captured', site, by, how })
    if (isCity(site)) {
      // WK-9.3.7: breaches and fortification stay, all sieges end
      setCity(g, site, { owner: by })
      endSieges(g, ctx, site)
      return []
    }
    const seat = ownerOf(g.open, site)!
    const { elimination } = g.open.options
    return [
      ...(rewards ? [{ do: 'plunder', seat, by } as const] : []),
      // WK-16.5: he is out after the rewards
      elimination ? { do: 'eliminate', seat } : { do: 'strongholdFalls', seat },
    ]
  }),
  askRazing: auto(({ open }, { site, by }) =>
    isCity(site) && open.cities[site].owner === by ? [{ do: 'raze', seat: by, city: site }] : [],
  ),
  raze: ask({
    rule: 'WK-9.3.9',
    who: (_g, { seat }) => seat,
    legalMoves: () => [{ do: 'raze' }, { do: 'spare' }],
    take: ({ open }, { seat, city }, _seat, move) => {
      if (move.do === 'spare') return []
      // A law that forbids it binds him now, or is refused
      const bindings = bindingsFor(open, seat, 'forbidRaze', false)
      return [...bindings.map(each => ({ do: 'obey' as const, ...each })).slice(0, 1), { do: 'razing', seat, city }]
    },
  }),
  razing: auto((g, { seat, city }, ctx) => {
    if (!isCalledOff(g)) razeFor(g, ctx, seat, city)
    return []
  }),
  // WK-9.6.1
  plunder: auto((g, { seat, by }, ctx) => {
    pay(g, ctx, seat, Math.floor(g.open.crowns[seat] / 2), 'plunder', by)
    return citiesOf(g.open, seat).length > 0 ? [{ do: 'ransom', seat, by }] : []
  }),
  ransom: ask({
    rule: 'WK-9.6.1',
    who: (_g, { seat }) => seat,
    legalMoves: ({ open }, { seat }) => citiesOf(open, seat).map(city => ({ do: 'city', city })),
    take: (g, { by }, _seat, { city }, ctx) => {
      giveControl(g, ctx, city, by, 'plunder')
      return []
    },
  }),
  // WK-9.6.3, WK-9.6.4
  strongholdFalls: auto((g, { seat }, ctx) => {
    const stronghold = strongholdOfSeat(g.open, seat)
    endSieges(g, ctx, stronghold)
    setStronghold(g, seat, { area: null, breaches: 0 })
    ctx.log({ is: 'fell', seat })
    if (armyOf(g.open, stronghold).cards.length === 0) return []
    return [
      { do: 'deserters', army: stronghold },
      { do: 'losses', army: stronghold },
    ]
  }),
}
