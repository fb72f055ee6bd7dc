/** Plausible worlds: what fits a view, with the orders of others as a sensible player of their house lays them out. */
import { unsealedWorlds } from '../../../bots/worlds.ts'
import type { Rng, Seat, State, View } from '../../../kernel/index.ts'
import type { Place } from '../data/areas.ts'
import { thrones } from '../game.ts'
import type { Open, Thrones, Token } from '../types.ts'
import { type OrderSet, type Planner, plannerOf, usualSpread } from './planner.ts'

/** Draws worlds for a view; each is drawn anew. Sealed answers of others are still to be given in them. */
export function worldsFor(view: View<Thrones>): (rng: Rng) => State<Thrones> {
  const planners = isPlanning(view) ? othersOf(view).map(seat => ({ seat, planner: plannerOf(view.open, seat) })) : []
  const lawful = unsealedWorlds(thrones)(view)
  return rng => {
    const world = lawful(rng)
    for (const { seat, planner } of planners) layOut(world, seat, draw(planner, rng))
    return world
  }
}

const draw = (planner: Planner, rng: Rng): OrderSet => planner.draw(rng, usualSpread)

/** Are several houses laying out their orders at once (AG-5.1.5)? */
const isPlanning = ({ stack }: View<Thrones>): boolean => {
  const step = stack.at(-1)
  return step?.do === 'assignOrders' && step.seats.length > 1
}

function othersOf({ stack, seat }: View<Thrones>): Seat[] {
  const step = stack.at(-1)!
  return step.do === 'assignOrders' ? step.seats.filter(each => each !== seat) : []
}

/** Lays a set of orders out for a seat, face down, and seals it. The world is changed. */
export function layOut(world: State<Thrones>, seat: Seat, orders: OrderSet): void {
  const tokens: Record<Place, Token | null> = { ...world.g.open.orders }
  for (const place in tokens) {
    const at = place as Place
    if (tokens[at]?.seat === seat) tokens[at] = null
    if (orders[at]) tokens[at] = { seat, order: null }
  }
  world.g.open = { ...world.g.open, orders: tokens } satisfies Open
  world.g.held = world.g.held.map((own, each) => (each === seat ? { ...own, orders } : own))
  world.sealed = world.sealed.map((answer, each) => (each === seat ? { do: 'confirm' } : answer))
}
