/** Games of The Iron Throne thought out beforehand, move by move, to be played on the page as people would. */

import { easy } from '../games/iron-throne/bot/easy.ts'
import { type HouseCard, isCharacter } from '../games/iron-throne/data/cards.ts'
import { ironThrone } from '../games/iron-throne/game.ts'
import type { Asks } from '../games/iron-throne/steps.ts'
import { texts } from '../games/iron-throne/texts/index.ts'
import type { IronThrone } from '../games/iron-throne/types.ts'
import {
  type GameRecord,
  type Move as KernelMove,
  play,
  recordFormat,
  type Seat,
  type State,
  seeded,
  seedFrom,
  start,
  type View,
  viewOf,
} from '../kernel/index.ts'
import { labelOf, plain } from '../text/index.ts'

type Question = keyof Asks
type Move = KernelMove<IronThrone>

export interface Action {
  seat: Seat
  question: Question
  move: Move
  /** What the choice is called on the page. */
  label: string
  round: number
  /** The hostility and truce cards that lie open before it, wherever: all others are somebody's secret. */
  shown: readonly HouseCard[]
  /** The faces of the hostages that each seat holds: its secret. */
  faces: readonly (readonly HouseCard[])[]
}

export interface Playthrough {
  /** Up to where the first seat alone is asked. */
  record: GameRecord
  /** From there on. */
  actions: readonly Action[]
  /** Where it ends. */
  end: State<IronThrone>
}

/** What a seat does where it does not do what an easy bot would. */
type Jitter = (view: View<IronThrone>, question: Question, seat: Seat) => Move | undefined

export const roles = ['stark', 'lannister', 'baratheon'] as const
const options = Object.fromEntries(
  ironThrone.options.map(spec => [spec.id, spec.default]),
) as unknown as IronThrone['options']

const questionOf = ({ stack }: { stack: readonly unknown[] }) => (stack.at(-1) as { do: Question } | undefined)?.do

/** Cards that can be told from the character of the same name. */
const isPlain = (card: HouseCard | null): card is HouseCard => card !== null && !isCharacter(card)

function shownIn({ open }: State<IronThrone>['g']): HouseCard[] {
  const { cards } = open.encounter ?? { cards: null }
  return [...open.discards.flat(), cards?.challenger ?? null, cards?.defender ?? null].filter(isPlain)
}

/** Nobody uses what windows offer, so that the games are short. */
function thought(view: View<IronThrone>, seat: Seat, jitter: Jitter, rng: string): Move {
  const own = jitter(view, questionOf(view)!, seat)
  if (own) return own
  return (view.pass ?? easy.choose(ironThrone, view, { chance: seeded(seedFrom(rng)) })) as Move
}

/** Plays until `isOver` says so, or so many moves are made. */
function played(seed: string, jitter: Jitter, isOver: (state: State<IronThrone>) => boolean, longest: number) {
  const begun = start(ironThrone, { roles, options, seed })
  const { state } = begun
  let { question } = begun
  const actions: (Action & { isAlone: boolean })[] = []
  while (question && !isOver(state)) {
    if (actions.length >= longest) return null
    const seat = question.toMove.at(-1)!
    const view = viewOf(ironThrone, state, seat, question)
    const move = thought(view, seat, jitter, `${seed} ${actions.length}`)
    const label = plain(labelOf(texts.en, move, view))
    const isAlone = question.toMove.length === 1 && seat === 0
    const { round } = state.g.open
    const faces = state.g.held.map(({ hostages }) => hostages)
    actions.push({ seat, question: questionOf(view)!, move, label, round, shown: shownIn(state.g), faces, isAlone })
    question = play(ironThrone, state, seat, move).question
  }
  return { actions, end: state }
}

interface Search {
  /** Games differ in nothing but their seeds, so the search may begin where it once ended. */
  from: number
  longest: number
  jitter: Jitter
  isOver(state: State<IronThrone>): boolean
  /** The first action that must happen on the page; the record ends where seat 0 alone was asked for the last time before. */
  first(action: Action): boolean
  fits(actions: readonly Action[], end: State<IronThrone>): boolean
}

function playthroughWith({ from, longest, jitter, isOver, first, fits }: Search): Playthrough {
  for (let n = from; n < from + 3000; n++) {
    const seed = seedFrom(`tale ${n}`)
    const game = played(seed, jitter, isOver, longest)
    const until = game ? game.actions.findIndex(first) : -1
    const cut = game ? game.actions.slice(0, until + 1).findLastIndex(({ isAlone }) => isAlone) : -1
    if (!game || cut < 0 || !fits(game.actions.slice(cut), game.end)) continue
    const moves: GameRecord['moves'] = game.actions.slice(0, cut).map(({ seat, move }) => [seat, move])
    const { id, version } = ironThrone
    const record = { ...recordFormat, game: id, gameVersion: version, options, roles, seed, moves }
    return { record, actions: game.actions.slice(cut), end: game.end }
  }
  throw new Error('No game is like that.')
}

/** Stark and Lannister meet in the first round, and both lay a truce. */
export const peace: Playthrough = playthroughWith({
  from: 0,
  longest: 60,
  jitter: ({ legalMoves }, question) =>
    question === 'playCards' ? legalMoves.find(move => move.do === 'card' && move.card.endsWith('-truce')) : undefined,
  isOver: ({ stack }) => stack.at(-1)?.do === 'negotiate',
  first: ({ question }) => question === 'playCards',
  fits: (_, { stack, g: { open } }) =>
    stack.at(-1)?.do === 'negotiate' && open.round === 1 && open.challenger + open.encounter!.defender === 1,
})

/**
 * Lannister breaks the truce that Stark offers, with Baratheon at its side. Stark takes a hostage from each; in the next
 * round it tortures one, which is a card of hostility or a truce, and releases the other.
 */
export const treason: Playthrough = playthroughWith({
  from: 0,
  longest: 60,
  jitter: ({ legalMoves, own }, question, seat) => {
    const cards = legalMoves.filter(move => move.do === 'card')
    if (question === 'playCards' && seat === 0) return cards.find(({ card }) => card === 'stark-truce')
    if (question === 'playCards' && seat === 1) return cards.findLast(({ card }) => card.includes('-hostility-'))
    if (question !== 'hostage') return undefined
    return legalMoves.find(({ do: action }) => action === (own!.hostages.length > 1 ? 'torture' : 'release'))
  },
  isOver: ({ stack, g: { open } }) => open.round > 1 && !['hostage', 'torment'].includes(stack.at(-1)?.do ?? ''),
  first: ({ question }) => question === 'playCards',
  fits: actions =>
    actions.some(({ question }) => question === 'torment') &&
    actions.some(({ move }) => move.do === 'release') &&
    actions.filter(({ question }) => question === 'takeHostage').length === 2,
})

/** The record up to before the action, or to the end of the game. */
export const recordUpTo = ({ record, actions }: Playthrough, action?: Action): GameRecord => {
  const played = action ? actions.slice(0, actions.indexOf(action)) : actions
  return { ...record, moves: [...record.moves, ...played.map(({ seat, move }) => [seat, move] as const)] }
}
