/** The first settings of a house, asked for in the terminal and written to its settings file. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { settingNames } from '../../server/settings.ts'
import { fileName } from '../../server/store/sqlite.ts'
import { settingsFile } from '../settings.ts'
import { type Asking, inTerminal } from './ask.ts'
import { type Chosen, interview } from './interview.ts'

const head =
  '# Settings of the house (docs/hosting.md). The environment goes before this file. It may hold passwords: keep it to yourself.'

/** Nobody but its owner reads it; one that is there is left alone. */
export function writeSettings(folder: string, chosen: Chosen): string {
  const path = settingsFile(folder)
  mkdirSync(folder, { recursive: true })
  const lines = Object.entries(chosen).map(([name, value]) => `${name}="${value}"`)
  writeFileSync(path, `${[head, ...lines].join('\n')}\n`, { mode: 0o600, flag: 'wx' })
  return path
}

/** Asks, and writes. Throws an Error where there are settings already. */
export async function setUp(folder: string, asking: Asking): Promise<void> {
  const path = settingsFile(folder)
  if (existsSync(path)) throw new Error(`There are settings in ${path}: change them there.`)
  writeSettings(folder, await interview(asking))
  asking.say(`Written to ${path}, which nobody else can read.`)
}

const isTerminal = () => process.stdin.isTTY === true && process.stdout.isTTY === true

export async function setUpHere(folder: string): Promise<void> {
  if (!isTerminal())
    throw new Error('This asks questions: run it in a terminal, or write the settings file by hand (docs/hosting.md).')
  await inTerminal({ input: process.stdin, output: process.stdout }, asking => setUp(folder, asking))
}

/** How long the offer stands, in milliseconds, before the server starts without it. */
const patience = 20_000

/**
 * Offers it to whoever starts a house for the first time by hand, in a terminal; nobody is kept waiting for an answer. Not where
 * npm or something else starts it, and not where anything has been set.
 */
export async function offerSetUp(folder: string, args: readonly string[]): Promise<void> {
  const isSet = args.length > 0 || settingNames.some(name => process.env[name])
  const isFirst = ![settingsFile(folder), join(folder, fileName)].some(path => existsSync(path))
  if (!isTerminal() || isSet || !isFirst || process.env.npm_lifecycle_event === 'start' || process.env.CI) return
  await inTerminal({ input: process.stdin, output: process.stdout }, async asking => {
    const answer = asking.ask('This house is new. Set up its name, address and mail now? [y/N] ')
    // Ctrl-C ends the start; the offer that nobody answered does not.
    answer.catch(() => {})
    const said = await Promise.race([answer, rest(patience, '', { ref: false })])
    if (/^[yi]/i.test(said)) await setUp(folder, asking)
    else asking.say('Later: npx interregnum setup')
  })
}
