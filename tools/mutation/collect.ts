/** Stands in for the test library in test files: tests are collected, to be run as often as there are mutants. */
import { expect } from 'vitest'

export { expect }

export interface Collected {
  file: string
  title: string
  run(): unknown
}

export const collected: Collected[] = []
let file = ''

/** Collects the tests of one file. */
export async function collectFrom(root: string, path: string): Promise<void> {
  file = path
  await import(`${root}${path}`)
}

let path: string[] = []
let after: (() => unknown)[] = []

export const afterEach = (job: () => unknown) => after.push(job)

export function describe(title: string, body: () => void): void {
  const outer = { path, after }
  path = [...path, title]
  after = [...after]
  body()
  path = outer.path
  after = outer.after
}
describe.each =
  (cases: readonly unknown[]) =>
  (title: string, body: (...given: never[]) => void): void => {
    for (const each of cases) describe(title, () => body(...((Array.isArray(each) ? each : [each]) as never[])))
  }

type Body = (...given: never[]) => unknown

/** Between title and body there may be options, which do not matter here. */
function collect(title: string, given: readonly unknown[], parts: readonly unknown[]): void {
  const body = parts.find(part => typeof part === 'function') as Body
  const jobs = [...after]
  const run = async () => {
    try {
      await body(...(given as never[]))
    } finally {
      for (const job of jobs) await job()
    }
  }
  collected.push({ file, title: [...path, title].join(' > '), run })
}

const test = (title: string, ...parts: unknown[]) => collect(title, [], parts)
test.each =
  (cases: readonly unknown[]) =>
  (title: string, ...parts: unknown[]) => {
    for (const each of cases) collect(`${title} ${JSON.stringify(each)}`, Array.isArray(each) ? each : [each], parts)
  }

export { test, test as it }
