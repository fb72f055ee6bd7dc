/** `interregnum replay FILE`: plays a record again and checks every move. */
import {
  type Game,
  type GameRecord,
  type Kinds,
  RecordFault,
  readRecord,
  replay,
  stateHash,
} from '../../kernel/index.ts'
import { hashOf } from '../../table/index.ts'
import { plain, rulesVersions } from '../../text/index.ts'
import { fileText, gameNamed, read, wholeNumber } from '../arguments.ts'
import { textsOf } from '../texts.ts'

const usage = `Usage: interregnum replay FILE [--until N] [--log] [--language en|hu] [--json]
Replays a record (a file, or - for standard input), checks every move against the rules, and prints the standing and a
hash of the state. --until stops after N moves; --log prints what happened; --json prints the state itself.`

export async function run(args: string[]): Promise<void> {
  const { words, flag, is } = read(
    args,
    {
      until: { type: 'string', default: '' },
      language: { type: 'string', default: 'en' },
      log: { type: 'boolean' },
      json: { type: 'boolean' },
    },
    usage,
  )
  if (words[0] === undefined) throw new Error(usage)
  const record = readRecord(fileText(words[0]))
  const { game } = gameNamed(record.game)
  const until = flag('until') === '' ? undefined : wholeNumber('until', flag('until'), 0, 1_000_000)
  const { state, moves, log } = replayed(game, record, until, flag('language'))
  if (is('json')) return console.log(JSON.stringify(state, null, 2))
  const texts = await textsOf(game.id, flag('language'))
  const reader = { open: state.g.open, seat: null }
  if (is('log')) for (const { event, move } of log) console.log(`${move}  ${plain(texts.sentence(event, reader))}`)
  console.log(
    `${moves} of ${record.moves.length} moves of ${game.id} replayed; the game is ${state.stack.length === 0 ? 'over' : 'not over'}`,
  )
  for (const { seat, place, keys } of game.standing(state.g.open)) {
    const sums = keys.map(({ why, n }) => `${why} ${n}`).join(', ')
    console.log(`${place}. ${plain(texts.seat(seat, reader))} (${sums})`)
  }
  console.log(`state ${stateHash(state, hashOf)}`)
}

/** Says in the reader's language that the rules have changed since. */
function replayed(game: Game<Kinds>, record: GameRecord, until: number | undefined, language: string) {
  try {
    return replay(game, record, { until, hash: hashOf })
  } catch (error) {
    const rules = error instanceof RecordFault && error.rules
    throw rules ? new Error(rulesVersions[language === 'hu' ? 'hu' : 'en'].otherRules(rules)) : error
  }
}
