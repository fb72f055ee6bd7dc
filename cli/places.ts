/** Where people find a server that has started. */
import { networkInterfaces } from 'node:os'
import type { Settings } from '../server/index.ts'

/** What is told at the start: an address at which the server answers, and the one for others where it is another. */
export function placesOf(
  here: string,
  { address, host, hosts }: Pick<Settings, 'address' | 'host' | 'hosts'>,
): string[] {
  const { host: name, port } = new URL(here)
  const answersHere = hosts.length === 0 || hosts.includes(name) || address === undefined
  const others = address ?? (['0.0.0.0', '::'].includes(host) ? inNetwork(port) : undefined)
  if (others === undefined || others === here) return [`Interregnum is at ${here}`]
  return answersHere
    ? [`Interregnum is at ${here}`, `Others find it at ${others} (open it there, and your links lead there)`]
    : [`Interregnum is at ${others}`]
}

/** The first address of this machine that others in its network can reach. */
function inNetwork(port: string): string | undefined {
  const own = Object.values(networkInterfaces()).flatMap(list => list ?? [])
  const first = own.find(({ family, internal }) => family === 'IPv4' && !internal)
  return first && `http://${first.address}${port && `:${port}`}`
}
