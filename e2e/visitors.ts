/** People who are partly at a page and partly without one, and what is written to them. */
import type { Page } from 'playwright-core'
import type { Server } from '../server/index.ts'
import { type Visitor, visit as visitByHand } from '../server/testing/guests.ts'
import type { openMailbox } from '../server/testing/mailbox.ts'

/** Makes whoever sees the page a guest; its own page is open then. */
export async function becomeGuest(page: Page): Promise<void> {
  await page.goto('/me')
  await page.getByRole('button', { name: 'Become a guest' }).click()
  await page.getByRole('heading', { name: 'Your browsers' }).waitFor()
}

/** Somebody without a page, known by a browser's cookie or new. */
export const byHand = (address: string, cookie = ''): Promise<Visitor> => visitByHand({ address } as Server, cookie)

/** Whoever sees the page, without it. */
export async function handOf(page: Page, address: string): Promise<Visitor> {
  const cookies = await page.context().cookies()
  return byHand(address, cookies.map(({ name, value }) => `${name}=${value}`).join('; '))
}

/** The last letter to an address, as plain text: lines that were broken are whole again. */
export function letterTo(
  { letters }: Pick<Awaited<ReturnType<typeof openMailbox>>, 'letters'>,
  email: string,
): string | undefined {
  const letter = letters.findLast(each => each.includes(`To: ${email}`))
  return letter?.replaceAll('=\r\n', '').replaceAll('=3D', '=')
}
