import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fuzzGames } from '../kernel/testing/fuzzGames.ts'
import { Tally } from '../kernel/testing/tally.ts'
import { newGame } from '../tools/new-game/game.ts'
import { fuzzing } from '../tools/new-game/testing/fuzzing.ts'
import { namesOf } from './newGame.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const template = join(root, 'tools/new-game')

describe('the template', () => {
  test('keeps every law in random games of all tables', () => {
    const wish = { games: 60, seed: 'template' }
    for (const { seed, complaint } of fuzzGames(newGame, { fuzzing, tally: new Tally() }, wish)) {
      expect({ seed, complaint }).toEqual({ seed, complaint: null })
    }
  })
})

describe('the names of a new game', () => {
  test('follow from its id', () => {
    expect(namesOf('stone-bridge', '', template)).toEqual({
      id: 'stone-bridge',
      value: 'stoneBridge',
      type: 'StoneBridge',
      title: 'Stone Bridge',
      prefix: 'SB',
    })
    expect(namesOf('siege', 'SG', template)).toMatchObject({ type: 'Siege', prefix: 'SG' })
  })

  test.each(['', 'Siege', 'a', '7-bridges', 'stone--bridge', 'stone_bridge', '../siege'])('refuse the id "%s"', id => {
    expect(() => namesOf(id, '', template)).toThrow(`"${id}" is no id of a game`)
  })

  test.each(['class', 'card', 'map', 'new-game'])('refuse "%s", which means something else in the code', id => {
    expect(() => namesOf(id, '', template)).toThrow(`A game cannot be called "${id}"`)
  })

  test('refuse a prefix that is not two capital letters', () => {
    expect(() => namesOf('siege', 'S1', template)).toThrow('--rules takes two capital letters, not "S1".')
  })
})

describe('new-game', () => {
  const copy = mkdtempSync(join(tmpdir(), 'new-game-'))
  const rooms = ['kernel', 'kit', 'text', 'hex', 'worlds', 'games', 'table', 'bots', 'server', 'cli', 'tools', 'ui']
  const files = ['package.json', 'biome.json', '.biome', '.gitignore']
  const run = (...words: string[]) =>
    execFileSync(process.execPath, ['cli/interregnum.ts', ...words], { cwd: copy, encoding: 'utf8', stdio: 'pipe' })

  beforeAll(() => {
    for (const name of [...rooms, ...files]) cpSync(join(root, name), join(copy, name), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    run('new-game', 'stone-bridge')
  })
  afterAll(() => rmSync(copy, { recursive: true }))

  test('makes a game whose name is its own everywhere', () => {
    const folder = join(copy, 'games/stone-bridge')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(path =>
      /\.(tsx?|md|css)$/.test(path),
    )
    const named = files.filter(path => /new-?game|NG-\d/i.test(readFileSync(join(folder, path), 'utf8')))
    expect(files.length).toBeGreaterThan(30)
    expect(named).toEqual([])
    expect(readFileSync(join(copy, 'games/stone-bridge/game.ts'), 'utf8')).toContain("id: 'stone-bridge'")
    expect(existsSync(join(copy, 'games/stone-bridge/playthroughs/9.json'))).toBe(true)
  })

  test('enters it in the lists of games', () => {
    for (const list of ['registry', 'boards']) {
      expect(readFileSync(join(copy, `games/${list}.ts`), 'utf8')).toContain("  'stone-bridge': ")
    }
  })

  test('it is fuzzed, and its rules are covered', () => {
    expect(run('fuzz', 'stone-bridge', '--games', '3')).toContain('3 games of stone-bridge')
    expect(run('rules', 'stone-bridge', '--coverage')).toContain('0 without a test')
  })

  test('refuses an id that is taken', () => {
    expect(() => run('new-game', 'stone-bridge')).toThrow('There is a game "stone-bridge" already')
  })
})
