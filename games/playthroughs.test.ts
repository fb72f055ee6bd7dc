import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Kinds } from '../kernel/index.ts'
import { marksOf, type Playthrough } from '../kernel/testing/playthrough.ts'
import { hashOf } from '../table/index.ts'
import { games } from './index.ts'

describe.each(Object.keys(games))('recorded games of %s', id => {
  const folder = new URL(`./${id}/playthroughs/`, import.meta.url)
  const names = readdirSync(folder)

  test('there are ten of them', () => expect(names).toHaveLength(10))

  test.each(names)('%s is played again to the same positions', name => {
    const { marks, ...record }: Playthrough<Kinds> = JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
    expect(marksOf(games[id].game, record, hashOf)).toEqual(marks)
  })
})
