/**
 * The last rounds of a battle between two browsers, one of them behind a cable: parting blows, counterattacks, a capture. One
 * person against a bot: a standing answer given beside its question, a unit moved by keys alone.
 */
import type { Locator, Page } from 'playwright-core'
import { hexName } from '../games/battles-of-westeros/data/hexes.ts'
import { eavesdrop } from './eavesdrop.ts'
import { asked, choice, choose, openPanel, question, returnTo, standing } from './hands.ts'
import { expect, test } from './harness.ts'
import { layTable } from './seededRecord.ts'
import { type Action, endingWith, recordUntilLast } from './westeros.ts'

const counters = (actions: readonly Action[], seat: number) =>
  actions.flatMap(({ move, ...action }) => (move.do === 'counter' && action.seat === seat ? [move.yes] : []))
const isStrike = ({ seat, move }: Action) => seat === 0 && move.do === 'strike' && move.yes

/** Béla counterattacks whenever he may, Anna strikes at somebody who leaves, and a commander is captured. */
const ending = endingWith('clash-on-the-kingsroad', 80, actions => {
  const his = counters(actions.slice(5), 1)
  return (
    his.length > 0 &&
    counters(actions, 1).every(yes => yes) &&
    actions.some(isStrike) &&
    actions.some(({ events }) => events.includes('captured'))
  )
})

test('two people end a battle from afar: a parting blow, counterattacks answered ahead, a captured commander', async ({
  host,
  cable,
  visit,
}) => {
  const anna = await visit({ baseURL: cable.address, reducedMotion: 'reduce' })
  const bela = await visit({ reducedMotion: 'reduce' })
  const pages = [anna, bela]
  const heard = eavesdrop(anna)
  await layTable(host, ending.record, pages)
  await openPanel(bela, 'Answers ahead')
  await bela.getByLabel('Your unit may counterattack').selectOption('Always counterattack')
  await bela.getByText('1 answer is set.').waitFor()

  const blow = ending.actions.find(isStrike)
  for (const action of ending.actions) {
    const page = pages[action.seat]
    if (action === blow) await returnTo(page, cable, action.label)
    // His standing answer is given for him.
    if (action.seat === 1 && action.move.do === 'counter') continue
    const asked = await question(page).allTextContents()
    await choose(page, action.label)
    if (action.isOfferedAgain) {
      await expect.poll(() => question(page).allTextContents(), { timeout: 60_000 }).not.toEqual(asked)
    } else await choice(page, action.label).waitFor({ state: 'detached' })
  }
  for (const page of pages) await standing(page).waitFor()
  for (const told of ['"kind":"counter"', '"kind":"parting"', '"is":"captured"']) expect(heard.text()).toContain(told)
})

test('BW-22.4: a question is answered for good beside its choices', async ({ host, visit }) => {
  const page = await visit({ reducedMotion: 'reduce' })
  const { record } = recordUntilLast('clash-on-the-kingsroad', ({ seat, legalMoves }) =>
    seat === 0 && legalMoves.some(({ do: what }) => what === 'counter') ? true : undefined,
  )
  await layTable(host, record, [page, null])
  const counter = asked(page).getByText('counterattack').first()
  await counter.waitFor()
  await page.getByLabel('From now on').selectOption('Always counterattack')
  await page.getByLabel('From now on').waitFor({ state: 'detached' })
  await openPanel(page, 'Answers ahead')
  await page.getByText('1 answer is set.').waitFor()
  expect(await page.getByLabel('Your unit may counterattack').inputValue()).toBe('0')
})

const hexes = (page: Page): Locator => page.getByRole('grid', { name: 'Battlefield' }).getByRole('gridcell')
const named = (page: Page, hex: string): Locator => hexes(page).and(page.getByLabel(new RegExp(`^${hex}(,|$)`)))

/** An arrow key leads to a hex next to this one that the unit can move to; its name. */
async function stepAside(page: Page): Promise<string> {
  const cursor = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
  for (const [there, back] of ['Up Down', 'Right Left', 'Left Right', 'Down Up'].map(pair => pair.split(' '))) {
    const before = await cursor()
    await page.keyboard.press(`Arrow${there}`)
    await expect.poll(cursor).not.toBe(before)
    const told = await cursor()
    if (told.includes('can move here')) return told.split(',')[0]
    await page.keyboard.press(`Arrow${back}`)
  }
  throw new Error('No arrow leads to a hex that the unit can move to.')
}

test('BW-8.1: a unit is moved by keys alone', async ({ host, visit }) => {
  const page = await visit({ reducedMotion: 'reduce' })
  const { record, found } = recordUntilLast('clash-on-the-kingsroad', ({ seat, legalMoves }) =>
    seat === 0 ? legalMoves.find(move => move.do === 'select')?.hex : undefined,
  )
  await layTable(host, record, [page, null])
  const from = named(page, hexName(found))
  await from.focus()
  await page.keyboard.press('Enter')
  await hexes(page).and(page.getByLabel('can move here')).first().waitFor()
  const to = await stepAside(page)
  const unit = (await from.getAttribute('aria-label'))!.split(', ').find(part => part.includes('(Stark)'))
  await page.keyboard.press('Enter')
  await expect.poll(() => named(page, to).getAttribute('aria-label')).toContain(unit)
  expect(await from.getAttribute('aria-label')).not.toContain(unit)
})
