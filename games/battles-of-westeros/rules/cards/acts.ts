/** BW-18: the acts by name, and how an effect carries them out one after the other. */
import { ask, auto, type Seat } from '../../../../kernel/index.ts'
import { type ActRules, isPossible, runAct, runOnChosen } from '../../../../kit/effects.ts'
import { yesOrNo } from '../../../../kit/yesOrNo.ts'
import { type Commander, commanderTable } from '../../data/commanders.ts'
import type { Act } from '../../data/effects.ts'
import type { MoveOf, Open } from '../../types.ts'
import { type Rules, type Steps, unitAt } from '../field/units.ts'
import * as hands from './actsOfHands.ts'
import * as field from './actsOfTheField.ts'
import { commit } from './commit.ts'
import { actsOf, type Effects, type Self, selfOf } from './effects.ts'

const none: Steps = []
/** Orders are given by the question of the card itself (BW-6.5). */
const byQuestion = { run: () => none }

const actRules: ActRules<Effects> = {
  order: byQuestion,
  'order-own': byQuestion,
  'order-beside': byQuestion,
  rally: field.rallyAct,
  give: field.giveAct,
  drive: field.driveAct,
  disengage: field.disengageAct,
  'free-move': field.freeMoveAct,
  'spread-fire': field.spreadFireAct,
  'attack-again': field.attackAgainAct,
  swap: field.swapAct,
  morale: hands.moraleAct,
  draw: hands.drawAct,
  'enemy-token': hands.enemyTokenAct,
  'enemy-card': hands.enemyCardAct,
  'take-token': hands.takeTokenAct,
  'exchange-token': hands.exchangeTokenAct,
  'return-tokens': hands.returnTokensAct,
}

/** BW-18: has an act something to work on? */
export const possible = (self: Self, act: Act): boolean => isPossible<Effects>(actRules, self, act)

/** BW-12.9: once a battle, and only where it does something. */
export function canUse(open: Open, seat: Seat, commander: Commander): boolean {
  const { used, where } = open.commanders[commander]!
  const self = selfOf(open, seat, { of: 'ability', commander })
  return !used && where === 'field' && possible(self, commanderTable[commander].commitAbility.acts[0])
}

export const actRulesOfSteps: Rules<'act' | 'aim' | 'offerAbility' | 'useAbility'> = {
  act: auto(
    (g, { source, seat, i }, ctx): Steps =>
      runAct<Effects>(actRules, g, selfOf(g.open, seat, source), actsOf(source)[i], ctx, i),
  ),

  aim: ask({
    rule: 'BW-18.17',
    who: (_g, { seat }) => seat,
    legalMoves: (_g, { among, chosen, least }) => [
      ...among.filter(hex => !chosen.includes(hex)).map((hex): MoveOf<'aim'> => ({ do: 'aim', hex })),
      ...(chosen.length >= least ? [{ do: 'done' } as const] : []),
    ],
    take: (g, me, seat, move, ctx): Steps => {
      const chosen = move.do === 'aim' ? [...me.chosen, move.hex] : me.chosen
      if (move.do === 'aim' && chosen.length < Math.min(me.most, me.among.length)) return [{ ...me, do: 'aim', chosen }]
      const units = chosen.map(hex => unitAt(g.open, hex)!.id)
      g.open.turn = { ...g.open.turn!, chosen: units }
      const self = selfOf(g.open, seat, me.source)
      return runOnChosen<Effects>(actRules, g, self, actsOf(me.source)[me.i], ctx, units)
    },
  }),

  offerAbility: auto((g, me): Steps => (canUse(g.open, me.seat, me.commander) ? [{ ...me, do: 'useAbility' }] : [])),

  // BW-12.9
  useAbility: ask({
    rule: 'BW-12.9',
    who: (_g, { seat }) => seat,
    legalMoves: () => yesOrNo('use'),
    take: (g, { seat, commander }, _seat, move, ctx): Steps => {
      if (!move.yes) return []
      const { acts, at } = commanderTable[commander].commitAbility
      // The card is turned when the banners change (BW-18.24), for that may still be let be.
      if (at !== 'casualties') commit(g, { commander })
      ctx.log({ is: 'ability', seat, commander })
      return acts.map((_, i) => ({ do: 'act', source: { of: 'ability', commander }, seat, i }))
    },
  }),
}
