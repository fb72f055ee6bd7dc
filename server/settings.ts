/** What a server needs to know, and where it comes from. */
import { availableParallelism } from 'node:os'
import * as z from 'zod'
import type { GameModule } from '../kernel/index.ts'
import { limits } from './limits.ts'
import { usualName } from './people/house.ts'

export interface Settings {
  games: Readonly<Record<string, GameModule>>
  /** The address of a module that exports `games`, for the threads in which bots think. */
  gamesModule: string
  port: number
  host: string
  /** The folder of the embedded database. */
  data: string
  /** A PostgreSQL to be used in its place. */
  databaseUrl?: string
  /** The folder of the built page; left out where there is none. */
  page?: string
  /** Other addresses (scheme, host, port) whose pages may use this server, for development. */
  origins: readonly string[]
  /** The names (with the port where it is none of the usual ones) by which it answers; none: by any. */
  hosts: readonly string[]
  /** Believe the forwarding headers of a proxy in front. */
  trustProxy: boolean
  /** Where the house is found from outside, for links in e-mails: scheme, host, port. */
  address?: string
  /** What the house is called by those who play there: in the page, the e-mails and where browsers keep its keys. */
  house: string
  /** How e-mail is sent, as smtp://user:password@host:port or smtps://...; left out: none is. */
  smtp?: string
  mailFrom?: string
  /** For development: what would be sent is written to the log, with its links. */
  mailToLog: boolean
  /** A file of words that are read nowhere (people/wordFilter.ts). */
  wordsFile?: string
  /** The chat of a table is kept for so many days after its game has ended; left out: as long as the table. */
  chatDays?: number
  /** For tests: programs inside the network may be told, too, over plain http. */
  noticesInside: boolean
  /** Serve /metrics. */
  metrics: boolean
  /** pino's level; 'silent' for tests. */
  log: string
  /** The pause before a bot's move that everybody sees, in milliseconds. */
  pace: number
  /** How long a window stands that goes by unasked: drawn between the two, in milliseconds. */
  passAfter: { least: number; most: number }
  /** Somebody whose connection is lost is shown as present for so many milliseconds more. */
  grace: number
  /** Threads in which quick bots think; those that take their time have one less, and one at least. */
  botThreads: number
  /** A request must have arrived whole within so many milliseconds. */
  requestTime: number
  /** Requests a minute from one address. */
  requestsPerMinute: number
  /** Tables that one address may make in a minute. */
  tablesPerMinute: number
  /** Connections to tables from one address. */
  socketsPerAddress: number
  /** Commands a second of one user: see `limits`. */
  commandsPerSecond: number
}

type Given = Pick<Settings, 'games' | 'gamesModule'> & Partial<Settings>

const wholeNumber = (least: number, most: number) =>
  z.string().regex(/^\d+$/, 'must be a whole number').transform(Number).pipe(z.number().min(least).max(most))
const yes = ['1', 'on', 'true', 'yes']
const no = ['0', 'off', 'false', 'no']
const onOff = z
  .string()
  .toLowerCase()
  .refine(value => [...yes, ...no].includes(value), 'must be on or off')
  .transform(value => yes.includes(value))

/** Of what stands behind the host, nothing can be used: it is the rest of a password with a sign that ends the name. */
function isMailServer(text: string): boolean {
  const address = URL.parse(text)
  if (address === null || !['smtp:', 'smtps:'].includes(address.protocol)) return false
  return address.hostname !== '' && ['', '/'].includes(address.pathname)
}
const mailServer =
  'must be an address: smtp://user:password@mail.example.org:587, with %40 for @, %2F for / and %23 for # in a password'

