/** BW-4.3: the turns of the Command Phase. */
import { ask, auto, putAt, type Seat } from '../../../../kernel/index.ts'
import { lastingPast } from '../../../../kit/modifiers.ts'
import { commanderTable } from '../../data/commanders.ts'
import type { MoveOf, Open } from '../../types.ts'
import { canUse } from '../cards/acts.ts'
import { commit } from '../cards/commit.ts'
import { anyCardPlays, playAnyCard, playCard, plays } from '../cards/play.ts'
import { commandersOf } from '../cards/zone.ts'
import { type BattleContext, type G, other, type Rules, type Steps, seatOf, unitAt } from '../field/units.ts'
import { freshTurn } from '../orders/order.ts'
import { tokenMoves } from '../orders/tokens.ts'
import { archerMoves, callArchers } from '../plans/archers.ts'

/** BW-18.22: abilities at the start of a turn. */
const abilities = (open: Open, seat: Seat): MoveOf<'ability'>[] =>
  commandersOf(open, seat)
    .filter(each => commanderTable[each].commitAbility.at === 'turn-start' && canUse(open, seat, each))
    .map(commander => ({ do: 'ability', commander }))

type Action = MoveOf<'token' | 'play' | 'any-card' | 'archers' | 'ability' | 'pass'>

function actions({ open, held }: G, seat: Seat): Action[] {
  const { hand } = held[seat]
  return [
    ...tokenMoves(open, seat),
    ...plays(open, seat, hand),
    ...(open.options.anyCardOrders && hand.length > 0 ? anyCardPlays(open, seat, hand) : []),
    ...archerMoves(open, seat, held[seat].secret),
    ...abilities(open, seat),
    { do: 'pass' },
  ]
}

/** BW-P6.2: who stands beside Edmure when a Stark turn begins. */
function escortOf(open: Open, seat: Seat): string | null {
  const { at } = open.edmure
  const unit = at === null ? undefined : unitAt(open, at)
  return unit?.seat === seat && seat === seatOf(open, 'stark') ? unit.id : null
}

function act(g: G, seat: Seat, move: Action, ctx: BattleContext): Steps {
  switch (move.do) {
    case 'token':
      return [{ do: 'useToken', seat, token: move.token, pair: move.pair }]
    case 'play':
      return playCard(g, seat, move, ctx)
    case 'any-card':
      return playAnyCard(g, seat, move, ctx)
    case 'archers':
      return callArchers(g, seat, move, ctx)
    case 'ability': {
      const { commander } = move
      commit(g, { commander })
      ctx.log({ is: 'ability', seat, commander })
      const { acts } = commanderTable[commander].commitAbility
      return [
        ...acts.map((_, i) => ({ do: 'act', source: { of: 'ability', commander }, seat, i }) as const),
        { do: 'action', seat },
      ]
    }
    case 'pass':
      g.open.passed = putAt(g.open.passed, seat, true)
      ctx.log({ is: 'passed', seat })
      return [{ do: 'endTurn' }]
  }
}

export const turnRules: Rules<'turn' | 'action' | 'endTurn'> = {
  // BW-4.3.1 to BW-4.3.3
  turn: auto((g, { seat }): Steps => {
    if (g.open.passed.every(each => each)) return [{ do: 'regroup' }]
    if (g.open.passed[seat]) return [{ do: 'turn', seat: other(seat) }]
    g.open.turn = { ...freshTurn(seat), escort: escortOf(g.open, seat) }
    return [{ do: 'action', seat }]
  }),

  action: ask({
    rule: 'BW-4.3.1',
    who: (_g, { seat }) => seat,
    legalMoves: (g, { seat }) => actions(g, seat),
    take: (g, { seat }, _seat, move, ctx) => act(g, seat, move, ctx),
    // That nothing else is left would tell what a hand cannot do.
    always: true,
  }),

  // BW-6.8
  endTurn: auto((g): Steps => {
    const { seat } = g.open.turn!
    g.open.turn = null
    g.open.boons = lastingPast(g.open.boons, 'turn')
    return [{ do: 'turn', seat: other(seat) }]
  }),
}
