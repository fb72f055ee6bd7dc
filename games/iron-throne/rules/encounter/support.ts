/** IT-6: one after the other, the players who are not active offer their support, or stay out. */
import { ask, auto, type Chapter } from '../../../../kernel/index.ts'
import type { IronThrone, Side } from '../../types.ts'
import { windowAt } from '../cards/windows.ts'
import { bind } from '../negotiation/binding.ts'
import { fromChallenger, livingOf, takesPart } from '../seats.ts'
import { activeOf, commit, fighterOf, isActive, setEncounter, sides } from './encounter.ts'

export const supportRules: Chapter<
  IronThrone,
  'supportPhase' | 'opportunities' | 'opportunity' | 'support' | 'answerSupport'
> = {
  supportPhase: auto(g => {
    // IT-6.2
    const rest = fromChallenger(g.open).filter(seat => !isActive(g.open, seat) && takesPart(g.open, seat))
    return [
      { do: 'stage', stage: 'support' },
      ...windowAt(g.open, 'before-support-phase'),
      { do: 'opportunities', rest },
    ]
  }),
  opportunities: auto((g, { rest: [seat, ...rest] }) => {
    // IT-6.1
    if (g.open.encounter!.supportSkipped) return []
    // IT-6.7
    if (seat === undefined) return windowAt(g.open, 'after-support')
    return [...windowAt(g.open, 'before-support', seat), { do: 'opportunity', seat }, { do: 'opportunities', rest }]
  }),
  // IT-6.3: whoever was forced has no other opportunity
  opportunity: auto((g, { seat }) => (fighterOf(g.open, seat) ? [] : [{ do: 'support', seat }])),
  // IT-6.4
  support: ask({
    rule: 'IT-6.4',
    who: (_, me) => me.seat,
    legalMoves: ({ open }, me) => {
      const offers = (side: Side) =>
        livingOf(open, me.seat).map(character => ({ do: 'offer', character, side }) as const)
      return [...sides.flatMap(offers), { do: 'pass' }]
    },
    take: (g, _me, seat, move, ctx) => {
      if (move.do === 'pass') {
        ctx.log({ is: 'stayed-out', seat })
        return []
      }
      const { character, side } = move
      bind(g, seat)
      ctx.log({ is: 'offered-support', seat, character, side })
      return [{ do: 'answerSupport', seat: activeOf(g.open, side), supporter: seat, character, side }]
    },
  }),
  // IT-6.5, IT-6.6
  answerSupport: ask({
    rule: 'IT-6.5',
    who: (_, me) => me.seat,
    legalMoves: () => [{ do: 'accept' }, { do: 'refuse' }],
    take: (g, { supporter, character, side }, seat, move, ctx) => {
      const accepted = move.do === 'accept'
      ctx.log({ is: 'answered', seat, supporter, character, accepted })
      if (accepted) {
        commit(g, ctx, { seat: supporter, character, side, how: 'accepted' }, null)
        return []
      }
      setEncounter(g, { refused: [...g.open.encounter!.refused, supporter] })
      return windowAt(g.open, 'offer-refused', supporter)
    },
  }),
}
