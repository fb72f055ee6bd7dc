/** Everything that a person reads is in the language chosen. */
import type { Page } from 'playwright-core'
import { peace, recordUpTo, treason } from './bargains.ts'
import { playNow } from './hands.ts'
import { expect, test } from './harness.ts'
import { leftInEnglish } from './hungarian.ts'
import { layTable } from './seededRecord.ts'

/** The letters that only some fonts have are drawn in the same fonts as all others. */
const drawsDoubleAcutes = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const { fontFamily } = getComputedStyle(document.body)
    const faces = await document.fonts.load(`16px ${fontFamily}`, 'ő Ű')
    return faces.some(({ status }) => status === 'loaded')
  })

test('the language is switched in the middle of a game, and nothing is left in English', async ({ visit }) => {
  const page = await visit()
  await playNow(page)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Magyar' }).check()
  await page.keyboard.press('Escape')

  const ask = page.getByRole('region', { name: 'Te jössz' })
  await ask
    .getByText(/^Tegyél egy-egy lefordított parancsot minden tartományba, ahol egységed áll: még \d hiányzik\.$/)
    .waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('hu')
  await ask
    .getByRole('group', { name: 'Választási lehetőségek' })
    .getByRole('button', { name: /^Menetelés \+0 / })
    .click()
  await ask.getByRole('button', { name: 'Visszavonás' }).waitFor()
  for (const tab of ['Napló', 'Szabályok', 'Beszélgetés', 'Asztal']) {
    await page.getByRole('tab', { name: tab }).click()
    await page.getByRole('tabpanel', { name: tab }).waitFor()
    expect(await leftInEnglish(page), tab).toEqual([])
  }
  await page.getByRole('tab', { name: 'Napló' }).click()
  await page.getByText('Kezdődik a játék: ').first().waitFor()
  await page.getByRole('heading', { name: '1. forduló' }).waitFor()
  await page.getByRole('heading', { name: 'Tervezési fázis' }).waitFor()
  expect(await drawsDoubleAcutes(page)).toBe(true)
})

test('a Hungarian browser is spoken to in Hungarian from the first page on', async ({ visit }) => {
  const page = await visit({ locale: 'hu-HU' })
  await page.goto('/')
  await page.getByRole('heading', { name: 'Háború és fondorlat egy asztal körül' }).waitFor()
  await page.getByRole('button', { name: 'Azonnali játék gépek ellen' }).first().waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('hu')
  expect(await leftInEnglish(page)).toEqual([])
  for (const door of ['Új asztal', 'Játék egy képernyőn', 'Szabályok', 'Nyitott asztalok', 'Asztalaim', 'Névjegy']) {
    await page.goto('/')
    await page.getByRole('link', { name: door, exact: true }).first().click()
    await page.waitForURL(url => url.pathname !== '/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await leftInEnglish(page), door).toEqual([])
  }
})

test('a truce and its hostages speak Hungarian', async ({ host, visit }) => {
  const pages = await Promise.all([1, 2, 3].map(() => visit({ locale: 'hu-HU', reducedMotion: 'reduce' })))
  const [anna, bela] = pages
  await layTable(host, recordUpTo(peace), pages)
  const stage = anna.locator('.iron-stage')
  await stage.getByRole('heading', { name: 'Fegyverszünet: tárgyalás' }).waitFor()
  await stage.getByRole('button', { name: 'Eggyel több: Erő' }).first().click()
  await stage.getByRole('button', { name: 'Ezt javaslom' }).click()
  await bela.getByText('Stark javaslata (1.)').first().waitFor()
  expect(await leftInEnglish(bela), 'negotiation').toEqual([])
  await layTable(host, recordUpTo(treason), pages)
  for (const tab of ['Lapjaim', 'Házak', 'Túszok', 'Napló', 'Szabályok']) {
    await anna.getByRole('tab', { name: tab }).click()
    await anna.getByRole('tabpanel', { name: tab }).waitFor()
    expect(await leftInEnglish(anna), tab).toEqual([])
  }
})
