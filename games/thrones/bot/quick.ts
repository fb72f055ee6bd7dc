/** The easy bot's rules with quicker ones where those take long: who plays on in worlds that are only thought of. */
import { isRetraction, once, type Question, type Rng, remember, type Seat, type State } from '../../../kernel/index.ts'
import { answerBy, type Choosers } from '../../../kit/botView.ts'
import type { Place } from '../data/areas.ts'
import { thrones } from '../game.ts'
import type { Move, Open, Thrones } from '../types.ts'
import { type BotView, best, type Chooser, either, of } from './botView.ts'
import { guessCard } from './cards.ts'
import { choosers, knownBoard } from './easy.ts'
import { marchingBy } from './march.ts'
import { type OrderSet, type Planner, plannerOf, usualSpread } from './planner.ts'
import { planQuickly } from './plans.ts'
import { valueOfUnits } from './value.ts'

/** The Raven stays at home: to weigh all its exchanges takes longer than all else. */
const stayHome: Chooser<'raven'> = (_botView, _ask, legalMoves) => either(legalMoves, 'pass')

const marching = marchingBy(planQuickly)

/** The army that is worth most goes first: to plan all marches only to know which is best takes too long. */
const dearestFirst: Chooser<'marchOrder'> = ({ open }, _ask, legalMoves) =>
  best(of(legalMoves, 'march'), ({ from }) => valueOfUnits(open.armies[from]!.units))

/**
 * A set of orders, drawn anew in every world: if all worlds met the same set, a bid would be judged by what one set makes of
 * it.
 */
const setFor = ({ open, me, rng }: BotView): OrderSet =>
  once(setsOf(rng, open.armies), me, () => plannerFor(open, me).draw(rng, usualSpread))

/** The luck of a trial is its own: it tells trials apart. */
const setsOf = remember((_luck: Rng, _armies: Open['armies']) => new Map<Seat, OrderSet>())

const plannerFor = (open: Open, me: Seat): Planner =>
  once(plannersOn(open.armies, open.tracks, open.forbidden, open.power), me, () => plannerOf(open, me))

const plannersOn = remember(
  (_armies: Open['armies'], _tracks: Open['tracks'], _forbidden: Open['forbidden'], _power: Open['power']) =>
    new Map<Seat, Planner>(),
)

/** Lays the whole set out; what somebody else has begun goes on by the easy bot's rules. */
const layOutSet: Chooser<'assignOrders'> = (botView, ask, legalMoves) => {
  const { own } = botView
  const set = setFor(botView)
  const isOther = (Object.keys(own.orders) as Place[]).some(at => own.orders[at] !== set[at])
  if (isOther) return choosers.assignOrders(botView, ask, legalMoves)
  const at = (Object.keys(set) as Place[]).find(place => !(place in own.orders))
  return at === undefined ? either(legalMoves, 'confirm') : { do: 'place', at, order: set[at]! }
}

const quickChoosers: Choosers<Thrones, BotView> = {
  ...choosers,
  assignOrders: layOutSet,
  marchOrder: dearestFirst,
  march: marching.draft,
  houseCards: guessCard,
  raven: stayHome,
}

/** What a seat answers to the question of a world. */
export function quickAnswer(world: State<Thrones>, question: Question<Thrones>, me: Seat, rng: Rng): Move {
  const all = question.legal(me) as readonly Move[]
  if (all.length === 1) return all[0]
  const isBack = (move: Move) => isRetraction<Thrones>(thrones, move)
  const onward = all.filter(move => !isBack(move))
  if (onward.length === 0) return all[0]
  const own = world.g.held[me]
  const open = knownBoard(world.g.open, own, me)
  return answerBy(quickChoosers, question.step, { open, me, own, rng, back: all.filter(isBack) }, onward)
}
