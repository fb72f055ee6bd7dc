/** BW-18: acts that concern units on the field. */
import { atTarget } from '../../../../kit/effects.ts'
import type { ActOf } from '../../data/effects.ts'
import type { Unit, UnitId } from '../../types.ts'
import { attackerOf, attackOf, targetOf } from '../combat/attack.ts'
import { loseFigures } from '../combat/losses.ts'
import { burns } from '../field/ground.ts'
import {
  type BattleContext,
  boardOf,
  classOf,
  endEngagement,
  engagementOf,
  foeOf,
  friendsBeside,
  type G,
  named,
  ordinaryFigures,
  type Steps,
  unitOf,
} from '../field/units.ts'
import { spreadRound } from '../fire/fire.ts'
import { rally } from '../orders/tokens.ts'
import { ralliable } from './commands.ts'
import { type ActRule, type Effects, orderedUnits, ownUnit, type Self } from './effects.ts'
import { matches } from './filters.ts'
import { give } from './give.ts'
import { controlled } from './zone.ts'

const none: Steps = []
const idsOf = (units: readonly Unit[]): readonly UnitId[] => units.map(({ id }) => id)

/** The question which of these units; at least one, at most so many. */
const aimAt =
  (most: number) =>
  ({ open, seat, source }: Self, _act: unknown, among: readonly UnitId[], i: number) =>
    ({
      do: 'aim',
      seat,
      source,
      i,
      among: among.map(id => unitOf(open, id)!.hex),
      chosen: [],
      least: 1,
      most,
    }) as const

/** BW-18.17: enemies within so many hexes of the commander; without a number, all. */
function enemies(self: Self, within: number | undefined): readonly Unit[] {
  const leader = ownUnit(self)
  const foes = self.open.units.filter(({ seat }) => seat !== self.seat)
  if (within === undefined) return foes
  return leader ? foes.filter(({ hex }) => boardOf(self.open).distance(leader.hex, hex) <= within) : []
}

/** Whom an act is about, where units are chosen or named by it. */
function aimedAt(self: Self, { who, within }: ActOf<'give'>): readonly Unit[] {
  if (who === 'enemy') return enemies(self, within)
  if (who === 'controlled') return controlled(self.open, self.commander)
  if (who === 'same') return self.open.turn!.chosen.flatMap(id => unitOf(self.open, id) ?? [])
  const own = ownUnit(self)
  return who === 'own' && own ? [own] : []
}

function giveTo(g: G, { by }: Self, act: ActOf<'give'>, units: readonly UnitId[], ctx: BattleContext): Steps {
  const { key, n, once = false, until = 'turn' } = act
  for (const id of units) give(g, unitOf(g.open, id)!, { key, n, once, by, until }, ctx)
  return none
}

/** BW-18.18: what the units that are ordered from now on will get. */
function promise(g: G, { by }: Self, act: ActOf<'give'>): Steps {
  const { key, n, once = false, who, filter = null } = act
  const turn = g.open.turn!
  g.open.turn = { ...turn, promised: [...turn.promised, { key, n, once, one: who === 'one-ordered', filter, by }] }
  return none
}

function giveSide(g: G, { by, seat }: Self, { key, n }: ActOf<'give'>, ctx: BattleContext): Steps {
  g.open.boons = [...g.open.boons, { key, n, by, until: 'turn' }]
  ctx.log({ is: 'gave-side', seat, key, n, by })
  return none
}

/** BW-18.5 to BW-18.8, BW-18.13, BW-18.14 */
export const giveAct: ActRule<'give'> = {
  possible: (self, act) =>
    act.who === 'side' || act.who === 'ordered' || act.who === 'one-ordered' || aimedAt(self, act).length > 0,
  run: (g, self, act, ctx, i) => {
    if (act.who === 'side') return giveSide(g, self, act, ctx)
    if (act.who === 'ordered' || act.who === 'one-ordered') return promise(g, self, act)
    const units = idsOf(aimedAt(self, act))
    const chooses = act.who === 'enemy' || act.who === 'controlled'
    return chooses ? [aimAt(act.max ?? 1)(self, act, units, i)] : giveTo(g, self, act, units, ctx)
  },
  onChosen: (g, self, act, ctx, chosen) => giveTo(g, self, act, chosen, ctx),
}

/** BW-18.4, BW-18.26: whom an act can rally. */
function tired(self: Self, act: ActOf<'rally'>): readonly Unit[] {
  const { open, commander, source } = self
  const own = ownUnit(self)
  if (act.who === 'own') return own && !own.active ? [own] : []
  if (act.who === 'ordered') {
    const order = (id: UnitId) => open.turn!.ordered.find(({ unit }) => unit === id)!
    const units = orderedUnits(self).filter(({ active }) => !active)
    return units.filter(unit => ordinaryFigures(unit) >= payable(unit, act) && (!act.killers || order(unit.id).killed))
  }
  if (source.of === 'command') return ralliable(open, open.turn!.play!, act)
  return controlled(open, commander).filter(unit => !unit.active && matches(open, unit, act.filter, null))
}

