/** BL-7.13: the combats under way. The innermost is the one that the combat steps speak of. */
import type { Chapter, Seat, Step } from '../../../../kernel/index.ts'
import { board } from '../../data/hexes.ts'
import { mostCover } from '../../data/terrain.ts'
import { hasAbility, unitTable } from '../../data/units.ts'
import type { Window } from '../../data/windows.ts'
import type { Asks, Autos } from '../../steps.ts'
import type { BattleLore, Fight, Open, Unit, UnitId } from '../../types.ts'
import { type BattleContext, type G, other, unitOf } from '../field/units.ts'

export type Steps = readonly Step<BattleLore>[]
export type Rules<Names extends keyof Autos | keyof Asks> = Chapter<BattleLore, Names>

export const fightOf = (open: Open): Fight => open.fights.at(-1)!

export function setFight(g: G, part: Partial<Fight>): void {
  g.open.fights = [...g.open.fights.slice(0, -1), { ...fightOf(g.open), ...part }]
}

/** Only the active player attacks, and only his opponent counters. */
export const rollerSeat = (open: Open, fight: Fight): Seat => (fight.counter ? other(open.turn!.seat) : open.turn!.seat)

export const targetSeat = (open: Open, fight: Fight): Seat => other(rollerSeat(open, fight))

export const rollerOf = (open: Open): Unit | undefined => unitOf(open, fightOf(open).roller)

export const targetOf = (open: Open): Unit | undefined => unitOf(open, fightOf(open).target)

/** A window of the combat; the active player is asked first (BL-17.3). */
export const openWindow = (open: Open, window: Window, unit: UnitId | null = null): Steps => [
  { do: 'window', window, seat: open.turn!.seat, passed: false, unit },
]

/** A combat at its declaration: hexes and direction are fixed (BL-7.13.1, BL-10.2). */
const declared = (roller: Unit, target: Unit, counter: boolean, away: Fight['away']): Fight => ({
  roller: roller.id,
  target: target.id,
  from: roller.hex,
  at: target.hex,
  counter,
  // BL-7.3: also against an adjacent unit.
  ranged: unitTable[roller.type].attack === 'ranged',
  away,
  cards: [],
  weak: false,
  hurt: false,
  count: null,
  dice: [],
  aside: null,
  damage: 0,
  retreats: 0,
  shelter: mostCover,
  wall: 0,
  fled: 0,
  countered: false,
  destroyed: false,
  byRoller: false,
  unstoppable: false,
})

/** BL-7.4, BL-7.13: steps 2 to 9 of an attack and of a counter (BL-11.2). */
const rollAndResults: Steps = [
  { do: 'roll' },
  { do: 'reckon' },
  { do: 'ferocity' },
  { do: 'standFast' },
  { do: 'retreat' },
  { do: 'gainLore' },
]

/** Declares an attack or a counter and answers with its steps up to step 9; `away`: null where the attacker chooses. */
export function begin(
  g: G,
  roller: Unit,
  target: Unit,
  { counter, away }: Pick<Fight, 'counter' | 'away'>,
  ctx: BattleContext,
): Steps {
  const fight = declared(roller, target, counter, away)
  const { from, at, ranged } = fight
  g.open.fights = [...g.open.fights, fight]
  ctx.log({ is: 'attack', seat: roller.seat, roller: roller.type, from, target: target.type, at, counter, ranged })
  // BL-11.8: a counter has one window, whatever it is called.
  const window = counter ? 'combat.beforeCounterRoll' : 'combat.afterTargetDeclared'
  return [...openWindow(g.open, window), ...rollAndResults]
}

/** Is the target of this combat able to counter it (BL-11.1), wherever it was at the declaration? BL-11.5, BL-24.1: all do, again and again. */
export function canCounter(open: Open, fight: Fight): boolean {
  const [attacker, target] = [unitOf(open, fight.roller), unitOf(open, fight.target)]
  if (!attacker || !target || target.stunned) return false
  // BL-11.2, BL-11.7: no counter to a counter, and one to an attack.
  if (fight.counter || fight.countered) return false
  // BL-11.6, BL-16.8
  if (hasAbility(attacker.type, 'vigilant')) return false
  return unitTable[target.type].range[0] === 1 && board.adjacent(attacker.hex, target.hex)
}
