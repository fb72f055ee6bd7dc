/** What the house is called, and under which name browsers know it, for keys that belong to it alone. */

/** What a house is called whose host has given it no name, and what the built page says. */
export const usualName = 'Interregnum'

/** `name`: 'play.example.org'; `origin`: 'https://play.example.org'. */
export interface House {
  name: string
  origin: string
}

/**
 * `address`: where the host says that it is found from outside; left out: only this very machine has a name that can be
 * trusted. Browsers keep no keys for numbers. null: there can be no passkeys.
 */
export function houseOf(address: string | undefined, host: string): House | null {
  const url = URL.parse(address ?? `http://${host}`)
  if (!url || (address === undefined && url.hostname !== 'localhost')) return null
  const isNumber = /^[\d.]+$|^\[/.test(url.hostname)
  return isNumber ? null : { name: url.hostname, origin: url.origin }
}
