import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keptOf } from './build.ts'

test('everything the page needs is kept, by the addresses it asks for; the version changes with what the files hold', () => {
  const folder = mkdtempSync(join(tmpdir(), 'page-'))
  try {
    mkdirSync(join(folder, 'assets'))
    const names = [
      'index.html',
      'first.js',
      'worker.js',
      'assets/a-1.js',
      'assets/a-1.js.br',
      'assets/b-2.css',
      'icon.png',
    ]
    for (const name of names) writeFileSync(join(folder, name), name)
    const kept = keptOf(folder)
    expect(kept.files.toSorted()).toEqual(['/', '/assets/a-1.js', '/assets/b-2.css', '/first.js', '/icon.png'])
    writeFileSync(join(folder, 'worker.js'), 'of an earlier build')
    expect(keptOf(folder)).toEqual(kept)
    writeFileSync(join(folder, 'first.js'), 'changed')
    expect(keptOf(folder).version).not.toBe(kept.version)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
