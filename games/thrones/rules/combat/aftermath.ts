/** AG-8.8: the winner. AG-8.12: cleanup of a combat. AG-8.14: the end of every March order. */
import type { Chapter } from '../../../../kernel/index.ts'
import { auto } from '../../../../kernel/index.ts'
import type { Open, Side, Thrones } from '../../types.ts'
import { removeBanner } from '../action/movement.ts'
import { addUnits, removeUnits } from '../position/armies.ts'
import { tellLoss } from '../position/control.ts'
import { openOrders, removeOrder, takeOrder } from '../position/orders.ts'
import { positionOf } from '../position/tracks.ts'
import { barsEntry, bearer } from './abilities.ts'
import { setCombat } from './fight.ts'
import { strengthLedger, total } from './strength.ts'

/** AG-8.8, AG-1.6.2: the higher strength; equal: the better position on the Fiefdoms track, whoever attacks. */
function winnerOf(open: Open, [attack, defence]: readonly [number, number]): Side {
  const { attacker, defender } = open.combat!
  if (attack !== defence) return attack > defence ? 'attacker' : 'defender'
  const ahead = positionOf(open, 'fiefdoms', attacker.seat) < positionOf(open, 'fiefdoms', defender.seat)
  return ahead ? 'attacker' : 'defender'
}

export const aftermathRules: Chapter<Thrones, 'decide' | 'moveIn' | 'endCombat' | 'endMarch'> = {
  decide: auto((g, _, ctx) => {
    const decided = { attacker: strengthLedger(g.open, 'attacker'), defender: strengthLedger(g.open, 'defender') }
    const strengths = [total(decided.attacker), total(decided.defender)] as const
    const winner = winnerOf(g.open, strengths)
    setCombat(g, { winner, decided })
    const { attacker, defender, at } = g.open.combat!
    const tie = strengths[0] === strengths[1]
    ctx.log({ is: 'outcome', winner, attacker: attacker.seat, defender: defender.seat, at, strengths, tie })
    return []
  }),
  moveIn: auto((g, _, ctx) => {
    const { at, from, units, attacker, winner } = g.open.combat!
    // AG-8.12.4: a defender who won keeps order, Power token and garrison.
    if (winner === 'defender') return []
    const arianne = bearer(g.open, 'defender')
    const enters = units.length > 0 && !(arianne && barsEntry(arianne))
    // AG-8.12.1; AG-8.12.2, AG-8.12.3: nobody moves in, but the order goes; Power token or home shield stays in force.
    removeOrder(g, ctx, at, enters ? 'conquered' : 'combat')
    if (!enters) return []
    removeUnits(g, from, units)
    removeBanner(g, ctx, at, attacker.seat)
    addUnits(g, at, attacker.seat, units)
    ctx.log({ is: 'conquered', seat: attacker.seat, at })
    return []
  }),
  endCombat: auto((g, _, ctx) => {
    const { at, defender } = g.open.combat!
    g.open.combat = null
    if (g.hidden.tides.length > 0) g.hidden.tides = []
    // AG-3.3.5: the last unit may have fallen without a conqueror.
    if (!g.open.armies[at]) tellLoss(g, ctx, at, defender.seat)
    return []
  }),
  endMarch: auto((g, { seat, from }, ctx) => {
    // AG-7.5.2, AG-8.12.5; Loras has moved his order along (AG-8.5.16).
    takeOrder(g, from)
    // AG-3.3.5: what was left behind without a Power token is lost.
    tellLoss(g, ctx, from, seat)
    // AG-8.14.1
    for (const place of openOrders(g.open.orders)) if (!g.open.armies[place]) removeOrder(g, ctx, place, 'empty')
    // AG-8.14.2, AG-8.14.3; AG-8.14.4: after every March order.
    return [{ do: 'settlePorts' }, { do: 'victoryCheck' }]
  }),
}
