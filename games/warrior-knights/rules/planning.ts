/** WK-2, WK-4: a round begins; every Baron puts Action cards into the three stacks. */
import { auto, type Chapter, hold, less, putAt, type Seat, sealed } from '../../../kernel/index.ts'
import {
  type BaronCard,
  baronCards,
  mostPerStack,
  neutralDeck,
  neutralPerStack,
  stackCount,
} from '../data/actionCards.ts'
import type { MoveOf, PlayedCard, WarriorKnights } from '../types.ts'
import { type G, type KnightsContext, seatsIn } from './seats.ts'

type PlanMove = MoveOf<'plan' | 'unplan' | 'commit'>

/** In the order of the card table, which tells nothing. */
export const inOrder = (cards: readonly BaronCard[]): BaronCard[] =>
  baronCards.flatMap(card => cards.filter(each => each === card))

const stacks = Array.from({ length: stackCount }, (_, i) => i)

/** WK-4.1: two cards a stack at most. */
function plans({ held }: G, seat: Seat): PlanMove[] {
  const { hand, stacked } = held[seat]
  const kinds = [...new Set(hand)]
  const roomy = stacks.filter(stack => stacked[stack].length < mostPerStack)
  return [
    { do: 'commit' },
    ...roomy.flatMap(stack => kinds.map(card => ({ do: 'plan' as const, stack, card }))),
    ...stacks.flatMap(stack => [...new Set(stacked[stack])].map(card => ({ do: 'unplan' as const, stack, card }))),
  ]
}

/** A card goes from hand into a stack, or back. */
function plan(g: G, seat: Seat, move: Exclude<PlanMove, { do: 'commit' }>): void {
  const { hand, stacked } = g.held[seat]
  const { stack, card } = move
  if (move.do === 'plan') {
    hold(g, seat, { hand: less(hand, card), stacked: putAt(stacked, stack, inOrder([...stacked[stack], card])) })
  } else {
    hold(g, seat, { hand: inOrder([...hand, card]), stacked: putAt(stacked, stack, less(stacked[stack], card)) })
  }
}

/** WK-4.2: two neutral cards into each stack, two aside; each stack is shuffled on its own. */
function buildStacks(g: G, ctx: KnightsContext): void {
  const neutral = ctx.shuffle(neutralDeck)
  g.hidden.stacks = stacks.map(stack => {
    const own = seatsIn(g.open).flatMap((seat): PlayedCard[] =>
      g.held[seat].stacked[stack].map(card => ({ seat, card })),
    )
    const added = neutral.splice(0, neutralPerStack).map((card): PlayedCard => ({ seat: null, card }))
    return ctx.shuffle([...own, ...added])
  })
  g.hidden.aside = neutral
  g.open.stacks = stacks.map(stack => ({
    counts: g.held.map(({ stacked }) => stacked[stack].length),
    neutral: neutralPerStack,
  }))
  ctx.log({ is: 'planned', counts: g.open.stacks.map(({ counts }) => counts) })
}

export const planningRules: Chapter<WarriorKnights, 'round' | 'plan'> = {
  round: auto((g, _me, ctx) => {
    const { open } = g
    open.round++
    open.phase = 'planning'
    open.stacks = []
    open.neutralUsed = []
    open.returned = open.barons.map(() => [])
    g.hidden.stacks = stacks.map(() => [])
    g.hidden.aside = []
    ctx.log({ is: 'round', round: open.round })
    return [{ do: 'plan' }, { do: 'actions' }]
  }),
  plan: sealed({
    rule: 'WK-4.1',
    who: ({ open }) => seatsIn(open),
    legalMoves: (g, _me, seat) => plans(g, seat),
    seals: move => move.do === 'commit',
    draft: (g, _me, seat, move) => {
      if (move.do !== 'commit') plan(g, seat, move)
    },
    reveal: (g, _me, _answers, ctx) => {
      buildStacks(g, ctx)
      return []
    },
  }),
}
