/** The cards of a group that owns a game: a file of its own names, words and values in the place of ours. */
import { registry } from '../games/registry.ts'
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
  const text = fileText(path)
  try {
    for (const [id, cards] of Object.entries(parse(text))) (await readerOf(id)).setOwnCards(cards)
  } catch (error) {
    // What is wrong may quote the file: the message stays one line
    throw new Error(`${path}: ${(error as Error).message.replace(/\s+/g, ' ')}`)
  }
}

function parse(text: string): object {
  const json = read(text)
  if (typeof json === 'object' && json !== null && !Array.isArray(json)) return json
  throw new Error('it must hold an object: the name of a game, then its cards.')
}

function read(text: string): unknown {
  try {
    // Some editors put a mark before the first letter
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new Error(`it is no JSON: ${(error as Error).message}.`)
  }
}

async function readerOf(id: string): Promise<Reader> {
  const face = Object.hasOwn(registry, id) ? await registry[id]() : null
  if (face?.ownCards) return face.ownCards()
  throw new Error(`no game named "${id}" takes cards of one's own.`)
}
