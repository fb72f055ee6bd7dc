/** A whole battle between two browsers, from the choice of scenarios to the last unit; one of them is behind a cable. */
import type { Page } from 'playwright-core'
import { type Battle, battleWith } from './battles.ts'
import { eavesdrop } from './eavesdrop.ts'
import { choice, openPanel, returnTo, standing } from './hands.ts'
import { expect, test } from './harness.ts'
import type { Host } from './host.ts'
import { layTable } from './seededRecord.ts'

/** A card of Béla's in Anna's turn, an attack of hers, and dice of his that he commits. */
const battle: Battle = battleWith(
  { from: 0, longest: 130, by: 'points' },
  action => action.isReaction && action.seat === 1,
  action => action.move.do === 'attack' && action.seat === 0,
  action => action.move.do === 'commit' && action.seat === 1,
)

/** Both want to be asked whenever a card could be played. */
async function gather(host: Host, pages: readonly Page[]): Promise<void> {
  await layTable(host, battle.record, pages)
  for (const page of pages) {
    await openPanel(page, 'Table')
    await page.getByText('Always ask').click()
  }
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

  const deployment = battle.actions.find(({ seat, move }) => seat === 1 && move.do === 'deploy')
  const reaction = battle.actions.find(({ seat, isReaction }) => seat === 1 && isReaction)
  const lastPlacing = battle.actions.findLast(({ move }) => move.do === 'deployed')
  for (const action of battle.actions) {
    const page = pages[action.seat]
    if (action === deployment || action === reaction) await returnTo(page, cable, action.label)
    // What Anna musters and where she places it is hers alone until the armies are revealed.
    if (action === lastPlacing) expect(heard.text()).not.toContain('citadel-guards')
    await choice(page, action.label).click()
  }
  expect(heard.text()).toContain('citadel-guards')
  for (const page of pages) await standing(page).waitFor()
  await anna
    .getByText(/wins the battle with \d+ victory points/)
    .first()
    .waitFor()
})
