/** What the fuzzer is told of Battles of Westeros. */
import { type Context, hold, type Move, type Seat, type State } from '../../../kernel/index.ts'
import type { Dense, Fuzzing } from '../../../kernel/testing/fuzzing.ts'
import { battles, planOf } from '../data/battles.ts'
import { cards } from '../data/cards.ts'
import { commanders } from '../data/commanders.ts'
import { signs } from '../data/dice.ts'
import { modifiers } from '../data/effects.ts'
import type { Hex } from '../data/hexes.ts'
import { houses } from '../data/houses.ts'
import { lastSpace } from '../data/morale.ts'
import { options } from '../data/options.ts'
import { entries } from '../data/plans/plan.ts'
import { setupCards } from '../data/setupCards.ts'
import { unitTable, unitTypes } from '../data/units.ts'
import { draw } from '../rules/cards/decks.ts'
import { groundAt, isPassable } from '../rules/field/ground.ts'
import { boardOf, type G, unitAt } from '../rules/field/units.ts'
import { takeToken } from '../rules/orders/tokens.ts'
import type { BattlesOfWesteros, Open, Unit } from '../types.ts'

/** Ways into attacks, and to where something of the plan happens. */
function wayWeight(open: Open, seat: Seat, end: Hex): number {
  const near = boardOf(open).neighbours(end)
  const enemies = near.filter(hex => (unitAt(open, hex)?.seat ?? seat) !== seat)
  return 1 + 5 * enemies.length + (hotHexes(open).includes(end) ? 40 : 0)
}

/** Attacks, and the ways into them; cards, abilities, and whatever else is rare. */
function weigh({ g: { open } }: State<BattlesOfWesteros>, seat: Seat, move: Move<BattlesOfWesteros>): number {
  switch (move.do) {
    case 'go':
    case 'pursue':
    case 'advance':
      return wayWeight(open, seat, move.path.at(-1)!)
    case 'attack':
    case 'dogs':
    case 'extra-attack':
    case 'scorch':
    case 'support':
      return 10
    case 'play':
    case 'ability':
    case 'archers':
    case 'order':
    case 'select':
    case 'join':
    case 'swap':
    case 'exit':
      return 5
    case 'tactic':
    case 'use':
    case 'strike':
    case 'counter':
    case 'bonus':
    case 'carry':
      return move.yes ? 4 : 1
    case 'done':
    case 'pass':
    case 'stay':
      return 0.4
    default:
      return 1
  }
}

/** Both armies in one heap, hurt, some of them in fire; full hands and pools, morale anywhere but at the ends. */
const dense: Dense<BattlesOfWesteros> = {
  after: 'action',
  make(g, ctx) {
    const { open } = g
    open.engagements = []
    findEdmureSometimes(g, ctx)
    crowd(g, ctx)
    open.units = open.units.map(unit => hurt(ctx, unit))
    kindleSome(g, ctx)
    open.morale = ctx.below(2 * lastSpace - 1) - lastSpace + 1
    for (const seat of open.houses.keys()) {
      draw(g, seat, ctx.below(14), ctx)
      for (const token of signs) for (let n = ctx.below(3); n > 0; n--) takeToken(g, seat, token)
    }
    open.turn = null
    open.passed = open.houses.map(() => false)
    return [{ do: 'turn', seat: ctx.below(2) }]
  },
}

type FuzzContext = Context<BattlesOfWesteros>

/** BW-P6: half of the time it is known where Edmure is. */
function findEdmureSometimes(g: G, ctx: FuzzContext): void {
  const { open, held } = g
  if (open.edmure.hidden.length === 0 || ctx.below(2) === 0) return
  const holder = open.houses.indexOf('lannister')
  open.edmure = { hidden: [], at: held[holder].secret[0] }
  hold(g, holder, { secret: [] })
}

/** Hexes where something of the plan happens. */
function hotHexes({ pieces, ground, catelyn, edmure, options: { battle } }: Open): readonly Hex[] {
  const { columns, reavers } = planOf(battle)?.special ?? {}
  const fuel = (Object.keys(ground) as Hex[]).filter(hex => reavers && ground[hex] === 'building')
  const gates = columns ? houses.flatMap(house => entries.map(entry => columns.entries[house][entry][1])) : []
  const people = [catelyn, edmure.at].filter(hex => hex !== null)
  return [...people, ...edmure.hidden, ...gates, ...fuel, ...(Object.keys(pieces) as Hex[])]
}

/** Moves all units round one hex, each where it may stand. */
function crowd(g: G, ctx: FuzzContext): void {
  const { open } = g
  const board = boardOf(open)
  const hot = hotHexes(open)
  const among = hot.length > 0 && ctx.below(2) === 0 ? hot : board.hexes
  const middle = among[ctx.below(among.length)]
  const near = board.hexes
    .filter(hex => isPassable(open, hex) && hex !== open.catelyn)
    .map(hex => ({ hex, far: board.distance(hex, middle) + ctx.below(3) }))
    .toSorted((a, b) => a.far - b.far)
  const order = ctx.shuffle(open.units)
  const moved = new Map(order.map(({ id }, i) => [id, near[i].hex]))
  open.units = open.units.map(unit => ({ ...unit, hex: moved.get(unit.id)! }))
}

const hurt = (ctx: FuzzContext, unit: Unit): Unit => ({
  ...unit,
  figures: 1 + ctx.below(unitTable[unit.type].strength),
  active: ctx.below(3) > 0,
})

/** A few hexes burn, where something in the battle can set fire. */
function kindleSome(g: G, ctx: FuzzContext): void {
  const { open } = g
  if (!(options.find(({ id }) => id === 'retreatIntoFire') as FireOption).onlyWith.battle.includes(open.options.battle))
    return
  const hexes = [...hotHexes(open), ...ctx.shuffle(boardOf(open).hexes).slice(0, ctx.below(6))]
  for (const hex of hexes) {
    const { burn } = groundAt(open, hex)
    if (burn > 1) open.fire = { ...open.fire, [hex]: ctx.below(2) === 0 ? burn - 1 : 1 + ctx.below(burn - 1) }
  }
}

interface FireOption {
  readonly onlyWith: { readonly battle: readonly string[] }
}

export const fuzzing: Fuzzing<BattlesOfWesteros> = {
  pieces: { cards, commanders, battles, modifiers, signs, setupCards, units: unitTypes },
  weigh,
  dense,
}
