/** WK-7.6.3, WK-17.10: laws that bind a Baron when he moves, attacks, hires, or razes. */
import { ask, type Chapter, type Seat } from '../../../../kernel/index.ts'
import type { Area } from '../../data/areas.ts'
import { cityOf } from '../../data/cities.ts'
import type { Key } from '../../data/effects.ts'
import type { Attack, Binding, Journey } from '../../steps.ts'
import type { Open, WarriorKnights } from '../../types.ts'
import { changesOfLaw, lawsChanging } from '../modifiers.ts'
import { pay } from '../money.ts'
import { ban } from '../tokens.ts'

/** The laws that change a value, as they bind a Baron: those that forbid cost nothing, and are kept or refused. */
export const bindingsFor = (open: Open, seat: Seat, key: Key, priced: boolean, to: Seat | null = null): Binding[] =>
  lawsChanging(open, key).map(law => ({ seat, law, price: priced ? changesOfLaw(law)![key]! : 0, beside: 0, to }))

/** WK-17.10: Harbor Dues go to whoever has the city of the port, if that is another. */
function harborMaster(open: Open, seat: Seat, port: Area): Seat | null {
  const city = cityOf(port)
  const owner = city ? open.cities[city].owner : null
  return owner === seat ? null : owner
}

export function bindingsOfJourney(open: Open, seat: Seat, { path, bySea }: Pick<Journey, 'path' | 'bySea'>): Binding[] {
  if (bySea) {
    const dues = bindingsFor(open, seat, 'seaDues', true, harborMaster(open, seat, path[0]))
    return [...bindingsFor(open, seat, 'forbidSeaMove', false), ...dues]
  }
  // One step along a road is no road move (WK-8.3)
  if (path.length <= 2) return []
  return [...bindingsFor(open, seat, 'forbidRoadMove', false), ...bindingsFor(open, seat, 'roadToll', true)]
}

export const bindingsOfAttack = (open: Open, { seat, kind, defender }: Attack): Binding[] => [
  ...(kind === 'siege' ? bindingsFor(open, seat, 'forbidSiege', false) : []),
  ...(kind === 'assault' && defender === null ? bindingsFor(open, seat, 'forbidAssaultNeutral', false) : []),
]

/** Can he do as the law says? A law that forbids is kept by leaving it. */
const canComply = (open: Open, { seat, price, beside }: Binding): boolean =>
  price > 0 && open.crowns[seat] >= price + beside

export const lawRules: Chapter<WarriorKnights, 'obey'> = {
  obey: ask({
    rule: 'WK-7.6.3',
    who: (_g, { seat }) => seat,
    legalMoves: ({ open }, me) => [
      ...(canComply(open, me) ? [{ do: 'comply' as const }] : []),
      { do: 'refuse' },
      { do: 'back' },
    ],
    take: (g, { seat, law, price, to }, _seat, move, ctx) => {
      if (move.do === 'back') g.open.answer = 'called-off'
      if (move.do === 'comply') pay(g, ctx, seat, price, law, to)
      if (move.do === 'refuse') {
        ctx.log({ is: 'defied', seat, law })
        ban(g, ctx, seat)
      }
      return []
    },
  }),
}
