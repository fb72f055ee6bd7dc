import { describe, expect, it } from 'vitest'
import { plainLine, plainName } from '../index.ts'

describe('a name', () => {
  it.each([
    ['  Zsófi  Őz\u3000', 'Zsófi Őz'],
    ['Zso\u0301fi', 'Zsófi'],
    ['\u202eevil\u0000\u200b', 'evil'],
    ['An\u00adn\u2060', 'Ann'],
    ['Ann\nBen', 'Ann Ben'],
    ['\ud800', ''],
    ['\u200b\u2060\u3164', ''],
    ['<b>Ann</b>', '<b>Ann</b>'],
    ['🐉 Ödön', '🐉 Ödön'],
  ])('%j is shown as %j', (written, shown) => {
    expect(plainName(written)).toBe(shown)
  })
})

describe('a line of chat', () => {
  it.each([
    ['\u202eturned\u202c round', 'turned round'],
    ['two\r\nlines\u0007', 'two lines'],
    ['👩\u200d🚀 up', '👩\u200d🚀 up'],
    ['\u200d\u200c \u2800', ''],
  ])('%j is shown as %j', (written, shown) => {
    expect(plainLine(written)).toBe(shown)
  })
})
