/**
 * Puts icons of game-icons into a module of one's own, so that only those used land in the page:
 *
 *   npx node ui/pickIcons.ts web/icons.ts quill-ink hourglass
 *
 * Names already in the module stay. Each icon becomes an exported path for <Icon d={quillInk} />.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { icons } from '@iconify-json/game-icons'

const camel = (name: string) => name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** The names listed in a module's first comment. */
function kept(path: string): string[] {
  if (!existsSync(path)) return []
  return /: ([a-z0-9 -]+)\. \*\//.exec(readFileSync(path, 'utf8'))?.[1].split(' ') ?? []
}

function pathOf(name: string): string {
  const body = icons.icons[name]?.body
  if (!body) throw new Error(`game-icons has no icon "${name}".`)
  return [...body.matchAll(/ d="([^"]+)"/g)].map(match => match[1]).join('')
}

const [target, ...wanted] = process.argv.slice(2)
if (!target) throw new Error('Usage: npx node ui/pickIcons.ts MODULE.ts NAME ...')
const names = [...new Set([...kept(target), ...wanted])].sort()
const lines = names.map(name => `export const ${camel(name)} =\n  '${pathOf(name)}'\n`)
writeFileSync(
  target,
  `/** Icons by the artists of game-icons.net, CC BY 3.0: ${names.join(' ')}. */\n${lines.join('')}`,
)
