import type { Locator, Page } from 'playwright-core'
import { expect, test } from './harness.ts'

const long = { timeout: 600_000 }

const box = (page: Page, name: string) => page.getByRole('region', { name })

interface Language {
  locale: string
  game: string
  guide: string
  begin: string
  next: string
  playOn: string
  refused: string
}

const languages: Language[] = [
  {
    locale: 'en-GB',
    game: 'battlelore',
    guide: 'Guided first game',
    begin: 'Begin',
    next: 'Go on',
    playOn: 'Play on by myself',
    refused: 'Not now: first',
  },
  {
    locale: 'hu-HU',
    game: 'thrones',
    guide: 'Vezetett első játszma',
    begin: 'Kezdjük',
    next: 'Tovább',
    playOn: 'Innen egyedül játszom',
    refused: 'Ezt még ne! Előbb:',
  },
]

test.for(languages)('the guided game is played in the browser ($locale)', long, async (words, { visit }) => {
  const page = await visit({ locale: words.locale })
  await page.goto(`/learn/${words.game}`)
  await page.getByRole('button', { name: words.begin, exact: true }).click()
  const guide = box(page, words.guide)
  await guide.waitFor()

  // What is read first is read first.
  const other = page.locator('.choice:not(.wanted)').first()
  const wanted = page.locator('.choice.wanted')
  const next = guide.getByRole('button', { name: words.next, exact: true })
  const playOn = guide.getByRole('button', { name: words.playOn })
  let hasBeenRefused = false
  for (;;) {
    await next.or(playOn).or(wanted).first().waitFor()
    if (await playOn.isVisible()) break
    const step = await guide.textContent()
    if (await next.isVisible()) {
      await next.click()
    } else {
      if (!hasBeenRefused) {
        await other.click()
        await guide.getByText(words.refused).waitFor()
        hasBeenRefused = true
        // It can be left and resumed.
        await page.reload()
        await wanted.first().waitFor()
      }
      await wanted.first().click()
    }
    await expect.poll(async () => (await guide.textContent()) !== step, { timeout: 60_000 }).toBe(true)
  }
  expect(hasBeenRefused).toBe(true)
  await playOn.click()
  await guide.waitFor({ state: 'detached' })
  await page.locator('.choice').first().click()
})

const isInSight = (part: Locator) =>
  part.evaluate(each => {
    const { left, top, width, height } = each.getBoundingClientRect()
    const found = [top + 4, top + height - 4].map(y => document.elementFromPoint(left + width / 2, y))
    return found.every(one => each.contains(one))
  })

/** What is scrolled to comes into sight a moment after the step. */
const areInSight = async (...parts: Locator[]) => (await Promise.all(parts.map(isInSight))).every(one => one)

test('the guide and the choice that it wants are in sight together at 1280x720', long, async ({ visit }) => {
  const page = await visit({ viewport: { width: 1280, height: 720 } })
  await page.goto('/learn/iron-throne')
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  const guide = box(page, 'Guided first game')
  await guide.getByRole('heading', { name: 'What you want' }).waitFor()
  await guide.getByRole('button', { name: 'Go on', exact: true }).click()
  const wanted = page.locator('.choice.wanted')
  await expect.poll(() => areInSight(wanted, guide.getByRole('heading'))).toBe(true)
})

test(
  'below a long list of places the choice that the guide wants is in sight, with what it says',
  long,
  async ({ visit }) => {
    const page = await visit({ viewport: { width: 1440, height: 900 } })
    await page.goto('/learn/thrones')
    await page.getByRole('button', { name: 'Begin', exact: true }).click()
    const guide = box(page, 'Guided first game')
    const next = guide.getByRole('button', { name: 'Go on', exact: true })
    const wanted = page.locator('.choice.wanted')
    const isAtMarch = page.locator('#question').getByText('March from Winterfell with March +0')
    while (!(await isAtMarch.isVisible())) {
      const step = await guide.textContent()
      await next.or(wanted).first().waitFor()
      await ((await next.isVisible()) ? next : wanted.first()).click()
      await expect.poll(async () => (await guide.textContent()) !== step, { timeout: 60_000 }).toBe(true)
    }
    await guide.getByText('Now: Knight to Moat Cailin').waitFor()
    await expect.poll(() => areInSight(wanted, guide.locator('.guide-now'))).toBe(true)
  },
)

/** Does an edge of what is scrolled cut through it? */
const isCut = (part: Locator) =>
  part.evaluate(each => {
    const [own, pane] = [each, each.closest('.ask')!].map(part => part.getBoundingClientRect())
    return own.top < pane.top && pane.top < own.bottom
  })

test(
  'WK-3.8: on a phone what the guide wants is set off in the scene and pressed there, and no line is cut above',
  long,
  async ({ visit }) => {
    const page = await visit({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
    await page.goto('/learn/warrior-knights')
    await page.getByRole('button', { name: 'Begin', exact: true }).click()
    const guide = box(page, 'Guided first game')
    await guide.getByRole('button', { name: 'Go on', exact: true }).click()
    const wanted = page.locator('.stage [data-wanted]')
    const now = guide.locator('.guide-now')
    await wanted.waitFor()
    while ((await now.textContent()) !== 'Now: Seal the assignment') {
      const step = await now.textContent()
      await wanted.click()
      await wanted.and(page.getByRole('button', { name: /^Put it here/ })).click()
      await expect.poll(() => now.textContent()).not.toBe(step)
      await expect
        .poll(async () => (await isInSight(wanted)) && !(await isCut(page.locator('.question-kicker'))))
        .toBe(true)
    }
    await wanted.click()
    await guide.getByRole('button', { name: 'Go on', exact: true }).waitFor()
  },
)
