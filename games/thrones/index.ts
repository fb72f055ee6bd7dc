/** A Game of Thrones: The Board Game: the public face of the game. */
export { thrones } from './game.ts'
export type * from './steps.ts'
export type * from './types.ts'
// Texts and bots are named here when they are there.
