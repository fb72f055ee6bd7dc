/** People with aids, poor sight or a dark room: axe finds nothing serious on any page, in light colours and in dark ones. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { games } from '../games/index.ts'
import { peace, recordUpTo, treason } from './bargains.ts'
import { choice, openPanel, openRecord, playNow, question, takeFirst, untilAsked } from './hands.ts'
import { expect, test } from './harness.ts'
import { recordBeforeBids, recordUntil } from './records.ts'
import { layTable } from './seededRecord.ts'

/** What axe has to say of colours alone: the rest is the same in the dark. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** Resolves when the colours are those of the scheme: those of buttons change over a moment. */
async function turnTo(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  const isStill = () => document.getAnimations().every(each => !(each instanceof CSSTransition))
  await page.waitForFunction(isStill)
}

/** What axe finds serious or critical on the page, or within some part of it, in light colours and in dark ones. */
async function faultsOf(page: Page, within = 'html'): Promise<string[]> {
  const axe = () => new AxeBuilder({ page }).include(within).options({ resultTypes: ['violations'] })
  const light = await axe().analyze()
  await turnTo(page, 'dark')
  const dark = await axe().withRules(ofColours).analyze()
  await turnTo(page, 'light')
  return [...graveOf(light, 'light'), ...graveOf(dark, 'dark')]
}

type Findings = Awaited<ReturnType<AxeBuilder['analyze']>>

function graveOf({ violations }: Findings, scheme: string): string[] {
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  return grave.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${scheme}: ${id}: ${html.slice(0, 200)} ${failureSummary}`),
  )
}

/** axe looks at every element, and at some of them often. */
const slow = { timeout: 600_000 }
const still = { colorScheme: 'light', reducedMotion: 'reduce' } as const
const houses = ['stark', 'lannister', 'baratheon']

test('the pages', slow, async ({ visit }) => {
  const page = await visit(still)
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await faultsOf(page), 'first page').toEqual([])
  for (const path of ['/new/thrones', '/play-here/thrones', '/tables', '/mine', '/about', '/nowhere']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await faultsOf(page), path).toEqual([])
  }
})

test('the table, its panels and dialogs', slow, async ({ visit }) => {
  const page = await visit(still)
  await playNow(page)
  expect(await faultsOf(page), 'planning').toEqual([])
  for (const tab of ['Houses', 'Hand', 'Westeros', 'Log', 'Rules', 'Chat', 'Table']) {
    await openPanel(page, tab)
    expect(await faultsOf(page, '[role=tabpanel]'), tab).toEqual([])
  }
  await page.getByRole('button', { name: 'Settings' }).click()
  expect(await faultsOf(page, '[role=dialog]'), 'settings').toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Help' }).waitFor()
  expect(await faultsOf(page, 'dialog'), 'help').toEqual([])
})

test('bids and a battle', slow, async ({ visit }) => {
  const page = await visit(still)
  await openRecord(page, recordBeforeBids(houses))
  while (!(await question(page).textContent())?.startsWith('Bid Power')) {
    await takeFirst(page)
    await untilAsked(page)
  }
  expect(await faultsOf(page), 'bids').toEqual([])
  await openRecord(
    page,
    recordUntil(houses, (step, seats) => step.do === 'houseCards' && seats.includes(0)),
  )
  expect(await untilAsked(page)).toBe('asked')
  await question(page).getByText('Choose a House card').waitFor()
  expect(await faultsOf(page), 'battle').toEqual([])
})

const battles = ['muster', 'deploy', 'commit'] as const

test('a battle, from muster to dice', slow, async ({ visit }) => {
  const page = await visit(still)
  for (const name of battles) {
    const isThere = (step: { do: string }, seats: readonly number[]) => step.do === name && seats[0] === 0
    await openRecord(page, recordUntil(['daqan', 'uthuk'], isThere, games.battlelore))
    await page.locator('.stage-panel').first().waitFor()
    expect(await faultsOf(page), name).toEqual([])
  }
  for (const tab of ['Hand', 'Armies']) {
    await openPanel(page, tab)
    expect(await faultsOf(page, '[role=tabpanel]'), tab).toEqual([])
  }
})

test('a truce, a betrayal and its hostages', slow, async ({ host, visit }) => {
  const [anna, bela, cili] = await Promise.all([1, 2, 3].map(() => visit(still)))
  await layTable(host, recordUpTo(peace), [anna, bela, cili])
  await anna.getByRole('region', { name: 'Your next proposal' }).waitFor()
  await anna.locator('.iron-stage').getByRole('button', { name: 'One more: Power' }).first().click()
  await anna.locator('.iron-stage').getByRole('button', { name: 'Propose this' }).click()
  await bela.getByText('Stark proposes, number 1').first().waitFor()
  expect(await faultsOf(bela), 'negotiation').toEqual([])
  for (const tab of ['Hand', 'Houses', 'Hostages']) {
    await openPanel(bela, tab)
    expect(await faultsOf(bela, '[role=tabpanel]'), tab).toEqual([])
  }

  const pages = [anna, bela, cili]
  await layTable(host, treason.record, pages)
  for (const { seat, question, label } of treason.actions) {
    if (question === 'takeHostage') break
    await choice(pages[seat], label).click()
  }
  await cili.getByText('Lannister betrays Stark.').first().waitFor()
  expect(await faultsOf(cili), 'betrayal').toEqual([])
  const torture = treason.actions.find(({ move }) => move.do === 'torture')
  await layTable(host, recordUpTo(treason, torture), pages)
  await anna.getByText('Your hostages').first().waitFor()
  expect(await faultsOf(anna), 'hostages').toEqual([])
})
