import { defineConfig } from 'vitest/config'
import type { Reporter } from 'vitest/node'

/** The last line of a run, for people and machines alike. */
const closingLine: Reporter = {
  onTestRunEnd(modules, errors) {
    const tests = modules.flatMap(module => [...module.children.allTests()])
    const count = (state: string) => tests.filter(test => test.result().state === state).length
    const brokenFiles = modules.filter(module => module.state() === 'failed' && module.errors().length > 0).length
    console.log(`${count('passed')} passed, ${count('failed') + brokenFiles + errors.length} failed`)
  },
}

/** One kind of tests. Kinds of a later group start when those before have ended. */
const project = (name: string, groupOrder: number, include: string[], exclude: string[], more = {}) => ({
  test: {
    name,
    include,
    exclude: ['**/node_modules/**', 'dist/**', 'data/**', ...exclude],
    sequence: { groupOrder },
    ...more,
  },
})

export default defineConfig({
  test: {
    reporters: ['default', closingLine],
    projects: [
      project('unit', 0, ['**/*.test.{ts,tsx}'], ['e2e/**', '**/*.long.test.ts']),
      project('long', 1, ['**/*.long.test.ts'], ['e2e/**'], { testTimeout: 300_000, hookTimeout: 60_000 }),
      project('e2e', 2, ['e2e/**/*.test.ts'], [], { testTimeout: 180_000, hookTimeout: 60_000, maxWorkers: 1 }),
    ],
  },
})
