/** WK-11.3: revolts. */
import { ask, auto, type Chapter, type Seat } from '../../../../kernel/index.ts'
import { type City, cityTable } from '../../data/cities.ts'
import { revoltFactor } from '../../data/constants.ts'
import type { MoveOf, Open, WarriorKnights } from '../../types.ts'
import { isPresent } from '../armies.ts'
import { drawFate } from '../fate.ts'
import { isInForce } from '../modifiers.ts'
import { change, pay } from '../money.ts'
import { citiesOf } from '../seats.ts'
import { cityIncome, giveControl } from '../sites.ts'

/** The cities of a seat without a Noble of his in the area; fortified ones are spared by Burghers' Right. */
export const restless = (open: Open, seat: Seat, kingdomOnly: boolean): City[] =>
  citiesOf(open, seat).filter(
    city =>
      !isPresent(open, seat, cityTable[city].area) &&
      (!kingdomOnly || cityTable[city].isKingdom) &&
      !(open.cities[city].fortified && isInForce(open, 'skipRevolt')),
  )

export const revoltPrice = (open: Open, city: City): number => revoltFactor * cityIncome(open, city)

function answers(open: Open, seat: Seat, city: City): MoveOf<'pay-faith' | 'pay-crowns' | 'let-go'>[] {
  return [
    ...(open.faith[seat] > 0 ? [{ do: 'pay-faith' as const }] : []),
    ...(open.crowns[seat] >= revoltPrice(open, city) ? [{ do: 'pay-crowns' as const }] : []),
    { do: 'let-go' },
  ]
}

export const revoltRules: Chapter<WarriorKnights, 'revolts' | 'revoltsOf' | 'revoltOrder' | 'revoltTest' | 'revolt'> = {
  revolts: auto(({ open }, { rest: [seat, ...rest], kingdomOnly }) =>
    seat === undefined
      ? []
      : [
          { do: 'revoltsOf', seat, cities: restless(open, seat, kingdomOnly), ignored: false, kingdomOnly },
          { do: 'revolts', rest, kingdomOnly },
        ],
  ),
  revoltsOf: auto((_g, me) => (me.cities.length === 0 ? [] : [{ ...me, do: 'revoltOrder' }])),
  // In the order that he chooses
  revoltOrder: ask({
    rule: 'WK-11.3',
    who: (_g, { seat }) => seat,
    legalMoves: (_g, { cities }) => cities.map(city => ({ do: 'test', city })),
    take: (_g, { seat, cities, ignored, kingdomOnly }, _seat, { city }) => [
      { do: 'revoltTest', seat, city, rest: cities.filter(each => each !== city), ignored, kingdomOnly },
    ],
  }),
  revoltTest: auto((g, { seat, city, rest, ignored, kingdomOnly }, ctx) => {
    const others = (hasIgnored: boolean) =>
      ({ do: 'revoltsOf', seat, cities: rest, ignored: hasIgnored, kingdomOnly }) as const
    const drawn = drawFate(g, ctx, 'revolt')
    // Lord Justice acts in the Upkeep alone (WK-17.19)
    const spares = !kingdomOnly && !ignored && isInForce(g.open, 'ignoreFirstRevolt', seat)
    if (!drawn?.revolt || spares) {
      ctx.log({ is: 'quiet', city, ignored: drawn?.revolt === true })
      return [others(ignored || drawn?.revolt === true)]
    }
    ctx.log({ is: 'revolt', city, seat })
    return [{ do: 'revolt', seat, city }, others(ignored)]
  }),
  revolt: ask({
    rule: 'WK-11.3',
    who: (_g, { seat }) => seat,
    legalMoves: ({ open }, { seat, city }) => answers(open, seat, city),
    take: (g, { seat, city }, _seat, move, ctx) => {
      if (move.do === 'pay-faith') change(g, ctx, seat, 'faith', -1, 'revolt')
      if (move.do === 'pay-crowns') pay(g, ctx, seat, revoltPrice(g.open, city), 'revolt')
      if (move.do === 'let-go') giveControl(g, ctx, city, null, 'revolt')
      return []
    },
  }),
}
