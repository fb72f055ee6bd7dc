/** What goes over HTTP of people, in and out. Addresses are in docs/protocol.md. */
import * as z from 'zod'
import { isOwnPath } from './ownPath.ts'
import { ratings } from './standing.ts'

const count = z.int().min(0)
const language = z.enum(['en', 'hu'])
/** The name of an emblem that the page draws. */
const picture = z.string().regex(/^[a-z][a-z-]{0,39}$/)

/** What others may see besides name and picture: the page of the person at all, results by game, games, ratings, conduct. */
const shown = z.strictObject({
  page: z.boolean(),
  results: z.boolean(),
  games: z.boolean(),
  rating: z.boolean(),
  conduct: z.boolean().default(false),
})

/**
 * Of games begun with others that have ended: how many, how many of them were left, and in how many time ran out; in how many seconds
 * half of the answers came, by mail and at one sitting (null: there are fewer than ten).
 */
const conduct = z.object({
  games: count,
  left: count,
  late: count,
  mail: z.number().nullable(),
  live: z.number().nullable(),
})

/** `played`: to the end, with other persons, of which `won`; `alone`: with bots. */
const results = z.array(z.object({ game: z.string(), played: count, won: count, alone: count }))

export const personId = z.object({ id: z.string().max(64) })
export const seatOf = z.object({ id: z.string(), seat: z.coerce.number().int().min(0) })
export const sessionId = z.object({ id: z.string().max(64) })
export const gamesWish = z.object({ after: z.string().max(60).optional() })

/** Somebody as its owner sees it. */
export const profile = z.object({
  id: z.string(),
  name: z.string(),
  /** A guest is known by one browser's cookie alone. */
  isGuest: z.boolean(),
  isModerator: z.boolean(),
  email: z.string().nullable(),
  picture: picture.nullable(),
  language: language.nullable(),
  shown,
  results,
  ratings,
  conduct,
})

export const profileChange = z.strictObject({
  picture: picture.nullable().optional(),
  language: language.optional(),
  shown: shown.optional(),
})

/** Somebody as others see it. null: that is not shown. */
export const person = z.object({
  id: z.string(),
  name: z.string(),
  picture: z.string().nullable(),
  results: results.nullable(),
  ratings: ratings.nullable(),
  conduct: conduct.nullable(),
  games: z.boolean(),
})

/** The emblems at a table: of those who have chosen one, by seat. */
export const sitterEmblems = z.array(z.object({ seat: z.int().min(0), picture: z.string() }))

/** The browsers that are me; times are in milliseconds since 1970. */
export const sessions = z.array(
  z.object({ id: z.string(), device: z.string(), created: z.number(), seen: z.number(), isThis: z.boolean() }),
)

export type Profile = z.infer<typeof profile>
export type ProfileChange = z.input<typeof profileChange>
export type PersonShown = z.infer<typeof person>
export type ConductShown = z.infer<typeof conduct>
export type GameResults = z.infer<typeof results>[number]
export type SitterEmblems = z.infer<typeof sitterEmblems>
export type SessionShown = z.infer<typeof sessions>[number]

/** A one-time code that makes another browser me, until `expires` (milliseconds since 1970). */
export const code = z.object({ code: z.string(), expires: z.number() })
/** A code, or what a link by e-mail holds. */
export const ticket = z.strictObject({ ticket: z.string().min(1).max(100) })
/** `to`: the page to which the link leads on. */
export const address = z.strictObject({
  email: z.email().max(200).toLowerCase(),
  to: z.string().refine(isOwnPath, 'is no page of this house').optional(),
})
/** Whether links by e-mail are sent from here, and browsers can keep passkeys for it. */
export const ways = z.object({ mail: z.boolean(), passkeys: z.boolean() })

export type Code = z.infer<typeof code>
export type AddressWish = z.infer<typeof address>

/** The name of whoever is to be removed. */
export const goodbye = z.strictObject({ name: z.string().max(400) })
