/** Migrations that are broken off. */
import type { Kysely, KyselyPlugin } from 'kysely'
import { expect, it } from 'vitest'
import type { Kind } from '../../store/kinds.ts'
import { migrate, type Schema } from '../../store/schema.ts'

/** `openEmpty` opens a fresh database. */
export function surviveBreakingOff(kind: Kind, openEmpty: () => Promise<Kysely<Schema>>): void {
  it(`a migration on ${kind} that is broken off at any statement has never been, and is made by the next start`, async () => {
    const db = await openEmpty()
    let isWhole = false
    // Each try goes a statement further than the one before, on what that has left: were it not nothing, it would fail at that.
    for (let last = 0; !isWhole; last++) {
      isWhole = await migrate(db.withPlugin(endingAfter(last)), kind).then(
        () => true,
        error => {
          expect(String(error)).toContain('broken off')
          return false
        },
      )
      if (isWhole) expect(last).toBeGreaterThan(10)
    }
    expect(await db.selectFrom('settings').selectAll().execute()).toEqual([])
    await db.destroy()
  })
}

/** Ends a connection after so many statements. */
function endingAfter(last: number): KyselyPlugin {
  let count = 0
  return {
    transformQuery: ({ node }) => {
      if (count++ === last) throw new Error('broken off')
      return node
    },
    transformResult: async ({ result }) => result,
  }
}
