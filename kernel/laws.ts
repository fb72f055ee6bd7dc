/**
 * The laws every game keeps in every position: checked by the fuzzer after every move, and by tests.
 * Each check gives a complaint, or null.
 */
import { type Attempt, attempt } from './attempt.ts'
import { below, type Fate, pick, seeded, seedFrom } from './chance.ts'
import type { Game, Kinds, Move, Seat, View } from './game.ts'
import { imagine } from './imagine.ts'
import { asked, type Heard, options, play } from './play.ts'
import { copy, freezeShared, type State } from './state.ts'
import { viewOf } from './view.ts'

export type Complaint = string | null

const text = (value: unknown) => JSON.stringify(value)

/** The first complaint of a list of checks. */
function first<T>(list: readonly T[], check: (item: T) => Complaint): Complaint {
  for (const item of list) {
    const complaint = check(item)
    if (complaint !== null) return complaint
  }
  return null
}

export const seatsOf = <K extends Kinds>(state: State<K>): Seat[] => state.moved.map((_, seat) => seat)

/** The game's own invariants hold. */
export function invariantsHold<K extends Kinds>(game: Game<K>, state: State<K>): Complaint {
  return first(Object.entries(game.invariants), ([name, holds]) => {
    const complaint = holds(state.g)
    return complaint === null ? null : `${name}: ${complaint}`
  })
}

/** Somebody is asked until the game is over; whoever is asked has options, and no option stands twice. */
export function askedHaveOptions<K extends Kinds>(game: Game<K>, state: State<K>): Complaint {
  const seats = asked(game, state)
  const step = state.stack.at(-1)?.do
  if (seats.length === 0) return step === undefined ? null : `nobody is asked at '${step}'`
  return first(seats, seat => {
    const list = options(game, state, seat)
    if (list.length === 0) return `seat ${seat} has no option at '${step}'`
    const twice = new Set(list.map(text)).size !== list.length
    return twice ? `seat ${seat} has an option twice at '${step}'` : null
  })
}

/** Every listed move can be made, and making it on a copy changes nothing in the position it was made on. */
export function optionsAreAccepted<K extends Kinds>(game: Game<K>, state: State<K>, fate: Fate): Complaint {
  const before = text(state)
  for (const seat of seatsOf(state)) {
    const list = options(game, state, seat)
    for (const move of list) play(game, copy(state), seat, move)
    if (list.length === 0) continue
    const move = pick(fate, list)
    const tried = attempt(game, state, seat, state.moved[seat], move)
    if ('refused' in tried) return `option ${text(move)} of seat ${seat} is refused: ${tried.refused}`
  }
  return text(state) === before ? null : 'trying an option changed the position'
}

/** How many forged moves each seat tries in a position. */
const forgeries = 8

/** Moves that are not listed are refused and change nothing: other seats' moves, bent ones, old ones, and rubbish. */
export function othersAreRefused<K extends Kinds>(game: Game<K>, state: State<K>, fate: Fate): Complaint {
  const before = text(state)
  const lists = seatsOf(state).map(seat => options(game, state, seat))
  const known = lists.flat()
  const rubbish = [{ do: 'no such move' }, {}, null, 'x', []] as Move<K>[]
  const complaint = first(seatsOf(state), seat => {
    const legal = new Set(lists[seat].map(text))
    const tries = Array.from({ length: forgeries }, () => {
      const from = pick(fate, known.length > 0 ? known : rubbish)
      return below(fate, 2) === 0 ? from : (pick(fate, [...bent(from), ...rubbish]) as Move<K>)
    })
    const accepted = tries.find(
      move => !legal.has(text(move)) && !('refused' in attempt(game, state, seat, state.moved[seat], move)),
    )
    if (accepted !== undefined) return `seat ${seat} may make ${text(accepted)}, which is not an option`
    const stale = lists[seat].length > 0 && attempt(game, state, seat, state.moved[seat] - 1, lists[seat][0])
    return stale && !('refused' in stale) ? `seat ${seat} may make a move twice` : null
  })
  return complaint ?? (text(state) === before ? null : 'a refused move changed the position')
}

/** Copies of a move with one field bent. */
function bent(move: Move<Kinds>): object[] {
  return Object.entries(move ?? {}).flatMap(([key, value]) => {
    if (key === 'do') return []
    if (typeof value === 'number')
      return [
        { ...move, [key]: -1 },
        { ...move, [key]: value + 1000 },
      ]
    return [
      { ...move, [key]: 'bent' },
      { ...move, more: true },
    ]
  })
}

