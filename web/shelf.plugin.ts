/**
 * What the shell must know of every game before it loads one: taken from the games' own faces when the page is built,
 * so that the home page carries a few lines of each and not its rules.
 */
import type { Plugin } from 'vite'
import type { GameFace } from '../text/index.ts'

const id = 'virtual:shelf'

/** Not bundled into Vite's configuration: Node runs the games from source. */
const games = new URL('../games/registry.ts', import.meta.url).href
const bots = new URL('../bots/levels.ts', import.meta.url).href

async function excerptOf({ module, texts, guide }: GameFace) {
  const { levelsOf }: typeof import('../bots/levels.ts') = await import(bots)
  const { game } = module
  const { min, max } = game.seats
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  return {
    id: game.id,
    seats: { min, max },
    options: game.options,
    roles: Object.fromEntries(counts.map(count => [count, game.roles(count)])),
    levels: levelsOf(module),
    hasGuide: guide !== undefined,
    words: Object.fromEntries(await Promise.all(Object.entries(texts).map(wordsIn))),
  }
}

async function wordsIn([language, load]: [string, GameFace['texts']['en']]) {
  const { title, tagline, length } = await load()
  return [language, { title, tagline, length }] as const
}

async function excerpts() {
  const { registry }: typeof import('../games/registry.ts') = await import(games)
  return Promise.all(Object.values(registry).map(async face => excerptOf(await face())))
}

export function shelf(): Plugin {
  return {
    name: 'shelf',
    resolveId: source => (source === id ? `\0${id}` : null),
    load: async source => (source === `\0${id}` ? `export const shelf = ${JSON.stringify(await excerpts())}` : null),
  }
}
