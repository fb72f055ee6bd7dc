import { asked, offered, playNow, standing, untilAsked } from './hands.ts'
import { expect, test } from './harness.ts'

/** Whoever calls a unit back that has just gone may go on so for ever. */
const callsBack = /^Call the /
const long = { timeout: 900_000 }

test('one click leads to a game against bots, and clicking through it to its result', long, async ({ visit }) => {
  const page = await visit()
  await playNow(page)
  let clicks = 0
  while ((await untilAsked(page)) === 'asked') {
    await offered(page).filter({ hasNotText: callsBack }).first().click()
    clicks++
  }
  // Two orders at least, or a march and a card, in each of at most ten rounds.
  expect(clicks).toBeGreaterThan(20)
  await page.getByText('The game is over').waitFor()
  expect(await standing(page).getByRole('rowheader').count()).toBe(6)
  expect(await asked(page).count()).toBe(0)
})
