/** Battles of Westeros fought by easy bots beforehand, to be fought again on the page, from somewhere on, as people would. */
import type { BattleId } from '../games/battles-of-westeros/data/battles.ts'
import { texts } from '../games/battles-of-westeros/texts/index.ts'
import type { BattlesOfWesteros, Move } from '../games/battles-of-westeros/types.ts'
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
  /** What was heard of it. */
  events: readonly string[]
  /** The same seat is asked again, and finds a choice of the same name. */
  isOfferedAgain: boolean
}

/** A position in which one seat chooses. */
export type Moment = Pick<View<BattlesOfWesteros>, 'open' | 'stack' | 'legalMoves'> & { seat: Seat }

const { game, bots } = games['battles-of-westeros']
const roles = ['stark', 'lannister']

const labelIn = (view: View<Kinds>, move: Kinds['move']): string =>
  plain(labelOf(texts.en, move as Move, view as unknown as View<BattlesOfWesteros>))

const labelsIn = (view: View<Kinds>): Set<string> => new Set(view.legalMoves.map(move => labelIn(view, move)))

interface Fought {
  actions: readonly Action[]
  /** The record of the first so many of them. */
  record(n: number): GameRecord
}

/** A whole battle; `seen` is shown every position. */
function fought(battle: BattleId, seed: string, seen: (moment: Moment, n: number) => void = () => {}): Fought {
  const options = optionsOf(game, { battle })
  const begun = start(game, { roles, options, seed })
  const { state } = begun
  let { question } = begun
  const actions: Action[] = []
  while (question) {
    const seat = question.toMove.at(-1)!
    const view = viewOf(game, state, seat, question)
    seen({ ...view, seat } as unknown as Moment, actions.length)
    const move = bots.easy.choose(game, view, { chance: seeded(seedFrom(`${seed} ${actions.length}`)) })
    const label = labelIn(view, move)
    const played = play(game, state, seat, move)
    const events = played.heard.map(({ event }) => event.is as string)
    question = played.question
    const isOfferedAgain = question?.toMove.at(-1) === seat && labelsIn(viewOf(game, state, seat, question)).has(label)
    actions.push({ seat, move: move as Move, label, events, isOfferedAgain })
  }
  const record = (n: number): GameRecord => ({
    ...recordFormat,
    game: game.id,
    gameVersion: game.version,
    options,
    roles,
    seed,
    moves: actions.slice(0, n).map(({ seat, move }) => [seat, move]),
  })
  return { actions, record }
}

export interface Ending {
  /** As far as the people take over. */
  record: GameRecord
  /** From there to the end of the battle. */
  actions: readonly Action[]
}

/** The end of a battle, so many actions long, that has what is wanted. */
export function endingWith(battle: BattleId, length: number, isMeant: (actions: readonly Action[]) => boolean): Ending {
  for (let n = 0; n < 200; n++) {
    const { actions, record } = fought(battle, seedFrom(`westeros ${n}`))
    const begin = Math.max(0, actions.length - length)
    if (isMeant(actions.slice(begin))) return { record: record(begin), actions: actions.slice(begin) }
  }
  throw new Error('No battle ends like that.')
}

/** A battle as far as the last position in which something wanted is found. */
export function recordUntilLast<Found>(battle: BattleId, find: (moment: Moment) => Found | undefined) {
  for (let n = 0; n < 50; n++) {
    let last = { at: -1, found: undefined as Found | undefined }
    const { record } = fought(battle, seedFrom(`westeros ${n}`), (moment, at) => {
      const found = find(moment)
      if (found !== undefined) last = { at, found }
    })
    if (last.found !== undefined) return { record: record(last.at), found: last.found }
  }
  throw new Error('No battle comes to such a position.')
}
