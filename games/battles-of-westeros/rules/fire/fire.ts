/** BW-14.9, BW-16: fire, and what it leaves behind. */
import { auto, put, without } from '../../../../kernel/index.ts'
import { planOf } from '../../data/battles.ts'
import { hottest, quenching, spreadDirections } from '../../data/constants.ts'
import type { Hex } from '../../data/hexes.ts'
import { rankTable } from '../../data/ranks.ts'
import type { Open, Unit } from '../../types.ts'
import { offer } from '../cards/commit.ts'
import { eliminate, loseFigures } from '../combat/losses.ts'
import { scoreNow } from '../end/points.ts'
import { rollDie, throwDice } from '../field/chance.ts'
import { burns, groundAt } from '../field/ground.ts'
import { abilityOf } from '../field/keywords.ts'
import {
  type BattleContext,
  boardOf,
  type G,
  named,
  other,
  type Rules,
  type Steps,
  unitAt,
  unitOf,
} from '../field/units.ts'

/** BW-16.1: can the level of a hex rise? */
export const canBurnMore = (open: Open, hex: Hex): boolean => (open.fire[hex] ?? 0) < groundAt(open, hex).burn

/** BW-16.2: raises the fire of a hex, level by level. */
export function kindle(g: G, hex: Hex, levels: number, ctx: BattleContext): void {
  for (let i = 0; i < levels && canBurnMore(g.open, hex); i++) {
    const level = (g.open.fire[hex] ?? 0) + 1
    g.open.fire = put(g.open.fire, hex, level)
    ctx.log({ is: 'fire', hex, level })
    if (level === groundAt(g.open, hex).burn) consume(g, hex, ctx)
  }
}

/** BW-16.2: what burns down at its limit. */
function consume(g: G, hex: Hex, ctx: BattleContext): void {
  const { burnt } = groundAt(g.open, hex)
  if (burnt === undefined) return
  if (burnt === 'devastated') {
    g.open.devastated = [...g.open.devastated, hex]
    ctx.log({ is: 'devastated', hex })
    return
  }
  const piece = g.open.pieces[hex]!
  g.open.pieces = without(g.open.pieces, hex)
  ctx.log({ is: 'burnt', hex, piece })
  if (burnt === 'removed-with-fire') removeBridge(g, hex, ctx)
  else limitFire(g, hex)
}

/** who stood on it is lost. */
function removeBridge(g: G, hex: Hex, ctx: BattleContext): void {
  g.open.fire = without(g.open.fire, hex)
  g.open.gone = [...g.open.gone, hex]
  const unit = unitAt(g.open, hex)
  if (unit) eliminate(g, unit, 'bridge', ctx)
}

/** the fire stays on the ground below, as far as that can burn. */
function limitFire(g: G, hex: Hex): void {
  const level = Math.min(g.open.fire[hex]!, groundAt(g.open, hex).burn)
  g.open.fire = level > 0 ? put(g.open.fire, hex, level) : without(g.open.fire, hex)
}

/** BW-P4.1, BW-P6.3: where only one kind of piece burns, a success takes it away. */
function takePiece(g: G, seat: number, hex: Hex, ctx: BattleContext): void {
  const piece = g.open.pieces[hex]!
  g.open.pieces = without(g.open.pieces, hex)
  ctx.log({ is: 'taken', seat, hex, piece })
  scoreNow(g, seat, piece === 'tent' ? 'eachTentTaken' : 'eachSiegeTowerDestroyed', ctx)
}

/** BW-14.9: rolls the dice of its rank; each green shield, and valor where the commander says so, is a level. */
export function scorch(g: G, unit: Unit, hex: Hex, ctx: BattleContext): Steps {
  const { id, seat } = unit
  const dice = throwDice(rankTable[unit.rank].dice, ctx)
  const counts = abilityOf(unit).valorScorches ? ['green', 'valor'] : ['green']
  const levels = dice.filter(face => counts.includes(face)).length
  ctx.log({ is: 'scorched', seat, unit: named(unit), from: unit.hex, hex, dice, levels })
  if (levels === 0) return []
  if (planOf(g.open.options.battle)?.special.fireOnlyOn) {
    takePiece(g, seat, hex, ctx)
    return []
  }
  kindle(g, hex, levels, ctx)
  g.open.turn = { ...g.open.turn!, chosen: [], scorched: hex }
  return offer(unitOf(g.open, id), 'after-scorch')
}

/** BW-18.23: Gregor spreads the fire round the hex that he has scorched. */
export function spreadRound(g: G, hex: Hex, ctx: BattleContext): void {
  for (const near of boardOf(g.open).neighbours(hex)) {
    if (!unitAt(g.open, near) && canBurnMore(g.open, near)) kindle(g, near, 1, ctx)
  }
}

/** BW-16.4, BW-16.5: puts out the own hex, or tries to put out one beside it. */
export function quench(g: G, unit: Unit, hex: Hex, ctx: BattleContext): void {
  const isOwn = unit.hex === hex
  const face = isOwn ? null : rollDie(ctx)
  const out = isOwn || face === quenching[g.open.fire[hex]! - 1]
  if (out) g.open.fire = without(g.open.fire, hex)
  ctx.log({ is: 'quench', seat: unit.seat, unit: named(unit), hex, face, out })
}

/** In the order of hex ids: by columns, then by rows. */
const inOrder = (hexes: readonly Hex[]): Hex[] =>
  hexes.toSorted((a, b) => columnOf(a) - columnOf(b) || rowOf(a) - rowOf(b))
const columnOf = (hex: Hex) => Number(hex.slice(1, hex.indexOf('r')))
const rowOf = (hex: Hex) => Number(hex.slice(hex.indexOf('r') + 1))

const burningHexes = (open: Open): Hex[] => inOrder(Object.keys(open.fire) as Hex[])

export const fireRules: Rules<'regroup' | 'fireLoss' | 'spread'> = {
  // BW-4.4.1, BW-16.8: the first player's units first
  regroup: auto((g): Steps => {
    const hurt = burningHexes(g.open).flatMap(hex => unitAt(g.open, hex) ?? [])
    const { first } = g.open
    const units = [first!, other(first!)].flatMap(seat => hurt.filter(unit => unit.seat === seat).map(({ id }) => id))
    return [
      { do: 'fireLoss', units },
      { do: 'spread' },
      { do: 'score' },
      { do: 'lastRound' },
      { do: 'keep' },
      { do: 'recovery' },
      { do: 'nextRound' },
    ]
  }),

  // BW-16.6: no hits, so neither Cover nor Toughness
  fireLoss: auto((g, { units: [id, ...rest] }, ctx): Steps => {
    const unit = id === undefined ? undefined : unitOf(g.open, id)
    if (unit && burns(g.open, unit.hex)) loseFigures(g, unit, g.open.fire[unit.hex]!, 'fire', ctx)
    return rest.length > 0 ? [{ do: 'fireLoss', units: rest }] : []
  }),

  // BW-16.6: from hexes that had the highest level when this began
  spread: auto((g, _me, ctx) => {
    for (const from of burningHexes(g.open).filter(hex => g.open.fire[hex] === hottest)) {
      const n = ctx.below(spreadDirections.length)
      const hex = boardOf(g.open).next(from, spreadDirections[n])
      const takes = hex !== null && canBurnMore(g.open, hex)
      ctx.log({ is: 'spread', from, direction: n + 1, hex: takes ? hex : null })
      if (takes) kindle(g, hex, 1, ctx)
    }
    return []
  }),
}
