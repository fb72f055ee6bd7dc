/** The same people play again, from the end of a game between them. */
import type { Page } from 'playwright-core'
import { makeTable, me, open, type Visitor } from '../server/testing/guests.ts'
import { asked, standing, waiting } from './hands.ts'
import { expect, test } from './harness.ts'
import { becomeGuest, handOf } from './visitors.ts'

/** Becomes a guest of that name; gives the same person without a page. */
async function called(page: Page, name: string, address: string): Promise<Visitor> {
  await becomeGuest(page)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => page.evaluate(async () => (await (await fetch('/api/me')).json()).name)).toBe(name)
  return handOf(page, address)
}

test('two play again: the other reads who asks and joins with one click, and the sides that were drawn are turned', async ({
  host,
  visit,
}) => {
  const [anna, bela] = [await visit(), await visit({ viewport: { width: 390, height: 844 } })]
  const [ann, ben] = [await called(anna, 'Anna', host.address), await called(bela, 'Béla', host.address)]
  const table = await makeTable(ann, [me, open], { game: 'battlelore', name: 'By the river' })
  const [first, second] = [await ann.join(table), await ben.join(table)]
  expect(await second.ask({ do: 'sit', seat: 1 })).toBe('done')
  expect(await first.ask({ do: 'start' })).toBe('done')
  await second.until(({ tableView }) => tableView.view?.seat === 1)
  expect(await second.move({ do: 'resign' })).toBe('done')
  const { factions } = second.tableView.view!.open as unknown as { factions: string[] }
  for (const page of [first, second]) await page.close()

  for (const page of [anna, bela]) {
    await page.goto(`/table/${table}`)
    const rows = standing(page).getByRole('rowheader')
    await rows.nth(1).waitFor()
    expect(await rows.locator('small').allTextContents()).toEqual(['Anna', 'Béla'])
  }
  await bela.getByRole('button', { name: 'Rematch' }).click()
  await bela.waitForURL(url => url.pathname !== `/table/${table}`)
  await bela.getByRole('heading', { name: 'By the river' }).waitFor()
  await anna.getByRole('status').filter({ hasText: '(Béla) would like a rematch, and waits at a new table.' }).waitFor()
  await anna.getByRole('button', { name: 'Join the rematch' }).click()
  await anna.waitForURL(bela.url())
  for (const page of [anna, bela]) await asked(page).or(waiting(page)).first().waitFor()
  const { view } = (await ann.join(anna.url().split('/').at(-1)!)).tableView
  expect(view).toMatchObject({ seat: 1, open: { factions } })
})
