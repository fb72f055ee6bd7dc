/** Migrations that are broken off. */
import type { Kysely, KyselyPlugin } from 'kysely'
import { expect, it } from 'vitest'
import { type Kind, migrate, type Schema } from '../../store/schema.ts'

/** `openEmpty` opens a fresh database each time. */
export function surviveBreakingOff(kind: Kind, openEmpty: () => Promise<Kysely<Schema>>): void {
  it(`a migration on ${kind} that is broken off at any statement has never been, and is made by the next start`, async () => {
    let isWhole = false
    for (let last = 0; !isWhole; last++) {
      const db = await openEmpty()
      isWhole = await migrate(db.withPlugin(endingAfter(last)), kind).then(
        () => true,
        error => {
          expect(String(error)).toContain('broken off')
          return false
        },
      )
      await migrate(db, kind)
      expect(await db.selectFrom('settings').selectAll().execute()).toEqual([])
      if (isWhole) expect(last).toBeGreaterThan(10)
      await db.destroy()
    }
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
