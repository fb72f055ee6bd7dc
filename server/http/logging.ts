/** What of requests and errors stands in the log: nothing by which a reader could be somebody else, or come to a private table. */
import type { FastifyRequest } from 'fastify'

/** Passwords in addresses, e-mail addresses, and tokens, wherever they stand in a text. */
export const withoutSecrets = (text: string): string =>
  text
    .replaceAll(/\/\/[^@\s/]+@/g, '//…@')
    .replaceAll(/[^\s<>@"'()/:…]+@[\w-]+(\.[\w-]+)+/g, '…@…')
    .replaceAll(/[\w-]{32,}/g, '…')

/** A path without what is asked after it; of the ids of tables and people the beginning, by which a host finds them. */
const plainPath = (url: string): string =>
  url.split(/[?#]/)[0].replaceAll(/(?<=\/)(?=[\w-]*[A-Z0-9])([\w-]{4})[\w-]{8,}(?=\/|$)/g, '$1…')

const plainRequest = ({ method, url, host, ip }: FastifyRequest) => ({
  method,
  url: plainPath(url),
  host,
  remoteAddress: ip,
})

interface PlainError {
  [more: string]: unknown
  type: string
  message: string
  stack: string
}

/** Databases and mail servers add what they were given to their errors: none of that is told. */
function plainError(error: unknown): PlainError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutSecrets(String(error)), stack: '' }
  const { message, stack = '', cause } = error
  const { code } = error as { code?: unknown }
  return {
    type: error.name,
    ...(code !== undefined && { code }),
    message: withoutSecrets(message),
    stack: withoutSecrets(stack),
    ...(cause instanceof Error && { cause: plainError(cause) }),
  }
}

type Write = (this: unknown, ...args: unknown[]) => void

/** For pino: an error that is logged by itself is told in the words of `plainError`, too. */
function logMethod(this: unknown, args: unknown[], write: Write): void {
  const [first] = args
  if (first instanceof Error && args.length === 1) write.call(this, { err: first }, withoutSecrets(first.message))
  else write.apply(this, args)
}

/** How the server logs, from that level on. */
export const logging = (level: string) => ({
  level,
  serializers: { req: plainRequest, err: plainError },
  hooks: { logMethod: logMethod as (args: unknown[], method: Write) => void },
})
