/** WK-17: the acts by name, and how an effect is carried out, act by act. */
import { ask, auto, type Chapter, type Seat } from '../../../../kernel/index.ts'
import { type ActRules, isPossible, runAct, runOnChosen } from '../../../../kit/effects.ts'
import { isKingdom } from '../../data/areas.ts'
import { cityTable } from '../../data/cities.ts'
import { type EventCard, eventTable } from '../../data/events.ts'
import { type Mercenary, nationalityOf } from '../../data/troops.ts'
import type { EffectOf } from '../../steps.ts'
import type { Open, WarriorKnights } from '../../types.ts'
import { areaOf, armiesOf, intoMercenaryDeck, mercenariesIn } from '../armies.ts'
import { change, pay } from '../money.ts'
import { citiesOf, noblesOfSeat } from '../seats.ts'
import { armyActs } from './actsOnArmies.ts'
import * as barons from './actsOnBarons.ts'
import { siteActs } from './actsOnSites.ts'
import { actsOf, type Effects, type Self } from './self.ts'

const actRules: ActRules<Effects> = {
  crowns: barons.crowns,
  faith: barons.faith,
  votes: barons.votes,
  influence: barons.influence,
  'faith-or-crowns': barons.faithOrCrowns,
  claim: barons.claim,
  yield: barons.yielding,
  elect: barons.elect,
  bar: barons.bar,
  storms: barons.storms,
  lasting: barons.lasting,
  casualties: armyActs.casualties,
  heal: armyActs.heal,
  exhaust: armyActs.exhaust,
  refresh: armyActs.refresh,
  disinherit: armyActs.disinherit,
  recall: armyActs.recall,
  breach: siteActs.breach,
  'mend-all': siteActs.mendAll,
  build: siteActs.build,
  burn: siteActs.burn,
  'free-city': siteActs.freeCity,
  'open-gates': siteActs.openGates,
  desert: armyActs.deserting,
  'pay-or-desert': armyActs.payOrDesert,
  hire: armyActs.hire,
  revolts: armyActs.revolts,
}

const selfOf = (open: Open, { seat, by, target }: EffectOf): Self => ({ open, seat, by, target })

/** Has the effect anything to work on, as far as is known before the choices are made? (WK-5.8.5) */
export const hasEffect = (open: Open, effect: EffectOf): boolean =>
  actsOf(effect.by).some(act => isPossible<Effects>(actRules, selfOf(open, effect), act))

/** Is a Baron concerned by an event on everybody? */
function concerns(open: Open, seat: Seat, card: EventCard): boolean {
  if (card === 'tithe-collectors') return open.crowns[seat] === Math.max(...open.crowns)
  if (card !== 'pilgrimage') return true
  const abroad = noblesOfSeat(open, seat).some(noble => {
    const area = areaOf(open, noble)
    return area !== null && !isKingdom(area)
  })
  return abroad || citiesOf(open, seat).some(city => !cityTable[city].isKingdom)
}

/** Those on whom an event acts: all who are concerned, or whoever has drawn it. */
export const victimsOf = (open: Open, card: EventCard, drawer: Seat, order: readonly Seat[]): Seat[] =>
  eventTable[card].each ? order.filter(seat => concerns(open, seat, card)) : [drawer]

const unpaidOf = (open: Open, seat: Seat, nationality: string): Mercenary[] =>
  armiesOf(open, seat)
    .flatMap(army => mercenariesIn(open, army))
    .filter(card => nationalityOf(card) === nationality)

export const effectRules: Chapter<
  WarriorKnights,
  'effects' | 'effect' | 'act' | 'aim' | 'faithOrCrowns' | 'unpaid' | 'freeLance'
> = {
  effects: auto((_g, { seats: [seat, ...seats], by, target }) =>
    seat === undefined
      ? []
      : [
          { do: 'effect', seat, by, target },
          { do: 'effects', seats, by, target },
        ],
  ),
  effect: auto((_g, { seat, by, target }) => actsOf(by).map((_, i) => ({ do: 'act', seat, by, target, i }))),
  act: auto((g, me, ctx) => runAct<Effects>(actRules, g, selfOf(g.open, me), actsOf(me.by)[me.i], ctx, me.i)),
  aim: ask({
    rule: 'WK-5.8.2',
    who: (_g, { chooser }) => chooser,
    legalMoves: (_g, { among, optional }) => [
      ...among.map(at => ({ do: 'aim' as const, at })),
      ...(optional ? [{ do: 'done' as const }] : []),
    ],
    take: (g, me, _seat, move, ctx) => {
      if (move.do === 'done') return []
      const among = me.among.filter(each => each !== move.at && JSON.stringify(each) !== JSON.stringify(move.at))
      const steps = runOnChosen<Effects>(actRules, g, selfOf(g.open, me), actsOf(me.by)[me.i], ctx, [move.at])
      return me.more > 1 && among.length > 0 ? [...steps, { ...me, do: 'aim', among, more: me.more - 1 }] : steps
    },
  }),
  faithOrCrowns: ask({
    rule: 'WK-7.5.1',
    who: (_g, { seat }) => seat,
    legalMoves: ({ open }, { seat, crowns }) => {
      const moves = [
        ...(open.faith[seat] > 0 ? [{ do: 'pay-faith' as const }] : []),
        ...(open.crowns[seat] >= crowns ? [{ do: 'pay-crowns' as const }] : []),
      ]
      // Crowns may have been given away meanwhile: then all that are left
      return moves.length > 0 ? moves : [{ do: 'pay-crowns' }]
    },
    take: (g, { seat, crowns }, _seat, move, ctx) => {
      if (move.do === 'pay-faith') change(g, ctx, seat, 'faith', -1, 'peters-pence')
      else pay(g, ctx, seat, Math.min(crowns, g.open.crowns[seat]), 'peters-pence')
      return []
    },
  }),
  unpaid: auto(({ open }, { seat, nationality }) => {
    const due = unpaidOf(open, seat, nationality)
    return due.length === 0
      ? []
      : [
          { do: 'payUnpaid', seat, due, why: 'unpaid-companies' },
          { do: 'checkArmies', deserted: true },
        ]
  }),
  // WK-17.8, WK-17.21
  freeLance: ask({
    rule: 'WK-17.8',
    who: (_g, { seat }) => seat,
    legalMoves: () => [{ do: 'use' }, { do: 'decline' }],
    take: (g, { seat, card }, _seat, move, ctx) => {
      if (move.do === 'use') return [{ do: 'assignHired', seat, card }]
      g.open.hired = null
      intoMercenaryDeck(g, ctx, [card])
      return []
    },
  }),
}
