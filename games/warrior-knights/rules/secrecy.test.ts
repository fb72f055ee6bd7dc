/** WK-15.4, attacked: what is sent to a seat or a spectator is searched for cards that it must not know. */
import { describe, expect, it } from 'vitest'
import {
  type LoggedEvent,
  nextToMove,
  pick,
  play,
  questionAt,
  type Seat,
  type State,
  seeded,
  seedFrom,
  start,
  viewOf,
  visibleTo,
} from '../../../kernel/index.ts'
import { easy } from '../bot/easy.ts'
import { warriorKnights } from '../game.ts'
import { scene } from '../testing.ts'
import type { Held, Hidden, Open, WarriorKnights } from '../types.ts'

/** A seat; null: a spectator. */
type Watcher = Seat | null

/** Cards of which there is one each, and which the watcher does not see. */
function unseenBy(watcher: Watcher, held: readonly Held[], hidden: Hidden): Set<string> {
  const hands = held.flatMap(({ fateHand }, seat) => (seat === watcher ? [] : fateHand))
  const { fateDeck, garrison, events, agendas, mercenaries } = hidden
  return new Set<string>([...hands, ...fateDeck, ...garrison, ...events, ...agendas, ...mercenaries])
}

/** Neutral cards that are neither up nor used: in the stacks, or laid aside. */
function unseenNeutral({ neutralUsed, card }: Open, { stacks, aside }: Hidden): string[] {
  const inStacks = stacks.flat().flatMap(played => (played.seat === null ? [played.card] : []))
  const shown: readonly string[] = [...neutralUsed, ...(card ? [card.card] : [])]
  return [...aside, ...inStacks].filter(each => !shown.includes(each))
}

/** All words that a value holds, at whatever depth, names of fields included. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => [key, ...wordsIn(each)])
}

interface Moment {
  state: State<WarriorKnights>
  /** What was hidden before the last move. */
  held: readonly Held[]
  hidden: Hidden
  heard: readonly LoggedEvent<WarriorKnights>[]
}

/** A game of easy bots that now and then do anything, moment by moment. */
function* moments(seats: number, most: number): Generator<Moment> {
  const options = { ...scene(2).open.options, exchangingHeirs: true, miracles: true, openMotions: seats > 3 }
  const seed = seedFrom(`watched ${seats}`)
  const { state } = start(warriorKnights, { roles: Array(seats).fill(null), options, seed })
  const rng = { chance: seeded(seed) }
  for (let n = 0; n < most; n++) {
    const question = questionAt(warriorKnights, state)
    if (question === null) return
    const seat = nextToMove(warriorKnights, question, null)!
    const isWild = pick(rng, [true, false, false, false])
    const view = viewOf(warriorKnights, state, seat)
    const move = isWild ? pick(rng, question.legal(seat)) : easy.choose(warriorKnights, view, rng)
    const [held, hidden] = [state.g.held.map(own => ({ ...own })), { ...state.g.hidden }]
    const { heard } = play(warriorKnights, state, seat, move)
    yield { state, held, hidden, heard }
  }
}

const tables = [2, 3, 6]
const watchersOf = (seats: number): Watcher[] => [null, ...Array(seats).keys()]
const most = 300

describe('WK-15.4 what is secret', () => {
  it.each(tables)('no view names a card of a deck, of another hand, or of the stacks, with %i Barons', seats => {
    for (const { state } of moments(seats, most)) {
      for (const watcher of watchersOf(seats)) {
        const { open, own, stack, legalMoves, side, answer } = viewOf(warriorKnights, state, watcher)
        const secrets = unseenBy(watcher, state.g.held, state.g.hidden)
        for (const card of unseenNeutral(open, state.g.hidden)) secrets.add(card)
        const told = wordsIn([open, own, stack, legalMoves, side, answer]).filter(word => secrets.has(word))
        expect(told, `seat ${watcher}`).toEqual([])
        expect(wordsIn(open.stacks), 'stacks').not.toContain('card')
      }
    }
  })

  it.each(tables)('nobody hears of a card that is not seen before or after, with %i Barons', seats => {
    for (const { state, held, hidden, heard } of moments(seats, most)) {
      for (const watcher of watchersOf(seats)) {
        const now = unseenBy(watcher, state.g.held, state.g.hidden)
        const before = unseenBy(watcher, held, hidden)
        // A card of Fate that decides something is turned up for all (WK-12.2), and so are those of a battle
        const told = visibleTo(heard, watcher).filter(({ is }) => is !== 'fate' && is !== 'showed')
        const secrets = wordsIn(told).filter(word => before.has(word) && now.has(word))
        expect(secrets, `seat ${watcher}`).toEqual([])
      }
    }
  })
})
