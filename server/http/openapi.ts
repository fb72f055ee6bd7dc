/** The description of the HTTP interface, made from what the routes check: /api/openapi.json. */
import fastifySwagger from '@fastify/swagger'
import type { FastifyInstance, FastifySchema } from 'fastify'
import * as z from 'zod'

export async function addDescription(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      info: { title: 'Interregnum', description: 'Tables for board games of war and intrigue', version: '1' },
    },
    transform: ({ schema, url }) => ({ schema: asJsonSchema(schema), url }),
  })
  app.get('/api/openapi.json', { schema: { summary: 'This description' } }, async () => app.swagger())
}

function asJsonSchema(schema: FastifySchema | undefined): FastifySchema {
  const parts = Object.entries(schema ?? {}).map(([key, part]) => [
    key,
    part instanceof z.ZodType ? z.toJSONSchema(part, { io: 'input', target: 'openapi-3.0' }) : part,
  ])
  return Object.fromEntries(parts)
}
