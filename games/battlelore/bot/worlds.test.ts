import { describe, expect, it } from 'vitest'
import { nextToMove, play, type Rng, type State, seeded, seedFrom, start, viewOf } from '../../../kernel/index.ts'
import { type CommandCard, commandDeck } from '../data/commandCards.ts'
import { battlelore } from '../game.ts'
import { other } from '../rules/field/units.ts'
import type { BattleLore } from '../types.ts'
import { byThumb } from './easy.ts'
import { plain } from './testing.ts'
import { likelihoods, worldsFor } from './worlds.ts'

const rngOf = (word: string): Rng => ({ chance: seeded(seedFrom(word)) })

/** A game of easy bots at each question which command card is played. The state is played on in place. */
function* turnsOf(word: string): Generator<State<BattleLore>> {
  let { state, question } = start(battlelore, { roles: [null, null], options: plain, seed: seedFrom(word) })
  const rng = rngOf(`${word} bots`)
  for (let last = 0; question; ) {
    if (question.step.do === 'command') yield state
    last = nextToMove(battlelore, question, last)!
    const botView = { open: state.g.open, me: last, own: state.g.held[last], rng }
    question = play(battlelore, state, last, byThumb(botView, question.step, question.legal(last))).question
  }
}

/** A turn in the middle of a game. */
function someTurn(): State<BattleLore> {
  for (const state of turnsOf('some')) if (state.g.open.round === 4) return state
  throw new Error('The game ended before.')
}

/** What the seat whose turn it is does not know to be elsewhere. */
function unseenBy({ g }: State<BattleLore>, seat: number): CommandCard[] {
  const cards = [...commandDeck]
  for (const card of [...g.open.commandDiscard, ...g.held[seat].commands]) cards.splice(cards.indexOf(card), 1)
  return cards
}

describe('plausible worlds', () => {
  it('BL-22.1: look to their seat exactly like the real one', () => {
    const state = someTurn()
    const seat = state.g.open.turn!.seat
    const view = viewOf(battlelore, state, seat)
    const draw = worldsFor(view)
    const rng = rngOf('draws')
    const worlds = Array.from({ length: 5 }, () => draw(rng))
    for (const world of worlds) {
      expect(viewOf(battlelore, world, seat)).toEqual(view)
      const { held, hidden } = world.g
      expect([...held[other(seat)].commands, ...hidden.commandDeck].sort()).toEqual(unseenBy(state, seat).sort())
    }
    expect(new Set(worlds.map(({ g }) => g.held[other(seat)].commands.join())).size).toBeGreaterThan(1)
  })

  it('deal the likelier cards oftener', () => {
    const state = someTurn()
    const seat = state.g.open.turn!.seat
    const draw = worldsFor(viewOf(battlelore, state, seat))
    const rng = rngOf('often')
    const weights = likelihoods(state.g.open, other(seat))
    const cards = unseenBy(state, seat).toSorted((a, b) => weights.get(a)! - weights.get(b)!)
    const [few, many] = [new Set(cards.slice(0, 12)), new Set(cards.slice(-12))]
    const dealt = Array.from({ length: 200 }, () => draw(rng).g.held[other(seat)].commands).flat()
    const count = (some: ReadonlySet<CommandCard>) => dealt.filter(card => some.has(card)).length
    expect(count(many)).toBeGreaterThan(1.5 * count(few))
  })

  it('hold what easy bots really hold: a card in their hand is likelier there than by chance', () => {
    let [surplus, held] = [0, 0]
    for (const word of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l']) {
      for (const state of turnsOf(word)) {
        const seat = state.g.open.turn!.seat
        const weights = likelihoods(state.g.open, other(seat))
        const unseen = unseenBy(state, seat)
        const mean = unseen.reduce((sum, card) => sum + weights.get(card)!, 0) / unseen.length
        for (const card of state.g.held[other(seat)].commands) {
          surplus += Math.log(weights.get(card)! / mean)
          held++
        }
      }
    }
    expect(surplus / held).toBeGreaterThan(0.03)
  })
})
