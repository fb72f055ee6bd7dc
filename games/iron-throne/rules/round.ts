/** IT-2.1, IT-11: the round from its beginning to its end. */
import { auto, type Chapter, type Context, type Seat } from '../../../kernel/index.ts'
import type { HouseCard } from '../data/cards.ts'
import { drawUpTo } from '../data/constants.ts'
import type { IronThrone } from '../types.ts'
import { draw, layDown } from './cards/decks.ts'
import { windowAt } from './cards/windows.ts'
import { activeOf, sides } from './encounter/encounter.ts'
import { clockwise, fromChallenger, type G, nextSeat, takesPart } from './seats.ts'

/** IT-11.2: all House cards in play go to their owners' discard piles, the event to its own. */
function clearTable(g: G): void {
  const { encounter, event } = g.open
  const { cards, played } = encounter!
  const lying = sides.map(side => ({ seat: activeOf(g.open, side), card: cards[side] as HouseCard | null }))
  for (const { seat, card } of [...lying, ...played]) if (card !== null) layDown(g, seat, card)
  if (event) g.open.eventsUsed = [...g.open.eventsUsed, event]
  g.open.event = null
  g.open.encounter = null
}

/** IT-11.4, IT-28.4 */
const nextChallenger = (g: G): Seat =>
  clockwise(g.open, nextSeat(g.open, g.open.challenger)).find(seat => takesPart(g.open, seat))!

function drawUp(g: G, ctx: Context<IronThrone>, seat: Seat): void {
  const upTo = g.open.instead ?? drawUpTo
  g.open.instead = null
  draw(g, ctx, seat, Math.max(0, upTo - g.open.hands[seat]), 'draw-up')
}

export const roundRules: Chapter<IronThrone, 'round' | 'stage' | 'cleanup' | 'drawUps' | 'drawUp' | 'nextChallenger'> =
  {
    round: auto((g, _me, ctx) => {
      g.open.round += 1
      const { round, challenger } = g.open
      ctx.log({ is: 'round', round, challenger })
      // IT-4.1, IT-4.2
      return [
        { do: 'stage', stage: 'start' },
        ...windowAt(g.open, 'before-turn'),
        { do: 'hostages', turn: challenger, passed: [] },
        { do: 'preparation' },
      ]
    }),
    stage: auto((g, { stage }, ctx) => {
      g.open.stage = stage
      ctx.log({ is: 'stage', stage })
      return []
    }),
    // IT-11.1, IT-11.2
    cleanup: auto((g, _me, ctx) => {
      clearTable(g)
      ctx.log({ is: 'cleanup' })
      return [{ do: 'drawUps', rest: fromChallenger(g.open) }, { do: 'nextChallenger' }]
    }),
    // IT-11.3
    drawUps: auto((g, { rest: [seat, ...rest] }) => {
      if (seat === undefined) return []
      return [...windowAt(g.open, 'draw-up', seat), { do: 'drawUp', seat }, { do: 'drawUps', rest }]
    }),
    drawUp: auto((g, { seat }, ctx) => {
      drawUp(g, ctx, seat)
      return []
    }),
    nextChallenger: auto(g => {
      g.open.challenger = nextChallenger(g)
      return [{ do: 'round' }]
    }),
  }
