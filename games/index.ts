/** All games of the registry, loaded: for the server, the command and tests. A page loads one game of registry.ts. */
import { registry } from './registry.ts'

const load = async ([id, face]: [string, (typeof registry)[string]]) => [id, (await face()).module] as const

export const games = Object.fromEntries(await Promise.all(Object.entries(registry).map(load)))
