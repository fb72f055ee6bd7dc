/** What goes over HTTP of what people are to each other. Addresses are in docs/protocol.md. */
import * as z from 'zod'

const relation = z.enum(['friend', 'ignore', 'block'])
/** Milliseconds since 1970: a line of the chat is named by its moment. */
const moment = z.int().min(0)

/** Somebody, by its id, by where it sits, or by what it has said at a table. */
export const who = z.union([
  z.strictObject({ person: z.string().max(64) }),
  z.strictObject({ table: z.string().max(64), seat: z.int().min(0).max(100) }),
  z.strictObject({ table: z.string().max(64), line: moment }),
])

export const relationChange = z.strictObject({ who, relation: relation.nullable() })
export const whoWish = z.object({
  person: z.string().max(64).optional(),
  table: z.string().max(64).optional(),
  seat: z.coerce.number().int().min(0).max(100).optional(),
  line: z.coerce.number().int().min(0).optional(),
})

/** `relation`: what it is to me; `isAsking`: it calls me a friend. */
export const between = z.object({ name: z.string(), relation: relation.nullable(), isAsking: z.boolean() })

export const relations = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    picture: z.string().nullable(),
    relation: relation.nullable(),
    isAsking: z.boolean(),
  }),
)

/** Whose lines at a table I do not read: where they sit (null: nowhere), and by which name they speak. */
export const unheard = z.array(z.object({ from: z.int().nullable(), name: z.string() }))

export type Who = z.infer<typeof who>
export type RelationKind = z.infer<typeof relation>
export type Between = z.infer<typeof between>
export type RelatedShown = z.infer<typeof relations>[number]
export type Unheard = z.infer<typeof unheard>
