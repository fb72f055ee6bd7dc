/** How the collector of memory is to work in a process that others wait for. */
import { setFlagsFromString } from 'node:v8'

/** Since this V8 it can be asked for. */
const knownSince = 13

/**
 * Where little is allocated for some seconds, V8 gives memory back by compacting the whole heap at once: with 100 MB in use,
 * 0.2 to 0.3 s in which nobody is answered. A server that waits for people is such a place. It is asked to give memory back
 * as any collection does, in small steps.
 *
 * May be called at any time. (`--memory-reducer-gc-count=0` may not: V8 ends a process whose collections outnumber it.)
 */
export function compactInSteps(): void {
  if (Number.parseInt(process.versions.v8, 10) >= knownSince) setFlagsFromString('--no-memory-reducer-favors-memory')
}
