/** A game that is over is gone through again: played back, by decisions, by chapters, by the log, by address. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { openPanel } from './hands.ts'
import { expect, test } from './harness.ts'

/** Opens a recorded game as a file of the first page would be, at its end. Gives its address. */
async function bringRecord(page: Page, game: string, n = 0): Promise<string> {
  const record = JSON.parse(readFileSync(new URL(`../games/${game}/playthroughs/${n}.json`, import.meta.url), 'utf8'))
  const { id } = await (await page.request.post('/api/import', { data: record })).json()
  await page.goto(`/table/${id}`)
  await page.getByText('The game is over').first().waitFor()
  return `/table/${id}`
}

const slider = (page: Page) => page.getByRole('slider', { name: 'Position' })
const shown = async (page: Page) => Number(await slider(page).inputValue())
const until = (page: Page, move: number) =>
  page.waitForFunction(
    at => (document.querySelector('.history-slider input') as HTMLInputElement)?.value === at,
    `${move}`,
  )

test('keys go from decision to decision, to both ends, and play', async ({ visit }) => {
  const page = await visit()
  await bringRecord(page, 'battlelore')
  const last = Number(await slider(page).getAttribute('max'))
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('button', { name: 'To the end' }).waitFor()
  expect(await shown(page)).toBeLessThan(last)
  await page.keyboard.press('Home')
  await until(page, 0)
  await page.keyboard.press('ArrowRight')
  await page.waitForFunction(
    () => Number((document.querySelector('.history-slider input') as HTMLInputElement).value) > 0,
  )
  const first = await shown(page)
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Pause' }).waitFor()
  await page.waitForFunction(
    at => Number((document.querySelector('.history-slider input') as HTMLInputElement).value) > at,
    first,
  )
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Play back' }).waitFor()
  await page.keyboard.press('End')
  await until(page, last)
})

test('an address names a position, a line of the log and a chapter go to theirs', async ({ visit }) => {
  const page = await visit()
  const address = await bringRecord(page, 'battlelore')
  await page.goto(`${address}#move=40`)
  await until(page, 40)
  const chapters = page.getByRole('combobox', { name: 'Rounds and phases' })
  await chapters.selectOption({ label: 'Round 2' })
  const begins = await shown(page)
  expect(begins).not.toBe(40)
  await page.waitForURL(url => url.hash === `#move=${begins}`)
  const log = await openPanel(page, 'Log')
  const later = log.locator('.log-line.later').first()
  await later.click()
  await page.waitForFunction(
    at => Number((document.querySelector('.history-slider input') as HTMLInputElement).value) > at,
    begins,
  )
  expect(await log.locator('.log-line.shown').count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'To the end' }).click()
  await page.waitForURL(url => url.hash === '')
})

test('a replay on a small desktop begins with the whole map', async ({ visit }) => {
  const page = await visit({ viewport: { width: 1280, height: 720 } })
  const address = await bringRecord(page, 'warrior-knights')
  await page.goto('about:blank')
  await page.goto(`${address}#move=40`)
  await until(page, 40)
  const room = (await page.getByRole('region', { name: 'Board' }).boundingBox())!
  const map = (await page.getByRole('group', { name: /^Map/ }).boundingBox())!
  expect(map.width).toBeLessThanOrEqual(room.width)
  expect(map.height).toBeLessThanOrEqual(room.height)
})

test('the end is a scene over the board: the result, the own place, the course, and all hands', async ({ visit }) => {
  const page = await visit()
  await bringRecord(page, 'battlelore')
  const scene = page.getByRole('region', { name: 'The game is over' })
  await scene.getByText(/^You have (won|lost)\.$/).waitFor()
  await scene.getByRole('table', { name: 'Standing' }).waitFor()
  // It begins where the log does, which comes part by part.
  const course = scene.getByRole('figure').first().getByRole('img')
  await expect
    .poll(() => course.getAttribute('aria-label'))
    .toMatch(/^Daqan: 0(, \d+)+; Uthuk: 0(, \d+)+$|^Uthuk: 0(, \d+)+; Daqan: 0(, \d+)+$/)
  await scene.getByRole('button', { name: 'Look at the board' }).click()
  await scene.waitFor({ state: 'detached' })

  const hand = await openPanel(page, 'Hand')
  const own = await hand.textContent()
  const whose = page.getByRole('combobox', { name: 'Whose hand is open' })
  await whose.selectOption({ index: 1 })
  await page.waitForFunction(text => document.querySelector('.panels [role="tabpanel"]')?.textContent !== text, own)
  await whose.selectOption({ label: 'My hand' })
  await page.waitForFunction(text => document.querySelector('.panels [role="tabpanel"]')?.textContent === text, own)
  await page.getByRole('button', { name: 'Show the result' }).click()
  await scene.waitFor()
})

test('a rematch against bots begins at a new table with one click', async ({ visit }) => {
  const page = await visit()
  const address = await bringRecord(page, 'battlelore', 9)
  await page.getByRole('button', { name: 'Rematch' }).click()
  await page.waitForURL(url => url.pathname.startsWith('/table/') && url.pathname !== address)
  await page.locator('#question').waitFor()
})

test('a place that comes under a resting mouse is told only when the mouse moves', async ({ visit }) => {
  const page = await visit()
  const address = await bringRecord(page, 'thrones', 1)
  // The button moves as the parts of the end come in: where it is clicked is told by the click.
  const click = page.evaluate(() =>
    new Promise<MouseEvent>(done => addEventListener('click', done, { once: true })).then(({ x, y }) => ({ x, y })),
  )
  await page.getByRole('button', { name: 'Rematch' }).click({ position: { x: 20, y: 12 } })
  const { x, y } = await click
  await page.waitForURL(url => url.pathname.startsWith('/table/') && url.pathname !== address)
  await page.locator('#question').waitFor()
  // Longer than a place waits before it is told.
  await page.waitForTimeout(2000)
  const told = page.getByText('Borders on')
  expect(await told.count()).toBe(0)
  await page.mouse.move(x + 2, y)
  await told.waitFor()
})

test('a phone has the replay of a game that is over under its board', async ({ visit }) => {
  const page = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await bringRecord(page, 'iron-throne')
  // The scene of the end has the room of the question, which is silent.
  const { height } = (await page.getByRole('region', { name: 'The game is over' }).boundingBox())!
  expect(height).toBeGreaterThan(844 / 2)
  await page.getByRole('button', { name: 'To the start' }).tap()
  await until(page, 0)
  await page.getByRole('button', { name: 'Next decision' }).tap()
  await page.getByRole('region', { name: 'Board' }).waitFor()
  await page.waitForFunction(
    () => Number((document.querySelector('.history-slider input') as HTMLInputElement).value) > 0,
  )
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
