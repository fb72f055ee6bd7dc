/** The games on this screen, in localStorage: one key a game, so that one game too many never spoils the others. */
import type { Kept } from './local.ts'

const prefix = 'interregnum:here:'

export function loadKept(id: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(prefix + id) ?? 'null')
  } catch {
    return null
  }
}

/** False when the browser keeps nothing: the game lasts as long as its page. */
export function saveKept(kept: Kept): boolean {
  try {
    localStorage.setItem(prefix + kept.id, JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

export const forgetKept = (id: string): void => localStorage.removeItem(prefix + id)

/** Newest first. */
export function listKept(): Kept[] {
  return Object.keys(localStorage)
    .filter(key => key.startsWith(prefix))
    .flatMap(key => loadKept(key.slice(prefix.length)) ?? [])
    .sort((a, b) => (b.deeds.at(-1)?.at ?? b.begun) - (a.deeds.at(-1)?.at ?? a.begun))
}
