/** Where people may ask what a strong bot would do: against bots alone, and for nothing but the game itself. */
import type { TableView } from './types.ts'

/** Is the person who asks the only one, against bots, in a game that runs and is not rated? An open seat may still be somebody's. */
export function allowsAdvice({
  status,
  seats,
  sits,
  paused,
  setup,
}: Pick<TableView, 'status' | 'seats' | 'sits' | 'paused' | 'setup'>): boolean {
  if (status !== 'running' || sits === null || paused !== null || setup.rated) return false
  const own = seats[sits]
  const isPlaying = own.kind === 'person' && !own.absent && own.program === undefined
  return isPlaying && seats.every(({ kind }, seat) => seat === sits || kind === 'bot')
}