/** Whatever may stand in the environment; what is empty counts as left out. */
const environment = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  ORIGINS: z
    .string()
    .transform(list => list.split(',').map(origin => origin.trim()))
    .pipe(z.array(z.url('must be addresses with commas between them: http://localhost:5173')))
    .default([]),
  HOSTS: z
    .string()
    .toLowerCase()
    .transform(list => list.split(',').map(host => host.trim()))
    .pipe(
      z.array(
        z
          .string()
          .regex(/^([\w.-]+|\[[0-9a-f:]+\])(:\d+)?$/, 'must be names with commas between them: play.example.org'),
      ),
    )
    .default([]),
  TRUST_PROXY: onOff.default(false),
  ADDRESS: z
    .url({ protocol: /^https?$/, error: 'must be an address: https://play.example.org' })
    .transform(address => new URL(address).origin)
    .optional(),
  HOUSE_NAME: z
    .string()
    .regex(/^[\p{L}\p{N} .'’&-]{1,40}$/u, 'must be up to 40 letters, digits, spaces and . - & and apostrophes')
    .optional(),
  SMTP_URL: z.string().refine(isMailServer, mailServer).optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^\s<>@]+@[^\s<>@]+|[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>)$/,
      'must be an address: house@example.org, or Club <house@example.org>',
    )
    .optional(),
  MAIL_TO_LOG: onOff.default(false),
  WORDS_FILE: z.string().optional(),
  CHAT_DAYS: wholeNumber(1, 36_500).optional(),
  NOTICES_INSIDE: onOff.default(false),
  METRICS: onOff.default(false),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  BOT_PACE_MS: wholeNumber(0, 60_000).default(700),
  TABLES_PER_MINUTE: wholeNumber(1, 1_000_000).default(limits.tablesPerMinute),
})

/** What may stand in the environment, and in the settings file. */
export const settingNames: readonly string[] = Object.keys(environment.shape)
/** Settings that hold passwords: what is wrong with them is told without them. */
const secrets = ['DATABASE_URL', 'SMTP_URL']

function read(env: NodeJS.ProcessEnv): z.output<typeof environment> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const { data, error } = environment.safeParse(given)
  if (data) return data
  const lines = error.issues.map(({ path, message }) => {
    const name = String(path[0])
    return `${secrets.includes(name) ? name : `${name}=${env[name]}`}: ${message}.`
  })
  throw new RangeError(`Settings that cannot be used (docs/hosting.md lists them):\n${lines.join('\n')}`)
}

/** Settings from what is given, then from the environment, then as they usually are. Throws a RangeError that names what is wrong. */
export function settingsFrom(given: Given, env: NodeJS.ProcessEnv = {}): Settings {
  const from = read(env)
  if (from.SMTP_URL && !(from.ADDRESS && from.MAIL_FROM))
    throw new RangeError(
      'SMTP_URL needs ADDRESS, where the house is found, and MAIL_FROM, who writes (docs/hosting.md).',
    )
  if (from.NOTICES_INSIDE && env.NODE_ENV !== 'test')
    throw new RangeError('NOTICES_INSIDE is for tests alone: with it anybody reaches into the network of the host.')
  return {
    port: from.PORT,
    host: from.HOST,
    data: from.DATA_DIR,
    databaseUrl: from.DATABASE_URL,
    origins: from.ORIGINS,
    hosts: from.HOSTS,
    requestTime: limits.requestTime,
    trustProxy: from.TRUST_PROXY,
    address: from.ADDRESS,
    house: from.HOUSE_NAME ?? usualName,
    smtp: from.SMTP_URL,
    mailFrom: from.MAIL_FROM,
    mailToLog: from.MAIL_TO_LOG,
    wordsFile: from.WORDS_FILE,
    chatDays: from.CHAT_DAYS,
    noticesInside: from.NOTICES_INSIDE,
    metrics: from.METRICS,
    log: from.LOG_LEVEL,
    pace: from.BOT_PACE_MS,
    passAfter: { least: 600, most: 2500 },
    grace: 10_000,
    botThreads: Math.max(1, availableParallelism() - 1),
    requestsPerMinute: limits.requestsPerMinute,
    tablesPerMinute: from.TABLES_PER_MINUTE,
    socketsPerAddress: limits.socketsPerAddress,
    commandsPerSecond: limits.commandsPerSecond,
    ...given,
  }
}
