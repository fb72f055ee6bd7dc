/** Sealed answers between two people: a bid is known to its bidder alone until the last one is in. */
import type { Page } from 'playwright-core'
import { eavesdrop } from './eavesdrop.ts'
import { asked, choice, openPanel, question } from './hands.ts'
import { expect, test } from './harness.ts'
import { recordBeforeBids } from './records.ts'
import { layTable } from './seededRecord.ts'

/** The row of a house in the panel of bids. */
const bidder = (page: Page, house: string) => page.getByRole('listitem').filter({ hasText: house })

const bids = (page: Page) => question(page).getByText(/^Bid Power/)

/** Whoever is asked something else takes the first choice. Question and choice are looked for in one go: between two looks the bids could come. */
async function answerOther(page: Page): Promise<void> {
  const other = asked(page)
    .filter({ hasNot: bids(page) })
    .locator('.choice:not([aria-disabled])')
    .first()
  if (await other.isVisible()) await other.click({ timeout: 1_000 }).catch(() => {})
}

test('UR-076: a bid may be changed, and nobody else can tell one from another', async ({ host, visit }) => {
  const anna = await visit()
  const bela = await visit()
  const heard = eavesdrop(bela)

  await layTable(host, recordBeforeBids(['stark', 'lannister', 'baratheon']), [anna, bela, null])

  while (!(await bids(anna).isVisible())) for (const page of [anna, bela]) await answerOther(page)
  await asked(bela).waitFor()
  await bidder(bela, 'Baratheon').getByText('has bid').waitFor()

  // What Béla hears when Anna bids nothing, takes it back, bids 2: that she has bid, that she has not, that she has bid.
  const starkHasBid = bidder(bela, 'Stark').getByText('has bid')
  const before = heard.frames.length
  await choice(anna, 'Bid nothing').click()
  await starkHasBid.waitFor()
  await choice(anna, 'Take back my answer').click()
  await starkHasBid.waitFor({ state: 'detached' })
  await choice(anna, 'Bid 2 Power').click()
  await starkHasBid.waitFor()
  const [nothing, none, two, ...more] = heard.frames.slice(before).map(withoutCount)
  expect(more).toEqual([])
  expect(two).toBe(nothing)
  expect(none).not.toBe(nothing)

  await choice(bela, 'Bid nothing').click()
  const log = await openPanel(bela, 'Log')
  await log
    .getByRole('article')
    .filter({ hasText: 'Bids for the Iron Throne' })
    .filter({ hasText: 'Stark 2' })
    .waitFor()
})

/** A message without its number, which grows by one with each. */
const withoutCount = (frame: string): string => frame.replace(/^\[\d+|"rev":\d+/, '')
