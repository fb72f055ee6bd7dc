/** IT-21.4: the choices that effects leave to players: whom, how much, in which order. */
import { ask, type Chapter, hold, less, type Seat } from '../../../../kernel/index.ts'
import type { EventCard } from '../../data/events.ts'
import type { Character } from '../../data/houses.ts'
import type { IronThrone } from '../../types.ts'
import { commit, livingFighter } from '../encounter/encounter.ts'
import { recall } from '../memory.ts'
import { movePower } from '../power.ts'
import { type G, livingOf, type Steps } from '../seats.ts'
import { actOn } from './acts.ts'
import { draw } from './decks.ts'
import { turnUpEvent } from './events.ts'

const targets = (characters: readonly Character[]) =>
  characters.map(character => ({ do: 'target', character }) as const)

/** What is left of the event cards a seat looked at. */
function setForeseen(g: G, seat: Seat, foreseen: G['held'][number]['foreseen']): void {
  hold(g, seat, { foreseen })
  g.open.aside = foreseen.length > 0 ? { seat, of: 'events', n: foreseen.length } : null
}

/** The event card goes under the deck. */
function putUnder(g: G, seat: Seat, card: EventCard): void {
  setForeseen(g, seat, less(g.held[seat].foreseen, card))
  recall(g, seat, { card, in: 'events', depth: g.open.events })
  g.hidden.events = [...g.hidden.events, card]
  g.open.events = g.hidden.events.length
}

/** The order is asked as long as there is one: their number is no secret. */
function orderRest(g: G, seat: Seat): Steps {
  const { foreseen } = g.held[seat]
  if (foreseen.length > 1) return [{ do: 'orderEvents', seat }]
  for (const card of foreseen) putUnder(g, seat, card)
  return []
}

export const choiceRules: Chapter<
  IronThrone,
  'aimCharacter' | 'aimSeat' | 'distribute' | 'gather' | 'foresee' | 'orderEvents' | 'lateSupport'
> = {
  aimCharacter: ask({
    rule: 'IT-21.4',
    who: (_, me) => me.seat,
    legalMoves: (_, me) => {
      const left = targets(me.among.filter(each => !me.chosen.includes(each)))
      return me.chosen.length > 0 ? [...left, { do: 'done' }] : left
    },
    take: (g, me, _, move, ctx) => {
      if (move.do === 'done') return actOn(g, ctx, me.act, me.chosen)
      const chosen = [...me.chosen, move.character]
      const isEnough = chosen.length === Math.min(me.more, me.among.length)
      if (isEnough) return actOn(g, ctx, me.act, chosen)
      return [{ ...me, do: 'aimCharacter', chosen }]
    },
  }),
  aimSeat: ask({
    rule: 'IT-21.4',
    who: (_, me) => me.seat,
    legalMoves: (_, me) => me.among.map(seat => ({ do: 'name', seat })),
    take: (g, me, _, move, ctx) => actOn(g, ctx, me.act, [move.seat]),
  }),
  // IT-13.1, IT-13.2
  distribute: ask({
    rule: 'IT-13.1',
    who: (_, me) => me.seat,
    legalMoves: (_, me) => [
      ...me.among.map(character => ({ do: 'empower', character }) as const),
      ...(me.optional ? [{ do: 'done' } as const] : []),
    ],
    take: (g, me, seat, move, ctx) => {
      if (move.do === 'done') return []
      movePower(g, ctx, seat, move.character, 1, me.why)
      return me.left > 1 ? [{ ...me, do: 'distribute', left: me.left - 1 }] : []
    },
  }),
  // IT-23.2, IT-13.9: straight from one character to the other
  gather: ask({
    rule: 'IT-23.2',
    who: (_, me) => me.seat,
    legalMoves: ({ open }, me) => {
      const fighter = livingFighter(open, me.seat)
      const others = livingOf(open, me.seat).filter(each => each !== fighter)
      const drains = others.map(character => ({ do: 'drain', character }) as const)
      return me.moved > 0 ? [...drains, { do: 'done' }] : drains
    },
    take: (g, me, seat, move, ctx) => {
      if (move.do === 'done') return []
      const { character } = move
      const fighter = livingFighter(g.open, seat)!
      movePower(g, ctx, character, fighter, 1, g.open.working!.by)
      return me.left > 1 ? [{ do: 'gather', seat, left: me.left - 1, moved: me.moved + 1 }] : []
    },
  }),
  // IT-22.11: asked whatever the cards are, for alike ones would otherwise be told by not being asked (IT-25.8)
  foresee: ask({
    rule: 'IT-22.11',
    who: (_, me) => me.seat,
    legalMoves: (g, me) => [...new Set(g.held[me.seat].foreseen)].map(card => ({ do: 'event', card })),
    always: true,
    take: (g, _me, seat, move, ctx) => {
      const { card } = move
      setForeseen(g, seat, less(g.held[seat].foreseen, card))
      turnUpEvent(g, ctx, card)
      return orderRest(g, seat)
    },
  }),
  orderEvents: ask({
    rule: 'IT-22.11',
    who: (_, me) => me.seat,
    legalMoves: (g, me) => [...new Set(g.held[me.seat].foreseen)].map(card => ({ do: 'event', card })),
    always: true,
    take: (g, _me, seat, move) => {
      putUnder(g, seat, move.card)
      return orderRest(g, seat)
    },
  }),
  // IT-23.25, IT-19.3
  lateSupport: ask({
    rule: 'IT-19.3',
    who: (_, me) => me.seat,
    legalMoves: ({ open }, me) => [
      ...livingOf(open, me.seat).map(character => ({ do: 'choose', character }) as const),
      { do: 'pass' },
    ],
    take: (g, me, seat, move, ctx) => {
      const { by } = g.open.working!
      if (move.do === 'pass') {
        ctx.log({ is: 'declined', seat, by })
        return []
      }
      const { character } = move
      commit(g, ctx, { seat, character, side: me.side, how: 'late' }, by)
      for (const each of [me.by, seat]) draw(g, ctx, each, 1, by)
      return []
    },
  }),
}
