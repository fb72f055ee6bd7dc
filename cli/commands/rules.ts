/** `interregnum rules GAME`: the rules of a game; with --coverage, the tests that cite each of them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { registry } from '../../games/registry.ts'
import type { RuleChapter } from '../../text/index.ts'
import { gameNamed, read } from '../arguments.ts'
import { textsOf } from '../texts.ts'

const usage = `Usage: interregnum rules GAME [--language en|hu] [--coverage]
Prints the rules of a game. With --coverage: every rule with the code and the tests that cite its number;
it ends with code 1 when a rule is cited by no test.`

const root = fileURLToPath(new URL('../..', import.meta.url))

export async function run(args: string[]): Promise<void> {
  const { words, flag, is } = read(
    args,
    { coverage: { type: 'boolean' }, language: { type: 'string', default: 'en' } },
    usage,
  )
  const { game } = gameNamed(words[0])
  const { rules: chapters } = await textsOf(game.id, flag('language'))
  if (is('coverage')) return coverage(game.id, chapters)
  for (const { id, title, rules } of chapters) {
    console.log(`\n${id} ${title}\n`)
    for (const rule of rules) console.log(`${rule.id}  ${rule.text}`)
  }
}

async function coverage(id: string, chapters: readonly RuleChapter[]): Promise<void> {
  const { notEnforced } = await registry[id]()
  const { code, tests } = citations(join(root, 'games', id))
  let missing = 0
  let count = 0
  for (const rule of chapters.flatMap(chapter => chapter.rules)) {
    count++
    const inTests = tests.get(rule.id)
    const inCode = code.get(rule.id)
    if (inTests) console.log(`${rule.id}\n  code:  ${list(inCode)}\n  tests: ${list(inTests)}`)
    else if (notEnforced[rule.id]) console.log(`${rule.id}\n  not enforced: ${notEnforced[rule.id]}`)
    else {
      missing++
      console.log(`${rule.id}\n  code:  ${list(inCode)}\n  tests: NONE`)
    }
  }
  const notEnforcedCount = Object.keys(notEnforced).length
  console.log(`\n${count} rules, ${notEnforcedCount} of things on a real table only, ${missing} without a test`)
  if (missing > 0) process.exitCode = 1
}

const list = (found: readonly string[] | undefined) => found?.join('\n         ') ?? 'none'

/** Where rule numbers are cited: in code (files that are no tests and no texts), and in the titles of tests. */
function citations(folder: string): { code: Map<string, string[]>; tests: Map<string, string[]> } {
  const code = new Map<string, string[]>()
  const tests = new Map<string, string[]>()
  for (const path of sourcesIn(folder)) {
    const body = readFileSync(path, 'utf8')
    const file = path.slice(folder.length + 1)
    if (/\.test\.tsx?$/.test(path)) {
      for (const title of titles(body)) for (const rule of rulesIn(title)) note(tests, rule, `${file}: ${title}`)
    } else if (!file.startsWith('texts')) {
      for (const rule of rulesIn(body)) note(code, rule, file)
    }
  }
  return { code, tests }
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => /\.tsx?$/.test(path))
    .map(path => join(folder, path))
}

/** The titles of the tests and groups of tests in a file. */
function titles(body: string): string[] {
  const call = /\b(?:it|test|describe)(?:\.\w+)*(?:\([^)]*\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g
  return [...body.matchAll(call)].map(match => match[2])
}

/** Rule numbers in a text: two letters, a dash, numbers with dots, a letter before them where a chapter has one. */
const rulesIn = (body: string): Set<string> => new Set(body.match(/\b[A-Z]{2}-[A-Z]?\d+(?:\.\d+)*/g) ?? [])

function note(map: Map<string, string[]>, rule: string, where: string): void {
  map.set(rule, [...(map.get(rule) ?? []), where])
}
