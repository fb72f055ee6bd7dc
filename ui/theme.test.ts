import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** name -> [day, night] as hexadecimal colours, from the one place where colours are defined. */
const colours = Object.fromEntries(
  [
    ...readFileSync(new URL('theme.css', import.meta.url), 'utf8').matchAll(
      /--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g,
    ),
  ].map(([, name, day, night]) => [name, [day, night]]),
)

/** Relative luminance by WCAG 2. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map(at => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

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
