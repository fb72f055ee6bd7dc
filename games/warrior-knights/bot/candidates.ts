/** What a bot that thinks tries out: whole plans of Action cards, marches that lead somewhere, some numbers of Votes. */
import { type Move as KernelMove, type Plan, type Rng, ranked, shuffle, type View } from '../../../kernel/index.ts'
import { type BaronCard, mostPerStack, stackCount } from '../data/actionCards.ts'
import type { Move, WarriorKnights } from '../types.ts'
import { type BotView, of } from './botView.ts'
import { aside, easy } from './easy.ts'
import { missing } from './planning.ts'
import { moveValue } from './war.ts'

type Plans = readonly Plan<WarriorKnights>[]
type Legal = readonly Move[]

/** Questions that are left to the rules of thumb: drafts, and what hardly matters. */
const plain: readonly string[] = [
  'assign',
  'discard',
  'write',
  'chooseNobles',
  'placeNoble',
  'orderAgendas',
  'revoltOrder',
]

/** No more options of one question than these. */
const most = 6

/** The plans of a seat that is asked, what the rules of thumb would do first; none where they decide. */
export function candidates(view: View<WarriorKnights>, rng: Rng, game: Parameters<typeof easy.choose>[0]): Plans {
  const question = view.stack.at(-1)!.do
  const legalMoves = view.legalMoves.filter(move => move.do !== 'take-back' && !aside.includes(move.do)) as Legal
  if (plain.includes(question) || legalMoves.length <= 1) return []
  const botView: BotView = { open: view.open, me: view.seat!, own: view.own!, rng }
  if (question === 'plan') return cardPlans(botView)
  const usual = easy.choose(game, view, rng)
  const others = optionsOf(botView, question, legalMoves).filter(move => move !== usual && !game.isRetraction(move))
  return [usual, ...others].slice(0, most)
}

/** The options of a question, the more promising first. */
function optionsOf(botView: BotView, question: string, legalMoves: Legal): Legal {
  if (question === 'vote') return someVotes(legalMoves)
  if (question !== 'mobilize' && question !== 'versatile') return legalMoves
  return ranked(distinct(legalMoves), move => moveValue(botView, move))
}

/** Of the ways of a Noble to one area the shortest. */
function distinct(legalMoves: Legal): Legal {
  const ways = new Map<string, Extract<Move, { do: 'go' }>>()
  for (const way of of(legalMoves, 'go')) {
    const key = `${way.noble} ${way.path.at(-1)}`
    const other = ways.get(key)
    if (!other || way.path.length < other.path.length) ways.set(key, way)
  }
  return [...legalMoves.filter(move => move.do !== 'go'), ...ways.values()]
}

/** None, all, and some numbers between. */
function someVotes(legalMoves: Legal): Legal {
  const votes = of(legalMoves, 'vote')
  const step = Math.max(1, Math.ceil((votes.length - 1) / 4))
  return votes.filter((_, i) => i % step === 0 || i === votes.length - 1)
}

/** How many plans of Action cards are tried besides the usual one. */
const drawn = 9

/** WK-4.1: the usual cards, and other hands drawn at random, on the stacks in turn. A plan begun is finished as usual. */
function cardPlans(botView: BotView): Plans {
  const { hand, stacked } = botView.own
  if (stacked.flat().length > 0) return []
  const random = Array.from({ length: drawn }, () => shuffle(botView.rng, hand).toSorted(byUse))
  return [missing(botView), ...random].map(laidOut)
}

/** Cards that nobody can do without are planned most of the time: a plan without them is drawn only now and then. */
const byUse = (a: BaronCard, b: BaronCard): number => Number(isArmed(b)) - Number(isArmed(a))
const isArmed = (card: BaronCard): boolean => card === 'mobilize-forces'

const laidOut = (cards: readonly BaronCard[]): KernelMove<WarriorKnights>[] => [
  ...cards.slice(0, mostPerStack * stackCount).map((card, i): Move => ({ do: 'plan', stack: i % stackCount, card })),
  { do: 'commit' },
]
