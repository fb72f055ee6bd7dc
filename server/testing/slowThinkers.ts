/** The toy, read as slowly as all games are by a thread that is new on a busy machine. */
await new Promise(done => setTimeout(done, 5000))

export { games } from './thinkers.ts'
