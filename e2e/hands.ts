/** What people do with the page: they find things by their roles and names, as it shows them. */
import type { Locator, Page } from 'playwright-core'
import { patience } from './harness.ts'

export const asked = (page: Page): Locator => page.getByRole('region', { name: 'Your move' })
/** What is asked, once a choice can be made: one just made is on its way until it is answered. */
export const withChoice = (asked: Locator): Locator =>
  asked.filter({ has: asked.page().locator('.choice:not([aria-disabled])') })
export const waiting = (page: Page): Locator => page.getByRole('region', { name: 'Waiting' })
/** The heading that says what is asked, or for whom the table waits. */
export const question = (page: Page): Locator => page.locator('#question')
export const choices = (page: Page): Locator => page.getByRole('group', { name: 'Choices' })
/** A choice by its whole name. */
export const choice = (page: Page, name: string): Locator => choices(page).getByRole('button', { name, exact: true })
export const standing = (page: Page): Locator => page.getByRole('table', { name: 'Standing' })
export const map = (page: Page): Locator => page.getByRole('group', { name: 'Map of Westeros' })
/** A place of the map where something may be done; its name goes on with what stands there. */
export const livePlace = (page: Page, name: string): Locator =>
  map(page).getByRole('button', { name: new RegExp(`^${name}(\\.|$)`) })

/** The choices that can be made now, without the headings under which they stand. */
export const offered = (page: Page): Locator =>
  choices(page)
    .getByRole('listitem')
    .getByRole('button', { disabled: false })
    .filter({ hasNotText: /^[−+]$/ })

/** Who takes a seat, in the words of the page. */
export type Sitter = 'Me' | 'A person' | 'Person' | 'Easy bot' | 'Random bot'
export type Seats = readonly [sitter: Sitter, house: string][]

/** Fills in the seats of a new table. Where a game has one number of seats, none is asked for. */
async function fillSeats(page: Page, seats: Seats): Promise<void> {
  const count = page.getByRole('radio', { name: String(seats.length), exact: true })
  await page.getByLabel('Seat 1', { exact: true }).waitFor()
  if (await count.isVisible()) await count.check()
  for (const [i, [sitter, house]] of seats.entries()) {
    await page.getByLabel(`Seat ${i + 1}`, { exact: true }).selectOption(sitter)
    await page.getByLabel(`Seat ${i + 1}: Plays as`).selectOption(house)
  }
}

export async function playNow(page: Page): Promise<void> {
  await page.goto('/')
  await gameCard(page, 'thrones').getByRole('button', { name: 'Play now against bots' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click()
  await asked(page).waitFor()
}

/** What the front page says of a game. */
const gameCard = (page: Page, game: string) =>
  page.getByRole('article').filter({ has: page.locator(`a[href="/new/${game}"]`) })

interface Wish {
  game?: string
  /** Options to be switched on, by their names. */
  options?: readonly string[]
}

/** Makes a table on the server; the page is there then. */
export async function createTable(page: Page, seats: Seats, { game = 'thrones', options = [] }: Wish = {}) {
  await page.goto('/')
  await gameCard(page, game).getByRole('link', { name: 'Create a table' }).click()
  await fillSeats(page, seats)
  for (const option of options) await page.getByRole('switch', { name: option }).check()
  await page.getByRole('button', { name: 'Create the table' }).click()
  await page.waitForURL('**/table/*')
}

/** Begins a game on this screen, with a name for every person. */
export async function beginHere(page: Page, seats: Seats, names: readonly string[]): Promise<void> {
  await page.goto('/')
  await gameCard(page, 'thrones').getByRole('link', { name: 'Around one screen' }).click()
  await fillSeats(page, seats)
  for (const [i, name] of names.entries()) await page.getByLabel(`Name of player ${i + 1}`).fill(name)
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.waitForURL('**/here/*')
}

/** Comes to a table by its link, gives a name and sits down on the free seat. */
export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  const ownName = page.getByRole('main').getByLabel('Your name')
  await ownName.fill(name)
  await ownName.press('Enter')
  await page.getByRole('button', { name: 'Sit here' }).click()
}

/** Opens a record as a table of one's own. */
export async function openRecord(page: Page, record: unknown): Promise<void> {
  await page.goto('/new/thrones')
  await page.getByLabel('Open a record').setInputFiles({
    name: 'record.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  })
  await page.waitForURL('**/table/*')
}

/** Lets the bots hurry whenever they alone are awaited, until this person is asked, or the game is over. */
export async function untilAsked(page: Page): Promise<'asked' | 'over'> {
  const skip = page.getByRole('button', { name: 'Skip' })
  const mine = withChoice(asked(page))
  for (;;) {
    await skip
      .or(standing(page))
      .or(mine)
      .first()
      .waitFor({ timeout: 3 * patience })
    if (await standing(page).isVisible()) return 'over'
    if (await mine.isVisible()) return 'asked'
    await skip.click({ timeout: 1_000 }).catch(() => {})
  }
}

/** Takes the first choice, whatever it is. */
export const takeFirst = (page: Page): Promise<void> => offered(page).first().click()

/** Puts the first order offered into every area, and stops before they are confirmed. */
export async function placeOrders(page: Page): Promise<void> {
  const confirm = choice(page, 'Confirm the orders')
  while (!(await confirm.isVisible())) {
    const before = await question(page).textContent()
    await takeFirst(page)
    await page.waitForFunction(text => document.querySelector('#question')?.textContent !== text, before)
  }
}

/** Opens a panel behind its tab. */
export async function openPanel(page: Page, name: string): Promise<Locator> {
  await page.getByRole('tab', { name }).click()
  return page.getByRole('tabpanel', { name })
}

const lost = (page: Page) => page.getByText('The connection is lost')

/** The choice is there again after the line was cut and mended, and nothing else was done meanwhile. */
export async function returnTo(page: Page, cable: { pull(): void; plug(): void }, label: string): Promise<void> {
  await choice(page, label).waitFor()
  cable.pull()
  await lost(page).waitFor()
  await page.context().setOffline(true)
  cable.plug()
  await page.context().setOffline(false)
  await lost(page).waitFor({ state: 'detached' })
  await asked(page).waitFor()
  await choice(page, label).waitFor()
}

/** Makes a choice by its whole name, in a list that may be long or have its places folded: not in the one of a choice that is on its way. */
export async function choose(page: Page, label: string): Promise<void> {
  const list = withChoice(asked(page)).getByRole('group', { name: 'Choices' })
  const wanted = list.getByRole('button', { name: label, exact: true })
  const filter = list.getByRole('searchbox')
  const folds = list.locator('.choice-group-title')
  await wanted.or(filter).or(folds.first()).first().waitFor()
  if (!(await wanted.isVisible()) && (await filter.isVisible())) await filter.fill(label)
  for (let i = 0; !(await wanted.isVisible()) && i < (await folds.count()); i++) {
    if ((await folds.nth(i).getAttribute('aria-expanded')) === 'false') await folds.nth(i).click()
  }
  await wanted.click()
}
