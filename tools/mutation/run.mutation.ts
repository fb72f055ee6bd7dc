/**
 * Tries the mutants of one game's rules, one after the other, against the tests that reach them.
 *
 * Settings from the environment: MUTATION_GAME, MUTATION_SAMPLE (how many mutants, all where it is left out),
 * MUTATION_SEED, MUTATION_FILES (only places that contain this), MUTATION_SHARD (`1/2`), MUTATION_QUICK (only tests that
 * take no longer than so many milliseconds).
 */
import { globSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { test } from 'vitest'
import { seeded, seedFrom, shuffle } from '../../kernel/index.ts'
import type { Collected } from './collect.ts'
import { marker, namesOf, Results } from './results.ts'
import { type KnownMutant, knownMutants, switches } from './switches.ts'

const root = new URL('../../', import.meta.url).pathname
const folder = `${root}node_modules/.cache/mutation`
const { MUTATION_GAME: game, MUTATION_SAMPLE, MUTATION_SEED = '1', MUTATION_FILES = '', MUTATION_SHARD } = process.env
const quick = Number(process.env.MUTATION_QUICK ?? Number.POSITIVE_INFINITY)

/** A test that passes on the rules as they are, with the mutants it reaches. */
interface Known extends Collected {
  reached: ReadonlySet<number>
  steps: number
  milliseconds: number
  mark: string
}

/** A test with a mutant may pass this many times the switches that it passes without one, and these besides. */
const patience = { times: 20, besides: 200_000 }

/** That a test this slow, in milliseconds, passes with a mutant is remembered from run to run. */
const slow = 100

async function passes(each: Collected): Promise<boolean> {
  switches.steps = 0
  try {
    await each.run()
    return true
  } catch {
    return false
  }
}

async function knownOf(each: Collected, mark: string): Promise<Known> {
  switches.reached = new Set()
  const begin = performance.now()
  if (!(await passes(each))) throw new Error(`This test fails without any mutant: ${each.title}`)
  return { ...each, mark, reached: switches.reached, steps: switches.steps, milliseconds: performance.now() - begin }
}

async function load(): Promise<{ tests: Known[]; early: ReadonlySet<number> }> {
  const { collected, collectFrom } = await import('./collect.ts')
  const files = globSync([`games/${game}/{rules,local}/**/*.test.ts`, `games/${game}/*.test.ts`], { cwd: root })
  for (const file of files.sort()) await collectFrom(root, file)
  const early = switches.reached!
  const markOf = marker(root, game!)
  const tests: Known[] = []
  for (const each of collected) tests.push(await knownOf(each, markOf(each.file, each.title)))
  switches.reached = null
  return { tests, early }
}

/** Quick tests come before slow ones, then those of the same file, those of the same chapter, and all others. */
function rankFor({ place }: KnownMutant): (each: Known) => number {
  const folder = dirname(place)
  const [stem] = place.split('.')
  return ({ file, milliseconds }) => {
    const distance = file.split('.')[0] === stem ? 0 : dirname(file) === folder ? 1 : 2
    return milliseconds > slow ? 3 + distance : distance
  }
}

/** Looks for a test that notices a mutant, first of all the one that did so before. */
async function attempt(mutant: KnownMutant, tests: readonly Known[], name: string, results: Results) {
  const { by, passed } = results.of(name)
  const reaching = tests.filter(each => each.reached.has(mutant.id))
  const before = reaching.filter(({ title }) => title === by)
  const left = reaching.filter(each => each.title !== by && each.milliseconds <= quick && !passed.includes(each.mark))
  const rank = rankFor(mutant)
  left.sort((a, b) => rank(a) - rank(b) || a.milliseconds - b.milliseconds)
  const marks = new Set(passed)
  switches.active = mutant.id
  try {
    for (const each of [...before, ...left]) {
      switches.limit = each.steps * patience.times + patience.besides
      if (!(await passes(each))) return results.add({ mutant: name, by: each.title, passed: [] })
      if (each.milliseconds > slow) marks.add(each.mark)
    }
    results.add({ mutant: name, by: null, passed: [...marks] })
  } finally {
    switches.active = -1
    switches.limit = Number.POSITIVE_INFINITY
  }
}

function chosen(mutants: readonly KnownMutant[]): readonly KnownMutant[] {
  const fitting = mutants.filter(({ place }) => place.includes(MUTATION_FILES))
  const [part, parts] = (MUTATION_SHARD ?? '1/1').split('/').map(Number)
  const mixed = shuffle({ chance: seeded(seedFrom(MUTATION_SEED)) }, fitting)
  const sample = MUTATION_SAMPLE === undefined ? mixed : mixed.slice(0, Number(MUTATION_SAMPLE))
  return sample.filter((_, i) => i % parts === part - 1)
}

const short = (code: string): string => code.replace(/\s+/g, ' ').slice(0, 100)

test(`mutants of ${game}`, async () => {
  const { tests, early } = await load()
  const reached = new Set(tests.flatMap(each => [...each.reached]))
  // What only runs while the files are loaded cannot be switched afterwards.
  const tried = chosen(knownMutants.filter(({ id }) => reached.has(id) || !early.has(id)))
  const names = namesOf(knownMutants)
  const results = new Results(folder, game!)
  const missed: string[] = []
  for (const [i, mutant] of tried.entries()) {
    const { place, was, text, id } = mutant
    const name = names.get(id)!
    if (reached.has(id)) await attempt(mutant, tests, name, results)
    if (!reached.has(id) || results.of(name).by === null) {
      missed.push(
        `${place}  ${reached.has(id) ? '' : '(no test gets here) '}${short(was)}  ->  ${short(text) || '(left out)'}`,
      )
    }
    if ((i + 1) % 100 === 0) console.log(`${i + 1} of ${tried.length}, ${i + 1 - missed.length} noticed`)
  }
  missed.sort()
  writeFileSync(`${folder}/${game}.txt`, `${missed.join('\n')}\n`)
  for (const line of missed) console.log(line)
  const share = ((tried.length - missed.length) / tried.length) * 100
  console.log(`${game}: ${tried.length - missed.length} of ${tried.length} mutants noticed, ${share.toFixed(1)} %`)
})
