/** A truce on a small screen, with a finger, against bots; and the rounds after it. */
import type { Page } from 'playwright-core'
import { peace, recordUpTo } from './bargains.ts'
import { choices, untilAsked } from './hands.ts'
import { expect, test } from './harness.ts'
import { layTable } from './seededRecord.ts'

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** What lets windows go by and stays out of the quarrels of others: else the first choice. */
async function goOn(page: Page): Promise<void> {
  const buttons = choices(page).getByRole('listitem').getByRole('button', { disabled: false })
  const calm = buttons.filter({ hasText: /^(Play no card|Do not use|Stay out|Accept proposal|Break off|Leave)/ })
  // A bot may end the talk first: then other choices are there, or none.
  await ((await calm.count()) > 0 ? calm : buttons)
    .first()
    .tap({ timeout: 5_000 })
    .catch(() => {})
}

test('IT-9.5: a truce is negotiated with a bot on a phone, and the game goes on', async ({ host, visit }) => {
  const page = await visit({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  })
  await layTable(host, recordUpTo(peace), [page, null, null])
  const stage = page.locator('.iron-stage')
  const paper = page.getByRole('region', { name: 'Your next proposal' })
  await stage.getByText(/Lannister proposes, number \d/).waitFor()
  expect(await overflow(page), 'the negotiation').toBe(0)

  // A counter-proposal that asks for more; the bot answers it, in whatever way.
  await stage.getByRole('button', { name: 'Start from proposal' }).tap()
  const asked = paper.locator('section').filter({ has: page.getByRole('heading', { name: 'You get' }) })
  const power = asked.getByRole('group', { name: 'Power' }).locator('output')
  await power.getByText('0').waitFor()
  await asked.getByRole('button', { name: 'One more: Power' }).tap()
  await power.getByText('1').waitFor()
  await stage.getByRole('button', { name: 'Propose this' }).tap()
  await page
    .getByText(/Your proposal, number \d|Stark accepts|Lannister accepts/)
    .first()
    .waitFor()

  while (!(await page.getByText('Round 3', { exact: true }).first().isVisible())) {
    if ((await untilAsked(page)) === 'over') break
    await goOn(page)
  }
  expect(await overflow(page), 'a later round').toBe(0)
  for (const tab of ['Hand', 'Houses', 'Hostages', 'Log', 'Rules', 'Chat', 'Table']) {
    await page.getByRole('tab', { name: tab }).tap()
    expect(await overflow(page), tab).toBe(0)
  }
})
