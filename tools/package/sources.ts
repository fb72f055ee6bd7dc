/** The sources that some commands need, as JavaScript: Node runs TypeScript from the project's folders, and not from node_modules. */
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join, posix } from 'node:path'

export interface Compiled {
  /** By their paths in the project, which end in .js here. Lines and columns are those of the sources. */
  files: ReadonlyMap<string, string>
  /** The packages that they import. */
  packages: ReadonlySet<string>
}

/** What is imported, started as a thread, or named by its address: always a literal that begins with a dot. */
const ownFile = /(['"`])(\.{1,2}\/[^'"`\n]*)\.ts\1/g
const importedPackage = /(?:from|import)\s+'((?:@[a-z][\w.-]*\/)?[a-z][\w.-]*)[^':]*'/g

/** Everything that is reached from these files. Throws where a file is named that is not there. */
export function compiledFrom(root: string, entries: readonly string[]): Compiled {
  const files = new Map<string, string>()
  const packages = new Set<string>()
  const left = [...entries]
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    const target = path.replace(/\.ts$/, '.js')
    if (files.has(target)) continue
    const code = stripTypeScriptTypes(readFileSync(join(root, path), 'utf8'))
    files.set(
      target,
      code.replaceAll(ownFile, (_, quote, name) => `${quote}${name}.js${quote}`),
    )
    for (const [, , name] of code.matchAll(ownFile)) {
      // Of a name that is made while it runs, what it may become is named among the entries.
      if (!name.includes('${')) left.push(posix.join(posix.dirname(path), `${name}.ts`))
    }
    for (const [, name] of code.matchAll(importedPackage)) packages.add(name)
  }
  return { files, packages }
}
