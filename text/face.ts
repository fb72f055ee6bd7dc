/** A game as the house finds it: what its index.ts gives to the registry. Words load by language, when they are needed. */
import type { GameModule, Kinds } from '../kernel/index.ts'
import type { GameTexts, Language } from './gameTexts.ts'
import type { Guide } from './guide.ts'

export interface GameFace {
  module: GameModule
  texts: Readonly<Record<Language, () => Promise<GameTexts<Kinds>>>>
  /** Rules that nothing on a screen can enforce, by number, with the reason. */
  notEnforced: Readonly<Record<string, string>>
  /** The guided first game; left out by games that have none yet. */
  guide?(): Promise<Guide<Kinds>>
  /** Takes the cards of a group that owns the game; left out by games that take none. */
  ownCards?(): Promise<{ setOwnCards(json: unknown): void }>
}

type Own<K extends Kinds> = Omit<GameFace, 'texts' | 'guide'> & {
  texts: Readonly<Record<Language, () => Promise<GameTexts<K>>>>
  guide?(): Promise<Guide<K>>
}

/** Puts a game's face into the registry, where its types are no longer known. */
export const gameFace = <K extends Kinds>(face: Own<K>): GameFace => face as unknown as GameFace
