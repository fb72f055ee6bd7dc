/** Could the server be reached when it was last asked for something, or the browser said that its network came or went? */
import { observable } from './observable.ts'

export const isReached = observable(true)

globalThis.addEventListener?.('offline', () => isReached.tell(false))
globalThis.addEventListener?.('online', () => isReached.tell(true))
