import { describe, expect, it } from 'vitest'
import { type Drawers, type Game, isSettlement, replay, seeded, seedFrom, start } from '../index.ts'
import { lengthLaw } from '../progress.ts'
import { checkRecord } from '../record.ts'
import { type Duel, duel } from './duel.ts'
import { fuzzGames, recordOfFuzz } from './fuzzGames.ts'
import type { Fuzzing } from './fuzzing.ts'
import { randomPlayer } from './player.ts'
import { tablesOf } from './tables.ts'
import { Tally } from './tally.ts'
import { type Toy, toy } from './toy.ts'

/** Everybody is rich, and two cards are left. */
const dense: Fuzzing<Toy>['dense'] = {
  after: 'build',
  make(g, ctx) {
    g.open.coins = g.open.coins.map(() => 5 + ctx.below(5))
    g.hidden.deck = g.hidden.deck.slice(0, 2)
    g.open.left = g.hidden.deck.length
    g.held = g.held.map(() => ({ offer: 0, next: null }))
    g.open.waved = []
    return [{ do: 'round' }]
  },
}
const fuzzing: Fuzzing<Toy> = { pieces: {}, dense }
const games = (wish: Partial<Parameters<typeof fuzzGames<Toy>>[2]> = {}, help = {}) => [
  ...fuzzGames(toy, { fuzzing, ...help }, { games: 12, seed: 'word', options: { cards: 'few' }, ...wish }),
]

describe('random games', () => {
  it('go through the tables by turns from the start and from dense positions, and the other way round next time', () => {
    const tables = tablesOf(toy, { seats: 2, options: { cards: 'few', rich: true } })
    const played = games({ games: 2 * tables.length, seats: 2, options: { cards: 'few', rich: true } })
    expect(played.map(({ options, roles }) => ({ options, roles }))).toEqual(
      [...tables, ...tables].map(({ options, roles }) => ({ options, roles })),
    )
    const isDense = played.map(({ position }) => position !== null)
    expect(isDense.slice(0, 4)).toEqual([false, true, false, true])
    expect(isDense.slice(tables.length)).toEqual(isDense.slice(0, tables.length).map(each => !each))
    expect(played.map(({ complaint }) => complaint)).toEqual(played.map(() => null))
  })

  it('are the same for the same word, and others for another', () => {
    expect(games()).toEqual(games())
    expect(games({ seed: 'other' }).map(({ moves }) => moves)).not.toEqual(games().map(({ moves }) => moves))
  })

  it('are replayed from their record, a dense position with them', () => {
    for (const played of games({ from: 'dense' })) {
      const record = recordOfFuzz(toy, played)
      expect(checkRecord(JSON.parse(JSON.stringify(record)))).toEqual(record)
      const { state, moves } = replay(toy, record)
      expect([moves, state.stack]).toEqual([played.moves.length, []])
      // Two cards were left in the deck, and one may lie open already.
      expect(record.position!.g.open.coins.every(coins => coins >= 5)).toBe(true)
    }
    expect(() => checkRecord({ ...recordOfFuzz(toy, games()[1]), position: { g: 1 } })).toThrow(
      '"position" must be the state of a game.',
    )
  })

  it('end with the first that breaks a law, also in making a dense position up', () => {
    const noWay: Fuzzing<Toy> = { pieces: {}, dense: { ...dense!, after: 'settle' } }
    const played = games({ from: 'dense', options: { ties: 'die' } }, { fuzzing: noWay })
    expect(played).toHaveLength(1)
    expect(played[0].complaint).toMatch(/toy has not come to 'settle' after \d+ random moves/)
  })
})

describe('what is weighed up', () => {
  const share = (weigh?: Fuzzing<Toy>['weigh']) => {
    const moves = games({ games: 20, seats: 2, from: 'start' }, { fuzzing: { pieces: {}, weigh } }).flatMap(
      each => each.moves,
    )
    const looks = moves.filter(([, move]) => move.do === 'look').length
    const passes = moves.filter(([, move]) => move.do === 'pass').length
    return looks / (looks + passes)
  }

  it('is done more often', () => {
    const [alike, weighed] = [share(() => 1), share((_state, _seat, move) => (move.do === 'look' ? 50 : 1))]
    expect(weighed).toBeGreaterThan(alike + 0.1)
  })
})

