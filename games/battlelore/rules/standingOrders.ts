/**
 * BL-2.4: what a player may say once for all, so that a game by mail need not wait for it: always or never counter, ignore as
 * much as possible, pass every lore window of a kind. An order holds until it is taken back, whatever the hand holds, so
 * that an answer tells nothing of it.
 */
import type { Game } from '../../../kernel/index.ts'
import { windows } from '../data/windows.ts'
import type { BattleLore, MoveOf } from '../types.ts'

type Ahead = NonNullable<Game<BattleLore>['ahead']>

/** Set for the whole battle: nothing ends it but its player. */
const basis = () => null

/** BL-7.7, BL-7.9: more than can ever be ignored. */
const all: MoveOf<'ignore'> = { do: 'ignore', n: 99 }

const ignoring = {
  topics: () => ({ all: [all] }),
  topic: () => 'all',
  meant: (_: MoveOf<'ignore'>, legal: readonly MoveOf<'ignore'>[]) => legal.toSorted((a, b) => b.n - a.n)[0],
  basis,
}

const pass: MoveOf<'pass'> = { do: 'pass' }

export const ahead: Ahead = {
  // BL-11.1, BL-16.2
  counterOrNot: {
    topics: () => ({
      counter: [
        { do: 'counter', yes: true },
        { do: 'counter', yes: false },
      ],
    }),
    topic: () => 'counter',
    basis,
  },
  ignoreDamage: ignoring,
  ignoreRetreats: ignoring,
  // BL-17.3; the learning scenario has no lore (BL-21.4)
  react: {
    topics: ({ open }) => (open.options.learning ? {} : Object.fromEntries(windows.map(window => [window, [pass]]))),
    topic: ({ window }) => window,
    basis,
  },
}
