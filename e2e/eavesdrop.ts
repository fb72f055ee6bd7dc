/** Everything that comes to a browser: what its page was sent, by whatever way, from now on. */
import type { Page } from 'playwright-core'

export interface LoggedEvent {
  /** The messages of its live connection, but for those that say that the server is there. */
  frames: readonly string[]
  text(): string
  /** Every message and answer, parsed. */
  values(): unknown[]
}

/** Said every few seconds to everybody alike: it tells nothing, and comes whenever it comes. */
const isStillHere = (text: string): boolean => text.startsWith('{"is":"here"')

export function eavesdrop(page: Page): LoggedEvent {
  const frames: string[] = []
  const answers: string[] = []
  page.on('websocket', socket => {
    socket.on('framereceived', ({ payload }) => isStillHere(String(payload)) || frames.push(String(payload)))
  })
  page.on('response', async answer => {
    if (answer.url().includes('/api/')) answers.push(await answer.text().catch(() => ''))
  })
  const texts = () => [...frames, ...answers].filter(text => text !== '')
  return { frames, text: () => texts().join('\n'), values: () => texts().map(text => JSON.parse(text)) }
}

const orders = /^(march|defense|support|raid|consolidate)(-.+)?$/

/**
 * The orders that a value tells for any of these places, at whatever depth and under whatever name: a name of an order
 * that stands under the name of the place, or beside it.
 */
export function ordersAt(places: readonly string[], value: unknown, under = false): string[] {
  if (typeof value === 'string') return under && orders.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  const isBeside = Object.values(value).some(each => places.includes(each))
  const found = Object.entries(value).flatMap(([key, each]) =>
    ordersAt(places, each, under || isBeside || places.includes(key)),
  )
  return [...new Set(found)]
}
