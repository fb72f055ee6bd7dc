/** AG-7: March orders. A march is drafted unit by unit and committed at once. */
import type { Chapter, MovesAt } from '../../../../kernel/index.ts'
import { ask, less } from '../../../../kernel/index.ts'
import { isPort, type LandArea, type Place, places } from '../../data/areas.ts'
import { portMaxShips } from '../../data/constants.ts'
import { type UnitType, unitTypes } from '../../data/units.ts'
import type { Group } from '../../steps.ts'
import type { MoveOf, Open, Thrones } from '../../types.ts'
import type { Steps } from '../combat/fight.ts'
import { kindsIn, sizeOf, sorted } from '../position/armies.ts'
import { isHostile } from '../position/control.ts'
import { ordersOf } from '../position/orders.ts'
import { reach } from '../position/transport.ts'
import { marchInSupply } from './marchSupply.ts'
import { attackOf, type March, mayLeaveBanner, setOut } from './movement.ts'
import { foreignSupport, neutralCeiling, neutralStrength } from './neutral.ts'

/** The moves of a march that is being drafted. */
type Drafting = MovesAt<Thrones, 'march'>

/** One move object for each unit and place, made once. */
const unitMoves = (name: 'go' | 'recall') =>
  Object.fromEntries(
    unitTypes.map(unit => [unit, Object.fromEntries(places.map(to => [to, { do: name, unit, to }]))]),
  ) as Record<UnitType, Record<Place, MoveOf<'go' | 'recall'>>>
const goMoves = unitMoves('go')
const recallMoves = unitMoves('recall')
const commitMoves: readonly MoveOf<'commit'>[] = [false, true].map(banner => ({ do: 'commit', banner }))

/**
 * The standing units that are not bound for anywhere yet; routed ones never march (AG-7.1.1). Units that arrived by
 * another order are among them (AG-7.5.3).
 */
export function staying(open: Open, { from, groups }: March): readonly UnitType[] {
  let units = open.armies[from]!.units
  for (const group of groups) for (const unit of group.units) units = less(units, unit)
  return units
}

/**
 * Where the next unit may be sent: to one hostile destination at most (AG-7.3.1, AG-7.6.5), and where a port has room
 * (AG-3.6.2).
 */
function destinations(open: Open, march: March, left: readonly UnitType[]): Place[] {
  const { seat, from, groups } = march
  const attack = attackOf(open, march)
  return reach(open, seat, from, open.armies[from]!.units[0]).filter(to => {
    if (isHostile(open, seat, to)) return attack ? attack.to === to : canBeat(open, march, to, left)
    if (!isPort(to)) return true
    const bound = groups.find(group => group.to === to)?.units.length ?? 0
    return sizeOf(open.armies[to]) + bound < portMaxShips
  })
}

/** A neutral force that is too strong whatever this march does is left alone (AG-7.6.1). */
function canBeat(open: Open, march: March, to: Place, left: readonly UnitType[]): boolean {
  const force = open.neutrals[to as LandArea]
  return force === undefined || neutralCeiling(open, march, to as LandArea, left) >= force
}

/** AG-7.6.3: one call for support against a neutral force within reach, if others have any to give. */
function calls(open: Open, march: March, within: readonly Place[]): MoveOf<'call'>[] {
  if (march.call !== null) return []
  const forces = within.filter((to): to is LandArea => open.neutrals[to as LandArea] !== undefined)
  return forces.filter(at => foreignSupport(open, march.seat, at).length > 0).map(at => ({ do: 'call', at }))
}

/** May this march set out as it is? Without groups, nothing forbids it: moving nothing is always legal (AG-7.1.2). */
export function maySetOut(open: Open, march: March): boolean {
  const attack = attackOf(open, march)
  const peaceful = march.groups.filter(group => group !== attack)
  const force = attack && open.neutrals[attack.to as LandArea]
  if (attack && force !== undefined && neutralStrength(open, march, attack, peaceful) < force) return false
  return marchInSupply(open, march.seat, march.from, peaceful, attack)
}

