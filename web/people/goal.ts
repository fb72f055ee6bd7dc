/** Where the reader was going when it was asked who it is: it stands in the address, and signing in leads on there. */
import { useSearch } from 'wouter'
import { isOwnPath } from '../../table/sync/ownPath.ts'
import { noticesApi } from '../notices/api.ts'

/** null: nowhere, or to no page of this house. */
export function useGoal(): string | null {
  const to = new URLSearchParams(useSearch()).get('to')
  return to !== null && isOwnPath(to) ? to : null
}

/** The address of a page that leads on. */
export const leadingOn = (page: string, goal: string | null): string => (goal === null ? page : `${page}?to=${goal}`)

/** Where somebody goes who has just signed in: where it was going, to the one table that waits for it, or to its own page. */
export async function landing(goal: string | null): Promise<string> {
  if (goal !== null) return goal
  const { tables } = await noticesApi.waiting().catch(() => ({ tables: [] }))
  return tables.length === 1 ? `/table/${tables[0].id}` : '/me'
}
