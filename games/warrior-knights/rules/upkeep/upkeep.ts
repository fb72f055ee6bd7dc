/** WK-11, WK-13: Upkeep, step by step, and the end of a round. */
import { auto, type Chapter, over, type Seat } from '../../../../kernel/index.ts'
import { lastRound } from '../../data/constants.ts'
import type { Open, WarriorKnights } from '../../types.ts'
import { moveNoble, setExhausted } from '../armies.ts'
import { endLasting } from '../effects/decks.ts'
import { change } from '../money.ts'
import { chairmanFirst, citiesOf, type G, nobleAt, noblesOfSeat, seatsIn } from '../seats.ts'
import { isBesieged } from '../sites.ts'
import { cityWinner, finish, leaders } from '../victory.ts'

/** WK-11.2, WK-9.6.5: a Baron without a stronghold on the board gains none. */
export const influenceOf = (open: Open, seat: Seat): number =>
  open.strongholds[seat].area === null ? 0 : citiesOf(open, seat).filter(city => !isBesieged(open, city)).length

const allNobles = ({ open }: G) => seatsIn(open).flatMap(seat => noblesOfSeat(open, seat))

export const upkeepRules: Chapter<WarriorKnights, 'upkeep' | 'influence' | 'landings' | 'refresh' | 'endRound'> = {
  // WK-11.1
  upkeep: auto((g, _me, ctx) => {
    const { open } = g
    open.phase = 'upkeep'
    ctx.log({ is: 'phase', phase: 'upkeep' })
    const winner = cityWinner(open)
    if (winner !== null) {
      finish(g, ctx, [winner], 'cities')
      return over
    }
    return [
      { do: 'influence' },
      { do: 'revolts', rest: chairmanFirst(open), kingdomOnly: false },
      { do: 'landings' },
      { do: 'refresh' },
      { do: 'regroups', rest: chairmanFirst(open) },
      { do: 'endRound' },
    ]
  }),
  // WK-11.2: all at once; if the pool is short the rest comes from outside
  influence: auto((g, _me, ctx) => {
    const { open } = g
    for (const seat of seatsIn(open)) {
      const gained = change(g, ctx, seat, 'influence', influenceOf(open, seat), 'cities')
      open.pool = Math.max(0, open.pool - gained)
    }
    return []
  }),
  // WK-11.4
  landings: auto((g, _me, ctx) => {
    for (const noble of allNobles(g)) {
      const { at, area } = nobleAt(g.open, noble)
      if (at !== 'sea') continue
      moveNoble(g, ctx, noble, 'board', area)
      ctx.log({ is: 'landed', noble, area: area! })
    }
    return []
  }),
  // WK-11.5
  refresh: auto((g, _me, ctx) => {
    const quiet = { ...ctx, log: () => {} }
    for (const noble of allNobles(g)) setExhausted(g, quiet, noble, false)
    ctx.log({ is: 'refreshed' })
    return []
  }),
  // WK-11.7, WK-13.2
  endRound: auto((g, _me, ctx) => {
    const { open } = g
    endLasting(g, ctx, ({ card }) => card === 'truce-of-god')
    const isDrained = open.pool === 0 && !open.options.mightIsRight
    if (isDrained || open.round >= lastRound) {
      finish(g, ctx, leaders(open), isDrained ? 'influence' : 'rounds')
      return over
    }
    return [{ do: 'round' }]
  }),
}
