import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { registry } from './registry.ts'

/** Readings of silent rules, as code and tests cite them: R-4, or (C11). */
const cited = (text: string) => [...text.matchAll(/(?<![-\w])R-\d+\b|(?<=\()C\d+(?=\))/g)].map(([code]) => code)

it.each(Object.keys(registry))('the readings that the code of %s cites are told in its RULINGS.md', id => {
  const rulings = readFileSync(`games/${id}/RULINGS.md`, 'utf8')
  const files = globSync(`games/${id}/**/*.{ts,tsx}`)
  expect(files.length).toBeGreaterThan(0)
  const missing = files
    .flatMap(file => cited(readFileSync(file, 'utf8')))
    .filter(code => !new RegExp(`\\b${code}\\b`).test(rulings))
  expect([...new Set(missing)]).toEqual([])
})
