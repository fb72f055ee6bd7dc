/** The page as the browser keeps it: games on this device with the server switched off, and an update with nothing lost. */
import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { games } from '../games/index.ts'
import { settingsFrom, startServer } from '../server/index.ts'
import { freePort } from '../server/testing/freePort.ts'
import { buildWorker } from '../web/worker/build.ts'
import { asked, choice, placeOrders, question } from './hands.ts'
import { expect, test } from './harness.ts'

const keeping = { serviceWorkers: 'allow' } as const

/** Everything is kept when the worker is at work. */
const untilKept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (!navigator.serviceWorker.controller) await new Promise(done => setTimeout(done, 50))
  })

test('with the server switched off a game against bots, one around a screen and a guided one are begun and played', async ({
  host,
  visit,
}) => {
  const page = await visit(keeping)
  await page.goto('/')
  await untilKept(page)
  await host.stop()

  await page.goto('/')
  await page.getByRole('status').getByText('There is no connection to the server.').waitFor()
  await page.getByRole('button', { name: 'Play now against bots' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForURL('**/here/*')
  await asked(page).waitFor()
  await placeOrders(page)
  await choice(page, 'Confirm the orders').click()
  // The bots have given theirs.
  await question(page)
    .getByText(/march|raid|raven/i)
    .waitFor()
  const address = page.url()
  await page.reload()
  await question(page)
    .getByText(/march|raid|raven/i)
    .waitFor()
  expect(page.url()).toBe(address)

  await page.goto('/learn/battlelore')
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await page.getByRole('region', { name: 'Guided first game' }).waitFor()

  await page.goto('/play-here/iron-throne')
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await page.waitForURL('**/here/*')
  await page.getByRole('dialog', { name: 'it is your turn' }).waitFor()

  await host.start()
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => page.getByText('There is no connection to the server.').count()).toBe(0)
})

/** The built page in a folder of its own, and an update of it: the same under other names, and nothing is there under the names of before. */
function twoVersions() {
  const folder = mkdtempSync(join(tmpdir(), 'interregnum-page-'))
  cpSync('dist', folder, { recursive: true })
  const update = async () => {
    // Compressed files would be sent in the place of those that change here.
    for (const file of globSync('**/*.{br,gz}', { cwd: folder })) rmSync(join(folder, file))
    const names = globSync('*.*', { cwd: join(folder, 'assets') })
    const known = new RegExp(names.map(name => name.replaceAll('.', '\\.')).join('|'), 'g')
    for (const file of [...globSync('assets/*.{js,css}', { cwd: folder }), 'index.html']) {
      const text = readFileSync(join(folder, file), 'utf8')
      writeFileSync(
        join(folder, file),
        text.replaceAll(known, name => `newer-${name}`),
      )
    }
    for (const name of names) renameSync(join(folder, 'assets', name), join(folder, 'assets', `newer-${name}`))
    await buildWorker(folder)
  }
  return { folder, update, remove: () => rmSync(folder, { recursive: true }) }
}

test('an update reaches a page that is kept, and neither its parts nor its games are lost', async ({ visit }) => {
  const { folder, update, remove } = twoVersions()
  const data = mkdtempSync(join(tmpdir(), 'interregnum-e2e-'))
  const gamesModule = new URL('../games/index.ts', import.meta.url).href
  const serve = (port: number) =>
    startServer({ ...settingsFrom({ games, gamesModule, data, page: folder, log: 'silent' }), port })
  const port = await freePort()
  let server = await serve(port)
  try {
    const page = await visit({ ...keeping, baseURL: server.address })
    await page.goto('/play-here/thrones')
    await untilKept(page)
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.waitForURL('**/here/*')
    const game = page.url()
    await page.getByRole('dialog', { name: 'it is your turn' }).waitFor()
    await page.goto('/play-here/thrones')
    await page.getByRole('heading', { name: 'Games on this screen' }).waitFor()

    await server.close()
    await update()
    server = await serve(port)

    // The page of before goes on with parts that the server has no more.
    await page.getByRole('link', { name: 'Interregnum' }).click()
    await page.getByRole('link', { name: 'Rules reference' }).first().click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    const newer = page.getByRole('status').filter({ hasText: 'There is a newer version of this page.' })
    await page.getByRole('link', { name: 'Open tables' }).click()
    await newer.getByRole('button', { name: 'Load it' }).click()
    await newer.waitFor({ state: 'detached' })
    expect(await page.locator('script[type="module"]').getAttribute('src')).toMatch('/assets/newer-index-')
    await page.goto(game)
    await page.getByRole('dialog', { name: 'it is your turn' }).waitFor()
  } finally {
    await server.close()
    remove()
    rmSync(data, { recursive: true })
  }
})
