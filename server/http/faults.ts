/** What broke in somebody's browser while the page was drawn, for the server's log: where in the code, and nothing else. */
import * as z from 'zod'
import { limits } from '../limits.ts'
import { perMinute } from './need.ts'
import type { ZodServer } from './zod.ts'

const word = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w$.-]*$/)

/** Nothing here can carry a sentence: neither a name, nor a message, nor a position. */
const fault = z.strictObject({
  part: z
    .string()
    .max(60)
    .regex(/^[\w -]+$/),
  game: word(40).nullable(),
  name: word(40),
  frames: z
    .array(
      z
        .string()
        .max(160)
        .regex(/^[\w$.-]* ?[\w.-]+:\d+:\d+$/),
    )
    .max(12),
})

export function addFaults(app: ZodServer): void {
  const route = {
    config: perMinute(limits.faultsPerMinute),
    bodyLimit: limits.largestFault,
    schema: { summary: 'Tell of a fault while the page was drawn', body: fault },
  }
  app.post('/api/faults', route, async (request, reply) => {
    request.log.warn({ fault: request.body }, 'the page could not draw a part')
    return reply.status(204).send()
  })
}
