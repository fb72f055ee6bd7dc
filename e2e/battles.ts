/** Games of BattleLore thought out beforehand, move by move, to be played on the page as people would. */

import { texts } from '../games/battlelore/texts/index.ts'
import type { BattleLore, Move } from '../games/battlelore/types.ts'
import { games } from '../games/index.ts'
import {
  type GameRecord,
  type Kinds,
  play,
  recordFormat,
  type Seat,
  seeded,
  seedFrom,
  start,
  type View,
  viewOf,
} from '../kernel/index.ts'
import { labelOf, plain } from '../text/index.ts'
import { optionsOf } from './records.ts'

export interface Action {
  seat: Seat
  move: Move
  /** What the choice is called on the page. */
  label: string
  /** It is a card against the player whose turn it is. */
  isReaction: boolean
}

export interface Battle {
  /** Up to where the first seat alone is asked. */
  record: GameRecord
  /** From there to the end of the game. */
  actions: readonly Action[]
  /** By what the game ended. */
  by: Ending
}

type Ending = NonNullable<BattleLore['open']['result']>['by']

const { game, bots } = games.battlelore
const roles = ['daqan', 'uthuk']
const options = optionsOf(game, { simultaneousDeployment: true, presetHands: true })

/** Two units of these a side make a short battle. */
const army = ['citadel-guards', 'blood-harvesters'] as const

/** Few units; in all else what an easy bot would do. */
function thought(view: View<Kinds>, seat: Seat, n: number): Kinds['move'] {
  const rng = { chance: seeded(seedFrom(`thought ${n}`)) }
  if (questionOf(view) !== 'muster') return bots.easy.choose(game, view, rng)
  const { units } = (view.own as BattleLore['held']).muster
  const move: Move = units.length < 2 ? { do: 'buy', unit: army[seat] } : { do: 'mustered' }
  return move
}

const questionOf = (view: View<Kinds>): string => (view.stack.at(-1) as { do: string } | undefined)?.do ?? ''

function actionIn(view: View<Kinds>, seat: Seat, move: Kinds['move']): Action {
  const eyes = view as unknown as View<BattleLore>
  const label = plain(labelOf(texts.en, move as Move, eyes))
  const isReaction = move.do === 'lore' && eyes.open.turn!.seat !== seat
  return { seat, move: move as Move, label, isReaction }
}

/** Null: it is longer than wanted. */
function played(seed: string, longest: number): Battle | null {
  const begun = start(game, { roles, options, seed })
  const { state } = begun
  let { question } = begun
  const actions: Action[] = []
  while (question) {
    if (actions.length > longest) return null
    // Whoever sits in a later seat answers first where all are asked, so that soon the first seat alone is left.
    const seat = question.toMove.at(-1)!
    const view = viewOf(game, state, seat, question)
    const move = thought(view, seat, actions.length)
    actions.push(actionIn(view, seat, move))
    question = play(game, state, seat, move).question
  }
  const [first, ...rest] = actions
  const moves: GameRecord['moves'] = [[first.seat, first.move]]
  return {
    record: { ...recordFormat, game: game.id, gameVersion: game.version, options, roles, seed, moves },
    actions: rest,
    by: (state.g.open as BattleLore['open']).result!.by,
  }
}

/**
 * A game of at most so many moves in which all this is done, ended in the way wanted. `from`: where the search begins; games differ in nothing but
 * their seeds, so it may begin where it once ended.
 */
export function battleWith(
  { from, longest, by }: { from: number; longest: number; by?: Ending },
  ...wanted: ((action: Action) => boolean)[]
) {
  for (let n = from; n < from + 500; n++) {
    const battle = played(seedFrom(`battle ${n}`), longest)
    if (battle && (by === undefined || battle.by === by) && wanted.every(one => battle.actions.some(one))) return battle
  }
  throw new Error('No battle is like that.')
}
