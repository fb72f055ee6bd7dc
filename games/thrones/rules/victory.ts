/** AG-10: victory, the end, and the ranking. */
import { auto, type Chapter, type Context, type Ledger, over, type Seat, type Standing } from '../../../kernel/index.ts'
import { landAreas, structureOf } from '../data/areas.ts'
import { victoryAreas } from '../data/constants.ts'
import type { Open, Thrones } from '../types.ts'
import type { Steps } from './combat/fight.ts'
import type { G } from './position/armies.ts'
import { countsFor, mostCastles } from './position/control.ts'
import { positionOf } from './position/tracks.ts'

export const victoryRules: Chapter<Thrones, 'victoryCheck' | 'end'> = {
  // AG-10.1: the best of those with seven or more wins at once
  victoryCheck: auto((g, _me, ctx) => {
    if (mostCastles(g.open) < victoryAreas) return []
    g.open.winner = standing(g.open)[0].seat
    return win(g, ctx, true)
  }),

  // AG-10.2
  end: auto((g, _me, ctx) => win(g, ctx, false)),
}

/** AG-10.1: the check within a March order, where the table wants one as soon as control can have changed. */
export const checkAtOnce = (open: Open): Steps =>
  open.options.victoryCheck === 'at-once' ? [{ do: 'victoryCheck' }] : []

/** AG-10.5: nothing more is resolved; the ranking is that of the board at this moment. */
function win(g: G, ctx: Context<Thrones>, early: boolean): typeof over {
  const [{ seat, keys }] = standing(g.open)
  ctx.log({ is: 'won', seat, areas: keys[0].n, early })
  return over
}

/** AG-10.3, AG-10.4: all seats, best first, by keys in order; no two seats share an Iron Throne position. */
export function standing(open: Open): readonly Standing[] {
  return open.houses
    .map((_, seat) => ({ seat, keys: keysOf(open, seat) }))
    .sort((a, b) => compare(a.keys, b.keys))
    .map((each, i) => ({ ...each, place: i + 1 }))
}

function keysOf(open: Open, seat: Seat): Ledger {
  const areas = landAreas.filter(area => countsFor(open, area) === seat)
  const count = (structure: string) => areas.filter(area => structureOf(area) === structure).length
  const strongholds = count('stronghold')
  const castles = { why: 'castles', n: strongholds + count('castle') }
  const supply = { why: 'supply', n: open.supply[seat] }
  const throne = { why: 'iron-throne', n: positionOf(open, 'iron-throne', seat) }
  if (open.options.finalTieBreak === 'faq-2.0') return [castles, { why: 'land-areas', n: areas.length }, supply, throne]
  return [castles, { why: 'strongholds', n: strongholds }, supply, { why: 'power', n: open.power[seat] }, throne]
}

/** More is better in every key but the position on the Iron Throne track. */
function compare(a: Ledger, b: Ledger): number {
  const key = a.findIndex(({ n }, i) => n !== b[i].n)
  return a[key].why === 'iron-throne' ? a[key].n - b[key].n : b[key].n - a[key].n
}
