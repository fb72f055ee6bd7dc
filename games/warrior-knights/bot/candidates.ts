/** What a bot that thinks tries out: marches that lead somewhere, some numbers of Votes, what else is asked. */
import { type Bot, type Game, type Plan, type Rng, ranked, type View } from '../../../kernel/index.ts'
import type { Move, WarriorKnights } from '../types.ts'
import { type BotView, of } from './botView.ts'
import type { drafts } from './drafts.ts'
import { aside } from './easy.ts'
import { isBearable } from './money.ts'

type Plans = readonly Plan<WarriorKnights>[]
type Legal = readonly Move[]

/** Questions that are left to the rules of thumb: drafts, what hardly matters, and where a stronghold is placed long before it tells. */
const plain: readonly string[] = [
  'discard',
  'write',
  'chooseNobles',
  'placeStronghold',
  'placeNoble',
  'orderAgendas',
  'revoltOrder',
]

/** The rules of thumb that plans are drawn up by. */
export interface Judgement {
  usual: Bot<WarriorKnights>
  drafts: typeof drafts
  /** What a move with a card is worth. */
  moveValue(botView: BotView, move: Move): number
  /** No more options of one question than these. */
  most: number
}

/** The plans of a seat that is asked, what the rules of thumb would do first; none where they decide. */
export function candidates(
  { usual: bot, drafts, moveValue, most }: Judgement,
  view: View<WarriorKnights>,
  rng: Rng,
  game: Game<WarriorKnights>,
): Plans {
  const question = view.stack.at(-1)!.do
  const botView: BotView = { open: view.open, me: view.seat!, own: view.own!, rng }
  const legalMoves = view.legalMoves.filter(move => move.do !== 'take-back' && !aside.includes(move.do)) as Legal
  if (plain.includes(question) || legalMoves.length <= 1) return []
  if (question in drafts) return [drafts[question as keyof typeof drafts](botView, legalMoves)]
  const usual = bot.choose(game, view, rng)
  const options = optionsOf(botView, question, legalMoves, moveValue)
  const others = options.filter(move => move !== usual && !game.isRetraction(move))
  return [usual, ...others].slice(0, most)
}

/** The options of a question, the more promising first. */
function optionsOf(botView: BotView, question: string, legalMoves: Legal, moveValue: Judgement['moveValue']): Legal {
  if (question === 'vote') return someVotes(legalMoves)
  if (question === 'hire' || question === 'hireMore') {
    return legalMoves.filter(move => move.do !== 'hire' || isBearable(botView.open, botView.me, move.card))
  }
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
