/** AG-11: Tides of Battle, an option. */
import type { Chapter, Context, Seat, View } from '../../../../kernel/index.ts'
import { ask, auto, hold } from '../../../../kernel/index.ts'
import { type TidesCard, tidesDeck } from '../../data/tides.ts'
import type { Side, Thrones } from '../../types.ts'
import type { G } from '../position/armies.ts'
import { bladeBearer } from './blade.ts'
import { setFighter } from './fight.ts'

const sides: readonly Side[] = ['attacker', 'defender']

/** The top card, seen by its owner alone. */
function draw(g: G, ctx: Context<Thrones>, seat: Seat, again: boolean): void {
  const [tides, ...rest] = g.hidden.tides
  g.hidden.tides = rest
  hold(g, seat, { tides })
  ctx.log({ is: 'tides-drawn', seat, again })
}

export const tidesRules: Chapter<Thrones, 'shuffleTides' | 'drawTides' | 'redraw' | 'revealTides'> = {
  // AG-11.1, AG-11.2: all 24, anew for every combat.
  shuffleTides: auto((g, _, ctx) => {
    g.hidden.tides = ctx.shuffle(tidesDeck)
    return []
  }),
  // AG-11.3; AG-11.4: then the Blade may change the own card.
  drawTides: auto((g, _, ctx) => {
    for (const side of sides) draw(g, ctx, g.open.combat![side].seat, false)
    const seat = bladeBearer(g.open)
    return seat === null ? [] : [{ do: 'redraw', seat }]
  }),
  redraw: ask({
    rule: 'AG-11.4',
    who: (_, me) => me.seat,
    legalMoves: () => [{ do: 'use' }, { do: 'pass' }],
    take: (g, _, seat, move, ctx) => {
      if (move.do === 'pass') return []
      g.open.bladeUsed = true
      // The first card is not shown: it goes under the deck, which is not drawn from again in this combat.
      g.hidden.tides = [...g.hidden.tides, g.held[seat].tides!]
      draw(g, ctx, seat, true)
      return []
    },
  }),
  // AG-11.5
  revealTides: auto((g, _, ctx) => {
    const [attacker, defender] = sides.map(side => {
      const { seat } = g.open.combat![side]
      const tides = g.held[seat].tides!
      hold(g, seat, { tides: null })
      setFighter(g, side, { tides })
      return tides
    })
    ctx.log({ is: 'tides', attacker, defender })
    return []
  }),
}

/** A deck and foreign drawn cards that fit what a seat knows of this combat. */
export function imagineTides(
  { open, own, seat, stack }: View<Thrones>,
  ctx: Context<Thrones>,
): { deck: readonly TidesCard[]; held: readonly (TidesCard | null)[] } {
  const held = open.houses.map((_, id): TidesCard | null => (id === seat ? (own?.tides ?? null) : null))
  if (!open.combat || !open.options.tidesOfBattle || stack.some(step => step.do === 'shuffleTides')) {
    return { deck: [], held }
  }
  const { attacker, defender } = open.combat
  const unseen = [...tidesDeck]
  for (const card of [attacker.tides, defender.tides, ...held]) if (card) unseen.splice(unseen.indexOf(card), 1)
  const deck = ctx.shuffle(unseen)
  const drawn = stack.some(step => step.do === 'redraw')
  if (drawn) for (const { seat: id } of [attacker, defender]) held[id] ??= deck.pop()!
  return { deck, held }
}
