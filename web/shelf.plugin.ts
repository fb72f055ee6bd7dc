/**
 * What the shell must know of every game before it loads one: taken from the games' own faces when the page is built,
 * so that the home page carries a few lines of each and not its rules.
 */
import type { Plugin } from 'vite'
import type { GameModule, Kinds } from '../kernel/index.ts'
import type { Texts } from '../text/index.ts'

const id = 'virtual:shelf'

/** Not bundled into Vite's configuration: Node runs the games from source. */
const load = (path: string) => import(new URL(`../games/${path}`, import.meta.url).href)

async function excerptOf({ game }: GameModule) {
  const { texts }: { texts: Texts<Kinds> } = await load(`${game.id}/texts/index.ts`)
  const { min, max } = game.seats
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  return {
    id: game.id,
    seats: { min, max },
    options: game.options,
    roles: Object.fromEntries(counts.map(count => [count, game.roles(count)])),
    words: Object.fromEntries(
      Object.entries(texts).map(([language, { title, tagline, length }]) => [language, { title, tagline, length }]),
    ),
  }
}

async function excerpts() {
  const { games }: { games: Readonly<Record<string, GameModule>> } = await load('index.ts')
  return Promise.all(Object.values(games).map(excerptOf))
}

export function shelf(): Plugin {
  return {
    name: 'shelf',
    resolveId: source => (source === id ? `\0${id}` : null),
    load: async source => (source === `\0${id}` ? `export const shelf = ${JSON.stringify(await excerpts())}` : null),
  }
}
