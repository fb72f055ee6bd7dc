/** WK-6.1: Taxation. */
import { ask, auto, type Chapter, type Seat } from '../../../../kernel/index.ts'
import { type Concession, chargeTable, isLaw, type Law, lawTable } from '../../data/agendas.ts'
import { type City, cityTable } from '../../data/cities.ts'
import type { Act } from '../../data/effects.ts'
import type { Open, WarriorKnights } from '../../types.ts'
import { endLasting } from '../effects/decks.ts'
import { amountFor } from '../effects/self.ts'
import { changeFor } from '../modifiers.ts'
import { change, pay } from '../money.ts'
import { chairmanFirst, citiesOf, type G, type KnightsContext, seatsIn } from '../seats.ts'
import { cityIncome, isBesieged } from '../sites.ts'
import { ban } from '../tokens.ts'

/** What a city pays now: in a Famine those of the Kingdom pay less, never below nothing (WK-6.1.3). */
const taxOf = (open: Open, city: City): number => {
  const change = cityTable[city].isKingdom ? changeFor(open, 'cityIncome') : 0
  return Math.max(0, cityIncome(open, city) + change)
}

/** The cities that pay: not under siege (WK-9.4.3). */
const paying = (open: Open, seat: Seat): City[] => citiesOf(open, seat).filter(city => !isBesieged(open, city))

function concessionOf(open: Open, seat: Seat, { n, per, most }: Concession): number {
  const fits = (city: City) => (per === 'port' ? cityTable[city].port : cityTable[city].isKingdom)
  const cities = per === undefined ? 0 : paying(open, seat).filter(fits).length
  return Math.min(most ?? Number.POSITIVE_INFINITY, n + cities)
}

function collect(g: G, ctx: KnightsContext, seat: Seat): number {
  const taxes = paying(g.open, seat).reduce((sum, city) => sum + taxOf(g.open, city), 0)
  let income = change(g, ctx, seat, 'crowns', taxes, 'taxation')
  for (const card of g.open.charges[seat]) {
    const concession = chargeTable[card].concession
    if (concession) income += change(g, ctx, seat, 'crowns', concessionOf(g.open, seat, concession), card)
  }
  return income
}

/** What a tax takes from a Baron now; none: it does not concern him. */
function taxFor(open: Open, seat: Seat, law: Law): number {
  const { from = 0, acts } = lawTable[law].atTaxation!
  if (open.crowns[seat] < from) return 0
  const due = (acts as readonly (Act & { do: 'crowns' })[]).reduce(
    (sum, act) => sum - amountFor({ open, seat, by: law, target: null }, act),
    0,
  )
  return Math.min(due, open.crowns[seat])
}

export const taxationRules: Chapter<WarriorKnights, 'taxation' | 'taxLaws' | 'taxLaw' | 'tax'> = {
  // WK-6.1.1: all at once
  taxation: auto((g, _me, ctx) => {
    const { open } = g
    open.phase = 'taxation'
    ctx.log({ is: 'phase', phase: 'taxation' })
    open.income = open.barons.map((_, seat) => (seatsIn(open).includes(seat) ? collect(g, ctx, seat) : 0))
    endLasting(g, ctx, ({ card }) => card === 'famine')
    return [{ do: 'taxLaws', laws: open.laws.filter(isLaw).filter(law => lawTable[law].atTaxation) }]
  }),
  // WK-6.1.2: in the order in which they were passed
  taxLaws: auto(({ open }, { laws: [law, ...laws] }) =>
    law === undefined
      ? []
      : [
          { do: 'taxLaw', law, rest: chairmanFirst(open) },
          { do: 'taxLaws', laws },
        ],
  ),
  taxLaw: auto(({ open }, { law, rest: [seat, ...rest] }) => {
    if (seat === undefined) return []
    const crowns = taxFor(open, seat, law)
    return [...(crowns > 0 ? [{ do: 'tax', seat, law, crowns } as const] : []), { do: 'taxLaw', law, rest }]
  }),
  tax: ask({
    rule: 'WK-6.1.2',
    who: (_g, { seat }) => seat,
    legalMoves: () => [{ do: 'comply' }, { do: 'refuse' }],
    take: (g, { seat, law, crowns }, _seat, move, ctx) => {
      if (move.do === 'comply') {
        pay(g, ctx, seat, Math.min(crowns, g.open.crowns[seat]), law)
        return []
      }
      ctx.log({ is: 'defied', seat, law })
      ban(g, ctx, seat)
      return []
    },
  }),
}
