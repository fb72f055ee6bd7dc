/** Three people with browsers of their own at The Iron Throne, and a fourth who watches: truce, betrayal, hostages. */
import type { Locator, Page } from 'playwright-core'
import { type Action, type Playthrough, peace, roles, treason } from './bargains.ts'
import { eavesdrop, type LoggedEvent } from './eavesdrop.ts'
import { choice, openPanel, question } from './hands.ts'
import { expect, test } from './harness.ts'
import type { Host } from './host.ts'
import type { Cable } from './proxy.ts'
import { layTable } from './seededRecord.ts'

const lost = (page: Page) => page.getByText('The connection is lost')

interface Company {
  pages: readonly [anna: Page, bela: Page, cili: Page]
  watcher: Page
  /** What comes to each, the watcher last. */
  heard: readonly LoggedEvent[]
}

/** Anna, Béla and Cili come to the table, and somebody who watches. `belasAddress` is where Béla finds the server. */
async function gather(
  host: Host,
  visit: (options?: object) => Promise<Page>,
  { record }: Playthrough,
  belasAddress = host.address,
): Promise<Company> {
  const still = { reducedMotion: 'reduce' }
  const pages = [await visit(still), await visit({ ...still, baseURL: belasAddress }), await visit(still)] as const
  const watcher = await visit(still)
  const heard = [...pages, watcher].map(eavesdrop)
  await layTable(host, record, pages)
  for (const page of pages) await question(page).waitFor()
  await watcher.goto(new URL(pages[0].url()).pathname)
  await watcher.getByText('You are watching', { exact: true }).waitFor()
  return { pages, watcher, heard }
}

/** The cards of other houses, other than of characters, that have come to somebody by whatever way. */
function foreignCards({ text }: LoggedEvent, seat: number | null): string[] {
  const cards = text().match(/(stark|lannister|baratheon)-(hostility-\d+|truce)(?!-)/g) ?? []
  return [...new Set(cards)].filter(card => seat === null || !card.startsWith(roles[seat]))
}

/** Nobody has heard of a card of another that has not lain open; `known` are faces of hostages that a seat holds. */
function expectSecrets(
  heard: readonly LoggedEvent[],
  shown: readonly string[],
  known: readonly (readonly string[])[] = [],
) {
  for (const [i, ears] of heard.entries()) {
    expect(ears.text().length).toBeGreaterThan(1_000)
    const allowed = new Set([...shown, ...(known[i] ?? [])])
    const leaked = foreignCards(ears, i < roles.length ? i : null).filter(card => !allowed.has(card))
    expect(leaked, `what came to ${roles[i] ?? 'the watcher'}`).toEqual([])
  }
}

const act = ({ pages }: Company, { seat, label }: Action) => choice(pages[seat], label).click()

/** The paper on which a negotiator puts the next proposal together. */
const paper = (page: Page) => page.getByRole('region', { name: 'Your next proposal' })
const column = (page: Page, title: 'You give' | 'You get') =>
  paper(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title }) })
const amount = (of: Locator, what: 'Influence' | 'Power') => of.getByRole('group', { name: what }).locator('output')
const more = (of: Locator, what: 'Influence' | 'Power') => of.getByRole('button', { name: `One more: ${what}` })
const stage = (page: Page) => page.locator('.iron-stage')
const clock = (page: Page) => page.getByRole('timer')
/** What is left of the clock, in seconds. */
const secondsLeft = async (page: Page): Promise<number> =>
  Number((await clock(page).getAttribute('aria-label'))!.match(/\d+/)![0])

/** How much of an element, in px, is to be scrolled to. */
const hidden = (element: Element) => element.scrollHeight - element.clientHeight

async function cut(page: Page, cable: Cable): Promise<void> {
  cable.pull()
  await lost(page).waitFor()
  await page.context().setOffline(true)
}

async function mend(page: Page, cable: Cable): Promise<void> {
  cable.plug()
  await page.context().setOffline(false)
  await lost(page).waitFor({ state: 'detached' })
}

