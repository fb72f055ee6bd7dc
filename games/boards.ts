/** What the page draws of each game of the registry. Each part loads when a page first needs it. */
import { type ComponentType, lazy } from 'react'
import type { Kinds } from '../kernel/index.ts'
import type { GameTexts, Language } from '../text/index.ts'
import type { GameBoard } from '../ui/board.ts'

export interface Shelved {
  /** What hangs on the front page: a wide drawing. */
  Picture: ComponentType<{ label: string }>
  board(): Promise<GameBoard<Kinds>>
  texts: Readonly<Record<Language, () => Promise<GameTexts<Kinds>>>>
  /** What a choice of a setting means, drawn below it; nothing for settings that need no picture. */
  Choice?: ComponentType<ChoiceProps>
}

export interface ChoiceProps {
  /** The setting, and the choice made. */
  option: string
  choice: string
  texts: GameTexts<Kinds>
}

/** A game's own types are known to its own folder only. */
const anyGame = <T>(part: unknown) => part as T

export const boards: Readonly<Record<string, Shelved>> = {
  thrones: {
    Picture: lazy(() => import('./thrones/board/Picture.tsx')),
    board: async () => anyGame((await import('./thrones/board/index.tsx')).default),
    texts: {
      en: async () => anyGame((await import('./thrones/texts/en/index.ts')).en),
      hu: async () => anyGame((await import('./thrones/texts/hu/index.ts')).hu),
    },
  },
  battlelore: {
    Picture: lazy(() => import('./battlelore/board/Picture.tsx')),
    board: async () => anyGame((await import('./battlelore/board/index.tsx')).default),
    texts: {
      en: async () => anyGame((await import('./battlelore/texts/en/index.ts')).en),
      hu: async () => anyGame((await import('./battlelore/texts/hu/index.ts')).hu),
    },
  },
  'iron-throne': {
    Picture: lazy(() => import('./iron-throne/board/Picture.tsx')),
    board: async () => anyGame((await import('./iron-throne/board/index.tsx')).default),
    texts: {
      en: async () => anyGame((await import('./iron-throne/texts/en/index.ts')).en),
      hu: async () => anyGame((await import('./iron-throne/texts/hu/index.ts')).hu),
    },
  },
  'battles-of-westeros': {
    Picture: lazy(() => import('./battles-of-westeros/board/Picture.tsx')),
    board: async () => anyGame((await import('./battles-of-westeros/board/index.tsx')).default),
    texts: {
      en: async () => anyGame((await import('./battles-of-westeros/texts/en/index.ts')).en),
      hu: async () => anyGame((await import('./battles-of-westeros/texts/hu/index.ts')).hu),
    },
    Choice: anyGame(lazy(() => import('./battles-of-westeros/board/Choice.tsx'))),
  },
  'warrior-knights': {
    Picture: lazy(() => import('./warrior-knights/board/Picture.tsx')),
    board: async () => anyGame((await import('./warrior-knights/board/index.tsx')).default),
    texts: {
      en: async () => anyGame((await import('./warrior-knights/texts/en/index.ts')).en),
      hu: async () => anyGame((await import('./warrior-knights/texts/hu/index.ts')).hu),
    },
  },
}
