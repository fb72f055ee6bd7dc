/** `interregnum new-game ID`: makes the folder of a game from the template, and enters it in the lists of games. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { read } from '../arguments.ts'
import { copyTemplate, enter, type NewNames, namesOf } from '../newGame.ts'

const usage = `Usage: interregnum new-game ID [--rules XX]
Makes games/ID, a small whole game of two to four seats to be changed step by step: rules, texts in both languages, board,
bot and tests. It is entered in games/registry.ts and games/boards.ts, and ten of its games are recorded for the tests.
ID: words of small letters joined by hyphens. --rules: the two letters before the numbers of its rules (by default the first
letters of ID's first two words).`

const root = fileURLToPath(new URL('../..', import.meta.url))

export async function run(args: string[]): Promise<void> {
  const { words, flag } = read(args, { rules: { type: 'string', default: '' } }, usage)
  if (words.length !== 1) throw new Error(usage)
  const template = join(root, 'tools/new-game')
  const names = namesOf(words[0], flag('rules'), template)
  const folder = join(root, 'games', names.id)
  if (existsSync(folder)) throw new Error(`There is a game "${names.id}" already: games/${names.id}.`)
  copyTemplate(template, folder, names)
  for (const list of ['registry', 'boards'] as const) enter(join(root, `games/${list}.ts`), list, names.id)
  node('node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...madeFiles(names.id))
  node('cli/interregnum.ts', 'playthroughs', names.id)
  console.log(done(names))
}

const madeFiles = (id: string): string[] => [`games/${id}`, 'games/registry.ts', 'games/boards.ts']

/** Runs a program of the project. The lists of games are read anew, with the new game in them. */
function node(...words: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${words.join(' ')} failed:\n${stderr}`)
}

const done = ({ id, prefix }: NewNames): string => `games/${id} is made; its rules are numbered from ${prefix}-1.1 on.

  npx interregnum play ${id}
  npx interregnum fuzz ${id} --games 20
  npx interregnum rules ${id} --coverage
  npx vitest run --project unit games/${id}

docs/adding-a-game.md tells what to change first.`