test('IT-9.5, IT-9.6: a truce is made by counter-offer, through a line that breaks', async ({ host, cable, visit }) => {
  const company = await gather(host, visit, peace, cable.address)
  const { watcher, heard } = company
  const [anna, bela, cili] = company.pages

  for (const action of peace.actions) {
    expectSecrets(heard, action.shown)
    await act(company, action)
  }
  await paper(anna).waitFor()
  await paper(bela).waitFor()
  for (const page of [cili, watcher]) await stage(page).getByText('Stark has proposed nothing.').waitFor()
  // The clock of 240 s runs: one that began anew after this would show more again.
  await expect.poll(() => secondsLeft(bela)).toBeLessThan(240)
  const atFirst = await secondsLeft(bela)

  // What Anna puts together comes to nobody else: the next that the others hear is the proposal.
  const before = heard.map(({ frames }) => frames.length)
  await more(column(anna, 'You give'), 'Power').click()
  await more(column(anna, 'You get'), 'Influence').click()
  await amount(column(anna, 'You get'), 'Influence').getByText('1').waitFor()
  expect(heard.slice(1).map(({ frames }) => frames.length)).toEqual(before.slice(1))
  await stage(anna).getByRole('button', { name: 'Propose this' }).click()
  for (const page of [bela, cili, watcher]) await stage(page).getByText('Stark proposes, number 1').waitFor()
  expect(
    await stage(cili)
      .getByRole('button', { name: /proposal [0-9]/ })
      .count(),
  ).toBe(0)

  // Béla begins a counter-proposal; his line breaks, and meanwhile Anna offers more.
  await stage(bela).getByRole('button', { name: 'Start from proposal 1' }).click()
  await amount(column(bela, 'You get'), 'Power').getByText('1').waitFor()
  await cut(bela, cable)
  await more(column(anna, 'You give'), 'Power').click()
  await stage(anna).getByRole('button', { name: 'Propose this' }).click()
  await stage(cili).getByText('Stark proposes, number 2').waitFor()
  await mend(bela, cable)
  await stage(bela).getByText('Stark proposes, number 2').waitFor()
  expect(await amount(column(bela, 'You get'), 'Power').textContent()).toBe('1')
  expect(await amount(column(bela, 'You give'), 'Influence').textContent()).toBe('1')
  expect(await secondsLeft(bela)).toBeLessThanOrEqual(atFirst)
  expect(await stage(bela).getByRole('button', { name: 'Accept proposal 1' }).count()).toBe(0)

  // He takes the better offer as it is, and wants influence besides. Anna loads the page anew, and agrees.
  await stage(bela).getByRole('button', { name: 'Start from proposal 2' }).click()
  await amount(column(bela, 'You get'), 'Power').getByText('2').waitFor()
  await more(column(bela, 'You get'), 'Influence').click()
  await stage(bela).getByRole('button', { name: 'Propose this' }).click()
  await stage(anna).getByText('Lannister proposes, number 3').waitFor()
  await anna.reload()
  await stage(anna).getByText('Your proposal, number 2').waitFor()
  expect(await amount(column(anna, 'You give'), 'Power').textContent()).toBe('2')
  expect(await secondsLeft(anna)).toBeLessThanOrEqual(atFirst)
  // In a low window both proposals and what she puts together, with a hostage, are in sight at once.
  await anna.setViewportSize({ width: 1280, height: 720 })
  await column(anna, 'You get').getByText('Add a hostage').click()
  await column(anna, 'You get')
    .getByRole('button', { name: /top of the deck/ })
    .click()
  await column(anna, 'You get').getByText('a hostage (top of the deck)').waitFor()
  await expect.poll(() => stage(anna).locator('.iron-asking').evaluate(hidden)).toBe(0)
  await stage(anna).getByRole('button', { name: 'Accept proposal 3' }).click()

  const log = await openPanel(watcher, 'Log')
  await log.getByText(/^Stark accepts proposal 3: /).waitFor()
  await log.getByText('Stark spreads influence over Lannister (deal).').waitFor()
  await log.getByText('Lannister spreads influence over Stark (deal).').waitFor()
  await log.getByText('2 power from the leader sheet of Stark to the leader sheet of Lannister (deal).').waitFor()
  expectSecrets(heard, ['stark-truce', 'lannister-truce'])
})

test('IT-10.5, IT-18.7, IT-18.8: a betrayal is seen by all; of two hostages one is tortured, the other released', async ({
  host,
  visit,
}) => {
  const company = await gather(host, visit, treason)
  const { pages, watcher, heard } = company
  const others = [...pages.slice(1), watcher]
  // Whoever holds a hostage knows its face.
  const faces = heard.map((_, seat) => treason.actions.flatMap(action => action.faces[seat] ?? []))
  const lay = treason.actions.findLast(({ question }) => question === 'playCards')
  const [torture, release] = ['torture', 'release'].map(name => treason.actions.find(({ move }) => move.do === name)!)
  const [tortured, released] = [torture, release].map(action => action.faces[0][0])

  for (const action of treason.actions) {
    if (action === lay) for (const page of others) await page.getByLabel('Face-down card of Stark').waitFor()
    if (action === torture) for (const page of others) await stage(page).getByText('Lannister betrays Stark.').waitFor()
    expectSecrets(heard, action.shown, faces)
    await act(company, action)
  }
  for (const page of [...pages, watcher]) {
    const log = await openPanel(page, 'Log')
    await log.getByText(/^Betrayal, .*: the challenger’s side wins/).waitFor()
    await log.getByText(/^Stark tortures hostage 1 \(a Lannister card\): Hostility \d+\.$/).waitFor()
    await log.getByText(/^Stark releases hostage 2: /).waitFor()
  }
  const log = watcher.getByRole('tabpanel', { name: 'Log' })
  await log.getByText(/^Stark takes a hostage from Lannister: a random card from the hand; now hostage 1/).waitFor()
  await log.getByText(/^Stark releases hostage 2: a card goes back to Baratheon\.$/).waitFor()

  for (const { text } of heard) expect(text()).toContain(tortured)
  expect(heard.map(({ text }) => text().includes(released))).toEqual([true, false, true, false])
  expectSecrets(heard, treason.actions.at(-1)!.shown, faces)
})

/** What the reader of a page is called. */
const nameOf = (page: Page): Promise<string> => page.evaluate(async () => (await (await fetch('/api/me')).json()).name)

test('IT-26.1: all talk is open, and beside each House stands who else plays it', async ({ host, visit }) => {
  const { pages, watcher } = await gather(host, visit, peace)
  const [anna, bela] = pages
  const names = await Promise.all(pages.map(nameOf))
  for (const [page, others] of [
    [anna, names.slice(1)],
    [watcher, names],
  ] as const) {
    expect((await page.locator('.sitter').allTextContents()).toSorted()).toEqual(others.toSorted())
  }
  const chat = await openPanel(anna, 'Chat')
  const write = chat.getByPlaceholder('Write a message')
  await write.fill('Béla, a truce?')
  expect(await chat.getByRole('combobox').count()).toBe(0)
  await write.press('Enter')
  for (const page of [bela, watcher]) {
    await (await openPanel(page, 'Chat')).getByText('Béla, a truce?').waitFor()
  }
})
