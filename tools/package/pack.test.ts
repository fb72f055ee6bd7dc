import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { commands, others } from './pack.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** What hosts read of the package; docs/bots.md also tells of the sources. */
const read = ['docs/hosting.md', 'tools/package/README.md']

test.each(read)('%s tells of no command that the package does not have', file => {
  const told = [...readFileSync(root + file, 'utf8').matchAll(/npx interregnum ([a-z][a-z-]*)/g)].map(
    ([, name]) => name,
  )
  expect([...new Set(told)].filter(name => !commands.includes(name))).toEqual([])
})

test('what docs/hosting.md leads to is in the package', () => {
  const links = [...readFileSync(`${root}docs/hosting.md`, 'utf8').matchAll(/\]\(([^)#]+)/g)].map(([, path]) => path)
  const files = links.filter(path => !path.includes(':')).map(path => posix.join('docs', path))
  expect(files.filter(file => !others.includes(file))).toEqual([])
})
