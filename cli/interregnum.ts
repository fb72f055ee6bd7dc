#!/usr/bin/env node
/** The `interregnum` command: finds the subcommand's file and runs it. A command is a file in cli/commands/. */
const usage = `interregnum: an online table for board games of war and intrigue

  interregnum serve                      start the server
  interregnum play GAME                  play in the terminal
  interregnum replay FILE                replay a record and check every move
  interregnum fuzz GAME                  play random legal games and check the laws
  interregnum arena GAME                 let bots play against each other
  interregnum rules GAME                 the rules, and which tests cite them
  interregnum bench                      measure speed
  interregnum export TABLE               write a table as a record
  interregnum import FILE                make a table from a record

Options of a command: interregnum COMMAND --help`

const [name] = process.argv.slice(2)
if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
  console.log(usage)
} else {
  console.error(`There is no command "${name}".\n\n${usage}`)
  process.exitCode = 1
}

export {}
