import { randomBytes } from 'node:crypto'

/** 64 hexadecimal digits that nobody can guess: the seed of a table. */
export const freshSeed = (): string => randomBytes(32).toString('hex')
