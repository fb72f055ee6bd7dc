import { describe, expect, it } from 'vitest'
import { en as lobbyEn } from './en/lobby.ts'
import { en as noticesEn } from './en/notices.ts'
import { en } from './en/pages.ts'
import { en as peaceEn } from './en/peace.ts'
import { en as peopleEn } from './en/people.ts'
import { en as standingEn } from './en/standing.ts'
import { tableEn } from './en/table/index.ts'
import { hu as lobbyHu } from './hu/lobby.ts'
import { hu as noticesHu } from './hu/notices.ts'
import { hu } from './hu/pages.ts'
import { hu as peaceHu } from './hu/peace.ts'
import { hu as peopleHu } from './hu/people.ts'
import { hu as standingHu } from './hu/standing.ts'
import { tableHu } from './hu/table/index.ts'

/** With a number and a name, or with a list of names where one is asked for. */
function called(words: (...values: unknown[]) => unknown): string {
  try {
    return String(words(3, 'Nagy Őrtűz'))
  } catch {
    return String(words(['Nagy Őrtűz', 'Kis Őrtűz']))
  }
}

/** Every word with its path; functions are called with plausible values. */
function wordsOf(table: unknown, path = ''): [string, string][] {
  if (typeof table === 'string') return [[path, table]]
  if (typeof table === 'function') return [[path, called(table as (...values: unknown[]) => unknown)]]
  return Object.entries(table as object).flatMap(([key, value]) => wordsOf(value, `${path}.${key}`))
}

for (const [name, english, hungarian] of [
  ['the shell', en, hu],
  ['the table', tableEn, tableHu],
  ['the lobby', lobbyEn, lobbyHu],
  ['ratings', standingEn, standingHu],
  ['being told', noticesEn, noticesHu],
  ['friends, reports and moderators', peaceEn, peaceHu],
  ['the pages of people', peopleEn, peopleHu],
] as const) {
  describe(`the words of ${name}`, () => {
    it('are there in both languages, and none is empty', () => {
      const [first, second] = [wordsOf(english), wordsOf(hungarian)]
      expect(second.map(([path]) => path)).toEqual(first.map(([path]) => path))
      for (const [path, word] of [...first, ...second]) expect(word.trim(), path).not.toBe('')
    })

    it('are nowhere left untranslated', () => {
      const same = new Set(['.name', '.help.keys', '.hooks.kinds.discord', '.hooks.kinds.slack'])
      const english_ = new Map(wordsOf(english))
      const equal = wordsOf(hungarian).filter(
        ([path, word]) => english_.get(path) === word && word.length > 3 && !same.has(path),
      )
      expect(equal).toEqual([])
    })
  })
}

describe('hints that speak of the pointer', () => {
  it.each([
    [tableEn, 'mouse', 'clicked', 'tapped'],
    [tableEn, 'finger', 'tapped', 'clicked'],
    [tableHu, 'mouse', 'kattintani', 'koppintani'],
    [tableHu, 'finger', 'koppintani', 'kattintani'],
  ] as const)('say what it does (%#)', ({ hints }, pointer, word, other) => {
    expect(hints.choose(pointer)).toContain(word)
    expect(hints.choose(pointer)).not.toContain(other)
  })

  it('name no other pointer', () => {
    expect(tableEn.hints.wait('mouse')).toContain('Point at a line')
    expect(tableEn.hints.wait('finger')).toContain('Tap a line')
    expect(tableHu.hints.wait('mouse')).toContain('Mutass egy naplósorra')
    expect(tableHu.hints.wait('finger')).toContain('Koppints egy naplósorra')
  })
})
