/**
 * Zod's schemas as those of routes: Fastify checks with them what comes in, sends of an answer what its schema names and
 * nothing else, and gives handlers the types of both. fastify-type-provider-zod does the same; it is these lines and one
 * more package to keep up with two others.
 */
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyTypeProvider,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type * as z from 'zod'

interface ZodTypes extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown
  serializer: this['schema'] extends z.ZodType ? z.input<this['schema']> : unknown
}

/** A server whose routes have schemas of Zod. */
export type ZodServer = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypes
>

export function withZod(server: FastifyInstance): ZodServer {
  server.setValidatorCompiler<z.ZodType>(({ schema }) => value => {
    const { success, data, error } = schema.safeParse(value)
    return success ? { value: data } : { error }
  })
  server.setSerializerCompiler<z.ZodType>(
    ({ schema }) =>
      answer =>
        JSON.stringify(schema.parse(answer)),
  )
  return server.withTypeProvider<ZodTypes>()
}
