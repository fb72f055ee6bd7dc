/** WK-5.9: the expeditions. */
import { ask, auto, type Chapter, put, type Seat } from '../../../../kernel/index.ts'
import {
  type Expedition,
  expeditions,
  lastSpot,
  mostInvested,
  type VoyageResult,
  voyageResults,
} from '../../data/expeditions.ts'
import type { Open, Voyage, WarriorKnights } from '../../types.ts'
import { drawFate } from '../fate.ts'
import { change, pay } from '../money.ts'
import { chairmanFirst, type G, type KnightsContext, spareMarkers } from '../seats.ts'

function setVoyage(g: G, expedition: Expedition, part: Partial<Voyage>): void {
  g.open.voyages = put(g.open.voyages, expedition, { ...g.open.voyages[expedition], ...part })
}

const isUnderway = ({ voyages }: Open, expedition: Expedition): boolean => voyages[expedition].spot > 0

/** WK-5.9.2: none, or 1 to 5 crowns with a marker to spare. */
function investments(open: Open, seat: Seat): number[] {
  const most = spareMarkers(open, seat) > 0 ? Math.min(mostInvested, open.crowns[seat]) : 0
  return Array.from({ length: most + 1 }, (_, crowns) => crowns)
}

/** WK-5.9.5: one card, two for a blessed expedition; the better result counts. null: there is no Fate card. */
function news(g: G, ctx: KnightsContext, expedition: Expedition): VoyageResult | null {
  const draws = g.open.voyages[expedition].blessed ? 2 : 1
  const results = Array.from({ length: draws }, () => drawFate(g, ctx, 'expedition')?.voyages[expedition])
  return voyageResults.find(result => results.includes(result)) ?? null
}

function resolveVoyage(g: G, ctx: KnightsContext, expedition: Expedition): void {
  const result = news(g, ctx, expedition)
  if (result === null) return
  ctx.log({ is: 'news', expedition, result })
  if (result === 'no-news') return
  const factor = result === 'lost' ? 0 : Number(result.slice(1))
  for (const { seat, crowns } of g.open.voyages[expedition].stakes) {
    change(g, ctx, seat, 'crowns', factor * crowns, 'expedition')
  }
  setVoyage(g, expedition, { spot: 0, stakes: [], blessed: false })
}

export const expeditionRules: Chapter<
  WarriorKnights,
  'startExpedition' | 'fund' | 'invest' | 'sendOff' | 'bless' | 'advance' | 'voyages'
> = {
  // WK-5.9.1
  startExpedition: ask({
    rule: 'WK-5.9.1',
    who: (_g, { seat }) => seat,
    legalMoves: ({ open }) => [
      ...expeditions.filter(each => !isUnderway(open, each)).map(expedition => ({ do: 'start' as const, expedition })),
      { do: 'decline' },
    ],
    take: (g, _me, _seat, move, ctx) => {
      if (move.do === 'decline') return [{ do: 'advance', started: null }]
      const { expedition } = move
      ctx.log({ is: 'expedition', expedition, what: 'chosen' })
      return [
        { do: 'fund', expedition, rest: chairmanFirst(g.open) },
        { do: 'sendOff', expedition },
      ]
    },
  }),
  fund: auto((_g, { expedition, rest: [seat, ...rest] }) =>
    seat === undefined
      ? []
      : [
          { do: 'invest', seat, expedition },
          { do: 'fund', expedition, rest },
        ],
  ),
  invest: ask({
    rule: 'WK-5.9.2',
    who: (_g, { seat }) => seat,
    legalMoves: ({ open }, { seat }) => investments(open, seat).map(crowns => ({ do: 'invest', crowns })),
    take: (g, { seat, expedition }, _seat, { crowns }, ctx) => {
      if (crowns === 0) return []
      pay(g, ctx, seat, crowns, 'expedition')
      setVoyage(g, expedition, { stakes: [...g.open.voyages[expedition].stakes, { seat, crowns }] })
      return []
    },
  }),
  // WK-5.9.2, WK-5.9.3: nobody has invested: it does not start
  sendOff: auto((g, { expedition }, ctx) => {
    const { open } = g
    if (expedition === null || open.voyages[expedition].stakes.length === 0) {
      if (expedition !== null) ctx.log({ is: 'expedition', expedition, what: 'unfunded' })
      return [{ do: 'advance', started: null }]
    }
    const canBless = open.church !== null && open.faith[open.church] > 0
    return [
      ...(canBless ? [{ do: 'bless', seat: open.church!, expedition } as const] : []),
      { do: 'advance', started: expedition },
    ]
  }),
  bless: ask({
    rule: 'WK-5.9.3',
    who: (_g, { seat }) => seat,
    legalMoves: ({ open }, { seat }) => [
      ...(open.faith[seat] > 0 ? [{ do: 'pay-faith' as const }] : []),
      { do: 'decline' },
    ],
    take: (g, { seat, expedition }, _seat, move, ctx) => {
      if (move.do === 'decline') return []
      change(g, ctx, seat, 'faith', -1, 'blessing')
      setVoyage(g, expedition, { blessed: true })
      ctx.log({ is: 'expedition', expedition, what: 'blessed' })
      return []
    },
  }),
  // WK-5.9.4, WK-5.9.6: the others move on; the new one begins
  advance: auto((g, { started }, ctx) => {
    for (const expedition of expeditions) {
      const { spot } = g.open.voyages[expedition]
      if (spot === 0 || spot === lastSpot || expedition === started) continue
      setVoyage(g, expedition, { spot: spot + 1 })
      ctx.log({ is: 'advanced', expedition, spot: spot + 1 })
    }
    if (started) {
      setVoyage(g, started, { spot: 1 })
      ctx.log({ is: 'expedition', expedition: started, what: 'sent' })
    }
    return [{ do: 'voyages' }]
  }),
  // WK-5.9.5
  voyages: auto((g, _me, ctx) => {
    for (const expedition of expeditions) {
      if (g.open.voyages[expedition].spot === lastSpot) resolveVoyage(g, ctx, expedition)
    }
    return []
  }),
}
