import { afterAll, describe, expect, it, vi } from 'vitest'
import {
  defaultSettings,
  type Game,
  type GameModule,
  type Kinds,
  type Move,
  play,
  type Seat,
  type State,
  seeded,
  seedFrom,
} from '../kernel/index.ts'
import { atRandom, playout } from '../kit/playout.ts'
import { games } from './index.ts'

/** The lists of data whose order means nothing to a game: cards, orders, events. */
const lists: Record<string, readonly string[]> = {
  thrones: ['houseCards', 'orders', 'tides', 'westerosCards', 'wildlingCards'],
  battlelore: ['commandCards', 'loreCards', 'scenarios'],
  'iron-throne': ['cards', 'events'],
}
const seats: Record<string, number> = { thrones: 6, battlelore: 2, 'iron-throne': 4 }

interface Played {
  /** In the middle of the game, as it is stored. */
  saved: string
  moves: readonly (readonly [Seat, Move<Kinds>])[]
  /** What was said since. */
  heard: readonly object[]
  end: State<Kinds>
}

/** A random game, saved after 150 moves and played on for as many more. */
function played(game: Game<Kinds>): Played {
  const count = seats[game.id]
  const begin = {
    roles: Array.from({ length: count }, () => null),
    options: defaultSettings(game.options),
    seed: seedFrom(`stored ${game.id}`),
  }
  const choose = atRandom(game, { chance: seeded(seedFrom(`moves ${game.id}`)) })
  const moves: [Seat, Move<Kinds>][] = []
  const heard: object[] = []
  let saved = ''
  const positions = playout(game, begin, position => (position.moves < 300 ? choose(position) : undefined))
  let end: State<Kinds>
  for (const position of positions) {
    end = position.state
    if (position.moves === 150) saved = JSON.stringify(end)
    if (position.moves <= 150 || !position.made) continue
    moves.push([position.made.seat, position.made.move])
    heard.push(...position.heard)
  }
  return { saved, moves, heard, end: end! }
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
    for (const list of lists[id]) {
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
    expect([...turned].sort()).toEqual(lists[id])
    const state: State<Kinds> = JSON.parse(old.saved)
    for (const [seat, move] of old.moves) play(game, state, seat, move)
    expect(state).toEqual(old.end)
  })

  it('is codes in log and record alike, never a sentence: each reader’s language makes them (UR-130)', () => {
    const codes = [...textsIn(old.heard), ...textsIn(old.moves), ...textsIn(JSON.parse(old.saved))]
    expect(old.heard.length).toBeGreaterThan(50)
    expect(codes.length).toBeGreaterThan(500)
    expect(codes.filter(text => !/^[\w:.+-]+$/.test(text))).toEqual([])
  })
})