function marchMoves(open: Open, march: March): Drafting[] {
  const left = staying(open, march)
  const within = destinations(open, march, left)
  const moves: Drafting[] = []
  for (const unit of kindsIn(left)) for (const to of within) moves.push(goMoves[unit][to])
  for (const { to, units } of march.groups) for (const unit of kindsIn(units)) moves.push(recallMoves[unit][to])
  moves.push(...calls(open, march, within))
  if (maySetOut(open, march)) moves.push(...(mayLeaveBanner(open, march) ? commitMoves : commitMoves.slice(0, 1)))
  return moves
}

/** The draft goes on. Written out, its steps are all alike to the engine. */
const draft = ({ seat, from, call, granted }: March, groups: readonly Group[]): Steps => [
  { do: 'march', seat, from, groups, call, granted },
]

function send(groups: readonly Group[], unit: UnitType, to: Place): readonly Group[] {
  if (!groups.some(group => group.to === to)) return [...groups, { to, units: [unit] }]
  return groups.map(group => (group.to === to ? { to, units: sorted([...group.units, unit]) } : group))
}

function recall(groups: readonly Group[], unit: UnitType, to: Place): readonly Group[] {
  return groups
    .map(group => (group.to === to ? { to, units: less(group.units, unit) } : group))
    .filter(group => group.units.length > 0)
}

/** AG-7.6.3: the owners answer place by place, in turn order and openly; then the march goes on. */
function askSupport(march: March & { call: LandArea }, waiting: readonly Place[], open: Open): Steps {
  const { seat: marcher, from, groups, call: at, granted } = march
  if (waiting.length === 0) return draft(march, groups)
  const [place, ...rest] = waiting
  const { seat } = open.armies[place]!
  return [{ do: 'neutralSupport', seat, marcher, at, place, rest, granted, from, groups }]
}

export const marchRules: Chapter<Thrones, 'marchOrder' | 'march' | 'neutralSupport'> = {
  // AG-6.1.1, AG-6.1.2
  marchOrder: ask({
    rule: 'AG-6.1.1',
    who: (_, me) => me.seat,
    legalMoves: (g, { seat }) => ordersOf(g, seat, 'march').map(from => ({ do: 'march', from })),
    take: (g, { seat }, _, move, ctx) => {
      const { from } = move
      const march: March = { seat, from, groups: [], call: null, granted: [] }
      return g.open.armies[from]!.units.length > 0 ? draft(march, []) : setOut(g, ctx, march, false)
    },
  }),
  // Asked even when nothing but calling a unit back is left, or the draft would go in circles.
  march: ask({
    rule: 'AG-7.1.1',
    who: (_, me) => me.seat,
    legalMoves: ({ open }, me) => marchMoves(open, me),
    take: (g, me, seat, move, ctx) => {
      if (move.do === 'go') return draft(me, send(me.groups, move.unit, move.to))
      if (move.do === 'recall') return draft(me, recall(me.groups, move.unit, move.to))
      if (move.do === 'commit') return setOut(g, ctx, me, move.banner)
      const { at } = move
      ctx.log({ is: 'called', seat, at })
      return askSupport({ ...me, call: at }, foreignSupport(g.open, seat, at), g.open)
    },
    always: true,
  }),
  neutralSupport: ask({
    rule: 'AG-7.6.3',
    who: (_, me) => me.seat,
    legalMoves: () => [{ do: 'grant' }, { do: 'deny' }],
    take: (g, me, seat, move, ctx) => {
      const yes = move.do === 'grant'
      ctx.log({ is: 'granted', seat, at: me.at, yes })
      const granted = yes ? [...me.granted, me.place] : me.granted
      const { marcher, from, groups, at: call } = me
      return askSupport({ seat: marcher, from, groups, call, granted }, me.rest, g.open)
    },
  }),
}
