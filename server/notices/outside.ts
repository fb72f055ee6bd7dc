/**
 * Sends something to an address that somebody has given: to the internet alone, never into the network of the host. The name is
 * resolved once, every address it has is looked at, and the connection goes to one of those: a name that means something else a
 * moment later gains nothing. Redirects are not followed.
 */
import { lookup as resolve } from 'node:dns'
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import type { HookFailure } from '../../table/sync/notices.ts'
import { limits } from '../limits.ts'

export interface Letter {
  url: string
  headers: Readonly<Record<string, string>>
  body: string | Buffer
}

/** What came of it: a status from 100 on, or why there is none. */
export type Outcome = { status: number } | { failure: Exclude<HookFailure, 'refused' | 'redirect'> }

/** `isInsideAllowed`: for tests alone. */
export interface OutsideNeed {
  isInsideAllowed: boolean
  /** Milliseconds for all of it. */
  time?: number
  resolve?: typeof resolve
}

class InsideError extends Error {}

const notOutside = new BlockList()
// https://www.iana.org/assignments/iana-ipv4-special-registry: all that is not globally reachable, and groups.
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  notOutside.addSubnet(net, bits, 'ipv4')
// Of IPv6 only 2000::/3 is global; in it ways into IPv4 (Teredo, 6to4) and what is there for examples.
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  notOutside.addSubnet(net, bits, 'ipv6')
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/** Is it an address of the internet? False for all that is no address. */
export function isOutside(address: string): boolean {
  const kind = isIP(address)
  if (kind === 4) return !notOutside.check(address, 'ipv4')
  return kind === 6 && global6.check(address, 'ipv6') && !notOutside.check(address, 'ipv6')
}

/** As `lookup` of a connection: gives addresses only where all of them are outside. */
const checkedLookup =
  ({ isInsideAllowed, resolve: look = resolve }: OutsideNeed): LookupFunction =>
  (name, options, answer) => {
    look(name, { family: options.family, hints: options.hints, all: true }, (error, found) => {
      if (error) return answer(error, '')
      if (found.length === 0 || !(isInsideAllowed || found.every(({ address }) => isOutside(address))))
        return answer(new InsideError(name), '')
      if (options.all) answer(null, found)
      else answer(null, found[0].address, found[0].family)
    })
  }

/** A URL names the host of an IPv6 address in brackets. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '')

/** May something be sent there, as far as the address itself says? https alone, unless in tests. */
export function couldBeOutside(url: string, { isInsideAllowed }: Pick<OutsideNeed, 'isInsideAllowed'>): boolean {
  const parsed = URL.parse(url)
  if (parsed?.username !== '' || parsed.password !== '') return false
  if (isInsideAllowed) return ['http:', 'https:'].includes(parsed.protocol)
  const host = hostOf(parsed)
  return parsed.protocol === 'https:' && (isIP(host) === 0 || isOutside(host))
}

/** Posts it; never throws. */
export async function postOutside(letter: Letter, need: OutsideNeed): Promise<Outcome> {
  const { time = limits.outsideTime } = need
  if (!couldBeOutside(letter.url, need)) return { failure: 'inside' }
  const signal = AbortSignal.timeout(time)
  try {
    const answer = await answered(begin(letter, need, signal), letter.body)
    await readSome(answer)
    return { status: answer.statusCode ?? 0 }
  } catch (error) {
    if (error instanceof InsideError) return { failure: 'inside' }
    return { failure: signal.aborted ? 'too-slow' : 'unreachable' }
  }
}

function begin({ url, headers, body }: Letter, need: OutsideNeed, signal: AbortSignal): ClientRequest {
  const request = url.startsWith('https:') ? requestHttps : requestHttp
  const length = String(Buffer.byteLength(body))
  // A connection of its own: none that others have opened is used again.
  return request(url, {
    method: 'POST',
    agent: false,
    signal,
    lookup: checkedLookup(need),
    headers: { 'content-length': length, 'user-agent': 'Interregnum', ...headers },
  })
}

function answered(request: ClientRequest, body: string | Buffer): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    request.on('response', done)
    request.on('error', fail)
    request.end(body)
  })
}

/** What is answered means nothing: the connection ends when a little of it has come. */
async function readSome(answer: IncomingMessage): Promise<void> {
  let read = 0
  for await (const chunk of answer) {
    read += (chunk as Buffer).length
    if (read >= limits.outsideAnswer) break
  }
  answer.destroy()
}
