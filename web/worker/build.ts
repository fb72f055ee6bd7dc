/** Builds the service worker beside the built page, whose files it names: one file that imports nothing, for all browsers. */
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { Kept } from './keep.ts'

/** What the page needs of a folder to run: not what describes it to others, and not what is beside it compressed. */
export function keptOf(folder: string): Kept {
  const files = globSync('**/*.{html,js,css,svg,png,woff2,webmanifest}', { cwd: folder })
    .filter(file => file !== 'worker.js')
    .map(file => file.replaceAll('\\', '/'))
    .sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(`${folder}/${file}`))
  return {
    version: hash.digest('hex').slice(0, 16),
    files: files.map(file => (file === 'index.html' ? '/' : `/${file}`)),
  }
}

export async function buildWorker(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: fileURLToPath(new URL('.', import.meta.url)),
    define: { __KEPT__: JSON.stringify(keptOf(folder)) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2024',
      rolldownOptions: { input: 'worker.ts', output: { format: 'iife', entryFileNames: 'worker.js' } },
    },
  })
}
