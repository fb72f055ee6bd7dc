/**
 * What earlier runs found out about each mutant, so that a run can be broken off and continued, and the next one is quick:
 * which test noticed it, and which slow tests did not. Lies in node_modules/.cache/mutation/ and may be deleted.
 */
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs'
import type { KnownMutant } from './switches.ts'

/** One line of the file; the last one of a mutant holds. */
interface Found {
  mutant: string
  /** The title of the test that noticed it. */
  by: string | null
  /** Marks of slow tests (see `markOf`) that do not notice it. */
  passed: readonly string[]
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** A mutant's name, which stays the same when other parts of its file change: file, change, and which one of that kind. */
export function namesOf(mutants: readonly KnownMutant[]): ReadonlyMap<number, string> {
  const seen = new Map<string, number>()
  return new Map(
    mutants.map(({ id, place, was, text }) => {
      const change = `${place.replace(/:\d+$/, '')} ${was} -> ${text}`
      const n = seen.get(change) ?? 0
      seen.set(change, n + 1)
      return [id, hash(`${change} ${n}`)]
    }),
  )
}

/** Marks a test of a file with the sources its outcome hangs on: all that is no test, and the file itself. */
export function marker(root: string, game: string): (file: string, title: string) => string {
  const sourcesOf = [`games/${game}`, 'kernel', 'kit', 'hex', 'worlds'].map(folder => `${folder}/**/*.ts`)
  const files = globSync(sourcesOf, { cwd: root }).filter(file => !file.endsWith('.test.ts'))
  const sources = hash(
    files
      .sort()
      .map(file => readFileSync(`${root}${file}`, 'utf8'))
      .join(),
  )
  const ofFile = new Map<string, string>()
  return (file, title) => {
    if (!ofFile.has(file)) ofFile.set(file, hash(sources + readFileSync(`${root}${file}`, 'utf8')))
    return hash(ofFile.get(file)! + title)
  }
}

export class Results {
  private readonly path: string
  private readonly known = new Map<string, Found>()

  constructor(folder: string, game: string) {
    mkdirSync(folder, { recursive: true })
    this.path = `${folder}/${game}.jsonl`
    if (!existsSync(this.path)) return
    for (const line of readFileSync(this.path, 'utf8').split('\n')) {
      if (line === '') continue
      const found = JSON.parse(line) as Found
      this.known.set(found.mutant, found)
    }
  }

  of(mutant: string): Found {
    return this.known.get(mutant) ?? { mutant, by: null, passed: [] }
  }

  add(found: Found): void {
    if (JSON.stringify(found) === JSON.stringify(this.of(found.mutant))) return
    this.known.set(found.mutant, found)
    appendFileSync(this.path, `${JSON.stringify(found)}\n`)
  }
}
