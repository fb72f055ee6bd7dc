/**
 * Tells browsers while no page of ours is open, by the service that each of them has named (Web Push, RFC 8030): sealed for the
 * browser alone (RFC 8291), so that the service reads nothing, and signed by this house (RFC 8292).
 */
import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  ECDH,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  sign,
} from 'node:crypto'
import type { PushWish } from '../../table/sync/notices.ts'
import type { Store } from '../store/store.ts'
import type { Letter } from './outside.ts'

/** By which services know the house, whichever of its servers speaks: a key on the curve P-256, each part in base64url. */
export interface PushKeys {
  x: string
  y: string
  d: string
}

const curve = 'prime256v1'

/** Made when the first server of a house starts. */
export async function pushKeys(store: Pick<Store, 'setting'>): Promise<PushKeys> {
  const make = () => {
    const { x, y, d } = generateKeyPairSync('ec', { namedCurve: curve }).privateKey.export({ format: 'jwk' })
    return JSON.stringify({ x, y, d })
  }
  return JSON.parse(await store.setting('push-keys', make)) as PushKeys
}

const bytes = (text: string) => Buffer.from(text, 'base64url')

/** What browsers ask services with, in base64url: the public point, uncompressed. */
export const publicKeyOf = ({ x, y }: PushKeys): string =>
  Buffer.concat([Buffer.of(4), bytes(x), bytes(y)]).toString('base64url')

/** What a browser shows; `path`: the page that opens when the notice is touched. */
export interface PushWords {
  title: string
  body: string
  path: string
  /** A notice takes the place of an earlier one of its tag. */
  tag: string
}

interface From {
  keys: PushKeys
  /** Where the operator is found: https:// or mailto:. */
  subject: string
  /** In milliseconds since 1970. */
  now: number
}

/** For so long a service keeps what it cannot deliver, in seconds. */
const keptFor = 24 * 3600

/** Throws where the browser has given keys that are none. */
export function pushLetter({ endpoint, keys }: PushWish, words: PushWords, from: From): Letter {
  return {
    url: endpoint,
    headers: {
      authorization: `vapid t=${tokenFor(endpoint, from)}, k=${publicKeyOf(from.keys)}`,
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl: String(keptFor),
      urgency: 'high',
    },
    body: sealed(JSON.stringify(words), keys),
  }
}

/** Signed for the service of an address alone, and for half a day. */
function tokenFor(endpoint: string, { keys, subject, now }: From): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + 12 * 3600, sub: subject }
  const text = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`
  const key = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', ...keys }, format: 'jwk' })
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' })
  return `${text}.${signature.toString('base64url')}`
}

/** What is drawn for one message: a key of its own, and the salt. */
interface Drawn {
  key: Buffer | null
  salt: Buffer
}

const recordSize = 4096

/** In one record (RFC 8188); `drawn` is given in tests alone. */
export function sealed(
  text: string,
  { p256dh, auth }: PushWish['keys'],
  { key, salt }: Drawn = { key: null, salt: randomBytes(16) },
): Buffer {
  const own = createECDH(curve)
  if (key) own.setPrivateKey(key)
  else own.generateKeys()
  const [theirs, ours] = [bytes(p256dh), own.getPublicKey()]
  const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length))
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const secret = derive(own.computeSecret(theirs), bytes(auth), about, 32)
  const cipher = createCipheriv(
    'aes-128-gcm',
    derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(secret, salt, 'Content-Encoding: nonce\0', 12),
  )
  const size = Buffer.alloc(4)
  size.writeUInt32BE(recordSize)
  // 2: it is the last record.
  const content = [cipher.update(text), cipher.update(Buffer.of(2)), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat([salt, size, Buffer.of(ours.length), ours, ...content])
}

/** Are they such keys? */
export function areKeys({ p256dh }: PushWish['keys']): boolean {
  try {
    return ECDH.convertKey(bytes(p256dh), curve).length > 0
  } catch {
    return false
  }
}

/** Whom a service asks when something is wrong. */
export function subjectOf(address: string | undefined, mailFrom: string | undefined): string {
  if (address?.startsWith('https://')) return address
  const mail = mailFrom && (/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom)
  return `mailto:${mail ?? 'operator@localhost'}`
}
