/** WK-10.1: beaten Nobles retreat. */
import { ask, auto, type Chapter } from '../../../../kernel/index.ts'
import { type Area, isKingdom } from '../../data/areas.ts'
import type { NobleId } from '../../data/barons.ts'
import { stepsFrom } from '../../data/borders.ts'
import type { Open, WarriorKnights } from '../../types.ts'
import { areaOf, moveNoble, othersIn, setExhausted } from '../armies.ts'
import { isInForce } from '../modifiers.ts'
import { type G, type KnightsContext, nobleAt, type Steps, seatOfNoble, strongholdOfSeat } from '../seats.ts'
import { areaOfSite, isBesieged, ownerOf, siteIn } from '../sites.ts'

/** WK-10.1.2: no other Baron's Noble, city or stronghold; a neutral city is no obstacle. */
export function retreatAreas(open: Open, noble: NobleId): Area[] {
  const seat = seatOfNoble(open, noble)
  return stepsFrom(areaOf(open, noble)!).filter(area => {
    const site = siteIn(open, area)
    const owner = site === null ? null : ownerOf(open, site)
    return (owner === null || owner === seat) && othersIn(open, seat, area).length === 0
  })
}

/** WK-10.1.3: to his own stronghold, exhausted, or death. */
function withoutRetreat(g: G, ctx: KnightsContext, noble: NobleId, from: Area): Steps {
  const seat = seatOfNoble(g.open, noble)
  const stronghold = strongholdOfSeat(g.open, seat)
  const area = areaOfSite(g.open, stronghold)
  if (!isKingdom(from) || area === null || isBesieged(g.open, stronghold)) {
    return [{ do: 'death', noble, deserted: false }]
  }
  moveNoble(g, ctx, noble, 'board', area)
  ctx.log({ is: 'retreated', noble, area })
  setExhausted(g, ctx, noble, true)
  return []
}

export const retreatRules: Chapter<WarriorKnights, 'retreats' | 'nextRetreat' | 'retreat' | 'retreatOn' | 'retreatTo'> =
  {
    retreats: auto(({ open }, { nobles }) => {
      // Those of a Baron who has just fallen out are gone
      const left = nobles.filter(noble => areaOf(open, noble) !== null)
      return left.length === 0 ? [] : [{ do: 'nextRetreat', seat: seatOfNoble(open, left[0]), nobles: left }]
    }),
    nextRetreat: ask({
      rule: 'WK-10.1',
      who: (_g, { seat }) => seat,
      legalMoves: (_g, { nobles }) => nobles.map(noble => ({ do: 'noble', noble })),
      take: (_g, { nobles }, _seat, { noble }) => [
        { do: 'retreat', noble },
        { do: 'retreats', nobles: nobles.filter(each => each !== noble) },
      ],
    }),
    // WK-10.1.1
    retreat: auto(({ open }, { noble }) => {
      const from = areaOf(open, noble)
      if (from === null) return []
      const isSafe = isInForce(open, 'noDesertersOnRetreat', noble)
      return [
        ...(isSafe ? [] : [{ do: 'deserters', army: noble } as const, { do: 'checkArmies', deserted: true } as const]),
        { do: 'retreatOn', noble, from },
      ]
    }),
    retreatOn: auto((g, { noble, from }, ctx) => {
      // A Noble lost by desertion does not move
      if (areaOf(g.open, noble) !== from) return []
      const among = retreatAreas(g.open, noble)
      if (among.length === 0) return withoutRetreat(g, ctx, noble, from)
      return [{ do: 'retreatTo', seat: seatOfNoble(g.open, noble), noble, among }]
    }),
    retreatTo: ask({
      rule: 'WK-10.1.2',
      who: (_g, { seat }) => seat,
      legalMoves: (_g, { among }) => among.map(area => ({ do: 'place', area })),
      take: (g, { noble }, _seat, { area }, ctx) => {
        if (nobleAt(g.open, noble).at === 'board') {
          moveNoble(g, ctx, noble, 'board', area)
          ctx.log({ is: 'retreated', noble, area })
        }
        return []
      },
    }),
  }
