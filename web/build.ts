/** Builds the page into dist/. With --if-changed: only when a source is newer than the last build. */
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { buildWorker } from './worker/build.ts'

// What is built is what people play: never the slower libraries that serve for development.
process.env.NODE_ENV = 'production'

const sources = ['package-lock.json', '{web,ui,games,worlds,bots,table,text,hex,kernel}/**/*.*']
const changedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
const isFresh = () => globSync(sources).every(path => changedAt(path) < changedAt('dist/index.html'))

/** Once for all visitors: each file beside itself as brotli and as gzip, which the server sends to whoever takes them. */
function compress(): void {
  for (const path of globSync('dist/**/*.{html,js,css,svg,json,webmanifest}')) {
    const bytes = readFileSync(path)
    writeFileSync(`${path}.br`, brotliCompressSync(bytes))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

if (!process.argv.includes('--if-changed') || !isFresh()) {
  console.log('Building the page ...')
  await build({ root: 'web', logLevel: 'warn' })
  await buildWorker(resolve('dist'))
  compress()
}
