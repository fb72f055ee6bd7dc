/** UR-119: on a small screen, with a finger, the map and the question come first and nothing is out of reach. */
import type { Locator, Page } from 'playwright-core'
import {
  asked,
  beginHere,
  choice,
  choices,
  choose,
  createTable,
  livePlace,
  map,
  placeOrders,
  playNow,
  question,
  untilAsked,
} from './hands.ts'
import { expect, test } from './harness.ts'

const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]

const board = (page: Page) => page.getByRole('region', { name: 'Board' })
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** How much of the element's height is on the screen without scrolling, from 0 to 1. */
async function inSight(element: Locator): Promise<number> {
  const box = (await element.boundingBox())!
  const { height } = element.page().viewportSize()!
  return Math.max(0, Math.min(height, box.y + box.height) - Math.max(0, box.y)) / box.height
}

test.for(phones)('orders are placed with a finger at $width × $height', async (viewport, { visit }) => {
  const page = await visit({ viewport, isMobile: true, hasTouch: true, deviceScaleFactor: 2 })
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await overflow(page), 'first page').toBe(0)
  await page.goto('/new/thrones')
  await page.getByRole('button', { name: 'Create the table' }).waitFor()
  expect(await overflow(page), 'new table').toBe(0)
  await createTable(page, [
    ['Me', 'House Stark'],
    ['Easy bot', 'House Lannister'],
    ['Easy bot', 'House Baratheon'],
  ])
  await asked(page).waitFor()
  expect(await overflow(page)).toBe(0)

  // The question whole, and most of the map, without scrolling.
  expect(await inSight(question(page))).toBe(1)
  expect(await inSight(board(page))).toBeGreaterThan(0.6)
  expect((await board(page).boundingBox())!.height).toBeGreaterThan(viewport.height / 3)

  // On the map: touch an area, then an order in the ring around it. Hovering is never needed.
  await livePlace(page, 'Winterfell').tap()
  const ring = page.getByRole('toolbar', { name: 'Winterfell' })
  await ring.getByRole('button', { name: 'March +1 in Winterfell' }).tap()
  await question(page).getByText('2 areas to go').waitFor()
  await livePlace(page, 'White Harbor').tap()
  await page
    .getByRole('toolbar', { name: 'White Harbor' })
    .getByRole('button', { name: 'Support in White Harbor' })
    .tap()
  await question(page).getByText('1 area to go').waitFor()
  // In the list: the same choices as buttons.
  await choice(page, 'Defense +1 in the Shivering Sea').tap()
  await choice(page, 'Confirm the orders').tap()

  expect(await untilAsked(page)).toBe('asked')
  await question(page).getByText('March from Winterfell').waitFor()
  await livePlace(page, 'Moat Cailin').tap()
  await page.getByRole('toolbar', { name: 'Moat Cailin' }).getByRole('button', { name: 'Knight to Moat Cailin' }).tap()
  await choice(page, 'Call the Knight back from Moat Cailin').waitFor()
  expect(await overflow(page)).toBe(0)
  for (const tab of ['Tracks', 'Houses', 'Hand', 'Westeros', 'Log', 'Rules', 'Chat', 'Table']) {
    await page.getByRole('tab', { name: tab }).tap()
    expect(await overflow(page), tab).toBe(0)
  }
})

/** Does the middle of the element lie on the board, where a finger can reach it? */
async function lies(place: Locator): Promise<boolean> {
  const [at, room] = [(await place.boundingBox())!, (await board(place.page()).boundingBox())!]
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2]
  return x > room.x && x < room.x + room.width && y > room.y && y < room.y + room.height
}

test('on a shared phone the map begins where the person whose turn it is may act', async ({ visit }) => {
  const page = await visit({ viewport: phones[0], isMobile: true, hasTouch: true, reducedMotion: 'reduce' })
  await beginHere(
    page,
    [
      ['Person', 'House Stark'],
      ['Person', 'House Martell'],
      ['Easy bot', 'House Tyrell'],
      ['Easy bot', 'House Lannister'],
      ['Easy bot', 'House Baratheon'],
      ['Easy bot', 'House Greyjoy'],
    ],
    ['Anna', 'Béla'],
  )
  const seen: string[] = []
  for (let turn = 0; turn < 2; turn++) {
    const take = page.getByRole('button', { name: /^I am / })
    const name = (await take.textContent())!
    await take.tap()
    const home = name.includes('Anna') ? 'Winterfell' : 'Sunspear'
    await expect.poll(() => lies(livePlace(page, home)), { message: home }).toBe(true)
    seen.push(home)
    await placeOrders(page)
    await choice(page, 'Confirm the orders').tap()
    await take.waitFor()
  }
  expect(seen.toSorted()).toEqual(['Sunspear', 'Winterfell'])
})

test('a window that becomes as narrow as a phone goes on showing the board', async ({ visit }) => {
  const page = await visit()
  await playNow(page)
  await map(page).waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('tab', { name: 'Board', selected: true }).waitFor()
  await map(page).waitFor()
})

test('at 320 × 640 all orders lie in the tray, and another question is read from its beginning', async ({ visit }) => {
  const viewport = { width: 320, height: 640 }
  const page = await visit({ viewport, isMobile: true, hasTouch: true, reducedMotion: 'reduce' })
  await createTable(page, [
    ['Me', 'House Stark'],
    ['Easy bot', 'House Lannister'],
    ['Easy bot', 'House Baratheon'],
  ])
  const tray = page.getByRole('toolbar', { name: 'Orders left to place' })
  await tray.waitFor()
  for (const token of await tray.getByRole('button').all()) {
    const { x, width } = (await token.boundingBox())!
    expect(x >= 0 && x + width <= viewport.width).toBe(true)
  }

  for (const order of ['March +1 in Winterfell', 'March +0 in White Harbor', 'March −1 in the Shivering Sea']) {
    await choose(page, order)
    await choice(page, `Take back ${order}`).waitFor()
  }
  await choice(page, 'Confirm the orders').click()
  expect(await untilAsked(page)).toBe('asked')
  await question(page).getByText('Choose the March order').waitFor()
  await page.locator('.ask').evaluate(pane => pane.scrollTo(0, pane.scrollHeight))
  // By the map: a choice of the list would take the focus along.
  await livePlace(page, 'Winterfell').tap()
  await question(page).getByText('choose who goes where').waitFor()
  // The heading of a list that has been scrolled sticks over its first choices.
  const [heading, first] = [question(page), choices(page).getByRole('button').first()]
  const top = async (element: Locator) => (await element.boundingBox())!.y
  const end = async (element: Locator) => (await element.boundingBox())!.y + (await element.boundingBox())!.height
  await expect.poll(async () => (await top(first)) >= (await end(heading))).toBe(true)
})
