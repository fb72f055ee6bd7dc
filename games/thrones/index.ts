/** A Game of Thrones: The Board Game: the public face of the game. Its words are loaded by language: texts/en.ts, hu.ts. */
export { easy } from './bot/easy.ts'
export { thrones } from './game.ts'
export { notEnforced } from './rules/notEnforced.ts'
export type * from './steps.ts'
export type * from './types.ts'
