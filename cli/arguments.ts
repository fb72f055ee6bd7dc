/** Reading the words of a command line, with errors that say what to do. */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { games } from '../games/index.ts'
import { defaultSettings, type GameModule, type Kinds, type OptionSpec } from '../kernel/index.ts'

export type Flags = Readonly<Record<string, { type: 'string' | 'boolean'; short?: string; default?: string | boolean }>>

/** The words and flags of a command. An unknown flag is an error that names the known ones. */
export function read(
  args: string[],
  flags: Flags,
  usage: string,
): { words: string[]; flag: (name: string) => string; is: (name: string) => boolean } {
  const known = { ...flags, help: { type: 'boolean' as const, short: 'h' } }
  const { values, positionals } = parse(args, known, usage)
  if (values.help) throw new Error(usage)
  return {
    words: positionals,
    flag: name => String(values[name] ?? ''),
    is: name => values[name] === true,
  }
}

/** What looks like the id of a table, or of a user: it may begin with a dash, and is no flag then. */
const idLike = /^-(?!-)[\w-]{15}$/

function parse(all: string[], options: Flags, usage: string) {
  const ids = all.filter(word => idLike.test(word))
  const args = ids.length > 0 ? [...all.filter(word => !ids.includes(word)), '--', ...ids] : all
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message.split('.')[0] : error}.\n${usage}`)
  }
}

/** The game of that id. */
export function gameNamed(id: string | undefined): GameModule {
  if (id !== undefined && Object.hasOwn(games, id)) return games[id]
  throw new Error(`${id === undefined ? 'Name a game' : `There is no game "${id}"`}: ${Object.keys(games).join(', ')}.`)
}

/** A whole number within bounds. */
export function wholeNumber(name: string, text: string, min: number, max: number): number {
  const n = Number(text)
  if (Number.isInteger(n) && n >= min && n <= max) return n
  throw new Error(`--${name} takes a whole number from ${min} to ${max}, not "${text}".`)
}

/** Table options written as `name=value,name=value` over the defaults. */
export const tableOptions = (gameModule: GameModule, text: string): Kinds['options'] => ({
  ...defaultSettings(gameModule.game.options),
  ...someOptions(gameModule, text),
})

function optionNamed({ id, options }: GameModule['game'], name: string): OptionSpec {
  const spec = options.find(each => each.id === name)
  if (spec) return spec
  throw new Error(`${id} has no option "${name}": ${options.map(each => each.id).join(', ')}.`)
}

/** What a table option may be set to, as it is written. */
export function choicesOf({ game }: Pick<GameModule, 'game'>, name: string): readonly string[] {
  const spec = optionNamed(game, name)
  return spec.kind === 'flag' ? ['true', 'false'] : spec.choices
}

/** Table options written as `name=value,name=value`, those alone. */
export function someOptions({ game }: GameModule, text: string): Partial<Kinds['options']> {
  const chosen: Record<string, unknown> = {}
  for (const pair of text.split(',').filter(Boolean)) {
    const [id, value = 'true'] = pair.split('=')
    const { kind } = optionNamed(game, id)
    const allowed = choicesOf({ game }, id)
    if (!allowed.includes(value)) throw new Error(`The option ${id} takes ${allowed.join(' or ')}, not "${value}".`)
    chosen[id] = kind === 'flag' ? value === 'true' : value
  }
  return chosen
}

/** The number of seats, within what the game allows; its largest table when not said. */
export function seatsOf({ game }: GameModule, text: string): number {
  return text === '' ? game.seats.max : wholeNumber('seats', text, game.seats.min, game.seats.max)
}

/** The text of a file, or of standard input for `-`. */
export function fileText(path: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8')
  } catch (error) {
    throw new Error(`The file ${path} cannot be read: ${(error as NodeJS.ErrnoException).code}.`)
  }
}
