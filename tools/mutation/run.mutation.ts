/**
 * Tries the mutants of one game's rules, one after the other, against the tests that reach them.
 *
 * Settings from the environment: MUTATION_GAME, MUTATION_SAMPLE (how many mutants, all where it is left out),
 * MUTATION_SEED, MUTATION_FILES (only places that contain this), MUTATION_SHARD (`1/2`).
 */
import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { test } from 'vitest'
import { seeded, seedFrom, shuffle } from '../../kernel/index.ts'
import type { Collected } from './collect.ts'
import { type KnownMutant, knownMutants, switches } from './switches.ts'

const root = new URL('../../', import.meta.url).pathname
const { MUTATION_GAME: game, MUTATION_SAMPLE, MUTATION_SEED = '1', MUTATION_FILES = '', MUTATION_SHARD } = process.env

/** A test that passes on the rules as they are, with the mutants it reaches. */
interface Known extends Collected {
  reached: ReadonlySet<number>
  steps: number
  milliseconds: number
}

/** A test with a mutant may pass this many times the switches that it passes without one, and these besides. */
const patience = { times: 20, besides: 200_000 }

async function passes(each: Collected): Promise<boolean> {
  switches.steps = 0
  try {
    await each.run()
    return true
  } catch {
    return false
  }
}

async function knownOf(each: Collected): Promise<Known> {
  switches.reached = new Set()
  const begin = performance.now()
  if (!(await passes(each))) throw new Error(`This test fails without any mutant: ${each.title}`)
  return { ...each, reached: switches.reached, steps: switches.steps, milliseconds: performance.now() - begin }
}

async function load(): Promise<{ tests: Known[]; early: ReadonlySet<number> }> {
  const { collected } = await import('./collect.ts')
  const files = globSync([`games/${game}/rules/**/*.test.ts`, `games/${game}/*.test.ts`], { cwd: root })
  for (const file of files.sort()) await import(`${root}${file}`)
  const early = switches.reached!
  const tests: Known[] = []
  for (const each of collected) tests.push(await knownOf(each))
  switches.reached = null
  return { tests: tests.sort((a, b) => a.milliseconds - b.milliseconds), early }
}

/** The first test that notices the mutant; null: none does. */
async function noticedBy(mutant: KnownMutant, tests: readonly Known[]): Promise<string | null> {
  switches.active = mutant.id
  try {
    for (const each of tests) {
      if (!each.reached.has(mutant.id)) continue
      switches.limit = each.steps * patience.times + patience.besides
      if (!(await passes(each))) return each.title
    }
    return null
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

test(`mutants of ${game}`, async () => {
  const { tests, early } = await load()
  const reached = new Set(tests.flatMap(each => [...each.reached]))
  // What only runs while the files are loaded cannot be switched afterwards.
  const tried = chosen(knownMutants.filter(({ id }) => reached.has(id) || !early.has(id)))
  const missed: string[] = []
  let count = 0
  for (const mutant of tried) {
    const by = reached.has(mutant.id) ? await noticedBy(mutant, tests) : null
    const line = `${mutant.place}  ${reached.has(mutant.id) ? '' : '(no test gets here) '}${mutant.was.replace(/\s+/g, ' ').slice(0, 100)}  ->  ${mutant.text.replace(/\s+/g, ' ').slice(0, 100) || '(left out)'}`
    if (by === null) missed.push(line)
    count++
    if (count % 100 === 0) console.log(`${count} of ${tried.length}, ${count - missed.length} noticed`)
  }
  missed.sort()
  const folder = `${root}node_modules/.cache/mutation`
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/${game}.txt`, `${missed.join('\n')}\n`)
  for (const line of missed) console.log(line)
  const share = ((tried.length - missed.length) / tried.length) * 100
  console.log(`${game}: ${tried.length - missed.length} of ${tried.length} mutants noticed, ${share.toFixed(1)} %`)
})
