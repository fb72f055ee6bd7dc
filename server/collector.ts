/** How the collector of memory is to work in a process that others wait for. */
import { setFlagsFromString } from 'node:v8'

/** Since this V8 the number can be set. */
const knownSince = 13

/**
 * Where little is allocated for some seconds, V8 gives memory back by compacting the whole heap at once: with 100 MB in use,
 * 0.2 to 0.3 s in which nobody is answered. A server that waits for people is such a place. It is asked to do that never;
 * the collections that go on in small steps free memory as before.
 */
export function compactInSteps(): void {
  if (Number.parseInt(process.versions.v8, 10) >= knownSince) setFlagsFromString('--memory-reducer-gc-count=0')
}
