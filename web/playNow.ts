/** What "Play now" was told once for a game: it is not asked again. Kept in localStorage. */
import type { Excerpt } from 'virtual:shelf'
import type { BotLevel } from '../bots/levels.ts'
import { defaultSettings, meaningfulSettings } from '../kernel/index.ts'
import type { NewTableWish } from '../table/sync/http.ts'
import { type ApiError, api } from './api.ts'
import { newKept, saveKept } from './link/kept.ts'

export interface NowChoice {
  seats: number
  level: BotLevel
}

const keyOf = (game: string) => `interregnum:now:${game}`

/** null: nobody has been asked yet. */
export function nowChoice(game: string): NowChoice | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null')
  } catch {
    return null
  }
}

export function keepNowChoice(game: string, choice: NowChoice): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(choice))
  } catch {
    // Where nothing is kept, it is asked again.
  }
}

/**
 * Begins a game of one person among bots; resolves to the address of its table. Where the server cannot be reached, the game is played
 * on this device, and `name` is what its person is called.
 */
export async function beginNow(game: Excerpt, choice: NowChoice, name: string): Promise<string> {
  try {
    return `/table/${(await api.create(tableAmongBots(game.id, choice))).id}`
  } catch (error) {
    if ((error as ApiError).code !== 'offline') throw error
    return `/here/${keepAmongBots(game, choice, name)}`
  }
}

function keepAmongBots({ id: game, options: specs }: Excerpt, { seats, level }: NowChoice, name: string): string {
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot' as const, bot: level }))
  const roles = Array.from({ length: seats }, () => null)
  const options = meaningfulSettings(specs, seats, defaultSettings(specs))
  const kept = newKept({ game, roles, options }, [{ kind: 'person', name }, ...bots])
  if (!saveKept(kept)) throw new Error('This browser keeps nothing.')
  return kept.id
}

const lastKey = 'interregnum:now'

/** The game that was begun last by the one question of the front page; null: none yet. */
export function lastGame(): string | null {
  try {
    return localStorage.getItem(lastKey)
  } catch {
    return null
  }
}

export function keepLastGame(game: string): void {
  try {
    localStorage.setItem(lastKey, game)
  } catch {
    // Where nothing is kept, it is asked again.
  }
}

/** A table of one person among bots. */
export function tableAmongBots(game: string, { seats, level }: NowChoice): NewTableWish {
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot' as const, bot: level }))
  return { game, roles: Array.from({ length: seats }, () => null), seats: [{ kind: 'me' }, ...bots] }
}
