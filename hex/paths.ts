/** Ways over a board, one step a hex, for a mover to whom hexes may be closed or end its way. */
import type { Board } from './board.ts'

/**
 * What a hex is to a mover. `free`: it may end there or go on. `stop`: entering it ends the way. `pass`: it may go over it,
 * but not end there. `blocked`: it cannot enter.
 */
export type Entry = 'free' | 'stop' | 'pass' | 'blocked'

export interface Walk<Hex> {
  /** What each hex is to the mover. */
  enter(hex: Hex): Entry
  /** Further hexes one step away, beside the neighbours (a portal). */
  links?(hex: Hex): readonly Hex[]
}

/** Where a way may end. */
export interface Reach<Hex> {
  /** Every hex where a way may end, with the least number of steps. The start is none of them. */
  readonly ends: ReadonlyMap<Hex, number>
  /** All shortest ways to an end, each without the start; none when it cannot be reached. */
  paths(end: Hex): readonly (readonly Hex[])[]
}

const exits = <Hex extends string>(board: Board<Hex>, walk: Walk<Hex>, from: Hex): readonly Hex[] => {
  const links = walk.links?.(from) ?? []
  return links.length > 0 ? [...new Set([...board.neighbours(from), ...links])] : board.neighbours(from)
}

const mayEnd = (entry: Entry) => entry === 'free' || entry === 'stop'
const mayGoOn = (entry: Entry) => entry === 'free' || entry === 'pass'

/** Where ways of 1 to `steps` steps from a hex may end. */
export function reach<Hex extends string>(board: Board<Hex>, walk: Walk<Hex>, from: Hex, steps: number): Reach<Hex> {
  const ends = new Map<Hex, number>()
  const seen = new Set([from])
  // From where one may go on after so many steps.
  const onward: Hex[][] = [[from]]
  for (let step = 1; step <= steps; step++) {
    const further: Hex[] = []
    for (const at of onward[step - 1]) {
      for (const hex of exits(board, walk, at)) {
        if (seen.has(hex)) continue
        seen.add(hex)
        const entry = walk.enter(hex)
        if (mayEnd(entry)) ends.set(hex, step)
        if (mayGoOn(entry)) further.push(hex)
      }
    }
    onward.push(further)
  }
  const paths = (end: Hex, n: number): Hex[][] => {
    if (n === 0) return [[]]
    const before = onward[n - 1].filter(at => exits(board, walk, at).includes(end))
    return before.flatMap(at => paths(at, n - 1).map(path => [...path, end]))
  }
  return { ends, paths: end => (ends.has(end) ? paths(end, ends.get(end)!) : []) }
}

/**
 * The hexes that may be entered next by a mover who stands at `at` and has `left` steps left: those where the way may end,
 * or from which it can still be brought to an end. For ways made hex by hex; they may also lead back.
 */
export function nextSteps<Hex extends string>(
  board: Board<Hex>,
  walk: Walk<Hex>,
  at: Hex,
  left: number,
): readonly Hex[] {
  if (left < 1) return []
  return exits(board, walk, at).filter(hex => {
    const entry = walk.enter(hex)
    return mayEnd(entry) || (entry === 'pass' && reach(board, walk, hex, left - 1).ends.size > 0)
  })
}
