import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { coloursIn, contrast } from './testing/colours.ts'

const colours = coloursIn(readFileSync(new URL('theme.css', import.meta.url), 'utf8'))

const surfaces = ['surface-sunken', 'surface', 'surface-raised', 'surface-top', 'accent-wash']
const texts = ['ink', 'ink-soft', 'accent', 'accent-strong', 'danger', 'good']

describe('contrast', () => {
  it('measures as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })

  for (const theme of [0, 1]) {
    for (const surface of surfaces) {
      it(`is at least 4.5 for text on ${surface} by ${theme === 0 ? 'day' : 'night'}`, () => {
        for (const text of texts) {
          const ratio = contrast(colours[text][theme], colours[surface][theme])
          expect(ratio, `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5)
        }
      })
    }
    it(`is at least 4.5 on filled buttons and 3 for signs and borders of controls, ${theme === 0 ? 'day' : 'night'}`, () => {
      expect(contrast(colours['accent-ink'][theme], colours.accent[theme])).toBeGreaterThanOrEqual(4.5)
      expect(contrast(colours['ink-faint'][theme], colours['surface-top'][theme])).toBeGreaterThanOrEqual(3)
      expect(contrast(colours.accent[theme], colours['surface-top'][theme])).toBeGreaterThanOrEqual(3)
    })
  }
})
