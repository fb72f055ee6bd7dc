import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rooms = /^(kernel|kit|hex|ui|text|worlds|games|table|bots|server|web|cli|tools|e2e|docs)\//

const read = (page: string) => readFileSync(new URL(page, import.meta.url), 'utf8')

/** Paths of the project that a page names, as code or as a link; patterns with `<`, `*` or `...` name no file. */
function pathsIn(page: string): string[] {
  const text = read(page).replaceAll(/```[\s\S]*?```/g, '')
  const code = [...text.matchAll(/`([^`\s]+)`/g)].map(([, path]) => path)
  return code.filter(path => rooms.test(path) && !/[<>*{}]|\.\.\.|^web\/dist/.test(path))
}

test.each(globSync(['*.md', 'docs/*.md', 'docs/*/*.md', 'games/*/*.md'], { cwd: import.meta.dirname }))(
  '%s names files that exist',
  page => {
    const missing = pathsIn(page).filter(path => !existsSync(new URL(path.split(':')[0], import.meta.url)))
    expect(missing).toEqual([])
  },
)

test('docs/dependencies.md names every package, and no other', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'))
  const rows = [...read('docs/dependencies.md').matchAll(/^\| (`.*?`) \|/gm)]
  const named = rows.flatMap(([, cell]) => cell.replaceAll('`', '').split(', '))
  expect(named.sort()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).sort())
})
