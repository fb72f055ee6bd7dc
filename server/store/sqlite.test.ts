import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { storeConformance } from '../testing/conformance.ts'
import { openStore } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'interregnum-store-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

storeConformance('SQLite', wall => openStore({ file: join(folder, 'test.sqlite'), wall }))
