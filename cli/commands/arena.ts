/** `interregnum arena GAME`: bots play against each other, and the wins are counted. */
import { playMatch } from '../../bots/arena.ts'
import { random } from '../../bots/random.ts'
import { type Bot, type GameModule, type Kinds, seedFrom } from '../../kernel/index.ts'
import { gameNamed, read, seatsOf, tableOptions, wholeNumber } from '../arguments.ts'

const usage = `Usage: interregnum arena GAME [--bots easy,random] [--games N] [--seats K] [--seed S] [--options ...]
Plays N games (20); the bots named take the seats by turns, shifted by one seat each game, so that all sit everywhere.`

export async function run(args: string[]): Promise<void> {
  const { words, flag } = read(
    args,
    {
      bots: { type: 'string', default: 'easy,random' },
      games: { type: 'string', default: '20' },
      seats: { type: 'string', default: '' },
      seed: { type: 'string', default: '1' },
      options: { type: 'string', default: '' },
    },
    usage,
  )
  const gameModule = gameNamed(words[0])
  const kinds = flag('bots').split(',')
  const seats = seatsOf(gameModule, flag('seats'))
  const games = wholeNumber('games', flag('games'), 1, 100_000)
  const wins = new Map(kinds.map(kind => [kind, 0]))
  const before = process.cpuUsage()
  let moves = 0
  for (let i = 0; i < games; i++) {
    const seated = Array.from({ length: seats }, (_, seat) => kinds[(seat + i) % kinds.length])
    const match = playMatch(
      gameModule.game,
      seated.map(kind => botNamed(gameModule, kind)),
      {
        roles: seated.map(() => null),
        options: tableOptions(gameModule, flag('options')),
        seed: seedFrom(`${flag('seed')}/${i}`),
      },
    )
    moves += match.moves
    for (const seat of match.winners) wins.set(seated[seat], wins.get(seated[seat])! + 1 / match.winners.length)
  }
  const cpu = process.cpuUsage(before)
  const seconds = (cpu.user + cpu.system) / 1e6
  console.log(`${games} games with ${seats} seats, ${moves} moves, ${(seconds / games).toFixed(2)} CPU seconds a game`)
  for (const [kind, won] of wins) console.log(`${kind}: ${won.toFixed(1)} wins`)
}

function botNamed({ easy }: GameModule, kind: string): Bot<Kinds> {
  if (kind === 'easy') return easy
  if (kind === 'random') return random
  throw new Error(`There is no bot "${kind}": easy, random.`)
}
