/**
 * Weighs the built page: what the front page and the table page of a game load, compressed.
 *
 *   npm run build && npx node web/weigh.ts
 */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
  assets?: string[]
}

const dist = new URL('../dist/', import.meta.url)
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'))

/** The files that loading these modules brings. */
function filesOf(modules: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build has no module ${name}.`)
    if (seen.has(name)) return
    seen.add(name)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file)
    chunk.imports?.forEach(visit)
  }
  modules.forEach(visit)
  return files
}

const isFont = (file: string) => file.endsWith('.woff2')
/** Fonts are compressed as they are. */
function weightOf(file: string): number {
  const bytes = readFileSync(new URL(file, dist))
  return isFont(file) ? bytes.length : gzipSync(bytes, { level: 9 }).length
}

const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + weightOf(file), 0)

/** The letters that only Hungarian has are in files of their own: a page in English never loads them. */
const isHungarian = (file: string) => /-ext-/.test(file)

const front = ['index.html', 'games/thrones/board/Picture.tsx']
const table = ['index.html', 'web/table/TablePage.tsx', 'games/thrones/board/index.tsx']
const named = (modules: readonly string[]) => modules.map(find)

/** Modules are named from the page's folder. */
function find(module: string): string {
  const name = Object.keys(manifest).find(
    each => each.replace(/^\.\.\//, '').replace(/^(?=table\/)/, 'web/') === module,
  )
  if (!name) throw new Error(`The build has no module ${module}.`)
  return name
}

const texts = (language: string) => `games/thrones/texts/${language}/index.ts`
const loaded = (modules: readonly string[], language: 'en' | 'hu') =>
  [...filesOf(named(modules))].filter(file => language === 'hu' || !isHungarian(file))
const english = loaded([...table, texts('en')], 'en')
const weights = {
  'front page: scripts and styles': sum(loaded(front, 'en').filter(file => !isFont(file))),
  'front page: with fonts': sum(loaded(front, 'en')),
  'table page: everything, English': sum(english),
  'table page: everything, Hungarian': sum(loaded([...table, texts('hu')], 'hu')),
}

if (process.argv.includes('--json')) console.log(JSON.stringify(weights))
else
  for (const [what, bytes] of Object.entries(weights))
    console.log(`${(bytes / 1024).toFixed(1).padStart(7)} KB  ${what}`)
if (process.argv.includes('--files')) {
  const files = english.map(file => [weightOf(file), file] as const)
  for (const [bytes, file] of files.sort((a, b) => b[0] - a[0]))
    console.log(`${(bytes / 1024).toFixed(1).padStart(7)} KB  ${file}`)
}
