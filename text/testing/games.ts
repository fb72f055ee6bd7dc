/** Random games, told in both languages as they are played. */
import {
  type BarredMove,
  type Game,
  type Kinds,
  type LoggedEvent,
  type Move,
  pick,
  type Rng,
  seeded,
  seedFrom,
  type View,
  viewOf,
} from '../../kernel/index.ts'
import { type Chooser, lastOf, playout } from '../../kit/playout.ts'
import {
  aboutOf,
  barredOf,
  type GameTexts,
  labelOf,
  languages,
  plain,
  promptOf,
  sentenceOf,
  type Texts,
  waitOf,
} from '../index.ts'

/** What was told wrongly, twice alike, in English to all; and which events and questions there were. */
export type Told = Readonly<Record<'gaps' | 'alike' | 'english' | 'kinds' | 'questions', Set<string>>>

export const nothingTold = (): Told => ({
  gaps: new Set(),
  alike: new Set(),
  english: new Set(),
  kinds: new Set(),
  questions: new Set(),
})

const broken = /undefined|NaN|\[object|null| {2}|^ | $|^$|[.,:;]{2}| [.,:;!?]|\(\)/

/** Names may be the same in both languages; whole sentences are not. */
function compare(told: Told, en: readonly string[], hu: readonly string[]): void {
  for (const words of [...en, ...hu]) if (broken.test(words)) told.gaps.add(words)
  for (const words of hu) if (en.includes(words)) told.english.add(words)
}

/** What a seat reads at its question besides its choices: what is asked, what the others read, what is barred, what moves mean. */
const saidIn = <K extends Kinds>(texts: GameTexts<K>, view: View<K>, barred: readonly BarredMove<K>[]): string[] => [
  plain(promptOf(texts, view)),
  plain(waitOf(texts, view)),
  ...barred.map(bar => plain(barredOf(texts, bar, view))),
  ...view.legalMoves.flatMap(move => (move.do === 'take-back' ? [] : (aboutOf(texts, move, view) ?? []))),
]

function readQuestion<K extends Kinds>(told: Told, texts: Texts<K>, view: View<K>, game: Game<K>): void {
  const barred = game.barred?.(view) ?? []
  compare(told, saidIn(texts.en, view, barred), saidIn(texts.hu, view, barred))
  for (const language of languages) {
    const moves = view.legalMoves.filter(move => move.do !== 'take-back')
    const labels = moves.map(move => plain(labelOf(texts[language], move, view)))
    for (const words of labels) {
      if (broken.test(words)) told.gaps.add(words)
      if (labels.filter(each => each === words).length > 1) told.alike.add(words)
    }
  }
  told.questions.add((view.stack.at(-1) as { do: string }).do)
}

function hear<K extends Kinds>(told: Told, texts: Texts<K>, view: View<K>, heard: readonly LoggedEvent<K>[]): void {
  const events = heard.map(({ event }) => event)
  const [en, hu] = languages.map(language => events.map(event => plain(sentenceOf(texts[language], event, view))))
  compare(told, en, hu)
  for (const { is } of events) told.kinds.add(is)
}

interface Telling<K extends Kinds> {
  game: Game<K>
  texts: Texts<K>
  seats: number
  options: K['options']
  /** Names the game and all chance in it. */
  name: string
  /** So many moves are made at most. */
  most: number
  choose(rng: Rng, moves: readonly Move<K>[]): Move<K>
}

/** Plays a random game, and adds to what was told. */
export function tellGame<K extends Kinds>(told: Told, { game, texts, seats, name, most, ...more }: Telling<K>): void {
  const roles = Array.from({ length: seats }, () => null)
  const rng = { chance: seeded(seedFrom(`moves ${name}`)) }
  const begin = { roles, options: more.options, seed: seedFrom(`words ${name}`) }
  const read: Chooser<K> = ({ state, question, moves, heard }) => {
    if (moves >= most) return undefined
    const seat = pick(rng, question.toMove)
    const view = viewOf(game, state, seat, question)
    readQuestion(told, texts, view, game)
    hear(told, texts, view, heard)
    return { seat, move: more.choose(rng, view.legalMoves) }
  }
  const { state, heard } = lastOf(playout(game, begin, read))
  hear(told, texts, viewOf(game, state, null), heard)
}
