/** Many random games: through all tables of a game, from its start and from dense positions. */

import { type FuzzGame, type FuzzHelp, type FuzzStart, fuzzGame } from '../fuzz.ts'
import type { Game } from '../game.ts'
import type { Kinds } from '../kinds.ts'
import { type GameRecord, recordFormat } from '../record.ts'
import { seedFrom } from '../rng.ts'
import { type FixedChoices, tablesOf } from './tables.ts'

export const origins = ['start', 'dense', 'both'] as const

export interface FuzzWish<K extends Kinds> extends FixedChoices<K> {
  games: number
  /** Any word; the same word, the same games. */
  seed: string
  /** Where games begin; `both`: by turns, and the other way round on the next way through the tables. */
  from?: (typeof origins)[number]
}

/**
 * Plays random games one after the other, each at the next table, until one breaks a law. A game that begins a series is
 * followed by the rest of it: they count as one.
 */
export function* fuzzGames<K extends Kinds>(
  game: Game<K>,
  help: FuzzHelp<K>,
  { games, seed, from = 'both', ...fixed }: FuzzWish<K>,
): Generator<FuzzGame<K>> {
  const tables = tablesOf(game, fixed)
  for (let i = 0; i < games; i++) {
    const turn = (i % tables.length) + Math.floor(i / tables.length)
    const dense = from === 'both' ? turn % 2 === 1 : from === 'dense'
    for (const played of series(game, { ...tables[i % tables.length], dense, seed: `${seed}/${i}` }, help)) {
      yield played
      if (played.complaint !== null) return
    }
  }
}

function* series<K extends Kinds>(
  game: Game<K>,
  { seed, ...begin }: FuzzStart<K>,
  help: FuzzHelp<K>,
): Generator<FuzzGame<K>> {
  let played = fuzzGame(game, { ...begin, seed: seedFrom(seed) }, help)
  yield played
  for (let n = 2; played.sequel; n++) {
    const { options, carried, roles = played.roles } = played.sequel
    const next = { ...begin, options, carried, roles }
    played = fuzzGame(game, { ...next, seed: seedFrom(`${seed}/${n}`) }, help)
    yield played
  }
}

/** A record that plays a random game again, up to the law it broke. */
export function recordOfFuzz<K extends Kinds>(game: Game<K>, played: FuzzGame<K>): GameRecord<K> {
  const { seed, roles, options, carried, position, moves } = played
  return {
    ...recordFormat,
    game: game.id,
    gameVersion: game.version,
    options,
    roles,
    ...(carried && { carried }),
    ...(position && { position }),
    seed,
    moves,
  }
}
