declare module 'virtual:shelf' {
  import type { OptionSpec } from '../kernel/index.ts'
  import type { Language } from '../text/index.ts'

  /** A few lines of a game, for pages that have not loaded it. */
  export interface Excerpt {
    id: string
    seats: { min: number; max: number }
    options: readonly OptionSpec[]
    /** The parts to choose from, by number of seats. */
    roles: Readonly<Record<number, readonly string[]>>
    /** The levels of its bots. */
    levels: readonly import('../bots/levels.ts').BotLevel[]
    /** Has it a guided first game? */
    hasGuide: boolean
    words: Readonly<Record<Language, { title: string; tagline: string; length: string }>>
  }
  export const shelf: readonly Excerpt[]
}

/** What the service worker keeps; written in when it is built (web/worker/build.ts). */
declare const __KEPT__: import('./worker/keep.ts').Kept
