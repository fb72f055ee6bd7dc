/** The table page in windows of all sizes: never larger than the window, never without its board; tabs keep their places. */
import type { Locator, Page } from 'playwright-core'
import { games } from '../games/index.ts'
import {
  asked,
  choice,
  createTable,
  map,
  openPanel,
  openRecord,
  placeOrders,
  playNow,
  question,
  takeFirst,
  untilAsked,
} from './hands.ts'
import { expect, test } from './harness.ts'
import { recordUntil } from './records.ts'
import { layTable } from './seededRecord.ts'

/** Width, height, and how the page is laid out there. Of neighbours no two are upright. */
const sizes = [
  [1920, 1080, 'wide'],
  [1440, 900, 'plain'],
  [1280, 720, 'plain'],
  [1024, 768, 'plain'],
  [390, 844, 'upright'],
  [844, 390, 'low'],
  [320, 640, 'upright'],
  [820, 1180, 'plain'],
] as const

async function resize(page: Page, [width, height, layout]: (typeof sizes)[number]): Promise<void> {
  await page.setViewportSize({ width, height })
  const laid = layout === 'plain' ? '[data-layout="plain"], [data-layout="beside"]' : `[data-layout="${layout}"]`
  await page.locator(laid).waitFor()
}

const board = (page: Page) => page.getByRole('region', { name: 'Board' })

/** By how much the document is larger than the window. */
const excess = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    return [scrollWidth - innerWidth, scrollHeight - innerHeight]
  })

/** Begins a game against bots from the first page. */
async function begin(page: Page, game: string): Promise<void> {
  await page.goto('/')
  const card = page.getByRole('article').filter({ has: page.locator(`a[href="/new/${game}"]`) })
  await card.getByRole('button', { name: 'Play now against bots' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click()
  await asked(page).waitFor()
}

test.for(Object.keys(games))('%s: no tab makes the page larger than the window', async (game, { visit }) => {
  const page = await visit()
  await begin(page, game)
  for (const size of sizes) {
    await resize(page, size)
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      expect(await excess(page), `${await tab.textContent()} at ${size}`).toEqual([0, 0])
    }
  }
})

test('a phone that is turned, or a window that becomes narrow, never loses the board', async ({ visit }) => {
  const page = await visit({ viewport: { width: 1440, height: 900 } })
  await playNow(page)
  for (const size of [...sizes, ...sizes.toReversed()]) {
    await resize(page, size)
    await map(page).waitFor()
    await asked(page).waitFor()
    const box = (await board(page).boundingBox())!
    expect(box.width * box.height, String(size)).toBeGreaterThan((size[0] * size[1]) / 4)
    await openPanel(page, 'Chat')
  }
})

test('on a phone on its side the board lies beside the question, and both are in sight', async ({ visit }) => {
  const page = await visit({ viewport: { width: 844, height: 390 } })
  await playNow(page)
  const [left, right] = [(await board(page).boundingBox())!, (await question(page).boundingBox())!]
  expect(left.height).toBe(390)
  expect(right.x).toBeGreaterThanOrEqual(left.x + left.width)
  expect(right.y + right.height).toBeLessThan(200)
  await openPanel(page, 'Houses')
  await map(page).waitFor()
})

test('each tab keeps its own place', async ({ visit }) => {
  const page = await visit({ viewport: { width: 1280, height: 720 } })
  await playNow(page)
  const top = () => page.getByRole('tabpanel').evaluate(panel => panel.scrollTop)
  await openPanel(page, 'Houses')
  await page.getByRole('tabpanel').evaluate(panel => panel.scrollTo(0, 200))
  await openPanel(page, 'Tracks')
  expect(await top()).toBe(0)
  await openPanel(page, 'Houses')
  expect(await top()).toBe(200)
})

test.for([
  [1280, 720],
  [1024, 768],
] as const)(
  'at %i × %i the map keeps its place and its scale through orders, cards and marches',
  async ([width, height], { visit }) => {
    const page = await visit({ viewport: { width, height }, reducedMotion: 'reduce' })
    await playNow(page)
    const before = (await map(page).boundingBox())!
    await placeOrders(page)
    expect(await map(page).boundingBox()).toEqual(before)
    await choice(page, 'Confirm the orders').click()
    for (let question = 0; question < 8 && (await untilAsked(page)) === 'asked'; question++) {
      expect(await map(page).boundingBox()).toEqual(before)
      await takeFirst(page)
    }
  },
)

test('BL-7.6: at 1280 × 720 each choice of dice can be read and pressed in the list beside the scene', async ({
  visit,
}) => {
  const page = await visit({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' })
  const diceIn = (open: unknown) => (open as { fights: { dice: readonly unknown[] }[] }).fights.at(-1)!.dice.length
  const isThere: Parameters<typeof recordUntil>[1] = ({ do: name }, seats, _, open) =>
    name === 'commit' && seats[0] === 0 && diceIn(open) > 2
  await openRecord(page, recordUntil(['daqan', 'uthuk'], isThere, games.battlelore))
  await page.locator('.stage-panel').first().waitFor()
  const choices = page.locator('.ask .choice')
  // One die to commit at least, or to leave them all.
  await choices.nth(1).waitFor()
  for (const choice of await choices.all()) {
    await choice.click({ trial: true })
    expect(await cut(choice)).toEqual([])
  }
})

test('at 820 × 1180 the field keeps its place and its scale when an attack is told below it', async ({ visit }) => {
  const page = await visit({ viewport: { width: 820, height: 1180 }, reducedMotion: 'reduce' })
  const isThere = (step: { do: string }, seats: readonly number[]) => step.do === 'order' && seats[0] === 0
  await openRecord(page, recordUntil(['daqan', 'uthuk'], isThere, games.battlelore))
  const field = page.getByRole('grid', { name: 'Battlefield' })
  const before = (await field.boundingBox())!
  const stage = page.locator('.stage.apart:not(:empty)')
  for (let question = 0; question < 30 && (await stage.count()) === 0; question++) {
    await untilAsked(page)
    await takeFirst(page)
  }
  await stage.waitFor()
  expect(await field.boundingBox()).toEqual(before)
})

test('at 320 × 640 no page is wider than the window, nor is what lies over it', async ({ visit }) => {
  const page = await visit({ viewport: { width: 320, height: 640 } })
  for (const path of [
    '/',
    '/new/thrones',
    '/play-here/thrones',
    '/learn/thrones',
    '/rules/thrones',
    '/tables',
    '/about',
  ]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(() => document.fonts.ready)
    await expect.poll(async () => (await excess(page))[0], { message: path }).toBe(0)
  }
  await page.getByRole('button', { name: 'Settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  expect(await settings.evaluate(box => box.scrollWidth - box.clientWidth)).toBe(0)
})

test('at 320 × 640 the invite link takes three quarters of the width at least', async ({ visit }) => {
  const page = await visit()
  await createTable(page, [
    ['Me', 'House Stark'],
    ['A person', 'House Lannister'],
    ['A person', 'House Baratheon'],
  ])
  await page.setViewportSize({ width: 320, height: 640 })
  const link = page.getByRole('textbox', { name: 'Invite others' })
  await expect.poll(async () => (await link.boundingBox())?.width).toBeGreaterThanOrEqual(240)
})

const barons = ['red', 'blue', 'green']
/** Scenes with many cards of one's own. */
const scenes = {
  'WK-4.1: the plan': () =>
    recordUntil(barons, ({ do: name }, seats) => name === 'plan' && seats.includes(0), games['warrior-knights']),
  'WK-9.2.3: a hand of Fate': () =>
    recordUntil(
      barons,
      ({ do: name }, seats, _, open) => {
        const { battle } = open as { battle: { attacker: { seat: number; hand: number } } | null }
        return name === 'discard' && seats.includes(0) && battle?.attacker.seat === 0 && battle.attacker.hand > 5
      },
      games['warrior-knights'],
    ),
}

/** What is written on those of which a corner can not be seen. */
const cut = (shown: Locator) =>
  shown.evaluateAll(elements =>
    elements
      .filter(element => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const corners = [left + 4, right - 4].flatMap(x => [top + 4, bottom - 4].map(y => [x, y] as const))
        return !corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)))
      })
      .map(element => element.textContent),
  )

test.for(Object.entries(scenes))(
  '%s: no card of the scene is cut',
  { timeout: 180_000 },
  async ([, find], { host, visit }) => {
    const page = await visit({ reducedMotion: 'reduce' })
    await layTable(host, find(), [page, null, null])
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
      [844, 390],
      [820, 1180],
    ]) {
      await page.setViewportSize({ width, height })
      await page.locator('.knights-chips button').nth(4).waitFor()
      await expect.poll(() => cut(page.locator('.stage button')), { message: `${width} × ${height}` }).toEqual([])
    }
  },
)

