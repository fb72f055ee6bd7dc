/** Names that cannot be told apart by looking. */
import { randomInt } from 'node:crypto'
import { remove } from 'confusables'

/** Signs and pairs that look alike in small letters of most fonts. */
const twins = [
  [/[i1|!]/g, 'l'],
  [/0/g, 'o'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
] as const

/** Names that speak for the house. */
const reserved = ['interregnum', 'admin', 'administrator', 'moderator', 'operator', 'host', 'system']

/**
 * What a name looks like: two that look alike have the same key. Letters of other scripts, accents, capitals and signs
 * between letters make no difference.
 */
export function nameKey(name: string): string {
  const plain = remove(name.normalize('NFKC')).normalize('NFD').toLowerCase()
  const letters = plain.replace(/[^\p{L}\p{N}|!]/gu, '')
  const key = twins.reduce((text, [sign, twin]) => text.replace(sign, twin), letters)
  return key === '' ? name : key
}

const reservedKeys = new Set(reserved.map(nameKey))

/** Would others take somebody of that name for the house? */
export const isReserved = (name: string): boolean => reservedKeys.has(nameKey(name))

/** The name, and others for when it is taken. */
export function namesLike(name: string): { name: string; key: string }[] {
  const chance = Array.from({ length: 8 }, () => `${name.slice(0, 34)} ${randomInt(1000, 10_000)}`)
  return [name, ...chance].map(each => ({ name: each, key: nameKey(each) }))
}
