/**
 * The last rounds of a battle between two browsers, one of them behind a cable: parting blows, counterattacks, a capture. One
 * person against a bot: a standing answer given beside its question.
 */
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
