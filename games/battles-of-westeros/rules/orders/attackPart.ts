/** BW-7.3 to BW-7.5: the attack part of an order, and what units do instead. */
import { ask, auto } from '../../../../kernel/index.ts'
import type { MoveOf, Open, Unit } from '../../types.ts'
import { give } from '../cards/give.ts'
import { orderOf } from '../combat/attack.ts'
import { isMelee } from '../combat/fight.ts'
import { actionsOf, mayAttack, targetsOf } from '../combat/targets.ts'
import { abilityOf } from '../field/keywords.ts'
import { type BattleContext, foeOf, type G, named, type Rules, type Steps, unitAt, unitOf } from '../field/units.ts'
import { quench, scorch } from '../fire/fire.ts'

type UnitAction = MoveOf<'attack' | 'dogs' | 'extra-attack' | 'scorch' | 'douse' | 'support'>

const unitActions = (open: Open): UnitAction[] => open.turn!.ordered.flatMap(order => actionsOf(open, order))

/** BW-10.7: who attacks another enemy than the one that it is engaged with leaves that engagement first. */
const leaves = (open: Open, unit: Unit, target: string): Steps => {
  const foe = foeOf(open, unit.id)
  return foe && isMelee(unit) && foe.id !== target ? [{ do: 'disengage', unit: unit.id }] : []
}

/** BW-21.1: units that could join an attack on a unit in this hex. */
export function joiners(open: Open, lead: Unit, at: Unit, joined: readonly string[]): readonly Unit[] {
  const others = open.turn!.ordered.filter(({ unit }) => unit !== lead.id && !joined.includes(unit))
  return others
    .filter(order => mayAttack(open, order))
    .map(({ unit }) => unitOf(open, unit)!)
    .filter(unit => isMelee(unit) && targetsOf(open, unit).some(({ id }) => id === at.id))
}

/** The attack with those that support it, and the end of all their orders. */
function attackWith(open: Open, lead: Unit, at: Unit, support: readonly string[]): Steps {
  const all = [lead, ...support.map(id => unitOf(open, id)!)]
  const kind = isMelee(lead) ? 'melee' : 'ranged'
  return [
    ...all.flatMap(unit => leaves(open, unit, at.id)),
    { do: 'declare', unit: lead.id, at: at.hex, kind, second: false, again: false, support },
    ...all.map(({ id }) => ({ do: 'finish', unit: id }) as const),
  ]
}

function beginAttack(open: Open, lead: Unit, at: Unit): Steps {
  const { coordinatedAttacks } = open.options
  const asks = coordinatedAttacks && isMelee(lead) && joiners(open, lead, at, []).length > 0
  return asks
    ? [{ do: 'join', seat: lead.seat, unit: lead.id, at: at.hex, support: [] }]
    : attackWith(open, lead, at, [])
}

/** BW-18.25: Kevan's unit gives dice to a friend instead of attacking. */
function support(g: G, unit: Unit, friend: Unit, ctx: BattleContext): Steps {
  give(g, friend, { key: 'dice', n: abilityOf(unit).support!, once: true, by: unit.commander!, until: 'turn' }, ctx)
  ctx.log({ is: 'supports', seat: unit.seat, unit: named(unit), hex: unit.hex, to: friend.hex })
  return [{ do: 'finish', unit: unit.id }]
}

function act(g: G, move: UnitAction, ctx: BattleContext): Steps {
  const unit = unitAt(g.open, move.from)!
  if (move.do === 'support') return support(g, unit, unitAt(g.open, move.to)!, ctx)
  const finish: Steps = [{ do: 'finish', unit: unit.id }]
  if (move.do === 'attack') return beginAttack(g.open, unit, unitAt(g.open, move.at)!)
  if (move.do === 'douse') {
    quench(g, unit, move.at, ctx)
    return finish
  }
  if (move.do === 'scorch') return [...scorch(g, unit, move.at, ctx), ...finish]
  const kind = move.do === 'dogs' ? 'dogs' : 'extra'
  const declare = { do: 'declare', unit: unit.id, at: move.at, kind, second: false, again: false, support: [] } as const
  return kind === 'dogs' ? [declare, ...finish] : [declare]
}

export const attackPartRules: Rules<'attackPart' | 'attack' | 'join' | 'endOrders'> = {
  // BW-7.3: who cannot attack is done
  attackPart: auto((g): Steps => {
    const { seat, ordered } = g.open.turn!
    const idle = ordered.filter(
      order => !order.acted && actionsOf(g.open, order).length === 0 && unitOf(g.open, order.unit),
    )
    const stuck = idle.filter(order => !mayAttack(g.open, order))
    return [...stuck.map(({ unit }) => ({ do: 'finish', unit }) as const), { do: 'attack', seat }]
  }),

  attack: ask({
    rule: 'BW-9.1',
    who: (_g, { seat }) => seat,
    legalMoves: g => [...unitActions(g.open), { do: 'done' }],
    take: (g, { seat }, _seat, move, ctx): Steps => {
      if (move.do === 'done') return []
      return [...act(g, move, ctx), { do: 'attack', seat }]
    },
  }),

  // BW-21.1
  join: ask({
    rule: 'BW-21.1',
    who: (_g, { seat }) => seat,
    legalMoves: (g, { unit, at, support }) => [
      ...joiners(g.open, unitOf(g.open, unit)!, unitAt(g.open, at)!, support).map(
        ({ hex }): MoveOf<'join'> => ({ do: 'join', hex }),
      ),
      { do: 'done' },
    ],
    take: (g, me, _seat, move): Steps => {
      const lead = unitOf(g.open, me.unit)!
      const target = unitAt(g.open, me.at)!
      if (move.do === 'done') return attackWith(g.open, lead, target, me.support)
      const support = [...me.support, unitAt(g.open, move.hex)!.id]
      return [{ ...me, do: 'join', support }]
    },
  }),

  endOrders: auto((g): Steps => {
    const left = g.open.turn!.ordered.filter(order => unitOf(g.open, order.unit) && isUnfinished(g.open, order.unit))
    return left.map(({ unit }) => ({ do: 'finish', unit }))
  }),
}

/** Its order is still to be ended. */
const isUnfinished = (open: Open, id: string): boolean => !orderOf(open, id)!.acted
