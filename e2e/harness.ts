/** Tests in a real browser: `host` is a server, `visit` brings a person with a browser of its own, maybe behind `cable`. */
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { test as base, expect } from 'vitest'
import { openChromium } from '../cli/bench/chromium.ts'
import { openHost } from './host.ts'
import { layCable } from './proxy.ts'

export { expect }

/** How long a person waits for what is sure to come, in milliseconds: machines may be busy. */
export const patience = 60_000

/** What the browser says by itself when the network or the server is gone. */
const isOfNetwork = (text: string) => /Failed to load resource|WebSocket connection|ERR_/.test(text)

/** Faults of the page: exceptions, and whatever it complains of. */
function watch(page: Page, faults: string[]): void {
  page.on('pageerror', error => faults.push(error.stack ?? String(error)))
  page.on('console', message => {
    if (message.type() === 'error' && !isOfNetwork(message.text())) faults.push(message.text())
  })
}

/** Is the page still drawn? Where the browser makes no frames any more, no click can be tried, and nothing of the page is at fault. */
const isDrawn = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise<boolean>(resolve => {
        requestAnimationFrame(() => resolve(true))
        setTimeout(() => resolve(false), 10_000)
      }),
  )

/** What everybody saw when a test failed: its beginning in words, and pictures under node_modules/.cache/e2e. */
async function takePictures(name: string, contexts: readonly BrowserContext[]): Promise<void> {
  for (const [i, page] of contexts.flatMap(context => context.pages()).entries()) {
    const words = await page
      .locator('body')
      .ariaSnapshot({ timeout: 20_000 })
      .catch(error => String(error))
    const draws = await isDrawn(page).catch(error => String(error))
    console.error(`${name}: page ${i + 1}, ${page.url()}, drawn: ${draws}\n${words.slice(0, 3_000)}`)
    const path = `node_modules/.cache/e2e/${name.replace(/\W+/g, '-').slice(0, 60)}-${i + 1}.png`
    await page.screenshot({ path, timeout: 20_000 }).catch(() => {})
  }
}

/**
 * What a page keeps for itself would stand between it and what a test does to its network: a test of that says `serviceWorkers: 'allow'`.
 */
const ordinary = { locale: 'en-GB', viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' } as const

interface Visit extends BrowserContextOptions {
  /** A test of what the page does about its own faults. */
  areFaultsMeant?: boolean
}

export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs, even nothing
  .extend('host', { scope: 'file' }, async ({}, { onCleanup }) => {
    const host = await openHost()
    onCleanup(async () => expect(await host.close(), 'faults of the server').toEqual([]))
    return host
  })
  // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs, even nothing
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await openChromium()
    onCleanup(() => browser.close())
    return browser
  })
  .extend('cable', async ({ host }, { onCleanup }) => {
    const cable = await layCable(host.address)
    onCleanup(() => cable.close())
    return cable
  })
  .extend('visit', async ({ host, browser, task }, { onCleanup }) => {
    const faults: string[] = []
    const contexts: BrowserContext[] = []
    onCleanup(async () => {
      if (task.result?.state === 'fail') await takePictures(task.name, contexts)
      for (const context of contexts) await context.close()
      expect(faults, 'faults of the page').toEqual([])
    })
    return async ({ areFaultsMeant = false, ...options }: Visit = {}): Promise<Page> => {
      const context = await browser.newContext({ ...ordinary, baseURL: host.address, ...options })
      contexts.push(context)
      context.setDefaultTimeout(patience)
      const page = await context.newPage()
      if (!areFaultsMeant) watch(page, faults)
      return page
    }
  })
