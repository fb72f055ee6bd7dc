/** The cards of a group that owns a game: a file of its own names, words and values in the place of ours. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fileText } from './arguments.ts'

interface Reader {
  setOwnCards(json: unknown): void
}

/**
 * Reads the file that the environment names with OWN_CARDS, if it does: `{ "game": { ... } }`. Games that begin from now on
 * are played with its cards. Throws an Error with one line that says what is wrong.
 */
export async function takeOwnCards(path: string | undefined): Promise<void> {
  if (!path) return
  const file = parse(path, fileText(path))
  for (const [id, cards] of Object.entries(file)) {
    const reader = await readerOf(id)
    if (!reader) throw new Error(`${path}: no game named "${id}" takes cards of one's own.`)
    try {
      reader.setOwnCards(cards)
    } catch (error) {
      throw new Error(`${path}: ${(error as Error).message}`)
    }
  }
}

function parse(path: string, text: string): object {
  try {
    const json: unknown = JSON.parse(text)
    if (typeof json === 'object' && json !== null && !Array.isArray(json)) return json
  } catch (error) {
    throw new Error(`${path} is no JSON: ${(error as Error).message}.`)
  }
  throw new Error(`${path} must hold an object: the name of a game, then its cards.`)
}

async function readerOf(id: string): Promise<Reader | null> {
  const place = new URL(`../games/${id}/local/read.ts`, import.meta.url)
  if (!/^[a-z-]+$/.test(id) || !existsSync(fileURLToPath(place))) return null
  return import(place.href)
}
