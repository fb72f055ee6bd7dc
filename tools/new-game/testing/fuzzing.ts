import type { Fuzzing } from '../../../kernel/testing/fuzzing.ts'
import { cards } from '../data/cards.ts'
import type { NewGame } from '../types.ts'

/** What the fuzzer counts; where random moves do not reach what is rare, `weigh` and `dense` help. */
export const fuzzing: Fuzzing<NewGame> = { pieces: { cards } }
