/** AG-6.4: Consolidate Power orders. */
import { ask, type Chapter } from '../../../../kernel/index.ts'
import type { LandArea, Place } from '../../data/areas.ts'
import type { MoveOf, Thrones } from '../../types.ts'
import type { G } from '../position/armies.ts'
import { orderAt, ordersOf } from '../position/orders.ts'
import { payOrder } from '../westeros/income.ts'
import { canMuster } from '../westeros/mustering.ts'

export const consolidateRules: Chapter<Thrones, 'consolidate'> = {
  consolidate: ask({
    rule: 'AG-6.4.1',
    who: (_g, { seat }) => seat,
    legalMoves: (g, { seat }) => ordersOf(g, seat, 'consolidate').flatMap(from => waysToConsolidate(g, seat, from)),
    take: (g, _me, seat, move, ctx) => {
      const { from, muster } = move
      // The order stays until the mustering is done: if nothing comes of it, it still pays (AG-6.4.4)
      if (muster) return [{ do: 'muster', seat, only: from as LandArea, steps: [] }]
      payOrder(g, ctx, from)
      return []
    },
  }),
}

/** AG-6.4.2, AG-6.4.4: mustering is offered where the special order can muster something. */
function waysToConsolidate(g: G, seat: number, from: Place): MoveOf<'consolidate'>[] {
  const pay: MoveOf<'consolidate'> = { do: 'consolidate', from, muster: false }
  const special = orderAt(g, from) === 'consolidate-power-special'
  return special && canMuster(g, seat, from) ? [pay, { do: 'consolidate', from, muster: true }] : [pay]
}
