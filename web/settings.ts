/** What a person chose for this browser: language, theme, hints. Kept in localStorage, shared by all open pages. */
import { useSyncExternalStore } from 'react'
import { type Breath, breaths } from '../table/breath.ts'
import { type Language, languages } from '../text/index.ts'
import type { Pace } from '../ui/board/pace.ts'

export type Theme = 'system' | 'day' | 'night'
export const themes: readonly Theme[] = ['system', 'day', 'night']

/** turn: only the bell that says it is one's own turn. */
export type Sounds = 'off' | 'turn' | 'all'
export const soundChoices: readonly Sounds[] = ['off', 'turn', 'all']
export const paces: readonly Pace[] = ['slow', 'normal', 'fast', 'off']

export interface Settings {
  language: Language
  theme: Theme
  hints: boolean
  /** A guest has read that this browser alone holds its seats. */
  knowsGuest: boolean
  /** How fast what has happened is told. */
  pace: Pace
  /** How much of a pause bots make, around this screen and at tables that are made here. */
  breath: Breath
  sounds: Sounds
  /** From 0 to 1. */
  volume: number
}

const key = 'interregnum'
const listeners = new Set<() => void>()
const plainDefaults = {
  theme: 'system',
  hints: true,
  knowsGuest: false,
  pace: 'normal',
  breath: 'normal',
  sounds: 'turn',
  volume: 0.6,
} as const

let current = read()

function read(): Settings {
  const native: Language = navigator.language.startsWith('hu') ? 'hu' : 'en'
  const defaults: Settings = { ...plainDefaults, language: native }
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Settings>
    const oneOf = <T>(all: readonly T[], value: T | undefined, otherwise: T) =>
      all.includes(value as T) ? (value as T) : otherwise
    return {
      language: oneOf(languages, kept.language, defaults.language),
      theme: oneOf(themes, kept.theme, defaults.theme),
      hints: kept.hints ?? defaults.hints,
      knowsGuest: kept.knowsGuest === true,
      pace: oneOf(paces, kept.pace, defaults.pace),
      breath: oneOf(breaths, kept.breath, defaults.breath),
      sounds: oneOf(soundChoices, kept.sounds, defaults.sounds),
      volume: Math.min(1, Math.max(0, Number(kept.volume ?? defaults.volume) || 0)),
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

/** The settings as they are, for whoever draws nothing. */
export const settingsNow = (): Settings => current

export const useSettings = (): Settings => useSyncExternalStore(subscribe, () => current)

/** Applies the settings to the page and follows changes made in other tabs. */
export function keepSettings(): void {
  show(current)
  addEventListener('storage', event => {
    if (event.key === key) become(read())
  })
}
