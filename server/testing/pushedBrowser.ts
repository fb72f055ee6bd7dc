/** A browser that is told by a push service, with the keys that open what comes: for tests. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

export interface PushedBrowser {
  keys: { p256dh: string; auth: string }
  /** Opens what was sealed for it (RFC 8291). Throws when it was not. */
  read(body: Buffer): unknown
}

export function openPushedBrowser(): PushedBrowser {
  const own = createECDH('prime256v1')
  own.generateKeys()
  const auth = randomBytes(16)
  return {
    keys: { p256dh: own.getPublicKey().toString('base64url'), auth: auth.toString('base64url') },
    read: body => {
      const [salt, theirs, sealed] = [
        body.subarray(0, 16),
        body.subarray(21, 21 + body[20]),
        body.subarray(21 + body[20]),
      ]
      const derive = (secret: Buffer, from: Buffer, info: Buffer | string, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, from, info, length))
      const about = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs])
      const secret = derive(own.computeSecret(theirs), auth, about, 32)
      const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
      const cipher = createDecipheriv('aes-128-gcm', key, derive(secret, salt, 'Content-Encoding: nonce\0', 12))
      cipher.setAuthTag(sealed.subarray(-16))
      const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
      return JSON.parse(String(text.subarray(0, text.lastIndexOf(2))))
    },
  }
}
