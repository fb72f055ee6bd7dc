/** Jobs that wait for the next turn of the event loop. */
import { setImmediate as yieldToLoop } from 'node:timers/promises'

/**
 * Gives a function that resolves in a later turn of the event loop, for so many in one turn: however many wait, timers and sockets
 * have their turn in between.
 */
export function openTurns(most: number): () => Promise<void> {
  const waiting: (() => void)[] = []
  const callSome = async () => {
    await yieldToLoop()
    for (const go of waiting.splice(0, most)) go()
    if (waiting.length > 0) void callSome()
  }
  return () =>
    new Promise(go => {
      waiting.push(go)
      if (waiting.length === 1) void callSome()
    })
}
