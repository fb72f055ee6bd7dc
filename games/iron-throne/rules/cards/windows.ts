/** IT-20: the timing windows. Who is asked follows from open facts alone, so being asked tells nothing (IT-20.6, IT-25.6). */
import { type AskStep, ask, auto, type Chapter, type Context, hold, type Seat, stay } from '../../../../kernel/index.ts'
import { afterAct, nextToAsk, stillToAsk } from '../../../../kit/passing.ts'
import type { Character } from '../../data/houses.ts'
import { isCardMoment, type Moment } from '../../data/moments.ts'
import type { Window } from '../../steps.ts'
import type { IronThrone, Open } from '../../types.ts'
import { isParticipant, setEncounter } from '../encounter/encounter.ts'
import { type G, nextSeat, type Steps } from '../seats.ts'
import { cardEffect, leaderEffect } from './abilities.ts'
import { takeFromHand } from './decks.ts'
import { leaderCan, mayHoldCard, playable } from './usable.ts'

/** The step that opens a window; `of` is the player it is about. */
export const windowAt = (open: Open, at: Moment, of: Seat | null = null): Steps => [
  { do: 'window', at, of, used: nobody, declined: nobody, turn: open.challenger },
]
const nobody: readonly Seat[] = []

/** IT-20.2, first pass: leaders, clockwise from the challenger. */
const nextLeader = (open: Open, { at, of, used, declined }: Window): Seat | undefined =>
  nextToAsk(
    open.houses.length,
    { turn: open.challenger, passed: declined },
    seat => leaderCan(open, seat, at, of) && !used.includes(seat),
  )

/** IT-20.2, second pass: cards of participants, clockwise from whoever comes after the last player of a card. */
const cardHolders = (open: Open, { at, turn }: Window): Seat[] =>
  isCardMoment(at)
    ? stillToAsk(open.houses.length, afterAct(turn), seat => isParticipant(open, seat) && mayHoldCard(open, seat, at))
    : []

/**
 * Who is asked for a card, one after the other. Tables stored by earlier versions may stand at a question that names who has
 * passed instead.
 */
export function askedInTurn(open: Open, me: CardQuestion): readonly Seat[] {
  const { among, passed } = me as Partial<CardQuestion> & { passed?: readonly Seat[] }
  return among ?? cardHolders(open, me).filter(seat => !passed?.includes(seat))
}
type CardQuestion = Omit<Extract<AskStep<IronThrone>, { do: 'playCard' }>, 'do'>

const plain = ({ at, of, used, declined, turn }: Window): Window => ({ at, of, used, declined, turn })

/** The window after something was done in it: all may be asked anew, but for abilities already used. */
const afresh = (window: Window): Window => ({ ...plain(window), declined: [] })

/** IT-20.2: all may be asked for a card again. */
function forgetPasses(g: G): void {
  g.held = g.held.map(drawer => ({ ...drawer, passed: false }))
}

function playFromHand(g: G, ctx: Context<IronThrone>, seat: Seat, card: Character): void {
  takeFromHand(g, seat, card, 'all')
  setEncounter(g, { played: [...g.open.encounter!.played, { seat, card }] })
  ctx.log({ is: 'played', seat, card })
}

export const windowRules: Chapter<IronThrone, 'window' | 'useAbility' | 'playCard'> = {
  window: auto((g, me) => {
    const leader = nextLeader(g.open, me)
    if (leader !== undefined) return [{ do: 'useAbility', seat: leader, ...plain(me) }]
    const among = cardHolders(g.open, me)
    return among.length === 0 ? [] : [{ do: 'playCard', among, ...plain(me) }]
  }),
  // IT-17.1, IT-17.2
  useAbility: ask({
    rule: 'IT-17.2',
    who: (_, me) => me.seat,
    legalMoves: () => [{ do: 'use' }, { do: 'pass' }],
    pass: () => ({ do: 'pass' }),
    take: (g, me, seat, move, ctx) => {
      if (move.do === 'pass') return [{ do: 'window', ...plain(me), declined: [...me.declined, seat] }]
      const leader = g.open.leaders[seat]
      ctx.log({ is: 'used', seat, leader })
      return [
        { do: 'effect', seat, by: leaderEffect(leader), of: me.of },
        { do: 'window', ...afresh(me), used: [...me.used, seat] },
      ]
    },
  }),
  // IT-16.1, IT-16.7, IT-25.6: who of those that may hold a card is asked, is for nobody else to see
  playCard: ask({
    rule: 'IT-16.1',
    who: ({ open, held }, me) => askedInTurn(open, me).find(seat => !held[seat].passed)!,
    legalMoves: (g, me, seat) => [
      ...playable(g, seat, me.at).map(card => ({ do: 'play', card }) as const),
      { do: 'pass' },
    ],
    pass: () => ({ do: 'pass' }),
    anonymous: true,
    take: (g, me, seat, move, ctx) => {
      if (move.do === 'pass') {
        hold(g, seat, { passed: true })
        // IT-20.2: it closes when all have passed in succession
        if (seat !== askedInTurn(g.open, me).at(-1)) return stay
        forgetPasses(g)
        return []
      }
      forgetPasses(g)
      const { card } = move
      playFromHand(g, ctx, seat, card)
      return [
        { do: 'effect', seat, by: cardEffect(card), of: null },
        { do: 'window', ...afresh(me), turn: nextSeat(g.open, seat) },
      ]
    },
  }),
}
