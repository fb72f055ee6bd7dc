/** Long lists of choices stay usable: choices about places are gathered under their places. */
import type { Part, Rich } from '../../../text/index.ts'
import { plain } from '../../../text/index.ts'
import { type Amounts, withAmounts } from '../../../ui/board/amounts.ts'
import type { AnyMove } from '../anyGame.ts'

export interface Choice {
  move: AnyMove
  label: Rich
  /** It only takes a draft back. */
  isRetraction?: boolean
  /** It commits a draft. */
  isCommit?: boolean
}

export interface Group {
  /** `kind:id` of what the choices are about; null: choices that stand by themselves. */
  on: string | null
  title: string
  choices: readonly Choice[]
}

/** Fewer choices than this need no groups. */
const few = 10
const fields = ['at', 'from', 'to'] as const

type Field = (typeof fields)[number]
type Placed = Readonly<Partial<Record<Field, unknown>>>

/** The place a move names in this field, itself or in a part of it (a step of a mustering). */
function placeOf(move: AnyMove, field: Field): string | null {
  const parts = [move, ...Object.values(move).filter(part => typeof part === 'object' && part !== null)]
  const place = parts.map(part => (part as Placed)[field]).find(each => typeof each === 'string')
  return (place as string | undefined) ?? null
}

/** The field that parts the choices best: several places, fewer than choices. */
function bestField(choices: readonly Choice[]): Field | null {
  for (const field of fields) {
    const places = choices.map(({ move }) => placeOf(move, field)).filter(place => place !== null)
    const distinct = new Set(places).size
    if (distinct > 1 && distinct <= places.length / 2) return field
  }
  return null
}

const ungrouped = (choices: readonly Choice[]): Group => ({ on: null, title: '', choices })

/**
 * Groups in the order of their first choices. Choices about no place stay before or after the places, as the game lists
 * them. What commits a draft comes after them, and what only takes something back last.
 */
export function groupsOf(choices: readonly Choice[]): Group[] {
  const progressMoves = choices.filter(choice => !choice.isRetraction && !choice.isCommit)
  const commits = choices.filter(choice => choice.isCommit)
  const last = choices.filter(choice => choice.isRetraction)
  const field = progressMoves.length < few ? null : bestField(progressMoves)
  const groups = field === null ? [ungrouped(progressMoves)] : byPlace(progressMoves, field)
  return [...groups, ungrouped(commits), ungrouped(last)].filter(group => group.choices.length > 0)
}

function byPlace(choices: readonly Choice[], field: Field): Group[] {
  const isPlaced = ({ move }: Choice) => placeOf(move, field) !== null
  const first = choices.findIndex(isPlaced)
  const placed = Map.groupBy(choices.filter(isPlaced), ({ move }) => placeOf(move, field))
  return [
    ungrouped(choices.slice(0, first)),
    ...[...placed].map(([place, members]) => groupOf(place!, members)),
    ungrouped(choices.slice(first).filter(choice => !isPlaced(choice))),
  ]
}

/** Whatever the game calls its places (`place:winterfell`, `hex:F5`), the labels name them. */
function groupOf(place: string, members: readonly Choice[]): Group {
  const named = members.flatMap(({ label }) => label).find(part => typeof part === 'object' && isOf(part.on, place))
  return {
    on: typeof named === 'object' ? named.on : `place:${place}`,
    title: typeof named === 'object' ? named.text : place,
    choices: members,
  }
}

const isOf = (ref: string, id: string) => ref.slice(ref.indexOf(':') + 1) === id

const isOn = (part: Part, on: string) => typeof part !== 'string' && part.on === on

/** A label under the heading of its place: without the place, where nothing but the place would be lost. */
export function shortened(label: Rich, on: string | null): Rich {
  const others = label.filter((part): part is Exclude<Part, string> => typeof part !== 'string' && part.on !== on)
  const glue = label.filter(part => typeof part === 'string').map(part => part.trim())
  return label.some(part => isOn(part, on ?? '')) && others.length === 1 && glue.every(word => word.length <= 4)
    ? others
    : label
}

/** Fewer amounts than this are buttons side by side. */
const fewAmounts = 9

/** Labels that differ in their number alone; none, one and many may be said in three ways. */
const isOneThing = (family: readonly Choice[]) =>
  new Set(family.map(({ label }) => plain(label).replaceAll(/\d+/g, ''))).size <= 3

/** Choices that differ in one number only become one entry where there are `fewest` at least: bids, pledges, votes. */
export const entriesOf = (choices: readonly Choice[], fewest = fewAmounts): (Choice | Amounts<Choice>)[] =>
  withAmounts(choices, ({ move }) => move, fewest, isOneThing)

/** Lower case, without accents: 'Ő' is found by 'o'. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The choices whose labels have all the words. */
export function matching(choices: readonly Choice[], words: string): Choice[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean)
  return choices.filter(({ label }) => {
    const text = folded(plain(label))
    return wanted.every(word => text.includes(word))
  })
}

/** How many rows the list of these choices has while its places are folded. */
export const rowsOf = (choices: readonly Choice[]): number =>
  groupsOf(choices).reduce((rows, group) => rows + (group.on === null ? entriesOf(group.choices).length : 1), 0)
