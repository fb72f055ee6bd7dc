/** What every store must do, whatever database is below. Run with SQLite and with PostgreSQL. */
import { afterAll, beforeAll, describe } from 'vitest'
import type { Store } from '../store/store.ts'
import { keepsCalls } from './conformance/calls.ts'
import { passesOverLostTime } from './conformance/clocks.ts'
import { keepsEntries } from './conformance/entries.ts'
import { type Hands, handsOn } from './conformance/hands.ts'
import { keepsLists } from './conformance/lists.ts'
import { keepsNotices } from './conformance/notices.ts'
import { keepsPeace } from './conformance/peace.ts'
import { keepsPeople } from './conformance/people.ts'
import { keepsServersInStep } from './conformance/servers.ts'
import { keepsStanding } from './conformance/standing.ts'
import { keepsTickets, keepsTraces } from './conformance/tickets.ts'

/** `open` opens the same database each time. */
export function storeConformance(name: string, open: Hands['open']): void {
  describe(`the store on ${name}`, () => {
    let store: Store
    beforeAll(async () => {
      store = await open()
    })
    afterAll(() => store.close())
    const hands = handsOn(() => store, open)
    keepsEntries(hands)
    keepsServersInStep(hands)
    keepsLists(hands)
    keepsPeople(hands)
    keepsPeace(hands)
    keepsTickets(hands)
    keepsTraces(hands)
    keepsStanding(hands)
    keepsNotices(hands)
    keepsCalls(hands)
    passesOverLostTime(hands)
  })
}
