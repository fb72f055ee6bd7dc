/** Links that end all e-mail to somebody: signed, so that they need no sign-in, and good for ever. */
import { createHmac, timingSafeEqual } from 'node:crypto'

const sign = (secret: string, user: string) => createHmac('sha256', secret).update(`unsubscribe ${user}`).digest()

export const unsubscribeToken = (secret: string, user: string): string =>
  `${user}.${sign(secret, user).toString('base64url')}`

/** The user that a token names; null when it was not made here. */
export function userOfToken(secret: string, token: string): string | null {
  const at = token.lastIndexOf('.')
  const [user, signature] = [token.slice(0, at), Buffer.from(token.slice(at + 1), 'base64url')]
  const wanted = sign(secret, user)
  return at > 0 && signature.length === wanted.length && timingSafeEqual(signature, wanted) ? user : null
}