const ofHexes = {
  'BL-5.1: command cards': ['battlelore', ['daqan', 'uthuk'], 'command'],
  'BL-11.1: a counter': ['battlelore', ['daqan', 'uthuk'], 'counterOrNot'],
  'BW-8.1: who moves': ['battles-of-westeros', ['stark', 'lannister'], 'chooseMover'],
} as const

/** How many choices can be seen whole, and by how much the question can be moved to the side. */
const inSight = (page: Page) =>
  page.locator('.ask').evaluate(ask => {
    const room = ask.getBoundingClientRect()
    const feet = [...ask.querySelectorAll('.deeds')].filter(foot => getComputedStyle(foot).position === 'sticky')
    const tops = feet.filter(foot => foot.clientHeight > 0).map(foot => foot.getBoundingClientRect().top)
    const bottom = Math.min(room.bottom, ...tops)
    const choices = [...ask.querySelectorAll('.choice')].map(choice => choice.getBoundingClientRect())
    return {
      choices: choices.filter(choice => choice.top >= room.top && choice.bottom <= bottom + 1).length,
      sideways: ask.scrollWidth - ask.clientWidth,
    }
  })

test.for(Object.entries(ofHexes))(
  '%s: on a phone choices stand below the question without scrolling',
  { timeout: 180_000 },
  async ([, [game, roles, step]], { visit }) => {
    const page = await visit({ reducedMotion: 'reduce' })
    await openRecord(
      page,
      recordUntil(roles, ({ do: name }, seats) => name === step && seats.includes(0), games[game]),
    )
    for (const [width, height, least] of [
      [844, 390, 2],
      [390, 844, 1],
      [320, 640, 1],
    ]) {
      await page.setViewportSize({ width, height })
      await expect
        .poll(async () => (await inSight(page)).choices, { message: `${width} × ${height}` })
        .toBeGreaterThanOrEqual(least)
      expect((await inSight(page)).sideways, `${width} × ${height}`).toBe(0)
    }
  },
)
