/** A whole battle between two browsers, from the choice of scenarios to the last unit; one of them is behind a cable. */
import type { Page } from 'playwright-core'
import { type Battle, battleWith, type Deed } from './battles.ts'
import { eavesdrop } from './eavesdrop.ts'
import { asked, choice, openPanel, standing } from './hands.ts'
import { expect, test } from './harness.ts'
import type { Host } from './host.ts'
import { layTable } from './laid.ts'

const lost = (page: Page) => page.getByText('The connection is lost')

/** A card of Béla's in Anna's turn, an attack of hers, and dice of his that he commits. */
const battle: Battle = battleWith(
  { from: 260, longest: 130 },
  deed => deed.isReaction && deed.seat === 1,
  deed => deed.move.do === 'attack' && deed.seat === 0,
  deed => deed.move.do === 'commit' && deed.seat === 1,
)

/** Both want to be asked whenever a card could be played. */
async function gather(host: Host, pages: readonly Page[]): Promise<void> {
  await layTable(host, battle.record, pages)
  for (const page of pages) {
    await openPanel(page, 'Table')
    await page.getByText('Always ask').click()
  }
}

/** The choice is there again after the line was cut and mended, and nothing else was done meanwhile. */
async function returnTo(page: Page, cable: { pull(): void; plug(): void }, { label }: Deed): Promise<void> {
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

test('two people muster, deploy and fight from afar, with lore and a line that breaks', async ({
  host,
  cable,
  visit,
}) => {
  const pages = [
    await visit({ reducedMotion: 'reduce' }),
    await visit({ baseURL: cable.address, reducedMotion: 'reduce' }),
  ]
  const [anna, bela] = pages
  const heard = eavesdrop(bela)
  await gather(host, pages)

  const deployment = battle.deeds.find(({ seat, move }) => seat === 1 && move.do === 'deploy')
  const reaction = battle.deeds.find(({ seat, isReaction }) => seat === 1 && isReaction)
  const lastPlacing = battle.deeds.findLast(({ move }) => move.do === 'deployed')
  for (const deed of battle.deeds) {
    const page = pages[deed.seat]
    if (deed === deployment || deed === reaction) await returnTo(page, cable, deed)
    // What Anna musters and where she places it is hers alone until the armies are revealed.
    if (deed === lastPlacing) expect(heard.text()).not.toContain('citadel-guards')
    await choice(page, deed.label).click()
  }
  expect(heard.text()).toContain('citadel-guards')
  for (const page of pages) await standing(page).waitFor()
  await anna
    .getByText(/wins the battle with \d+ victory points/)
    .first()
    .waitFor()
})
