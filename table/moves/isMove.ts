import type { Kinds, Move } from '../../kernel/index.ts'

/** Any object with a name, from outside: which moves there are is for the game to say. */
export const isMove = (value: unknown): value is Move<Kinds> =>
  typeof value === 'object' && value !== null && 'do' in value && typeof value.do === 'string'
