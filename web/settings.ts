/** What a person chose for this browser: language, theme, hints. Kept in localStorage, shared by all open pages. */
import { useSyncExternalStore } from 'react'
import { type Language, languages } from '../text/index.ts'

export type Theme = 'system' | 'day' | 'night'
export const themes: readonly Theme[] = ['system', 'day', 'night']

export interface Settings {
  language: Language
  theme: Theme
  hints: boolean
}

const key = 'interregnum'
const listeners = new Set<() => void>()
let current = read()

function read(): Settings {
  const native: Language = navigator.language.startsWith('hu') ? 'hu' : 'en'
  const defaults: Settings = { language: native, theme: 'system', hints: true }
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Settings>
    return {
      language: languages.includes(kept.language!) ? kept.language! : defaults.language,
      theme: themes.includes(kept.theme!) ? kept.theme! : defaults.theme,
      hints: kept.hints ?? defaults.hints,
    }
  } catch {
    return defaults
  }
}

function show({ language, theme }: Settings): void {
  const root = document.documentElement
  root.lang = language
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
}

function become(next: Settings): void {
  current = next
  show(next)
  for (const tell of listeners) tell()
}

export function change(some: Partial<Settings>): void {
  const next = { ...current, ...some }
  try {
    localStorage.setItem(key, JSON.stringify(next))
  } catch {
    // A browser that keeps nothing still plays: the choice lasts as long as the page.
  }
  become(next)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSettings = (): Settings => useSyncExternalStore(subscribe, () => current)

/** Applies the settings to the page and follows changes made in other tabs. */
export function keepSettings(): void {
  show(current)
  addEventListener('storage', event => {
    if (event.key === key) become(read())
  })
}