/** A position that was saved and loaded plays on exactly like the one that was not: `after` is the position after `move`. */
export function reloadIsSame<K extends Kinds>(
  game: Game<K>,
  before: State<K>,
  seat: Seat,
  move: Move<K>,
  after: State<K>,
): Complaint {
  const reloaded: State<K> = JSON.parse(text(before))
  play(game, reloaded, seat, JSON.parse(text(move)))
  return text(reloaded) === text(after) ? null : `a reloaded position plays ${text(move)} differently`
}

/** Everything a viewer is sent, as bytes; open facts that are the very same values are compared by identity. */
function viewsDiffer<K extends Kinds>(a: View<K>, b: View<K>): string | null {
  const openA = a.open as Record<string, unknown>
  const openB = b.open as Record<string, unknown>
  for (const key of Object.keys(openA)) {
    if (openA[key] !== openB[key] && text(openA[key]) !== text(openB[key])) return `open.${key}`
  }
  for (const key of Object.keys(a) as (keyof View<K>)[]) {
    if (key !== 'open' && text(a[key]) !== text(b[key])) return key
  }
  return null
}

/** Another world that fits all a viewer knows, or a complaint that it does not fit. */
export function otherWorld<K extends Kinds>(
  game: Game<K>,
  state: State<K>,
  viewer: Seat | null,
  word: string,
): { world: State<K>; complaint: Complaint } {
  const view = viewOf(game, state, viewer)
  const world = imagine(game, view, seeded(seedFrom(word)))
  freezeShared(world)
  const different = viewsDiffer(view, viewOf(game, world, viewer))
  const who = viewer === null ? 'a spectator' : `seat ${viewer}`
  return { world, complaint: different === null ? null : `${who} can tell two worlds apart by ${different}` }
}

/** What a viewer hears of some events. */
export function heardBy<K extends Kinds>(heard: readonly Heard<K>[], viewer: Seat | null): K['event'][] {
  return heard.filter(({ to }) => to === null || (viewer !== null && to.includes(viewer))).map(({ event }) => event)
}

/**
 * The law of two worlds for a move that reveals nothing (no barrier): made in two worlds that the viewer cannot tell apart,
 * it leaves them alike, and the viewer hears the same. So does who makes it: for it may be taken back, and nobody shall
 * look behind a card like that.
 */
export function moveTellsNothing<K extends Kinds>(
  game: Game<K>,
  real: Attempt<K>,
  world: State<K>,
  viewer: Seat | null,
  seat: Seat,
  move: Move<K>,
): Complaint {
  if ('refused' in real || real.barrier) return null
  const there = attempt(game, { ...world, moved: world.moved }, seat, world.moved[seat], move)
  if ('refused' in there || there.barrier) return null
  const who = viewer === null ? 'a spectator' : `seat ${viewer}`
  if (text(heardBy(real.heard, viewer)) !== text(heardBy(there.heard, viewer))) {
    return `${who} hears a secret of ${text(move)}`
  }
  const different = viewsDiffer(viewOf(game, real.state, viewer), viewOf(game, there.state, viewer))
  return different === null ? null : `${who} sees a secret of ${text(move)} in ${different}`
}

/** All laws that speak of a position alone, for every viewer. Gives the other worlds, for the laws that speak of a move. */
export function checkPosition<K extends Kinds>(
  game: Game<K>,
  state: State<K>,
  word: string,
): { complaint: Complaint; worlds: Map<Seat | null, State<K>> } {
  freezeShared(state)
  const fate: Fate = { chance: seeded(seedFrom(word)) }
  const worlds = new Map<Seat | null, State<K>>()
  let complaint =
    invariantsHold(game, state) ??
    askedHaveOptions(game, state) ??
    optionsAreAccepted(game, state, fate) ??
    othersAreRefused(game, state, fate)
  for (const viewer of [null, ...seatsOf(state)]) {
    if (complaint !== null) break
    const other = otherWorld(game, state, viewer, `${word}/${viewer}`)
    complaint = other.complaint
    worlds.set(viewer, other.world)
  }
  return { complaint, worlds }
}

/** All laws that speak of a move. */
export function checkMove<K extends Kinds>(
  game: Game<K>,
  before: State<K>,
  worlds: ReadonlyMap<Seat | null, State<K>>,
  seat: Seat,
  move: Move<K>,
): { complaint: Complaint; after: State<K> } {
  const real = attempt(game, before, seat, before.moved[seat], move)
  if ('refused' in real) return { complaint: `${text(move)} is refused: ${real.refused}`, after: copy(before) }
  let complaint = reloadIsSame(game, before, seat, move, real.state)
  for (const [viewer, world] of worlds) {
    complaint ??= moveTellsNothing(game, real, world, viewer, seat, move)
  }
  return { complaint, after: real.state }
}
