/** What goes over HTTP of passkeys; the shapes inside are those of WebAuthn. Addresses are in docs/protocol.md. */
import * as z from 'zod'

const text = z.string().max(8000)
const credential = {
  id: z.string().min(1).max(1000),
  rawId: z.string().min(1).max(1000),
  type: z.literal('public-key'),
}
const more = {
  clientExtensionResults: z.record(z.string(), z.unknown()),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
}

/** What a browser signs, or makes a key for. */
export const options = z.looseObject({ challenge: z.string() })

export const made = z.object({
  ...credential,
  ...more,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
})

export const signed = z.object({
  ...credential,
  ...more,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: z.string().max(200).nullish(),
  }),
})

export const passkeys = z.array(z.object({ id: z.string(), device: z.string(), created: z.number() }))
export const passkeyId = z.object({ id: z.string().max(1000) })

export type PasskeyShown = z.infer<typeof passkeys>[number]
