/** The plans that a thinking bot weighs up: of all that is legal the few that may be best, the most promising first. */
import { type Plan, type Rng, ranked, type View } from '../../../kernel/index.ts'
import { commandCardTable } from '../data/commandCards.ts'
import { fightOf, rollerOf } from '../rules/combat/fight.ts'
import { unitAt } from '../rules/field/units.ts'
import type { BattleLore, Move } from '../types.ts'
import { type BotView, type Of, of } from './botView.ts'
import { targetValue } from './lore.ts'
import { choice, commandGain, endsFor, planFor, plansOf } from './orders.ts'
import { attackValue, commandValue, placeValue, standingAt } from './value.ts'

type Plans = readonly Plan<BattleLore>[]
type Weigh = (botView: BotView, legalMoves: readonly Move[], step: View<BattleLore>['stack'][number]) => Plans

const most = 8

/** So many units are thought of where one alone is ordered. */
const single = 3

/** A card, and the units that it orders. To order one unit the least of the cards is enough. */
const commands: Weigh = (botView, legalMoves) => {
  const { open, me } = botView
  const plans = plansOf(open, me)
  const all = of(legalMoves, 'command')
  const [spare] = ranked(all, ({ card }) => -commandValue(card))
  const some = all.filter(move => move.mode === 'text' || move.card === spare.card)
  return ranked(some, move => commandGain(botView, move, plans))
    .flatMap(move => ordersOf(botView, move, plans).map(orders => [move, ...orders]))
    .slice(0, most)
}

/**
 * The sets of units that are worth ordering by a card, the best first. One unit alone is ordered by it only where its text would not
 * order that unit among others, who may stay, or forbids it to attack.
 */
function ordersOf(botView: BotView, { card, mode }: Of<'command'>, plans: ReturnType<typeof plansOf>): Move[][] {
  const many = choice(botView, card, plans)
  const isOrdered = (plan: (typeof plans)[number]) => many.includes(plan) && !commandCardTable[card].noAttack
  const alone = plans.filter(plan => !isOrdered(plan)).slice(0, single)
  const sets = mode === 'single' ? alone.map(plan => [plan]) : [many]
  return sets.map(units => units.map(({ unit }) => ({ do: 'order', hex: unit.hex })))
}

/** Not more ends than these are weighed up for one unit. */
const ends = 4

/** A unit and where it goes; the units with most to gain first. Those that stay may wait for the others. */
const movers: Weigh = ({ open }, legalMoves, step) => {
  const why = step.do === 'selectMover' ? step.why : 'move'
  const units = of(legalMoves, 'select').map(move => unitAt(open, move.hex)!)
  const goes = ranked(units, unit => planFor(open, unit, why).gain).flatMap(unit =>
    endsFor(open, unit, why, ends)
      .filter(to => to !== unit.hex)
      .map(
        (to): Plan<BattleLore> => [
          { do: 'select', hex: unit.hex },
          { do: 'go', to },
        ],
      ),
  )
  return [...goes.slice(0, 2 * most), ...of(legalMoves, 'done')]
}

const attacks: Weigh = ({ open }, legalMoves) => {
  const value = ({ from, at }: Of<'attack'>) => attackValue(open, unitAt(open, from)!, unitAt(open, at)!)
  return [...ranked(of(legalMoves, 'attack'), value).slice(0, most), ...of(legalMoves, 'done')]
}

const advances: Weigh = ({ open }, legalMoves) =>
  ranked(legalMoves, move => {
    const to = move.do === 'pursue' ? move.to : move.do === 'advance' ? fightOf(open).at : rollerOf(open)!.hex
    return placeValue(open, standingAt(rollerOf(open)!, to))
  }).slice(0, most)

/** The units and hexes that a lore card may be aimed at. */
const aims: Weigh = (botView, legalMoves, step) => {
  if (step.do !== 'aim' || step.card === 'portal') return []
  const { open } = botView
  const hexes = of(legalMoves, 'aim')
  const value = ({ hex }: Of<'aim'>) => {
    const unit = unitAt(open, hex)
    return unit ? targetValue(botView, step.card, unit) : 0
  }
  return [...ranked(hexes, value).slice(0, most), ...of(legalMoves, 'done')]
}

const all: Weigh = (_botView, legalMoves) => legalMoves

const weighed: Partial<Record<View<BattleLore>['stack'][number]['do'], Weigh>> = {
  command: commands,
  selectMover: movers,
  attack: attacks,
  extraAttack: attacks,
  advance: advances,
  react: all,
  aim: aims,
  chooseSide: all,
  counterOrNot: all,
  vpOption: all,
}

/** Empty where the rules of thumb decide alone: what cards are good for shows later than a trial looks. */
export function candidates({ open, seat, own, stack, legalMoves }: View<BattleLore>, rng: Rng): Plans {
  const step = stack.at(-1)!
  const weigh = weighed[step.do]
  if (!weigh) return []
  return weigh({ open, me: seat!, own: own!, rng }, legalMoves as readonly Move[], step)
}
