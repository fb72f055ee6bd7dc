/**
 * Tells people that tables wait for them, and rounds of tournaments: looks who is to be told, and sends what is due. Any number of servers on one database do so
 * at once: each notice is in the hands of one. A server that ends while one is on its way has it sent again by another, after
 * `limits.noticeLease`, under the same id.
 */
import { limits } from '../limits.ts'
import { wayOf } from '../store/noticePeople.ts'
import type { Notice } from '../store/noticeQueue.ts'
import type { SendNeed, Sent } from './deliver.ts'
import { send } from './send.ts'
import { decide, nextDigest, type Way, ways } from './when.ts'

export interface Notices {
  /** Looks once, and sends all that is due; one round after the other. */
  round(): Promise<void>
  /** Resolves when nothing is on its way any more. */
  settle(): Promise<void>
}

/** How many notices of this server have left, and how often one did not, by way. */
export type NoticeCounts = Readonly<Record<Way, { sent: number; failed: number }>>

export const openNoticeCounts = (): NoticeCounts => ({
  mail: { sent: 0, failed: 0 },
  push: { sent: 0, failed: 0 },
  hook: { sent: 0, failed: 0 },
})

interface Need extends SendNeed {
  counts?: NoticeCounts
  fault(error: unknown): void
}

/** Nothing happens by itself: whoever opens it has it look every `limits.noticeRound`. */
export function openNotices(need: Need): Notices {
  let underWay: Promise<void> = Promise.resolve()
  return {
    round: () => {
      underWay = underWay.catch(() => {}).then(() => once(need))
      return underWay
    },
    settle: () => underWay.catch(() => {}),
  }
}

async function once(need: Need): Promise<void> {
  const { store, now } = need
  const { noticeQueue: queue } = store
  if (!(await queue.isDue(now()))) return
  const most = limits.noticesAtOnce
  while ((await queue.look(now(), most, looked => decide(looked, looked, now()))) === most);
  while ((await queue.takeDigests(now(), most, settings => nextDigest(settings, now()))) === most);
  // What is slow by one way keeps nobody waiting who is told by another.
  await Promise.all(ways.map(way => sendDue(need, way)))
}

async function sendDue(need: Need, way: Way): Promise<void> {
  const most = limits.noticesOnTheWay
  const began = need.now()
  for (;;) {
    const taken = await need.store.noticeQueue.take(way, need.now(), limits.noticeLease, most)
    await Promise.all(taken.map(notice => sendOne(need, notice)))
    // The next round goes on: what is slow keeps nobody waiting of whom it has yet to be decided.
    if (taken.length < most || need.now() - began >= limits.noticeRound) return
  }
}

async function sendOne(need: Need, notice: Notice): Promise<void> {
  const sent = await send(need, notice).catch((error): Sent => {
    need.fault(error)
    return 'failed'
  })
  const { noticeQueue: queue } = need.store
  if (typeof sent === 'object') return queue.putOff(notice, sent.until, false)
  const counted = need.counts?.[wayOf(notice.target)]
  if (counted && sent !== 'over') counted[sent === 'sent' ? 'sent' : 'failed']++
  if (sent !== 'failed') return queue.drop(notice)
  const wait = limits.noticeWaits[notice.tries - 1]
  return wait === undefined ? queue.drop(notice) : queue.putOff(notice, need.now() + wait)
}
