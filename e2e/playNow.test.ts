import { asked, offered, playNow, standing, untilAsked } from './hands.ts'
import { expect, test } from './harness.ts'

const callsBack = /^Call the /
const long = { timeout: 900_000 }

test('one click leads to a game against bots, and clicking through it to its result', long, async ({ visit }) => {
  const page = await visit()
  await playNow(page)
  const onward = offered(page).filter({ hasNotText: callsBack })
  let [clicks, backs] = [0, 0]
  while ((await untilAsked(page)) === 'asked') {
    const ways = await onward.count()
    // Whoever calls a unit back goes on in another way, or it would go and be called back for ever.
    if (ways === 0) backs++
    await (ways === 0 ? offered(page).first() : onward.nth(backs % ways)).click()
    clicks++
  }
  // Two orders at least, or a march and a card, in each of at most ten rounds.
  expect(clicks).toBeGreaterThan(20)
  await page.getByText('The game is over').waitFor()
  expect(await standing(page).getByRole('rowheader').count()).toBe(6)
  expect(await asked(page).count()).toBe(0)
})
