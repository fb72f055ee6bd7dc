import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rooms = /^(kernel|kit|hex|ui|text|worlds|games|table|bots|server|web|cli|tools|e2e|docs)\//

/** Paths of the project that a page names, as code or as a link; patterns with `<`, `*` or `...` name no file. */
function pathsIn(page: string): string[] {
  const text = readFileSync(new URL(page, import.meta.url), 'utf8').replaceAll(/```[\s\S]*?```/g, '')
  const code = [...text.matchAll(/`([^`\s]+)`/g)].map(([, path]) => path)
  return code.filter(path => rooms.test(path) && !/[<>*{}]|\.\.\.|^web\/dist/.test(path))
}

test.each(globSync(['*.md', 'docs/*.md', 'games/*/*.md'], { cwd: import.meta.dirname }))(
  '%s names files that exist',
  page => {
    const missing = pathsIn(page).filter(path => !existsSync(new URL(path.split(':')[0], import.meta.url)))
    expect(missing).toEqual([])
  },
)
