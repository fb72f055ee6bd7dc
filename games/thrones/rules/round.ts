/** AG-1 and AG-6.1: the round, its phases, and the cycles of the Action Phase. */
import { type Auto, auto, type Chapter, type Context, type Step } from '../../../kernel/index.ts'
import type { Place } from '../data/areas.ts'
import { rounds } from '../data/constants.ts'
import type { OrderType } from '../data/orders.ts'
import type { Open, Thrones } from '../types.ts'
import { type G, standUp } from './position/armies.ts'
import { ordersOf } from './position/orders.ts'
import { turnOrder } from './position/tracks.ts'

type Cycle = 'raids' | 'marches' | 'consolidations'

/** Begins a phase of the round (AG-1.1.2). */
export function startPhase(g: G, ctx: Context<Thrones>, phase: Open['phase']): void {
  g.open.phase = phase
  ctx.log({ is: 'phase', phase })
}

export const roundRules: Chapter<Thrones, 'round' | 'action' | Cycle | 'cleanup'> = {
  // AG-1.1.1, AG-1.1.2, AG-4.1: round 1 has no Westeros Phase
  round: auto((g, _me, ctx) => {
    g.open.round += 1
    g.open.forbidden = []
    ctx.log({ is: 'round', round: g.open.round })
    const phases: Step<Thrones>[] = [{ do: 'westeros' }, { do: 'planning' }, { do: 'action' }]
    return g.open.round === 1 ? phases.slice(1) : phases
  }),

  // AG-1.4
  action: auto((g, _me, ctx) => {
    startPhase(g, ctx, 'action')
    return [
      { do: 'raids', position: 0 },
      { do: 'marches', position: 0 },
      { do: 'consolidations', position: 0 },
      { do: 'cleanup' },
    ]
  }),

  raids: cycle('raids', 'raid', 'raid'),
  // AG-6.3: marches stand in march.ts
  marches: cycle('marches', 'march', 'marchOrder'),
  consolidations: cycle('consolidations', 'consolidate', 'consolidate'),

  // AG-6.5, AG-6.5.1, AG-3.8.4
  cleanup: auto((g, _me, ctx) => {
    clearOrders(g)
    standUp(g)
    g.open.bladeUsed = false
    g.open.ravenUsed = false
    ctx.log({ is: 'cleanup' })
    return [{ do: g.open.round < rounds ? 'round' : 'end' }]
  }),
}

/**
 * AG-6.1.1, AG-6.1.2: whoever stands at the position, or at the next one that has such an order, resolves one.
 * AG-6.1.3: the cycle goes on at the next position, whoever stands there by then.
 */
function cycle(
  name: Cycle,
  type: OrderType,
  question: 'raid' | 'marchOrder' | 'consolidate',
): Auto<Thrones, { position: number }> {
  return auto((g, { position }) => {
    const seats = turnOrder(g.open)
    for (let i = 0; i < seats.length; i++) {
      const at = (position + i) % seats.length
      if (ordersOf(g, seats[at], type).length > 0) {
        return [
          { do: question, seat: seats[at] },
          { do: name, position: (at + 1) % seats.length },
        ]
      }
    }
    return []
  })
}

/** AG-6.5.1, AG-6.5.2: the orders left go back to their owners. */
function clearOrders(g: G): void {
  const orders = { ...g.open.orders }
  for (const place in orders) orders[place as Place] = null
  g.open.orders = orders
}
