/**
 * Packs what is needed to host and to play, as the package `interregnum`: `npm run pack` writes interregnum-VERSION.tgz, which serves from
 * anywhere without a build:
 *
 *   npm install interregnum-VERSION.tgz
 *   npx interregnum serve
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compiledFrom } from './sources.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The commands of hosts and players; the others are for those who work on the project, and need its sources. */
export const commands: readonly string[] = [
  'arena',
  'backup',
  'bot',
  'doctor',
  'export',
  'import',
  'moderators',
  'play',
  'ratings',
  'replay',
  'serve',
  'setup',
  'tables',
  'tournament',
]
const entries = ['cli/interregnum.ts', ...commands.map(name => `cli/commands/${name}.ts`)]
export const others: readonly string[] = [
  'dist',
  'LICENSE',
  'NOTICE',
  'CHANGELOG.md',
  'docs/hosting.md',
  'docs/dashboard.json',
  'docs/bots.md',
  ...globSync('docs/bots/*.{md,py}', { cwd: root }),
  'games/iron-throne/RULINGS.md',
  'deploy',
]

/** The first version that has all we ask of it: SQLite that names its columns. A test of the package runs on what is here. */
const engines = { node: '>=22.16' }

const json = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))

/** The description of the package: its own, with what it imports of the project's packages. */
function manifestOf(packages: ReadonlySet<string>): object {
  const { dependencies } = json('package.json')
  const { private: _, bin, ...own } = json('cli/package.json')
  const used = [...packages].sort().map(name => {
    if (!(name in dependencies)) throw new Error(`${name} is imported, and is none of the packages the server runs on.`)
    return [name, dependencies[name]]
  })
  return {
    ...own,
    description: json('package.json').description,
    bin: { interregnum: `cli/${bin.interregnum.replace(/^\.\//, '').replace(/\.ts$/, '.js')}` },
    engines,
    dependencies: Object.fromEntries(used),
  }
}

/** Lays the package into a folder, which is made anew. */
function assemble(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  const { files, packages } = compiledFrom(root, entries)
  for (const [path, code] of files) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), code)
  }
  for (const path of others) cpSync(join(root, path), join(folder, path), { recursive: true })
  cpSync(join(root, 'tools/package/README.md'), join(folder, 'README.md'))
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifestOf(packages), null, 2)}\n`)
}

/** Packs the project; gives the path of the file, which lies in `to`. The page must have been built. */
export function pack(to: string): string {
  if (!existsSync(join(root, 'dist/index.html'))) throw new Error('The page is not built: npm run build.')
  const folder = join(root, 'node_modules/.cache/package')
  assemble(folder)
  const said = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', to, folder])
  return join(to, JSON.parse(String(said))[0].filename)
}

if (import.meta.main) console.log(pack(process.cwd()))
