/**
 * Values of the rules that are changed for a while: +1 die until the end of the turn, a fee of one less until the next
 * Taxation, a keyword while a card lies in play. They are open facts; those in force for a value are summed in a ledger.
 */
import type { Ledger } from '../kernel/index.ts'
import { totalOf } from './amounts.ts'

export interface Modifier<Key extends string = string, Of = unknown, Until extends string = string> {
  /** The value that is changed. */
  readonly key: Key
  readonly n: number
  /** What it comes from: a card, an ability. */
  readonly by: string
  /** Whose value; left out: everybody's. A plain value: it is compared by identity. */
  readonly of?: Of
  /** The moment at which it ends; left out: while what it comes from is in play. */
  readonly until?: Until
  /** It is used up the first time that it counts. */
  readonly once?: true
}

const inForce = <M extends Modifier>(modifiers: readonly M[], key: M['key'], of: M['of']): M[] =>
  modifiers.filter(each => each.key === key && (each.of === undefined || each.of === of))

/** A sum with a line for each modifier in force, after the lines that it has without them. */
export const ledgerWith = <M extends Modifier>(
  lines: Ledger,
  modifiers: readonly M[],
  key: M['key'],
  of?: M['of'],
): Ledger => [...lines, ...inForce(modifiers, key, of).map(({ by, n }) => ({ why: 'modifier', of: by, n }))]

/** What the modifiers in force come to together. Two of the same kind add up. */
export const changeOf = <M extends Modifier>(modifiers: readonly M[], key: M['key'], of?: M['of']): number =>
  totalOf(inForce(modifiers, key, of))

/** Is one of them in force, whatever its number? For flags and keywords. */
export const hasModifier = <M extends Modifier>(modifiers: readonly M[], key: M['key'], of?: M['of']): boolean =>
  inForce(modifiers, key, of).length > 0

/** Those left when a moment has come. */
export const lastingPast = <M extends Modifier>(modifiers: readonly M[], moment: M['until']): readonly M[] =>
  kept(modifiers, ({ until }) => until === undefined || until !== moment)

/** Those left when something has gone out of play. */
export const withoutThoseBy = <M extends Modifier>(modifiers: readonly M[], by: string): readonly M[] =>
  kept(modifiers, each => each.by !== by)

/** Those left when the value has been looked at for good: the ones that count once are used up. */
export const usedOnce = <M extends Modifier>(modifiers: readonly M[], key: M['key'], of?: M['of']): readonly M[] => {
  const used = inForce(modifiers, key, of).filter(({ once }) => once)
  return kept(modifiers, each => !used.includes(each))
}

/** The very same list where nothing goes: a table sees by identity whether something has changed. */
function kept<T>(list: readonly T[], stays: (each: T) => boolean): readonly T[] {
  const rest = list.filter(stays)
  return rest.length === list.length ? list : rest
}
