/** What happens is told beat by beat, an earlier position tells its own, and an absence is told step by step. */
import type { Page } from 'playwright-core'
import { choice, createTable, openPanel, placeOrders, question, takeFirst, untilAsked } from './hands.ts'
import { expect, test } from './harness.ts'

const recap = (page: Page, head: string) => page.locator(`[data-recap="${head}"]`)

const atTable = async (page: Page) => {
  await createTable(page, [
    ['Me', 'House Stark'],
    ['Easy bot', 'House Lannister'],
    ['Easy bot', 'House Baratheon'],
  ])
  await question(page).waitFor()
}

const revealOrders = async (page: Page) => {
  await placeOrders(page)
  await choice(page, 'Confirm the orders').click()
}

/** The position shown, told by the slider. */
const position = (page: Page) => page.getByRole('slider', { name: 'Position' }).inputValue()

test('all orders are told, and the Westeros cards as they take effect; a position gone to tells its own', async ({
  visit,
}) => {
  const page = await visit()
  await atTable(page)
  await revealOrders(page)
  await recap(page, 'revealed').getByText('Winterfell: ').first().waitFor()

  // On to the second round, where cards are drawn.
  const chapters = page.getByRole('combobox', { name: 'Rounds and phases' })
  while (!(await chapters.textContent())?.includes('Round 2')) {
    expect(await untilAsked(page)).toBe('asked')
    await takeFirst(page)
  }
  await chapters.selectOption({ label: 'Round 2' })
  await recap(page, 'drawn').locator('.now').waitFor()
  expect(await recap(page, 'drawn').locator('.card').count()).toBe(3)

  // Back by one jump, over all battles: only the reveal is told; at the start nothing is.
  const log = await openPanel(page, 'Log')
  await log.getByRole('article').filter({ hasText: 'The orders are revealed' }).click()
  await recap(page, 'revealed').waitFor()
  const revealedAt = await position(page)
  expect(await page.locator('[data-recap]').count()).toBe(1)
  await page.getByRole('slider', { name: 'Position' }).fill('0')
  await recap(page, 'revealed').waitFor({ state: 'detached' })
  expect(await page.locator('[data-recap]').count()).toBe(0)
  await page.getByRole('slider', { name: 'Position' }).fill(revealedAt)
  await recap(page, 'revealed').waitFor()
})

test('who comes back is told what happened, step by step on the board', async ({ visit }) => {
  const page = await visit()
  await atTable(page)
  await revealOrders(page)
  expect(await untilAsked(page)).toBe('asked')
  await page.addInitScript(() => {
    localStorage.setItem(`interregnum:seen:${location.pathname.split('/').at(-1)}`, '1')
  })
  await page.reload()
  const away = page.getByRole('complementary', { name: 'While you were away' })
  await away.getByRole('heading', { name: 'What else happened last' }).waitFor()
  // The question and its first choice stay in sight below it.
  const first = page.locator('.choice, .choice-group-title').first()
  for (const each of [question(page), first]) {
    const [box, side] = [(await each.boundingBox())!, (await page.locator('.ask').boundingBox())!]
    expect(box.y).toBeGreaterThanOrEqual(side.y)
    expect(box.y + Math.min(box.height, 40)).toBeLessThanOrEqual(side.y + side.height)
  }
  const now = await position(page)
  await away.getByRole('button', { name: 'Show me, step by step' }).click()
  await away.getByText(/^Step 1 of \d+$/).waitFor()
  await page.waitForFunction(last => document.querySelector<HTMLInputElement>('.history input')!.value !== last, now)
  await away.getByRole('button', { name: 'Next step' }).click()
  await away.getByText(/^Step 2 of \d+$/).waitFor()
  await away.getByRole('button', { name: 'Back to now' }).click()
  expect(await position(page)).toBe(now)

  // On a phone the way back can be pressed; by another way back the walk ends, too, and a move closes what is told.
  await page.setViewportSize({ width: 390, height: 844 })
  await away.getByRole('button', { name: 'Show me, step by step' }).click()
  await away.getByRole('button', { name: 'Back to now' }).click()
  await away.getByRole('button', { name: 'Show me, step by step' }).click()
  await away.getByText(/^Step 1 of \d+$/).waitFor()
  await page.getByRole('region', { name: 'History' }).getByRole('button', { name: 'Back to now' }).click()
  await away.getByRole('button', { name: 'Show me, step by step' }).waitFor()
  await takeFirst(page)
  await away.waitFor({ state: 'detached' })
})

test('the bell of one’s own turn is heard, nothing else, and what makes it is loaded no earlier', async ({ visit }) => {
  const page = await visit()
  const loaded: string[] = []
  page.on('request', request => request.url().includes('synthesis') && loaded.push(request.url()))
  await page.addInitScript(() => {
    const heard: number[] = []
    Object.assign(globalThis, { heard })
    const create = AudioContext.prototype.createOscillator
    AudioContext.prototype.createOscillator = function () {
      heard.push(1)
      return create.call(this)
    }
  })
  await atTable(page)
  await placeOrders(page)
  expect(loaded).toEqual([])
  await choice(page, 'Confirm the orders').click()
  expect(await untilAsked(page)).toBe('asked')
  await page.waitForFunction(() => (globalThis as unknown as { heard: number[] }).heard.length > 0)
  expect(loaded).toHaveLength(1)
})
