/** What the fuzzer is told of BattleLore. */
import type { Context, Move, Seat, State } from '../../../kernel/index.ts'
import type { Dense, Fuzzing } from '../../../kernel/testing/fuzzing.ts'
import { armyCards } from '../data/armies.ts'
import { commandCards } from '../data/commandCards.ts'
import { faces } from '../data/dice.ts'
import { board, type Hex, hexes } from '../data/hexes.ts'
import { loreCards } from '../data/loreCards.ts'
import { scenarios } from '../data/scenarios.ts'
import { unitTable, unitTypes } from '../data/units.ts'
import { windows } from '../data/windows.ts'
import { canOccupy } from '../rules/field/field.ts'
import { type G, unitAt } from '../rules/field/units.ts'
import { receive, takeCommands, takeLores } from '../rules/lore/decks.ts'
import type { BattleLore, Open, Unit } from '../types.ts'

type BattleContext = Context<BattleLore>

/** How many enemies of a seat stand beside a hex. */
const enemiesBeside = (open: Open, seat: Seat, hex: Hex): number =>
  board.neighbours(hex).filter(next => (unitAt(open, next)?.seat ?? seat) !== seat).length

/** Attacks, and the ways into them; counters, pursuits, lore cards. */
function weigh({ g: { open } }: State<BattleLore>, seat: Seat, move: Move<BattleLore>): number {
  switch (move.do) {
    case 'attack':
      return 12
    case 'go':
      return 1 + 6 * enemiesBeside(open, seat, move.to)
    case 'order':
    case 'select':
      return 4
    case 'counter':
      return move.yes ? 4 : 1
    case 'advance':
    case 'pursue':
    case 'lore':
    case 'commit':
    case 'spend-lore':
      return 4
    default:
      return 1
  }
}

/** Points that are far enough from victory for the battle to go on. */
const mostPoints = 10
const mostLore = 12

/** Both armies in one heap, hurt, with conditions; much lore, full hands. */
const dense: Dense<BattleLore> = {
  after: 'command',
  make(g, ctx) {
    const { open } = g
    crowd(g, ctx)
    open.units = open.units.map(unit => hurt(ctx, unit))
    open.points = open.points.map(() => ctx.below(mostPoints + 1))
    if (!open.options.learning) open.lore = open.lore.map(() => ctx.below(mostLore + 1))
    for (const seat of open.factions.keys()) {
      const [commands, lores] = [takeCommands(g, ctx.below(3), ctx), takeLores(g, seat, ctx.below(5), ctx)]
      receive(g, seat, { commands, lores }, ctx)
    }
    open.turn = null
    return [{ do: 'turn', seat: ctx.below(2) }]
  },
}

/** Moves all units round one hex, each where it may stand. */
function crowd(g: G, ctx: BattleContext): void {
  const { open } = g
  const middle = hexes[ctx.below(hexes.length)]
  const near = hexes
    .map(hex => ({ hex, far: board.distance(hex, middle) + ctx.below(3) }))
    .sort((a, b) => a.far - b.far)
    .map(({ hex }) => hex)
  const taken = new Set<Hex>()
  const moved = new Map<string, Hex>()
  for (const unit of ctx.shuffle(open.units)) {
    const hex = near.find(each => !taken.has(each) && canOccupy(open, unit.type, each))!
    taken.add(hex)
    moved.set(unit.id, hex)
  }
  open.units = open.units.map(unit => ({ ...unit, hex: moved.get(unit.id)! }))
}

const hurt = (ctx: BattleContext, unit: Unit): Unit => ({
  ...unit,
  health: 1 + ctx.below(unitTable[unit.type].health),
  poisoned: ctx.below(5) === 0,
  stunned: ctx.below(5) === 0,
})

export const fuzzing: Fuzzing<BattleLore> = {
  pieces: { commandCards, loreCards, scenarios, armyCards, units: unitTypes, faces, windows },
  weigh,
  dense,
}
