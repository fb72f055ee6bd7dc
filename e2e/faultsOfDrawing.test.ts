/**
 * What cannot be drawn says so, the rest of the page works, and the game goes on. The fault is put into the board on its way to the
 * browser: the page that ships has no hook for it.
 */
import type { Page } from 'playwright-core'
import { asked, map, offered, openPanel, playNow, question, takeFirst, untilAsked } from './hands.ts'
import { expect, patience, test } from './harness.ts'

type Broken = 'map' | 'panel' | 'choices' | ''

/** A board of which a part throws while `window.broken` names it. */
const breakable = (real: string) => `
  import board from '${real}'
  export { default as real } from '${real}'
  const fail = part => { if (window.broken === part) throw new TypeError('secret words') }
  const { Map, panels, isRetraction } = board
  export default {
    ...board,
    Map: props => (fail('map'), Map(props)),
    panels: panels.map(({ Show, ...panel }) => ({ ...panel, Show: props => (fail('panel'), Show(props)) })),
    isRetraction: move => (fail('choices'), isRetraction(move)),
  }`

const isBoard = (url: URL) => /\/assets\/board-[\w-]+\.js$/.test(url.pathname) && url.search === ''

async function breakBoards(page: Page): Promise<void> {
  await page.route(isBoard, route =>
    route.fulfill({
      contentType: 'text/javascript',
      body: breakable(`${new URL(route.request().url()).pathname}?real`),
    }),
  )
}

/** From the next drawing on, a part breaks, or is whole again. */
const setBroken = (page: Page, part: Broken) => page.evaluate(each => Object.assign(window, { broken: each }), part)

/** Found and clicked in one go: with the next position, which bots may bring about, the part is tried again and its button is another. */
const mendAndTryAgain = (page: Page) =>
  page.waitForFunction(() => {
    const notDrawn = [...document.querySelectorAll('[role="alert"]')].filter(alert =>
      alert.textContent.includes('This cannot be drawn.'),
    )
    const again = notDrawn.length === 1 ? notDrawn[0].querySelector('button') : null
    if (again?.textContent !== 'Try again') return false
    Object.assign(window, { broken: '' })
    again.click()
    return true
  })

/** In one go, too: the part breaks in the very position to which the choice leads. */
const breakAndTakeFirst = (page: Page, part: Broken) =>
  offered(page)
    .first()
    .evaluate((button: HTMLElement, each) => {
      Object.assign(window, { broken: each })
      button.click()
    }, part)

test('a part that cannot be drawn leaves the others alone', async ({ visit }) => {
  const page = await visit({ areFaultsMeant: true })
  const told: unknown[] = []
  const answers: number[] = []
  page.on('request', request => request.url().endsWith('/api/faults') && told.push(request.postDataJSON()))
  page.on('response', response => response.url().endsWith('/api/faults') && answers.push(response.status()))
  await breakBoards(page)
  await playNow(page)
  await map(page).waitFor()

  // The board: choices stay, and it is drawn again when it can be.
  await setBroken(page, 'map')
  await takeFirst(page)
  await page.getByRole('region', { name: 'Board' }).getByRole('alert').waitFor()
  const before = await question(page).textContent()
  await takeFirst(page)
  await page.waitForFunction(text => document.querySelector('#question')?.textContent !== text, before)
  await mendAndTryAgain(page)
  await map(page).waitFor()

  // A panel: the one beside it is drawn.
  await setBroken(page, 'panel')
  const houses = await openPanel(page, 'Houses')
  await houses.getByRole('alert').waitFor()
  await (await openPanel(page, 'Rules')).getByRole('heading').first().waitFor()

  // The list of choices: they stay, in bare words, and lead on.
  await breakAndTakeFirst(page, 'choices')
  await asked(page).getByRole('alert').waitFor()
  const bare = asked(page).getByRole('button', { name: /^(place|remove) / })
  const many = await bare.count()
  await bare.first().click()
  await expect.poll(() => bare.count(), { timeout: patience }).not.toBe(many)
  await mendAndTryAgain(page)
  await question(page).waitFor()
  expect(await untilAsked(page)).toBe('asked')

  // What the server is told: where in the code, and no word of the error.
  await expect.poll(() => answers.length, { timeout: patience }).toBe(told.length)
  expect(new Set(answers)).toEqual(new Set([204]))
  expect(told).toContainEqual({
    part: 'board',
    game: 'thrones',
    name: 'TypeError',
    frames: expect.arrayContaining([expect.stringMatching(/^\w* ?board-[\w-]+\.js:\d+:\d+$/)]),
  })
  expect(JSON.stringify(told)).not.toContain('secret')
})
