/** Records of games that bots have played, to be opened where something is about to happen. */
import { games } from '../games/index.ts'
import {
  type GameModule,
  type GameRecord,
  type Kinds,
  play,
  recordFormat,
  type Seat,
  type State,
  seeded,
  seedFrom,
  start,
  viewOf,
} from '../kernel/index.ts'

interface Step {
  do: string
  on?: string
}

/** `asked` are the seats that must answer, `power` is the Power of every seat where there is such a thing, `open` what all see. */
type IsThere = (step: Step, asked: readonly Seat[], power: readonly number[], open: Readonly<Kinds['open']>) => boolean

export const optionsOf = ({ options }: GameModule['game'], wanted: object = {}) => ({
  ...Object.fromEntries(options.map(spec => [spec.id, spec.default])),
  ...wanted,
})

const topOf = ({ stack }: State<Kinds>) => stack.at(-1) as unknown as Step
const powerIn = ({ g }: State<Kinds>) => (g.open as { power?: readonly number[] }).power ?? []

/** A game of easy bots up to where `isThere` says so; null when it never does. */
function played(
  { game, bots }: GameModule,
  roles: readonly string[],
  seed: string,
  isThere: IsThere,
): GameRecord | null {
  const options = optionsOf(game)
  const begun = start(game, { roles, options, seed })
  const { state } = begun
  let { question } = begun
  const moves: [Seat, Kinds['move']][] = []
  while (question) {
    if (isThere(topOf(state), question.toMove, powerIn(state), state.g.open))
      return { ...recordFormat, game: game.id, gameVersion: game.version, options, roles, seed, moves }
    const [seat] = question.toMove
    const move = bots.easy.choose(game, viewOf(game, state, seat, question), {
      chance: seeded(seedFrom(`${seed} ${moves.length}`)),
    })
    moves.push([seat, move as Kinds['move']])
    question = play(game, state, seat, move).question
  }
  return null
}

/** The first game that comes to such a question. */
export function recordUntil(
  roles: readonly string[],
  isThere: IsThere,
  gameModule: GameModule = games.thrones,
): GameRecord {
  for (let n = 1; n < 100; n++) {
    const record = played(gameModule, roles, seedFrom(`game ${n}`), isThere)
    if (record) return record
  }
  throw new Error('No game comes to such a position.')
}

/** A game in which bids for a track are about to be asked: only the first seat, with 2 Power or more, must answer before. */
export function recordBeforeBids(roles: readonly string[]): GameRecord {
  const isBid = ({ do: name, on }: Step) => name === 'bid' && on !== 'wildlings'
  const record = recordUntil(roles, (step, _, power) => isBid(step) && power[0] >= 2)
  const last = record.moves.findLastIndex(([seat]) => seat === 0)
  return { ...record, moves: record.moves.slice(0, last) }
}
