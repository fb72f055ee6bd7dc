/** What the options of every game keep to. */
import { describe, expect, test } from 'vitest'
import { boards } from './boards.ts'
import { games } from './index.ts'

describe.each(Object.values(games))('the options of $game.id', ({ game: { id: game, options, seats } }) => {
  test('hang on options before them, on values that these have', () => {
    for (const [i, { onlyWith = {} }] of options.entries()) {
      for (const [of, allowed] of Object.entries(onlyWith)) {
        const spec = options.slice(0, i).find(({ id }) => id === of)
        const numbers = Array.from({ length: seats.max - seats.min + 1 }, (_, n) => seats.min + n)
        const values = of === 'seats' ? numbers : spec?.kind === 'flag' ? [true, false] : (spec?.choices ?? [])
        expect(allowed.length, of).toBeGreaterThan(0)
        expect(values, of).toEqual(expect.arrayContaining([...allowed]))
      }
    }
  })

  test('and their groups have names in both languages', async () => {
    const groups = [...new Set(options.flatMap(({ group }) => group ?? []))]
    for (const language of ['en', 'hu'] as const) {
      const texts = await boards[game].texts[language]()
      expect(Object.keys(texts.options).sort()).toEqual(options.map(({ id }) => id).sort())
      expect(Object.keys(texts.optionGroups ?? {}).sort()).toEqual(groups.sort())
    }
  })
})
