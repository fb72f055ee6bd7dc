/** How a guest becomes an account. */
import type { Store } from '../store/store.ts'
import { namesLike } from './nameKey.ts'

/**
 * Makes somebody an account, that of an address where one is given; gives who has it. Two links for one address may be opened at
 * the same moment, or two accounts be made of one name: then the database takes the first, and the other comes after it.
 */
export async function accountFor(
  { tickets }: Pick<Store, 'tickets'>,
  id: string,
  email: string | null,
  name: string,
): Promise<string> {
  const confirm = () => tickets.confirm(id, email, namesLike(name))
  try {
    await confirm()
  } catch {
    const first = email === null ? null : await tickets.ofEmail(email)
    if (first !== null) return first
    await confirm()
  }
  return id
}
