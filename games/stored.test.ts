import { afterAll, describe, expect, it, vi } from 'vitest'
import {
  defaultSettings,
  type Game,
  type GameModule,
  type Kinds,
  type Move,
  play,
  type Seat,
  type Start,
  type State,
  seeded,
  seedFrom,
} from '../kernel/index.ts'
import { atRandom, playout } from '../kit/playout.ts'
import { games } from './index.ts'

/** The lists of data whose order means nothing to a game: cards, orders, events. A game that names none has none turned. */
const lists: Record<string, readonly string[]> = {
  thrones: ['houseCards', 'orders', 'tides', 'westerosCards', 'wildlingCards'],
  battlelore: ['commandCards', 'loreCards', 'scenarios'],
  'iron-throne': ['cards', 'events'],
  'battles-of-westeros': ['cards', 'commanders', 'setupCards'],
  'warrior-knights': ['agendas', 'events', 'fate'],
}
const seats: Record<string, number> = { 'iron-throne': 4 }

interface Played {
  /** In the middle of the game, as it is stored. */
  saved: string
  moves: readonly (readonly [Seat, Move<Kinds>])[]
  /** What was said since. */
  heard: readonly object[]
  end: State<Kinds>
}

/** A random game of 300 moves, or a whole one that is shorter; saved in the middle. */
function played(game: Game<Kinds>): Played {
  const count = seats[game.id] ?? game.seats.max
  const begin = {
    roles: Array.from({ length: count }, () => null),
    options: defaultSettings(game.options),
    seed: seedFrom(`stored ${game.id}`),
  }
  const all = [...positionsOf(game, begin)]
  const middle = Math.floor((all.length - 1) / 2)
  const later = all.slice(middle + 1)
  return {
    saved: all[middle].saved,
    moves: later.map(({ made }) => [made!.seat, made!.move]),
    heard: later.flatMap(({ heard }) => heard),
    end: JSON.parse(all.at(-1)!.saved),
  }
}

/** The positions of the game as they are stored, with the move that led there and what was said of it. */
function* positionsOf(game: Game<Kinds>, begin: Start<Kinds>) {
  const choose = atRandom(game, { chance: seeded(seedFrom(`moves ${game.id}`)) })
  const positions = playout(game, begin, position => (position.moves < 300 ? choose(position) : undefined))
  for (const { state, made, heard } of positions) yield { saved: JSON.stringify(state), made, heard }
}

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 1 && value.every(each => typeof each === 'string')

/** Everything in a value that is a text. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values((value ?? {}) as object).flatMap(each => textsIn(each))

afterAll(() => {
  vi.resetModules()
})

describe.each(Object.keys(games))('what is stored of %s', id => {
  const old = played(games[id].game)

  it('names its pieces: an old game goes on unchanged when the lists of cards are turned round (UR-101)', async () => {
    vi.resetModules()
    const turned = new Set<string>()
    for (const list of lists[id] ?? []) {
      vi.doMock(`./${id}/data/${list}.ts`, async original => {
        const entries = Object.entries((await original()) as object).map(([key, value]) => {
          if (isList(value)) turned.add(list)
          return [key, isList(value) ? value.toReversed() : value]
        })
        return Object.fromEntries(entries)
      })
    }
    const { games: later }: { games: Readonly<Record<string, GameModule>> } = await import('./index.ts')
    const { game } = later[id]
    expect([...turned].sort()).toEqual(lists[id] ?? [])
    const state: State<Kinds> = JSON.parse(old.saved)
    for (const [seat, move] of old.moves) play(game, state, seat, move)
    expect(state).toEqual(old.end)
  })

  it('is codes in log and record alike, never a sentence: each reader’s language makes them (UR-130)', () => {
    const codes = [...textsIn(old.heard), ...textsIn(old.moves), ...textsIn(JSON.parse(old.saved))]
    expect(old.heard.length).toBeGreaterThan(old.moves.length / 3)
    expect(codes.length).toBeGreaterThan((old.moves.length * 10) / 3)
    expect(codes.filter(text => !/^[\w:.+-]+$/.test(text))).toEqual([])
  })
})
