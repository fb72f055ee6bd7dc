/** The end of a battle against a bot on a small screen, with a finger, in Hungarian. */
import type { Page } from 'playwright-core'
import type { Card } from '../games/battles-of-westeros/data/cards.ts'
import { orderable, playOf } from '../games/battles-of-westeros/rules/cards/commands.ts'
import { texts } from '../games/battles-of-westeros/texts/index.ts'
import { withChoice } from './hands.ts'
import { expect, test } from './harness.ts'
import { leftInEnglish } from './hungarian.ts'
import { layTable } from './seededRecord.ts'
import { recordUntilLast } from './westeros.ts'

const { names, scenes, words, effects } = texts.hu

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
const asked = (page: Page) => page.getByRole('region', { name: 'Te jössz' })
const offered = (page: Page) => page.getByRole('group', { name: 'Választási lehetőségek' })
const standing = (page: Page) => page.getByRole('table', { name: 'Végeredmény' })
const hexes = (page: Page) => page.getByRole('grid', { name: words.field }).getByRole('gridcell')

/** Cards that order up to so many units, and nothing else. */
const plain: readonly Card[] = ['SL01', 'SL02', 'SL03', 'SL04', 'SL05']

/** A turn of the last round in which such a card can be played by somebody who commands several active units. */
const { record, found: card } = recordUntilLast('clash-on-the-kingsroad', ({ open, seat, legalMoves }) => {
  if (seat !== 0 || open.round !== 5) return undefined
  const plays = legalMoves.filter(move => move.do === 'play').filter(each => plain.includes(each.card))
  const isChoice = (play: (typeof plays)[number]) =>
    orderable(open, playOf(open, play.card, play.commander, [0]), { do: 'order', max: 2 }).length > 1
  return plays.length > 0 && plays.every(isChoice) ? plays[0].card : undefined
})

/** Passes where one can, else takes the first choice. */
async function letGo(page: Page): Promise<void> {
  const buttons = offered(page).getByRole('listitem').getByRole('button', { disabled: false })
  const ends = buttons.filter({ hasText: /^(Passz|Nincs több|Helyben|Nem|Semmi)/ })
  await ((await ends.count()) > 0 ? ends : buttons).first().tap()
}

test('a battle is fought to its end on a phone, in Hungarian', async ({ host, visit }) => {
  const page = await visit({
    locale: 'hu-HU',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  })
  await layTable(host, record, [page, null])
  await asked(page).waitFor()
  expect(await overflow(page)).toBe(0)
  expect(await leftInEnglish(page), 'a turn').toEqual([])

  // A card from the hand, then who plays it; a unit is ordered where it stands.
  const stage = page.locator('.stage')
  const ordered = stage.getByRole('list', { name: scenes.orderedUnits })
  await stage.getByRole('button', { name: names.cards[card] }).tap()
  await stage.getByRole('button', { name: names.cards[card] }).and(page.locator('[data-move]')).first().tap()
  await stage.getByText(effects.commands[card][0]).waitFor()
  await hexes(page).and(page.getByLabel(words.mayAct)).first().tap()
  await ordered.waitFor()
  expect(await overflow(page)).toBe(0)
  expect(await leftInEnglish(page), 'a card').toEqual([])

  const skip = page.getByRole('button', { name: 'Átugrás' })
  const mine = withChoice(asked(page))
  for (;;) {
    await skip.or(standing(page)).or(mine).first().waitFor()
    if (await standing(page).isVisible()) break
    if (await mine.isVisible()) await letGo(page)
    else await skip.tap({ timeout: 1_000 }).catch(() => {})
  }
  expect(await overflow(page)).toBe(0)
  for (const tab of [words.hand, words.commanders, scenes.battle, 'Napló', 'Szabályok', 'Asztal']) {
    await page.getByRole('tab', { name: tab }).tap()
    await page.getByRole('tabpanel', { name: tab }).waitFor()
    expect(await overflow(page), tab).toBe(0)
    expect(await leftInEnglish(page), tab).toEqual([])
  }
})
