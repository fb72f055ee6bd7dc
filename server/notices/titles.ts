/** What games are called. Their words are loaded when one is first spoken of. */
import { registry } from '../../games/registry.ts'
import type { Language } from '../../text/index.ts'

export async function titleOf(game: string, language: Language): Promise<string> {
  if (!Object.hasOwn(registry, game)) return game
  const { texts } = await registry[game]()
  return (await texts[language]()).title
}
