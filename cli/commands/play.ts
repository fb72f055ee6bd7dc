/** `interregnum play GAME`: one seat for you, easy bots in the others, in the terminal. */
import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import {
  botViewOf,
  type GameModule,
  type Kinds,
  type LoggedEvent,
  type Move,
  nextToMove,
  type Rng,
  type State,
  seeded,
  type View,
  viewOf,
  visibleTo,
} from '../../kernel/index.ts'
import { type Choice, playout } from '../../kit/playout.ts'
import { type GameTexts, labelOf, plain, promptOf, sentenceOf } from '../../text/index.ts'
import { gameNamed, read, seatsOf, tableOptions } from '../arguments.ts'
import { textsOf } from '../texts.ts'

const usage = `Usage: interregnum play GAME [--seats K] [--language en|hu] [--seed HEX] [--options name=value,...]
You have the first seat. Answer each question with the number of a choice; Ctrl-C ends the game.`

export async function run(args: string[]): Promise<void> {
  const { words, flag } = read(
    args,
    {
      seats: { type: 'string', default: '' },
      language: { type: 'string', default: 'en' },
      seed: { type: 'string', default: randomBytes(16).toString('hex') },
      options: { type: 'string', default: '' },
    },
    usage,
  )
  const gameModule = gameNamed(words[0])
  const texts = await textsOf(gameModule.game.id, flag('language'))
  const roles = Array.from({ length: seatsOf(gameModule, flag('seats')) }, () => null)
  const begin = { roles, options: tableOptions(gameModule, flag('options')), seed: flag('seed') }
  await playInTerminal(gameModule, texts, begin)
}

async function playInTerminal(
  { game, bots }: GameModule,
  texts: GameTexts<Kinds>,
  begin: { roles: null[]; options: Kinds['options']; seed: string },
): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const rng: Rng = { chance: seeded(begin.seed.split('').reverse().join('')) }
  let next: Choice<Kinds> | undefined
  for (const { state, question, made, heard } of playout(game, begin, () => next)) {
    tell(texts, state, heard)
    const seat = nextToMove(game, question, made?.seat ?? null)
    if (seat === undefined) {
      console.log(plain(texts.result(game.standing(state.g.open), viewOf(game, state, 0))))
      break
    }
    const view = botViewOf(game, state, seat, question)
    next = { seat, move: seat === 0 ? await choose(terminal, texts, view) : bots.easy.choose(game, view, rng) }
  }
  terminal.close()
}

/** Prints what seat 0 hears. */
function tell(texts: GameTexts<Kinds>, state: State<Kinds>, heard: readonly LoggedEvent<Kinds>[]): void {
  const reader = { open: state.g.open, seat: 0 }
  for (const event of visibleTo(heard, 0)) console.log(`  ${plain(sentenceOf(texts, event, reader))}`)
}

async function choose(
  terminal: { question(text: string): Promise<string> },
  texts: GameTexts<Kinds>,
  view: View<Kinds>,
): Promise<Move<Kinds>> {
  console.log(`\n${plain(promptOf(texts, view))}`)
  view.legalMoves.forEach((move, i) => {
    console.log(`${String(i + 1).padStart(3)}  ${plain(labelOf(texts, move, view))}`)
  })
  for (;;) {
    const chosen = view.legalMoves[Number(await terminal.question('> ')) - 1]
    if (chosen) return chosen
    console.log(`A number from 1 to ${view.legalMoves.length}, please.`)
  }
}
