/** Game of Thrones: The Iron Throne: the public face of the game. Its words are loaded by language: texts/en.ts, hu.ts. */
export { ironThrone } from './game.ts'
export { notEnforced } from './rules/notEnforced.ts'
export type * from './steps.ts'
export type * from './types.ts'
