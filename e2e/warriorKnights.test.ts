/** Three people with browsers of their own at Warrior Knights: an Assembly with a law that is refused, a siege, a draft. */
import type { Locator, Page } from 'playwright-core'
import type { GameRecord } from '../kernel/index.ts'
import { asked, choice, openPanel, question } from './hands.ts'
import { expect, test } from './harness.ts'
import type { Host } from './host.ts'
import { type Action, draft, recordBefore, refusedLaw, siegeToItsEnd } from './kingdoms.ts'
import type { Cable } from './proxy.ts'
import { layTable } from './seededRecord.ts'

type Pages = readonly [anna: Page, bela: Page, cili: Page]

const lost = (page: Page) => page.getByText('The connection is lost')
/** The scene that is on, or the recap of what has just happened. */
const stage = (page: Page) => page.locator('.knights-stage')

/** Anna plays Madder, Béla Niebieski, Cili Emerande. `belasAddress` is where Béla finds the server. */
async function gather(
  host: Host,
  visit: (options?: object) => Promise<Page>,
  record: GameRecord,
  belasAddress?: string,
) {
  const still = { reducedMotion: 'reduce' }
  const bela = belasAddress === undefined ? still : { ...still, baseURL: belasAddress }
  const pages = [await visit(still), await visit(bela), await visit(still)] as const
  await layTable(host, record, pages)
  for (const page of pages) await question(page).waitFor()
  return pages
}

async function act(pages: Pages, { seat, label }: Action): Promise<void> {
  await asked(pages[seat]).waitFor()
  await choice(pages[seat], label).click()
}

const own = (page: Page) => stage(page).getByRole('group', { name: 'Your Votes on it:' })

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

test('WK-7.3, WK-7.6.3: a law is passed, refused by whom it binds, and he is banned; a line breaks, crowns are given', async ({
  host,
  cable,
  visit,
}) => {
  const { record, actions } = refusedLaw()
  const pages = await gather(host, visit, record, cable.address)
  const [anna, bela, cili] = pages
  const [votes, rest] = [actions.slice(0, 3), actions.slice(3)]
  for (const page of pages)
    await stage(page)
      .getByRole('heading', { name: /^Assembly: .* Tax/ })
      .waitFor()

  // Votes are committed in secret, Béla's through a line that has been broken meanwhile.
  await own(anna).getByRole('button', { name: votes[0].label, exact: true }).click()
  await stage(bela).getByText('has sealed').waitFor()
  await cut(bela, cable)
  await own(cili).getByRole('button', { name: votes[2].label, exact: true }).click()
  await stage(anna).getByText('has sealed').nth(1).waitFor()
  for (const page of pages) expect(await page.locator('.knights-ballots').count(), 'Votes turned over').toBe(0)
  await mend(bela, cable)
  await stage(bela).getByText('has sealed').nth(1).waitFor()
  await own(bela).getByRole('button', { name: votes[1].label, exact: true }).click()

  // They are turned over for all; the sides are taken one after another, and it is law.
  for (const page of pages) await page.locator('.knights-ballots').first().waitFor()
  for (const action of rest.slice(0, 3)) await act(pages, action)
  const log = await openPanel(cili, 'Log')
  await log.getByText(/Tax is law\./).waitFor()

  // It binds Madder at the next Taxation: he refuses.
  for (const action of rest.slice(3)) await act(pages, action)
  for (const page of pages) {
    const barons = await openPanel(page, 'Barons')
    await barons.getByText('Banned from the Assembly').waitFor()
  }

  // A gift in two clicks, whoever is asked; all read of it.
  const barons = anna.getByRole('tabpanel', { name: 'Barons' })
  await barons.locator('[data-on="seat:1"]').getByText('Give crowns').first().click()
  await barons.getByRole('button', { name: /^Give 1 crown to Niebieski/ }).click()
  for (const page of pages) {
    await (await openPanel(page, 'Log')).getByText('Madder gives 1 crown to Niebieski.').waitFor()
  }
})

test('WK-9.4: a city is besieged, and falls to the siege in a later round', async ({ host, visit }) => {
  const siege = siegeToItsEnd()
  const [lays, takes] = [siege.actions[0], siege.actions.at(-1)!]
  const pages = await gather(host, visit, siege.record)
  const [, bela, cili] = pages
  await act(pages, lays)
  await (await openPanel(bela, 'Log')).getByText(/^Madder lays siege to /).waitFor()
  const madders = (panel: Locator) => panel.getByRole('listitem').filter({ hasText: 'Madder →' })
  await madders(await openPanel(cili, 'World'))
    .getByText(/by the same Baron from round \d on/)
    .waitFor()

  await layTable(host, recordBefore(siege, takes), pages)
  await madders(await openPanel(cili, 'World'))
    .getByText('by the same Baron now')
    .first()
    .waitFor()
  await act(pages, takes)
  await choice(pages[0], 'Keep the city').click()
  for (const page of pages) await (await openPanel(page, 'Log')).getByText(/^Madder captures .* by siege\.$/).waitFor()
})

test('WK-6.3: a Mercenary is hired from the offer and joins an army', async ({ host, visit }) => {
  const { record, actions } = draft()
  const pages = await gather(host, visit, record)
  const [hire, assign] = actions
  const [anna, bela] = pages
  await stage(bela).getByRole('heading', { name: 'Mercenary Draft' }).waitFor()
  expect(await stage(bela).locator('.card-button').count(), 'cards that others can hire').toBe(0)
  await act(pages, hire)
  await stage(anna).getByRole('button', { name: assign.label }).click()
  for (const page of pages)
    await (await openPanel(page, 'Log'))
      .getByText(/^Madder hires .* for /)
      .first()
      .waitFor()
})
