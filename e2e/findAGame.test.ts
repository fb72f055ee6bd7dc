/** People who do not know each other find a table. */
import type { Page } from 'playwright-core'
import { expect, test } from './harness.ts'

const list = (page: Page) => page.getByRole('region', { name: 'Tables that look for players' })
const rowOf = (page: Page, title: string) => list(page).getByRole('listitem').filter({ hasText: title })

test('a table comes into the lobby while somebody looks, and goes when it is full, without a reload', async ({
  visit,
}) => {
  const bela = await visit()
  await bela.goto('/tables?free=0')
  const anna = await visit()
  await anna.goto('/new/battlelore')
  await anna.getByLabel('Name of the table').fill('Hill of Ravens')
  await anna.getByRole('radio', { name: 'At one sitting' }).check()
  await anna.getByRole('radio', { name: 'Hungarian' }).check()
  await anna.getByRole('button', { name: 'Create the table' }).click()
  await anna.waitForURL('**/table/*')

  const row = rowOf(bela, 'Hill of Ravens')
  await row.getByText('1 of 2 seats taken').waitFor()
  await row.getByText('BattleLore · 60 min each + 15 s · Hungarian').waitFor()
  await row.getByText('Host: ').waitFor()

  // What is looked for stands in the address, and is kept when one comes back.
  const filters = bela.getByRole('search')
  await filters.getByLabel('Pace').selectOption('By mail')
  await row.waitFor({ state: 'detached' })
  await filters.getByLabel('Pace').selectOption('At one sitting')
  await filters.getByLabel('Language').selectOption('Hungarian')
  await row.waitFor()
  expect(new URL(bela.url()).search).toBe('?pace=live&language=hu&free=0')
  await bela.reload()
  await row.getByRole('link', { name: 'Take a seat' }).click()
  await bela.waitForURL('**/table/*')
  await bela.getByRole('button', { name: 'Sit here' }).click()
  await anna.getByRole('button', { name: 'Begin the game' }).waitFor()

  const dora = await visit()
  await dora.goto('/tables?free=0')
  await rowOf(dora, 'Hill of Ravens').getByText('All seats taken').waitFor()
  await anna.getByRole('button', { name: 'Begin the game' }).click()
  await rowOf(dora, 'Hill of Ravens').waitFor({ state: 'detached' })
})

test('two who look for the same game find each other, and it begins', async ({ visit }) => {
  const wish = async (page: Page) => {
    await page.goto('/tables')
    const search = page.getByRole('region', { name: 'Find me a game' })
    for (const other of ['A Game of Thrones', 'The Iron Throne', 'Warrior Knights', 'Battles of Westeros']) {
      await search.getByLabel(other).uncheck()
    }
    await search.getByLabel('Pace').selectOption('15 min each + 5 s')
    await search.getByRole('button', { name: 'Find me a game' }).click()
    return search
  }
  const look = async (page: Page) => {
    const search = await wish(page)
    await search.getByText('Looking for others').waitFor()
    return search
  }
  const [anna, bela, cili] = [await visit(), await visit(), await visit()]
  // Who stops, and who leaves the page, is not waited for.
  const stopped = await look(cili)
  await stopped.getByRole('button', { name: 'Stop looking' }).click()
  await stopped.getByRole('button', { name: 'Find me a game' }).waitFor()
  await look(cili)
  await cili.getByRole('link', { name: 'About' }).click()
  await cili.getByRole('heading', { name: 'About' }).waitFor()

  await look(anna)
  // Who finds somebody at once may never be seen looking.
  await wish(bela)
  for (const page of [anna, bela]) await page.waitForURL('**/table/*')
  expect(anna.url()).toBe(bela.url())
  await expect
    .poll(() =>
      anna
        .getByRole('region', { name: 'Your move' })
        .or(anna.getByRole('region', { name: 'Waiting' }))
        .count(),
    )
    .toBe(1)
})
