/** The shape of what is chosen for a table. */
import * as z from 'zod'

export const options = z.record(z.string().max(64), z.union([z.boolean(), z.string().max(64)]))
export const language = z.enum(['en', 'hu'])
/** What is said to sit down at a table. */
export const word = z.string().trim().min(1).max(60)
