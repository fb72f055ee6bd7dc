/** The games of the house: the one list that names them all. Each is entered by its index.ts, and loaded when it is needed. */
import type { GameFace } from '../text/index.ts'

export const registry: Readonly<Record<string, () => Promise<GameFace>>> = {
  thrones: async () => (await import('./thrones/index.ts')).face,
  battlelore: async () => (await import('./battlelore/index.ts')).face,
  'iron-throne': async () => (await import('./iron-throne/index.ts')).face,
  'battles-of-westeros': async () => (await import('./battles-of-westeros/index.ts')).face,
  'warrior-knights': async () => (await import('./warrior-knights/index.ts')).face,
}