/** BW-12.8: ordinary figures that must be there: the banner bearer pays for nothing. */
const payable = ({ commander }: Unit, { cost = 0 }: ActOf<'rally'>): number =>
  cost === 0 ? 0 : cost + (commander ? 0 : 1)

function rallyAll(g: G, { cost = 0 }: ActOf<'rally'>, units: readonly UnitId[], ctx: BattleContext): Steps {
  for (const id of units) {
    if (cost > 0) loseFigures(g, unitOf(g.open, id)!, cost, 'cost', ctx)
    rally(g, unitOf(g.open, id)!, ctx)
  }
  return none
}

export const rallyAct: ActRule<'rally'> = {
  possible: (self, act) => tired(self, act).length > 0,
  run: (g, self, act, ctx, i) => {
    const units = idsOf(tired(self, act))
    return act.max === 'all' || act.who === 'own' ? rallyAll(g, act, units, ctx) : [aimAt(act.max)(self, act, units, i)]
  },
  onChosen: (g, _self, act, ctx, chosen) => rallyAll(g, act, chosen, ctx),
}

/** BW-18.11 */
export const driveAct: ActRule<'drive'> = atTarget<Effects, ActOf<'drive'>, UnitId>(
  (self, { within }) => idsOf(enemies(self, within)),
  aimAt(1),
  (_g, self, { n }, _ctx, [unit]) => [{ do: 'drive', unit, from: ownUnit(self)!.hex, n }],
)

/** BW-18.12 */
export const disengageAct: ActRule<'disengage'> = atTarget<Effects, ActOf<'disengage'>, UnitId>(
  ({ open, commander }) => idsOf(controlled(open, commander).filter(({ id }) => engagementOf(open, id))),
  aimAt(1),
  (g, _self, _act, ctx, [id]) => {
    const [unit, foe] = [unitOf(g.open, id)!, foeOf(g.open, id)!]
    endEngagement(g, id)
    ctx.log({ is: 'disengaged', seat: unit.seat, unit: named(unit), hex: unit.hex, from: named(foe), at: foe.hex })
    return none
  },
)

/** BW-18.15, BW-16.7: not an engaged unit, nor one in fire. */
const isFree = ({ open }: Self, { id, hex }: Unit): boolean => !engagementOf(open, id) && !burns(open, hex)

function runners(self: Self, { who }: ActOf<'free-move'>): readonly Unit[] {
  if (who === 'ordered' || who === 'one-ordered') return orderedUnits(self).filter(unit => isFree(self, unit))
  const own = ownUnit(self)
  const units = who === 'own' ? (own ? [own] : []) : self.open.turn!.chosen.flatMap(id => unitOf(self.open, id) ?? [])
  return units.filter(unit => isFree(self, unit))
}

const freeMoves = ({ seat }: Self, { n, ownEdge }: ActOf<'free-move'>, units: readonly UnitId[]): Steps =>
  units.map(unit => ({ do: 'freeMove', seat, unit, hexes: n, ownEdge: ownEdge ?? false }) as const)

export const freeMoveAct: ActRule<'free-move'> = {
  possible: (self, act) => runners(self, act).length > 0,
  run: (_g, self, act, _ctx, i) => {
    const units = idsOf(runners(self, act))
    return act.who === 'one-ordered' ? [aimAt(1)(self, act, units, i)] : freeMoves(self, act, units)
  },
  onChosen: (_g, self, act, _ctx, chosen) => freeMoves(self, act, chosen),
}

/** BW-18.23: Gregor, the Reaver. */
export const spreadFireAct: ActRule<'spread-fire'> = {
  run: (g, _self, _act, ctx) => {
    spreadRound(g, g.open.turn!.scorched!, ctx)
    return none
  },
}

/** BW-18.23: the Greatjon. */
export const attackAgainAct: ActRule<'attack-again'> = {
  run: g => {
    const [unit, target] = [attackerOf(g.open)!, targetOf(g.open)!]
    const { kind } = attackOf(g.open)
    if (kind !== 'melee') return none
    return [{ do: 'declare', unit: unit.id, at: target.hex, kind, second: false, again: true, support: [] }]
  },
}

/** BW-18.24: Robb, King in the North. */
export const swapAct: ActRule<'swap'> = {
  possible: self => {
    const own = ownUnit(self)
    return own !== undefined && friendsBeside(self.open, own).some(each => classOf(each) === 'cavalry')
  },
  run: (_g, { seat }) => [{ do: 'swap', seat }],
}
