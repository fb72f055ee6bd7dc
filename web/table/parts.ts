/** The parts of a game that a page needs, loaded once and shared. */
import { use, useDeferredValue } from 'react'
import { boards } from '../../games/boards.ts'
import { registry } from '../../games/registry.ts'
import type { GameModule, Kinds } from '../../kernel/index.ts'
import type { GameTexts, Guide } from '../../text/index.ts'
import type { GameBoard } from '../../ui/board.ts'
import { useSettings } from '../settings.ts'
import { guardTexts } from './guardTexts.ts'

const loaded = new Map<string, Promise<unknown>>()

function once<T>(key: string, load: () => Promise<T>): Promise<T> {
  const known = loaded.get(key) as Promise<T> | undefined
  if (known) return known
  const started = load()
  loaded.set(key, started)
  // A load that failed (no network) may be tried again.
  started.catch(() => loaded.delete(key))
  return started
}

export const useBoard = (game: string): GameBoard<Kinds> => use(once(`${game} board`, boards[game].board))

export function useTexts(game: string): GameTexts<Kinds> {
  // While another language is on its way the page stays as it is.
  const language = useDeferredValue(useSettings().language)
  return use(once(`${game} ${language}`, async () => guardTexts(game, await boards[game].texts[language]())))
}

/** What an option of a game is called; one that has no name any more by its id. */
export const optionName = ({ options }: Pick<GameTexts<Kinds>, 'options'>, id: string): string =>
  options[id]?.name ?? id

export const useRules = (game: string): GameModule =>
  use(once(`${game} rules`, async () => (await registry[game]()).module))

const guideOf = async (game: string): Promise<Guide<Kinds> | null> => (await (await registry[game]()).guide?.()) ?? null

/** The guided first game of a game; null where it has none, or none is wanted. */
export const useGuide = (game: string, isWanted = true): Guide<Kinds> | null =>
  use(once(`${game} guide ${isWanted}`, async () => (isWanted ? guideOf(game) : null)))

/** Starts loading a game's board before it is needed. */
export function preload(game: string): void {
  once(`${game} board`, boards[game].board).catch(() => {})
}
