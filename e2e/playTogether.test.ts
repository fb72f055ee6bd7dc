/** Two people with browsers of their own, one of them behind a cable; a bot is the third. */
import type { Page } from 'playwright-core'
import { eavesdrop, ordersAt } from './eavesdrop.ts'
import { asked, choice, createTable, openPanel, placeOrders, question, sitDown, untilAsked, waiting } from './hands.ts'
import { expect, test } from './harness.ts'

const lost = (page: Page) => page.getByText('The connection is lost')

test('two people play from afar, through a lost connection and a restart of the server', async ({
  host,
  cable,
  visit,
}) => {
  const anna = await visit()
  const bela = await visit({ baseURL: cable.address })
  const watcher = await visit()
  const heardByBela = eavesdrop(bela)
  const heardByWatcher = eavesdrop(watcher)

  await createTable(anna, [
    ['Me', 'House Stark'],
    ['A person', 'House Lannister'],
    ['Easy bot', 'House Baratheon'],
  ])
  const path = new URL(anna.url()).pathname
  await sitDown(bela, path, 'Béla Ősz')
  await anna.getByRole('link', { name: 'Béla Ősz' }).waitFor()
  await anna.getByRole('button', { name: 'Begin the game' }).click()
  await watcher.goto(path)

  await question(anna).waitFor()
  await choice(anna, 'March +1 in Winterfell').click()
  await choice(anna, 'Raid in White Harbor').click()
  await question(anna).getByText('1 area to go').waitFor()
  await watcher.getByText('You are watching').waitFor()

  // The cable of one is pulled: the other goes on, and nothing is lost.
  cable.pull()
  await lost(bela).waitFor()
  await bela.context().setOffline(true)
  await choice(anna, 'Take back Raid in White Harbor').click()
  await question(anna).getByText('2 areas to go').waitFor()
  cable.plug()
  await bela.context().setOffline(false)
  await lost(bela).waitFor({ state: 'detached' })
  await asked(bela).waitFor()
  await choice(bela, 'March −1 in Lannisport').click()
  await question(bela).getByText('2 areas to go').waitFor()

  // The line falls silent, and nobody closes it: that is noticed too, and mended without a click.
  cable.hush()
  await lost(bela).waitFor()
  await choice(anna, 'Raid in White Harbor').click()
  await choice(anna, 'Take back Raid in White Harbor').click()
  cable.plug()
  await lost(bela).waitFor({ state: 'detached' })

  // The server is stopped in the middle of the orders of both. What is chosen meanwhile is done when it is back.
  await host.stop('SIGTERM')
  await lost(anna).waitFor()
  await lost(bela).waitFor()
  await choice(bela, 'Raid in Stoney Sept').click()
  await host.start()
  await lost(anna).waitFor({ state: 'detached' })
  await lost(bela).waitFor({ state: 'detached' })
  await question(bela).getByText('1 area to go').waitFor()
  await choice(bela, 'Take back Raid in Stoney Sept').waitFor()
  await question(anna).getByText('2 areas to go').waitFor()
  await choice(anna, 'Take back March +1 in Winterfell').waitFor()

  await placeOrders(anna)
  await choice(anna, 'Confirm the orders').click()
  await waiting(anna).waitFor()
  // Nobody has heard where which order of Stark lies: not by any frame, answer, or word of the page.
  const secret = ['winterfell', 'white-harbor', 'the-shivering-sea']
  expect(heardByBela.text().length).toBeGreaterThan(1_000)
  expect(ordersAt(secret, heardByBela.values())).toEqual([])
  expect(ordersAt([...secret, 'lannisport', 'stoney-sept', 'the-golden-sound'], heardByWatcher.values())).toEqual([])
  expect(heardByWatcher.text()).not.toMatch(/march-|defense-|support|raid|consolidate-power/)
  expect(await bela.content()).not.toMatch(/March \+1 in Winterfell|Winterfell[^"]*March \+1/)

  await placeOrders(bela)
  await choice(bela, 'Confirm the orders').click()
  const log = await openPanel(watcher, 'Log')
  await log.getByText('The orders are revealed').waitFor()
  await choice(bela, 'Leave the raven in its cage').waitFor()
  expect(ordersAt(['winterfell'], heardByBela.values())).toEqual(['march-plus-1'])
  expect(ordersAt(['winterfell'], heardByWatcher.values())).toEqual(['march-plus-1'])

  // And the game goes on: Lannister holds the raven, and marches before Stark.
  await choice(bela, 'Leave the raven in its cage').click()
  await untilAsked(bela)
  await question(bela).getByText('Choose the March order').waitFor()
})
