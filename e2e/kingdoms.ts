/** Games of Warrior Knights thought out beforehand, up to where something is about to happen. */
import { easy } from '../games/warrior-knights/bot/easy.ts'
import { warriorKnights } from '../games/warrior-knights/game.ts'
import { texts } from '../games/warrior-knights/texts/index.ts'
import type { WarriorKnights } from '../games/warrior-knights/types.ts'
import {
  type GameRecord,
  type Move as KernelMove,
  play,
  recordFormat,
  type Seat,
  seeded,
  seedFrom,
  start,
  type View,
  viewOf,
} from '../kernel/index.ts'
import { labelOf, plain } from '../text/index.ts'

type Move = KernelMove<WarriorKnights>
type Look = View<WarriorKnights>

const barons = ['red', 'blue', 'green'] as const
const options = Object.fromEntries(
  warriorKnights.options.map(spec => [spec.id, spec.default]),
) as unknown as WarriorKnights['options']
const { id, version: gameVersion } = warriorKnights
const record = { ...recordFormat, game: id, gameVersion, options, roles: barons }

export interface Action {
  seat: Seat
  move: Move
  /** What the choice is called on the page. */
  label: string
}

export interface Thread {
  /** Up to where the page begins. */
  record: GameRecord
  /** What is then done on the page. */
  actions: readonly Action[]
}

interface Search {
  /** Games differ in their seeds alone, so the search may begin where it once ended. */
  from: number
  /** What a seat does where it does not do what an easy bot would. */
  steer(view: Look): Move | undefined
  /** The game is followed until such a move. */
  ends(view: Look, move: Move): boolean
  /** The action with which the page begins; null: this game is not meant. */
  begins(made: readonly Made[]): number | null
}

interface Made extends Action {
  view: Look
}

/** So long a game is followed. */
const longest = 2500

function played(seed: string, { steer, ends }: Search): Made[] | null {
  const begun = start(warriorKnights, { roles: barons, options, seed })
  const { state } = begun
  let { question } = begun
  const made: Made[] = []
  while (question && made.length < longest) {
    const [seat] = question.toMove
    const view = viewOf(warriorKnights, state, seat, question)
    // A view shares the top of its drawers with the state, which goes on
    const seen = { ...view, open: { ...view.open }, stack: [...view.stack] }
    const chance = seeded(seedFrom(`${seed} ${made.length}`))
    const move = steer(seen) ?? (easy.choose(warriorKnights, seen, { chance }) as Move)
    made.push({ seat, move, label: plain(labelOf(texts.en, move, seen)), view: seen })
    question = play(warriorKnights, state, seat, move).question
    if (ends(seen, move)) return made
  }
  return null
}

function threadWith(search: Search): Thread {
  for (let n = search.from; n < search.from + 300; n++) {
    const seed = seedFrom(`kingdom ${n}`)
    const made = played(seed, search)
    const first = made && search.begins(made)
    if (made === null || first === null) continue
    const moves: GameRecord['moves'] = made.slice(0, first).map(({ seat, move }) => [seat, move])
    return {
      record: { ...record, seed, moves },
      actions: made.slice(first).map(({ seat, move, label }) => ({ seat, move, label })),
    }
  }
  throw new Error('No game is like that.')
}

/** The record up to before an action. */
export const recordBefore = ({ record: begun, actions }: Thread, action: Action): GameRecord => ({
  ...begun,
  moves: [...begun.moves, ...actions.slice(0, actions.indexOf(action)).map(({ seat, move }) => [seat, move] as const)],
})

const asked = ({ stack }: Look) => stack.at(-1)?.do

const moveOf = <Name extends Move['do']>({ legalMoves }: Look, name: Name) =>
  legalMoves.find((move): move is Extract<Move, { do: Name }> => move.do === name)

const taxes: readonly string[] = ['property-tax', 'income-tax']

/** Is a tax being voted on? */
function isOnTax({ open }: Look): boolean {
  const subject = open.assembly?.subject
  return subject !== null && subject !== undefined && 'agenda' in subject && taxes.includes(subject.agenda)
}

/** An Assembly that passes a tax, which somebody refuses when it binds him: he is banned. */
export const refusedLaw = (): Thread =>
  threadWith({
    from: 0,
    steer: view => {
      if (asked(view) === 'vote')
        return { do: 'vote', votes: isOnTax(view) ? Math.min(2, view.open.votes[view.seat!]) : 0 }
      if (asked(view) === 'takeSide') return moveOf(view, 'side')
      return asked(view) === 'tax' ? moveOf(view, 'refuse') : undefined
    },
    ends: (view, move) => asked(view) === 'tax' && move.do === 'refuse',
    begins: made => {
      const first = made.findLastIndex(({ view }) => asked(view) === 'vote' && view.ready.length === 0 && isOnTax(view))
      return first >= 0 && made.length - first < 30 ? first : null
    },
  })

/** A city is besieged, and falls to the siege in a later round. */
export const siegeToItsEnd = (): Thread =>
  threadWith({
    from: 0,
    steer: view => moveOf(view, 'siege'),
    ends: ({ open, seat }, move) =>
      move.do === 'siege' &&
      !move.site.endsWith('stronghold') &&
      open.sieges.some(({ site, by, round }) => site === move.site && by === seat && round < open.round),
    begins: made => {
      const { seat, move } = made.at(-1)!
      const isSame = (each: Made) => each.seat === seat && JSON.stringify(each.move) === JSON.stringify(move)
      const first = made.findIndex(isSame)
      return seat === 0 && first < made.length - 1 ? first : null
    },
  })

/** A marker hires: the first of its owner, who has crowns for it. */
export const draft = (): Thread =>
  threadWith({
    from: 0,
    steer: view => (asked(view) === 'hire' ? moveOf(view, 'hire') : undefined),
    ends: view => asked(view) === 'assignHired' && view.seat === 0,
    begins: made => {
      const first = made.findLastIndex(({ view }) => asked(view) === 'hire')
      return made[first].seat === 0 && first > 0 ? first : null
    },
  })

/** A short game in which nothing has been done yet. */
export const fromTheStart: GameRecord = {
  ...record,
  options: { ...options, length: 'short' },
  seed: seedFrom('kingdom'),
  moves: [],
}
