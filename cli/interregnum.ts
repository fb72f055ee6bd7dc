#!/usr/bin/env node
/** The `interregnum` command. Each command is a file in commands/ with `run(args)`; a thrown Error ends it with code 1. */
import { existsSync, readFileSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath } from 'node:url'

// What is loaded from here on is compiled once and kept; where nothing can be kept it is compiled each time.
module.enableCompileCache?.(fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)))

const commands = {
  serve: ['', 'start the server and the page'],
  setup: ['', 'name, address and mail of a house, asked for in the terminal'],
  doctor: ['', 'look whether a house has everything it needs'],
  play: ['GAME', 'play in the terminal'],
  replay: ['FILE', 'replay a record and check every move'],
  fuzz: ['GAME', 'play random legal games and check the laws after every move'],
  arena: ['GAME', 'let bots play against each other'],
  bot: ['', 'let a program of yours play your seat at a table'],
  tune: ['GAME', 'look for better weights of a bot by self-play'],
  playthroughs: ['GAME', 'record ten games for the tests'],
  'new-game': ['ID', 'make a new game from a template'],
  rules: ['GAME', 'the rules of a game, and the tests that cite them'],
  bench: ['', 'measure speed'],
  chaos: ['', 'kill, flood and starve servers under load, and look for what is lost'],
  backup: ['', 'copy the whole database, also while the server runs'],
  export: ['TABLE', 'write a table as a record'],
  import: ['FILE', 'make a table from a record'],
  moderators: ['', 'list, make and dismiss moderators'],
  tournament: ['ID', 'show a tournament to all, or no more'],
  ratings: ['--again', 'reckon all ratings of a house anew'],
  tables: ['', 'list the tables of a house; cut moves off one'],
}

/** The package for hosts and players holds no commands for those who work on the project. */
const isHere = (name: string) => Object.hasOwn(commands, name) && existsSync(addressOf(name))
const addressOf = (name: string) => new URL(`./commands/${name}.ts`, import.meta.url)

interface Command {
  run(args: string[]): Promise<void>
}

function usage(): string {
  const here = Object.entries(commands).filter(([name]) => isHere(name))
  const lines = here.map(([name, [what, about]]) => `  ${`${name} ${what}`.padEnd(19)}${about}`)
  return [
    'Usage: interregnum COMMAND [OPTIONS]',
    '',
    ...lines,
    '',
    'Options: interregnum COMMAND --help, interregnum --version',
  ].join('\n')
}

/** Of the package, or of the sources. */
const version = (): string => JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version

/** SQLite came with Node, and learnt to name its columns, in this version. */
const oldest = [22, 16]

/** Said in plain words, before anything is loaded that an older Node cannot read. */
function checkNode(): void {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return
  throw new Error(
    `Interregnum needs Node ${oldest.join('.')} or newer (nodejs.org). This is Node ${process.versions.node}.`,
  )
}

async function main([name, ...args]: string[]): Promise<void> {
  checkNode()
  if (name === undefined || ['help', '--help', '-h'].includes(name)) return console.log(usage())
  if (name === '--version') return console.log(version())
  if (!isHere(name)) throw new Error(`There is no command "${name}".\n\n${usage()}`)
  const { takeOwnCards } = await import('./ownCards.ts')
  await takeOwnCards(process.env.OWN_CARDS)
  const command: Command = await import(addressOf(name).href)
  await command.run(args)
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
