/** `interregnum playthroughs GAME`: records ten whole games anew, for the tests that play them again. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { playMatch } from '../../bots/arena.ts'
import { random } from '../../bots/random.ts'
import { type GameModule, type GameRecord, recordFormat, seedFrom } from '../../kernel/index.ts'
import { marksOf } from '../../kernel/testing/playthrough.ts'
import { pairTablesOf } from '../../kernel/testing/tables.ts'
import { hashOf } from '../../table/index.ts'
import { gameNamed, read } from '../arguments.ts'

const usage = `Usage: interregnum playthroughs GAME
Records ten whole games of bots under games/GAME/playthroughs, at tables of different seats, settings and parts. The tests
play them again: record them anew when a change of the rules is meant to change their course, and look at what changed.`

const count = 10

export async function run(args: string[]): Promise<void> {
  const { words } = read(args, {}, usage)
  const gameModule = gameNamed(words[0])
  const folder = new URL(`../../games/${gameModule.game.id}/playthroughs/`, import.meta.url)
  mkdirSync(folder, { recursive: true })
  for (let n = 0; n < count; n++) {
    const record = await recorded(gameModule, n)
    const marks = marksOf(gameModule.game, record, hashOf)
    writeFileSync(new URL(`${n}.json`, folder), `${JSON.stringify({ ...record, marks })}\n`)
    console.log(`${n}: ${record.roles.length} seats, ${record.moves.length} moves`)
  }
}

/** Bots play at tables far apart in the list; in every second game random players sit among them. */
async function recorded({ game, bots }: GameModule, n: number): Promise<GameRecord> {
  const tables = pairTablesOf(game)
  const { roles, options } = tables[Math.floor((n * tables.length) / count)]
  const players = roles.map((_, seat) => (n % 2 === 1 && seat % 2 === 0 ? random : bots.easy))
  const seed = seedFrom(`playthrough ${n}`)
  const { moves } = await playMatch(game, players, { roles, options, seed })
  const head = { ...recordFormat, game: game.id, gameVersion: game.version }
  return { ...head, options, roles, seed, seedHash: hashOf(seed), moves }
}
