/** Warrior Knights on a small screen, with a finger, against bots, in Hungarian. */
import type { Page } from 'playwright-core'
import { withChoice } from './hands.ts'
import { expect, patience, test } from './harness.ts'
import { fromTheStart } from './kingdoms.ts'
import { layTable } from './seededRecord.ts'

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
const asked = (page: Page) => page.getByRole('region', { name: 'Te jössz' })
const choices = (page: Page) => page.getByRole('group', { name: 'Választási lehetőségek' })

const isOver = (page: Page) => page.getByText('Vége a játéknak', { exact: true }).first()

/** Lets the bots hurry until this person is asked, or the game is over. */
async function untilAsked(page: Page): Promise<void> {
  const skip = page.getByRole('button', { name: 'Átugrás' })
  const mine = withChoice(asked(page))
  for (;;) {
    await skip
      .or(mine)
      .or(isOver(page))
      .first()
      .waitFor({ timeout: 3 * patience })
    if ((await mine.isVisible()) || (await isOver(page).isVisible())) return
    await skip.tap({ timeout: 1_000 }).catch(() => {})
  }
}

/** What decides nothing, else the first choice. */
async function goOn(page: Page): Promise<void> {
  const buttons = choices(page).getByRole('listitem').getByRole('button', { disabled: false })
  const calm = buttons.filter({ hasText: /^(Nem |Semmi|Senki|Befejez|Többet nem|Maradjon)/ })
  await ((await calm.count()) > 0 ? calm : buttons)
    .first()
    .tap({ timeout: 5_000 })
    .catch(() => {})
}

test('WK-3.8, WK-4.1: troops are assigned and a round is planned on a phone, in Hungarian, and the game comes to its end', {
  timeout: 600_000,
}, async ({ host, visit }) => {
  const page = await visit({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    locale: 'hu-HU',
    reducedMotion: 'reduce',
  })
  await layTable(host, fromTheStart, [page, null, null])
  const stage = page.locator('.knights-stage')
  await stage.getByRole('heading', { name: 'Seregeid' }).waitFor()
  expect(await overflow(page), 'the assignment').toBe(0)

  // Each card is taken up, and laid where there is room for it.
  const loose = stage.locator('.knights-loose button')
  for (let left = await loose.count(); left > 0; left--) {
    await loose.first().tap()
    await stage
      .getByRole('button', { name: /^Ide teszem/ })
      .nth(left % 3)
      .tap()
    await expect.poll(() => loose.count()).toBe(left - 1)
  }
  await stage.getByRole('button', { name: 'Így osztom be' }).tap()

  while (!(await stage.getByRole('heading', { name: 'Tervezés' }).isVisible())) {
    await untilAsked(page)
    if (!(await stage.getByRole('heading', { name: 'Tervezés' }).isVisible())) await goOn(page)
  }
  expect(await overflow(page), 'planning').toBe(0)
  await loose.first().tap()
  await stage.getByRole('button', { name: 'Ide teszem: 2. pakli' }).tap()
  await stage.locator('.knights-bin').nth(1).locator('.knights-chip').waitFor()
  await stage.getByRole('button', { name: 'Ez a tervem' }).tap()

  for (const tab of ['Bárók', 'Lapok', 'Törvények', 'Világ', 'Napló', 'Szabályok', 'Tábla']) {
    await page.getByRole('tab', { name: tab, exact: true }).tap()
    expect(await overflow(page), tab).toBe(0)
  }
  while (!(await isOver(page).isVisible())) {
    await untilAsked(page)
    await goOn(page)
  }
  await page.getByRole('heading', { name: /győz/ }).first().waitFor()
  expect(await overflow(page), 'the end').toBe(0)
})
