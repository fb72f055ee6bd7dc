/** The word that is said to sit down at a table: it is kept as a hash alone, and guessed at slowly. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { type Answer, type Command, needsWord, type Table } from '../../table/index.ts'
import { limits } from '../limits.ts'
import { openAllowance } from '../socket/allowance.ts'

const derive = promisify(scrypt) as (word: string, salt: Buffer, length: number) => Promise<Buffer>

const length = 32

/** Upper and lower case, and how a letter is written, make no difference: words are told by mouth. */
const plain = (word: string): string => word.normalize('NFKC').trim().toLowerCase()

/** The salt and the hash, in base64, with a point between them. */
export async function hashWord(word: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(plain(word), salt, length)
  return `${salt.toString('base64')}.${hash.toString('base64')}`
}

export async function isWord(kept: string, word: string): Promise<boolean> {
  const [salt, hash] = kept.split('.').map(each => Buffer.from(each, 'base64'))
  return timingSafeEqual(await derive(plain(word), salt, length), hash)
}

/** May a word be tried at this table from that address? */
export type Guessing = (table: string, address: string) => boolean

/** `now` is in milliseconds. */
export function openGuessing(now: () => number): Guessing {
  const byAddress = openAllowance(limits.guesses.address, now)
  const byTable = openAllowance(limits.guesses.table, now)
  return (table, address) => byAddress(`${table} ${address}`, 1) && byTable(table, 1)
}

interface Sayer {
  user: string
  address: string
  mayGuess: Guessing
}

type Sit = Extract<Command, { do: 'sit' }>

/** The wish to sit down without the word, which is stored nowhere, and whether it was right; or why nothing comes of it. */
export async function saidWord({ core }: Table, command: Sit, sayer: Sayer): Promise<Sit | Answer> {
  const { word, ...wish } = command
  if (!needsWord(core, sayer.user)) return wish
  if (word === undefined) return { is: 'refused', why: 'wrong-word' }
  if (!sayer.mayGuess(core.id, sayer.address)) return { is: 'refused', why: 'too-fast' }
  return { ...wish, admitted: await isWord(core.word!, word) }
}
