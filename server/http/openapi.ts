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
  const { response = {}, ...parts } = schema ?? {}
  const described = (each: Record<string, unknown>, io: 'input' | 'output') =>
    Object.entries(each).map(([key, part]) => [
      key,
      part instanceof z.ZodType ? z.toJSONSchema(part, { io, target: 'openapi-3.0', unrepresentable: 'any' }) : part,
    ])
  const answers = Object.fromEntries(described(response as Record<string, unknown>, 'output'))
  return Object.fromEntries([...described(parts, 'input'), ['response', answers]])
}
