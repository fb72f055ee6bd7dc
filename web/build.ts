/** Builds the page into dist/. With --if-changed: only when a source is newer than the last build. */
import { globSync, statSync } from 'node:fs'
import { build } from 'vite'

// What is built is what people play: never the slower libraries that serve for development.
process.env.NODE_ENV = 'production'

const sources = ['package-lock.json', '{web,ui,games,worlds,bots,table,text,hex,kernel}/**/*.*']
const changedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
const isFresh = () => globSync(sources).every(path => changedAt(path) < changedAt('dist/index.html'))

if (!process.argv.includes('--if-changed') || !isFresh()) await build({ root: 'web' })