describe('the ends beside the rules', () => {
  /** The only side moves are a resignation of each seat, and the draw. */
  function endsIn(moves: number, settles: boolean): Set<string> {
    const { state, question } = start(duel, { roles: [null, null], options: { quick: false }, seed: seedFrom('ends') })
    const player = randomPlayer(duel, { chance: seeded(seedFrom('ends')) }, { settles })
    const made = Array.from({ length: moves }, () => player(state, question!))
    return new Set(made.filter(({ move }) => isSettlement(move)).map(({ seat, move }) => `${seat} ${move.do}`))
  }

  it('are made now and then by each seat, and never on the way to a dense position', () => {
    expect([...endsIn(40_000, true)].sort()).toEqual(['0 agree-draw', '0 resign', '1 agree-draw', '1 resign'])
    expect([...endsIn(40_000, false)]).toEqual([])
  })

  // Most games end otherwise: with these words one of the first ends so.
  it.each([
    ['resign', 'c'],
    ['agree-draw', 'i'],
  ])('%s: the laws are checked after it', (name, seed) => {
    const owe = ({ open }: Drawers<Duel>) => {
      open.points = [-1, -1]
    }
    const settle = name === 'resign' ? { ...duel.settle, resign: owe } : { ...duel.settle, draw: owe }
    const last = [...fuzzGames({ ...duel, settle }, {}, { games: 1000, seed })].at(-1)!
    expect([last.complaint, last.moves.at(-1)![1]]).toEqual(['no debts: points -1,-1', { do: name }])
  })
})

describe('the tally', () => {
  it('counts the steps done, the moves made and the events told, those that laws try left out', () => {
    const tally = new Tally<Toy>()
    const played = games({ from: 'start' }, { tally })
    const moves = played.flatMap(each => each.moves.map(([, move]) => move.do))
    for (const name of ['offer', 'seal', 'stone', 'look', 'take-back'] as const) {
      expect([name, tally.moves.get(name) ?? 0]).toEqual([name, moves.filter(each => each === name).length])
    }
    const rounds = played.reduce((sum, { options }) => sum + (options.cards === 'few' ? 3 : 9), 0)
    expect([tally.events.get('card'), tally.steps.get('award')]).toEqual([rounds, rounds])
    // Once more each game, when the deck is empty.
    expect(tally.steps.get('round')).toBe(rounds + played.length)
    expect(tally.names.has('a')).toBe(true)
    expect(tally.steps.has('no such step')).toBe(false)
  })

  it('knows how often something like a move was made: as often as its rarest part', () => {
    const tally = new Tally<Toy>()
    const step = { do: 'build', seat: 0, left: 2 } as const
    const seen = (on: string) => tally.timesSeen(step, { do: 'stone', on })
    tally.made(step, { do: 'stone', on: 'a' })
    tally.made(step, { do: 'stone', on: 'a' })
    tally.made(step, { do: 'stone', on: 'b' })
    expect([seen('a'), seen('b'), seen('c')]).toEqual([2, 1, 0])
    expect(tally.timesSeen({ do: 'bid' }, { do: 'stone', on: 'a' })).toBe(0)
  })
})

describe('the length of a game', () => {
  const short: Game<Toy> = { ...toy, longest: () => 6, isRetraction: ({ do: name }) => name === 'wave' }
  const offer = { do: 'offer', coins: 1 } as const
  const wave = { do: 'wave' } as const

  it('does not count what is taken back, however often', () => {
    const law = lengthLaw(short, 3)
    for (let i = 0; i < 50; i++) expect([law(offer), law(wave)]).toEqual([null, null])
    for (let i = 0; i < 6; i++) expect(law(offer)).toBeNull()
    expect(law(offer)).toBe('the game is longer than 6 moves')
  })

  it('is bounded even so', () => {
    const law = lengthLaw(short, 3)
    for (let i = 0; i < 60; i++) expect([law(offer), law(wave)]).toEqual([null, null])
    expect(law(offer)).toBe('the game goes back and forth: 121 moves')
  })

  it('the generator of a position is its own', () => {
    const [, played] = games()
    expect(played.position!.chance).not.toEqual(seeded(seedFrom('word/1')))
  })
})
