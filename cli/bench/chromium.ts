/** A Chromium that came as a package: for measuring, and for the tests that act as a person does. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'

const packages = fileURLToPath(new URL('../../node_modules/', import.meta.url))

/** Where the program lies. It is unpacked once, into a folder that appears whole or not at all. */
async function unpacked(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(packages, '@sparticuz/chromium/package.json'), 'utf8'))
  const folder = join(packages, '.cache', `chromium-${version}`)
  const program = join(folder, 'chromium')
  if (existsSync(program)) return program
  const { default: packed } = await import('@sparticuz/chromium')
  const fresh = `${folder}-${process.pid}`
  mkdirSync(fresh, { recursive: true })
  const { TMPDIR } = process.env
  process.env.TMPDIR = fresh
  try {
    await packed.executablePath()
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
  try {
    renameSync(fresh, folder)
  } catch (error) {
    // Another process was first.
    if (!existsSync(program)) throw error
    rmSync(fresh, { recursive: true })
  }
  return program
}

/** A name of this machine that browsers do not trust as they trust `localhost`: over plain http its pages may do less. */
export const namedHere = 'house.test'

/** Throws where the packages are not installed. It runs as root, too, and without a screen. */
export async function openChromium(): Promise<Browser> {
  const { chromium } = await import('playwright-core')
  return chromium.launch({
    executablePath: await unpacked(),
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--force-color-profile=srgb',
      `--host-resolver-rules=MAP ${namedHere} 127.0.0.1`,
    ],
    timeout: 120_000,
  })
}
