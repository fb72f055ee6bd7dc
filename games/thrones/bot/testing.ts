/** The easy bot at a table set by hand, and in whole games that are watched. For tests. */
import { trials } from '../../../bots/budget.ts'
import { type Move, type Rng, seeded, seedFrom, type Thinker, viewOf } from '../../../kernel/index.ts'
import { type Chooser, lastOf, playout } from '../../../kit/playout.ts'
import type { House } from '../data/houses.ts'
import { thrones } from '../game.ts'
import type { Scene } from '../testing.ts'
import type { Options, Thrones, Move as ThronesMove } from '../types.ts'
import { easy } from './easy.ts'

/** What the bot answers for a house now; `word` names the chance it draws from. */
export const answer = (t: Scene, house: House, word = 'bot'): Move<Thrones> =>
  easy.choose(thrones, t.view(house), { chance: seeded(seedFrom(word)) })

/** Lets the bot answer for a house until the question is another one, or another house is asked; returns its moves. */
export function answers(t: Scene, house: House, word = 'bot'): Move<Thrones>[] {
  const question = t.question()
  const made: Move<Thrones>[] = []
  while (t.question() === question && t.asked().includes(house)) {
    if (made.length > 60) throw new Error(`The bot goes in circles at ${question}.`)
    const move = answer(t, house, `${word} ${made.length}`)
    made.push(move)
    t.move(house, move)
  }
  return made
}

export const plain: Options = {
  tidesOfBattle: false,
  victoryCheck: 'at-once',
  finalTieBreak: 'rulebook',
  darkWingsPortsPay: false,
  lannisterPortShip3p: false,
}

export interface Watched {
  moves: number
  /** Answers that were none of the options, by question. */
  foreign: string[]
  /** Drafts taken back although something else could be done, by question. */
  isRetraction: string[]
  over: boolean
}

export function playWatched(seats: number, options: Options, word: string): Watched {
  const roles = Array.from({ length: seats }, () => null)
  const rngs = roles.map((_, seat): Rng => ({ chance: seeded(seedFrom(`${word} ${seat}`)) }))
  const watched: Watched = { moves: 0, foreign: [], isRetraction: [], over: false }
  const choose: Chooser<Thrones> = ({ state, question }) => {
    const [seat] = question.toMove
    const view = viewOf(thrones, state, seat, question)
    const move = easy.choose(thrones, view, rngs[seat])
    const name = question.step.do
    if (!view.legalMoves.includes(move)) watched.foreign.push(name)
    const back = (each: { do: string }) => each.do === 'take-back' || thrones.isRetraction(each as ThronesMove)
    if (back(move) && !view.legalMoves.every(back)) watched.isRetraction.push(name)
    return ++watched.moves > thrones.longest(seats) ? undefined : { seat, move }
  }
  const { question } = lastOf(playout(thrones, { roles, options, seed: seedFrom(word) }, choose))
  return { ...watched, over: question === null }
}

/** What a thinker does for a house now, after so many trials; `word` names the chance it draws from. */
export async function thought(t: Scene, bot: Thinker<Thrones>, house: House, nodes: number, word = 'bot') {
  const plan = await bot.think(thrones, t.view(house), { chance: seeded(seedFrom(word)) }, trials(nodes))
  return [plan].flat() as ThronesMove[]
}
