/** What goes over HTTP and the line of notices, in and out: which tables wait for somebody, and how it is told. See docs/protocol.md. */
import * as z from 'zod'

const time = z.number()
const minuteOfDay = z.int().min(0).max(1439)

/** How long a table waits before its person is told. */
export const delays = ['at-once', 'five-minutes', 'an-hour'] as const
const delay = z.enum([...delays, 'never'])

/** A name of the IANA database that this machine knows: 'Europe/Budapest'. */
const zone = z.string().max(60).refine(isZone, 'is no time zone')

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** By which ways somebody is told, and when. */
export const noticeSettings = z.strictObject({
  /** In an open page. */
  tab: delay,
  /** In browsers that have been allowed to. */
  push: delay,
  /** 'daily': once a day, which tables wait. */
  mail: z.enum([...delays, 'daily', 'never']),
  hook: delay,
  /** No notices between these minutes of the day; they come at its end. null: at any time. */
  quiet: z.strictObject({ from: minuteOfDay, to: minuteOfDay }).nullable(),
  zone,
  /** When the daily letter is written, in minutes of the day. */
  daily: minuteOfDay,
})

export const hookKinds = ['discord', 'slack', 'json'] as const
export const hookWish = z.strictObject({
  kind: z.enum(hookKinds),
  url: z.url({ protocol: /^https?$/ }).max(500),
})

/** Why the last word to a program came to nothing. */
export const hookFailures = ['inside', 'unreachable', 'too-slow', 'redirect', 'refused'] as const
const hook = z.object({
  id: z.string(),
  kind: z.enum(hookKinds),
  /** Its host: the rest may be a secret. */
  host: z.string(),
  /** It has failed so often that it is told nothing any more. */
  isOff: z.boolean(),
  failure: z.enum(hookFailures).nullable(),
  failed: time.nullable(),
})
export const hookMade = hook.extend({
  /** What signs its words; shown once. */
  secret: z.string(),
})
export const hookId = z.object({ id: z.string().max(64) })

export const notices = z.object({
  settings: noticeSettings,
  /** Where e-mail goes; null: the person has no address. */
  email: z.string().nullable(),
  /** Is e-mail sent from here? */
  mail: z.boolean(),
  /** The public key with which a browser asks for notices (base64url). */
  pushKey: z.string(),
  /** Is this browser told? */
  isPushedHere: z.boolean(),
  hooks: z.array(hook),
})

export const pushWish = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  /** Its point on the curve P-256, and a secret of 16 bytes, in base64url. */
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    auth: z.string().regex(/^[\w-]{22}={0,2}$/),
  }),
})

export const muteWish = z.strictObject({ muted: z.boolean() })
export const unsubscribeWish = z.object({ token: z.string().max(200) })

/** A table that waits. */
const waiting = z.object({
  id: z.string(),
  name: z.string(),
  game: z.string(),
  /** Which round is played; null: the game has none. */
  round: z.int().nullable(),
  seat: z.int(),
  /** In milliseconds since 1970. */
  since: time,
  isMuted: z.boolean(),
  /** When an open page tells it; null: never. */
  tellAt: time.nullable(),
})
/** A round of a tournament that is called, and awaits its people until then. */
const call = z.object({
  /** The tournament. */
  id: z.string(),
  name: z.string(),
  game: z.string(),
  /** From 1. */
  round: z.int(),
  until: time,
  /** When an open page tells it; null: never. */
  tellAt: time.nullable(),
})
/** Tables, longest first, 100 at most; rounds, those first that end first. */
export const waitingList = z.object({ now: time, tables: z.array(waiting), calls: z.array(call) })

export type Delay = (typeof delays)[number]
export type NoticeSettings = z.infer<typeof noticeSettings>
export type HookShown = z.infer<typeof hook>
export type HookMade = z.infer<typeof hookMade>
export type HookWish = z.infer<typeof hookWish>
export type HookFailure = (typeof hookFailures)[number]
export type NoticesShown = z.infer<typeof notices>
export type PushWish = z.infer<typeof pushWish>
export type WaitingTable = z.infer<typeof waiting>
export type CalledFor = z.infer<typeof call>
export type WaitingList = z.infer<typeof waitingList>
