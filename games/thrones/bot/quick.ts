/** The easy bot's rules with quicker ones where those take long: who plays on in worlds that are only thought of. */
import { isRetraction, type Question, type Rng, type Seat, type State } from '../../../kernel/index.ts'
import { answerBy, type Choosers } from '../../../kit/botView.ts'
import { thrones } from '../game.ts'
import type { Move, Thrones } from '../types.ts'
import { type BotView, type Chooser, either } from './botView.ts'
import { guessCard } from './cards.ts'
import { choosers, knownBoard } from './easy.ts'
import { marchingBy } from './march.ts'
import { planQuickly } from './plans.ts'

/** The Raven stays at home: to weigh all its exchanges takes longer than all else. */
const stayHome: Chooser<'raven'> = (_botView, _ask, legalMoves) => either(legalMoves, 'pass')

const marching = marchingBy(planQuickly)

const quickChoosers: Choosers<Thrones, BotView> = {
  ...choosers,
  marchOrder: marching.choose,
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
