/** What "Play now" was told once for a game: it is not asked again. Kept in localStorage. */
import type { BotLevel } from '../bots/levels.ts'
import type { NewTableWish } from '../table/sync/http.ts'

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

/** A table of one person among bots. */
export function tableAmongBots(game: string, { seats, level }: NowChoice): NewTableWish {
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot' as const, bot: level }))
  return { game, roles: Array.from({ length: seats }, () => null), seats: [{ kind: 'me' }, ...bots] }
}
