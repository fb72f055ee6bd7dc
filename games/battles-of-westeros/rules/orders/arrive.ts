/** BW-17.3, BW-24: what happens where units move and where they come to rest. */
import { hold, type Seat } from '../../../../kernel/index.ts'
import { planOf } from '../../data/battles.ts'
import type { Hex } from '../../data/hexes.ts'
import type { Unit } from '../../types.ts'
import { eliminate } from '../combat/losses.ts'
import { takeControl } from '../end/objectives.ts'
import { scoreNow } from '../end/points.ts'
import { rollDie } from '../field/chance.ts'
import { type BattleContext, change, type G, named, other, seatOf, unitOf } from '../field/units.ts'

/** What brings a unit to a hex. `stay`: it was ordered, and has not moved. */
export type Coming = 'order' | 'stay' | 'free' | 'advance' | 'pursue' | 'retreat' | 'withdraw'

/** Moves a unit along a way, with all that follows where it goes and where it stops. */
export function moveTo(g: G, unit: Unit, path: readonly Hex[], by: Coming, ctx: BattleContext): void {
  const { turn } = g.open
  if (turn) g.open.turn = { ...turn, walked: [...turn.walked, unit.id] }
  for (const hex of path) {
    change(g, unit.id, { hex })
    if (!passesCatapults(g, unit, hex, ctx)) return
  }
  arrive(g, unitOf(g.open, unit.id)!, by, ctx)
}

/** BW-P4.5: a die for each marker of the unit's own colour that it enters. Is it still there? */
function passesCatapults(g: G, unit: Unit, hex: Hex, ctx: BattleContext): boolean {
  if (g.open.targets[hex] !== unit.rank || unit.seat !== seatOf(g.open, 'lannister')) return true
  const face = rollDie(ctx)
  const isHit = face === unit.rank
  ctx.log({ is: 'catapult', seat: other(unit.seat), unit: named(unit), hex, face, hit: isHit })
  if (isHit) eliminate(g, unitOf(g.open, unit.id)!, 'catapult', ctx)
  return !isHit
}

/** BW-24: a unit ends a movement. */
export function arrive(g: G, unit: Unit, by: Coming, ctx: BattleContext): void {
  searchLocation(g, unit, ctx)
  takeControl(g, unit, ctx)
  findArchers(g, unit, ctx)
  findCatelyn(g, unit, ctx)
  if (by === 'order' || by === 'stay') findEdmure(g, unit, ctx)
}

const isStark = (g: G, seat: Seat): boolean => g.open.houses[seat] === 'stark'

/** BW-P2.2: a Stark unit turns a location up; a decoy is taken away, a real one is an objective from now on. */
function searchLocation(g: G, { hex, seat }: Unit, ctx: BattleContext): void {
  if (g.open.locations[hex] !== 'hidden' || !isStark(g, seat)) return
  const holder = seatOf(g.open, 'lannister')
  const real = g.held[holder].secret.includes(hex)
  const { [hex]: _, ...rest } = g.open.locations
  g.open.locations = real ? { ...g.open.locations, [hex]: 'real' } : rest
  hold(g, holder, { secret: g.held[holder].secret.filter(each => each !== hex) })
  ctx.log({ is: 'location', seat, hex, real })
}

/**
 * BW-P3.3: a Lannister unit drives archers out of their hiding place. That nobody hides there comes to light, too: either way
 * the drawer is a new one, and the movement cannot be taken back.
 */
function findArchers(g: G, { hex, seat }: Unit, ctx: BattleContext): void {
  const archers = planOf(g.open.options.battle)?.special.archers
  if (!archers?.hexes.includes(hex) || isStark(g, seat)) return
  const { hidden, shown, cleared, shot } = g.open.archers
  const holder = seatOf(g.open, 'stark')
  const inHiding = g.held[holder].secret.includes(hex)
  const inSight = shown.includes(hex)
  if (hidden > 0 && !cleared.includes(hex)) {
    hold(g, holder, { secret: g.held[holder].secret.filter(each => each !== hex) })
  }
  g.open.archers = {
    hidden: hidden - (inHiding ? 1 : 0),
    cleared: cleared.includes(hex) ? cleared : [...cleared, hex],
    shown: shown.filter(each => each !== hex),
    shot: shot.filter(each => each !== hex),
  }
  if (inHiding || inSight) ctx.log({ is: 'archers-gone', seat, hex, hidden: inHiding })
}

/** BW-P3.4 */
function findCatelyn(g: G, { hex, seat }: Unit, ctx: BattleContext): void {
  if (g.open.catelyn !== hex || isStark(g, seat)) return
  g.open.catelyn = null
  ctx.log({ is: 'catelyn', seat, hex })
  scoreNow(g, seat, 'catelynCaptured', ctx)
}

/** BW-P6.1: both tokens are turned up, and the dummy is taken away. */
function findEdmure(g: G, { hex, seat }: Unit, ctx: BattleContext): void {
  if (!g.open.edmure.hidden.includes(hex) || !isStark(g, seat)) return
  const holder = seatOf(g.open, 'lannister')
  const [at] = g.held[holder].secret
  hold(g, holder, { secret: [] })
  g.open.edmure = { hidden: [], at }
  ctx.log({ is: 'edmure', seat, hex, at })
}
