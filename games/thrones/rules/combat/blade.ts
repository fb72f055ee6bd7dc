/** AG-8.6: the Valyrian Steel Blade. */
import type { Chapter, Seat } from '../../../../kernel/index.ts'
import { ask, auto } from '../../../../kernel/index.ts'
import type { Open, Thrones } from '../../types.ts'
import { holderOf } from '../position/tracks.ts'
import { setFighter, sideOf } from './fight.ts'

/** Who may use the Blade in this combat: its holder, if a fighter, and only once a round (AG-3.8.2). */
export function bladeBearer(open: Open): Seat | null {
  const holder = holderOf(open, 'fiefdoms')
  return !open.bladeUsed && sideOf(open.combat!, holder) !== null ? holder : null
}

export const bladeRules: Chapter<Thrones, 'offerBlade' | 'blade'> = {
  offerBlade: auto(({ open }) => {
    const seat = bladeBearer(open)
    return seat === null ? [] : [{ do: 'blade', seat }]
  }),
  blade: ask({
    rule: 'AG-8.6',
    who: (_, me) => me.seat,
    legalMoves: () => [{ do: 'use' }, { do: 'pass' }],
    take: (g, _, seat, move, ctx) => {
      if (move.do === 'pass') return []
      g.open.bladeUsed = true
      setFighter(g, sideOf(g.open.combat!, seat)!, { blade: true })
      ctx.log({ is: 'blade', seat })
      return []
    },
  }),
}
