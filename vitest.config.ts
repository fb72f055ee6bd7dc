import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type Reporter, type TestSpecification } from 'vitest/node'

/** The last line of a run, for people and machines alike. */
const closingLine: Reporter = {
  onTestRunEnd(modules, errors) {
    const tests = modules.flatMap(module => [...module.children.allTests()])
    const count = (state: string) => tests.filter(test => test.result().state === state).length
    const brokenFiles = modules.filter(module => module.state() === 'failed' && module.errors().length > 0).length
    console.log(`${count('passed')} passed, ${count('failed') + brokenFiles + errors.length} failed`)
  },
}

/** Begins with the file that takes longest by far: at the end one worker would be left alone with it. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith('/games/laws.long.test.ts')
    const sorted = await super.sort(files)
    return [...sorted.filter(isLongest), ...sorted.filter(file => !isLongest(file))]
  }
}

/** Tests and their servers lay their files down here, so that nothing of a run is left behind. */
const scratch = mkdtempSync(join(tmpdir(), 'interregnum-tests-'))
// For root a database is run by another user.
chmodSync(scratch, 0o755)
process.env.TMPDIR = scratch
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }))

/** How long a test waits for what is sure to come, in milliseconds: machines may be busy. */
const patience = 60_000

/** One kind of tests. Kinds of a later group start when those before have ended. */
const project = (name: string, groupOrder: number, include: string[], exclude: string[], more = {}) => ({
  test: {
    name,
    include,
    exclude: ['**/node_modules/**', 'dist/**', 'data/**', ...exclude],
    sequence: { groupOrder },
    testTimeout: patience,
    hookTimeout: 2 * patience,
    expect: { poll: { timeout: patience } },
    ...more,
  },
})

export default defineConfig({
  test: {
    reporters: ['default', closingLine],
    sequence: { sequencer: LongestFirst },
    // Tests of servers and pages mostly wait: a core less, as is usual, would leave half of a small machine idle.
    maxWorkers: '100%',
    projects: [
      project('unit', 0, ['**/*.test.{ts,tsx}'], ['e2e/**', '**/*.long.test.ts']),
      project('long', 1, ['**/*.long.test.ts'], ['e2e/**'], { testTimeout: 300_000 }),
      project('e2e', 2, ['e2e/**/*.test.ts'], [], { testTimeout: 300_000, maxWorkers: 2 }),
    ],
  },
})
