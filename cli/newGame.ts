/** A new game made from the template: its names, its folder, its entries in the lists of games. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Script } from 'node:vm'

/** What a game is called, in its different writings. */
export interface NewNames {
  /** `stone-bridge` */
  id: string
  /** Its constant: `stoneBridge`. */
  value: string
  /** Its family of types: `StoneBridge`. */
  type: string
  /** `Stone Bridge` */
  title: string
  /** Two letters before the numbers of its rules: `SB`. */
  prefix: string
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The names of a game. An Error in one line where the id or the prefix cannot be used. */
export function namesOf(id: string, prefix: string, template: string): NewNames {
  if (!/^[a-z]{2}[a-z\d]*(-[a-z][a-z\d]*)*$/.test(id)) {
    throw new Error(`"${id}" is no id of a game: words of small letters joined by hyphens, such as stone-bridge.`)
  }
  const words = id.split('-')
  const type = words.map(capital).join('')
  const value = type.charAt(0).toLowerCase() + type.slice(1)
  const initials = words.length > 1 ? words[0][0] + words[1][0] : id.slice(0, 2)
  const names = { id, value, type, title: words.map(capital).join(' '), prefix: prefix || initials.toUpperCase() }
  if (!/^[A-Z]{2}$/.test(names.prefix)) throw new Error(`--rules takes two capital letters, not "${prefix}".`)
  const taken = namesIn(template)
  const clash = [value, type].find(name => taken.has(name) || name in globalThis || isReserved(name))
  if (clash) throw new Error(`A game cannot be called "${id}": ${clash} means something else in its code.`)
  return names
}

function isReserved(name: string): boolean {
  try {
    return new Script(`'use strict'; const ${name} = 0`) === null
  } catch {
    return true
  }
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(each => each.isFile())
    .map(each => join(each.parentPath, each.name))

/** What the code of the template declares or imports. */
function namesIn(template: string): Set<string> {
  const declared = /\b(?:const|function|class|interface|type) (\w+)|import (?:type )?\{([^}]*)\}/g
  const code = filesIn(template).filter(path => /\.tsx?$/.test(path))
  const found = code.flatMap(path => [...readFileSync(path, 'utf8').matchAll(declared)])
  return new Set(found.flatMap(([, name, imported]) => (name ?? imported).match(/\w+/g) ?? []))
}

/** Copies the template, and writes the game's own names into it. */
export function copyTemplate(template: string, folder: string, names: NewNames): void {
  cpSync(template, folder, { recursive: true })
  for (const path of filesIn(folder)) {
    writeFileSync(
      path,
      readFileSync(path, 'utf8')
        .replaceAll('new-game', names.id)
        .replaceAll('newGame', names.value)
        .replaceAll('NewGame', names.type)
        .replaceAll(/New Game|Új játék/g, names.title)
        .replaceAll(/\bNG-(?=\d)/g, `${names.prefix}-`),
    )
  }
}

/** How a game stands in each list. */
const entries = {
  registry: (id: string) => `  '${id}': async () => (await import('./${id}/index.ts')).face,\n`,
  boards: (id: string) => `  '${id}': {
    Picture: lazy(() => import('./${id}/board/Picture.tsx')),
    board: async () => anyGame((await import('./${id}/board/index.tsx')).default),
    texts: {
      en: async () => anyGame((await import('./${id}/texts/en/index.ts')).en),
      hu: async () => anyGame((await import('./${id}/texts/hu/index.ts')).hu),
    },
  },
`,
}

/** Adds a game to a list of games: the file's last entry. */
export function enter(path: string, list: keyof typeof entries, id: string): void {
  const text = readFileSync(path, 'utf8')
  const end = text.lastIndexOf('}')
  writeFileSync(path, text.slice(0, end) + entries[list](id) + text.slice(end))
}
