/** Every refusal over HTTP: a code that the page has a sentence for, and a sentence in English that says what to do. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { OtherRules } from '../../kernel/index.ts'
import { limits } from '../limits.ts'
import { StoreTrouble } from '../store/trouble.ts'

export interface Fault extends Error {
  status: number
  code: string
  rules?: OtherRules
}

export const fault = (status: number, code: string, message: string): Fault =>
  Object.assign(new Error(message), { status, code })

/** As for requests: the page has one sentence for both. */
export const tooFast = () => fault(429, 'too-fast', 'Too many requests. Wait a minute.')

export const notFound = () => fault(404, 'no-such-table', 'There is no such table. Check the link.')

/** Answers an error of any origin. What went wrong inside stays inside. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, code, message, rules } = explain(error as Partial<Fault & FastifyError> & Error)
  if (status >= 500) request.log.error({ err: error }, 'request failed')
  void reply.status(status).send({ error: code, message, ...(rules && { rules }) })
}

const unavailable = 'The database cannot be used now. Try again in a moment.'

/** The first thing that is wrong: one line, however much is wrong, and however long. */
function reasonOf({ issues: [{ path, message }] }: z.ZodError): string {
  const place = path.length > 0 ? `${path.map(String).join('.')}: ` : ''
  return `${place}${message}`.replace(/\s+/g, ' ').slice(0, limits.longestReason)
}

/** Status, code and sentence of an error of any origin. */
export function explain(
  error: Partial<Fault & FastifyError> & Error,
): Pick<Fault, 'status' | 'code' | 'message' | 'rules'> {
  if (error instanceof z.ZodError) return { status: 400, code: 'malformed', message: reasonOf(error) }
  const { status, code, message, rules } = error
  // Whoever asked has gone away.
  if (code === 'ERR_STREAM_PREMATURE_CLOSE')
    return { status: 400, code: 'stopped', message: 'You did not wait for it.' }
  if (status && code) return { status, code, message, rules }
  if (error instanceof StoreTrouble) return { status: 503, code: 'unavailable', message: unavailable }
  if (error.statusCode === 413) return { status: 413, code: 'too-large', message: 'The request is too large.' }
  if (error.statusCode === 429) return { status: 429, code: 'too-fast', message: 'Too many requests. Wait a minute.' }
  const { statusCode } = error
  if (statusCode && statusCode < 500)
    return { status: statusCode, code: 'malformed', message: (error.message ?? '').slice(0, limits.longestReason) }
  return { status: 500, code: 'broken', message: 'Something went wrong on the server. Try again.' }
}

/** What a bad setup throws becomes an answer. */
export function asBadRequest<T>(job: () => T): T {
  const refuse = (error: unknown): never => {
    if (error instanceof RangeError) throw fault(400, 'bad-setup', error.message)
    throw error
  }
  try {
    const result = job()
    return result instanceof Promise ? (result.catch(refuse) as T) : result
  } catch (error) {
    return refuse(error)
  }
}
