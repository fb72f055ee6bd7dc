import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type GameRecord, type Kinds, replay } from '../kernel/index.ts'
import { games } from './index.ts'
import { registry } from './registry.ts'

const ids = Object.keys(games).filter(id => games[id].game.opening)

describe.each(ids)('openings of %s', id => {
  const folder = new URL(`./${id}/playthroughs/`, import.meta.url)
  const [name] = readdirSync(folder)
  const record = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as GameRecord<Kinds>

  it('are known of every seat of a game that was played, and have words in both languages', async () => {
    const { game } = games[id]
    const { state, log } = replay(game, record)
    const events = log.flatMap(({ to, event }) => (to === null ? [event] : []))
    const { texts } = await registry[id as keyof typeof registry]()
    for (const [seat] of record.roles.entries()) {
      const names = game.opening!(seat, state.g.open, events)
      expect(names.length, `seat ${seat}`).toBeGreaterThan(0)
      expect(new Set(names).size).toBe(names.length)
      for (const language of ['en', 'hu'] as const) {
        const { opening } = await texts[language]()
        for (const each of names) expect(opening!(each)).toMatch(/^(?!.*undefined).+$/)
      }
    }
  })
})
