/** The settings of a run of the mutation tool: rules with all mutants built in, and tests that are collected, not run. */
import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { mutantsOf, withSwitches } from './mutants.ts'

const root = new URL('../../', import.meta.url).pathname
const game = process.env.MUTATION_GAME!

/** Tests and what helps them, reasons in words, and the laws of a position, which are checks themselves. */
const notRules = /\.test\.ts$|\/testing\.ts$|notEnforced\.ts$|[iI]nvariants\.ts$/

const isRule = (file: string) => file.startsWith(`games/${game}/rules/`) && file.endsWith('.ts') && !notRules.test(file)

let count = 0

const mutation: Plugin = {
  name: 'mutation',
  enforce: 'pre',
  resolveId(id, importer = '') {
    if (id === 'vitest' && importer.startsWith(`${root}games/`)) return `${root}tools/mutation/collect.ts`
    return id === './remember.ts' && importer === `${root}kernel/index.ts` ? `${root}tools/mutation/remember.ts` : null
  },
  transform(source, id) {
    const file = relative(root, id.split('?')[0])
    if (!isRule(file)) return null
    const mutants = mutantsOf(file, source)
    const first = count
    count += mutants.length
    const places = mutants.map(({ start, end, text }, i) => ({
      id: first + i,
      place: `${file}:${source.slice(0, start).split('\n').length}`,
      was: source.slice(start, end),
      text,
    }))
    const code = withSwitches(source, mutants, first, 'isMutantOn')
    return { code: `${code}\nknownMutants.push(...${JSON.stringify(places)})\n`, map: null }
  },
}

export default defineConfig({
  root,
  plugins: [mutation],
  test: {
    include: ['tools/mutation/run.mutation.ts'],
    reporters: ['default'],
    testTimeout: 0,
    hookTimeout: 0,
    fileParallelism: false,
    disableConsoleIntercept: true,
    // Mutants are numbered anew in each run: files kept from an earlier one would hold other numbers.
    fsModuleCache: false,
  },
})
