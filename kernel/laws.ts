/**
 * The laws every game keeps in every position: checked by the fuzzer after every move, and by tests.
 * Each check gives a complaint, or null.
 */

import { aheadTopics, answerAhead } from './ahead.ts'
import { attempt } from './attempt.ts'
import type { Game, Kinds, Move, Seat, View } from './game.ts'
import { imagine } from './imagine.ts'
import { notJson } from './json.ts'
import { type LoggedEvent, play } from './play.ts'
import { type Question, questionAt } from './question.ts'
import { saveAndLoad } from './reload.ts'
import { below, branch, pick, type Rng, seeded, seedFrom } from './rng.ts'
import { isSideMove, seatsOut } from './sideMoves.ts'
import { copy, freezeShared, type State } from './state.ts'
import { freeze, sameBytes } from './values.ts'
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

/** A position, and what several laws ask of it. All that its state shares with copies is frozen. */
interface Position<K extends Kinds> {
  game: Game<K>
  state: State<K>
  question: Question<K> | null
  /** All that each seat may do: answers and side moves. */
  lists: readonly (readonly Move<K>[])[]
  /** The same, each option as text. */
  texts: readonly ReadonlySet<string>[]
}

function positionOf<K extends Kinds>(game: Game<K>, state: State<K>): Position<K> {
  freezeShared(state)
  const question = questionAt(game, state)
  const lists = state.moved.map((_, seat) => (question ? [...question.legal(seat), ...question.side(seat)] : []))
  return { game, state, question, lists, texts: lists.map(list => new Set(list.map(text))) }
}

/**
 * Runs a check that must leave the position alone. What lies below the pieces of a state is frozen, so that a piece which
 * is still the same one has not changed.
 */
function untouched<K extends Kinds>({ state }: Position<K>, wrong: string, check: () => Complaint): Complaint {
  const before = piecesOf(state)
  const complaint = check()
  if (complaint !== null) return complaint
  const after = piecesOf(state)
  return before.length === after.length && before.every((piece, i) => piece === after[i]) ? null : wrong
}

function piecesOf<K extends Kinds>({ g, stack, sealed, moved, chance }: State<K>): unknown[] {
  const pieces: unknown[] = [g.held, sealed, moved, chance]
  for (const drawer of [g.open, g.hidden] as Record<string, unknown>[]) {
    for (const key in drawer) pieces.push(key, drawer[key])
  }
  pieces.push(...stack)
  return pieces
}

/** The game's own invariants hold. */
function invariantsHold<K extends Kinds>({ game, state }: Position<K>): Complaint {
  return first(Object.entries(game.invariants), ([name, holds]) => {
    const complaint = holds(state.g)
    return complaint === null ? null : `${name}: ${complaint}`
  })
}

/** Somebody is asked until the game is over; whoever is asked has options, and no option stands twice. */
function askedHaveOptions<K extends Kinds>({ state, question, lists, texts }: Position<K>): Complaint {
  const seats = question?.toMove ?? []
  const step = state.stack.at(-1)?.do
  if (seats.length === 0) return step === undefined ? null : `nobody is asked at '${step}'`
  if (new Set(seats).size < seats.length) return `a seat is asked twice at '${step}'`
  return first(seats, seat => {
    if (question!.legal(seat).length === 0) return `seat ${seat} has no option at '${step}'`
    return texts[seat].size < lists[seat].length ? `seat ${seat} has an option twice at '${step}'` : null
  })
}

/** A side move is no answer; a seat that is out of the game is asked nothing. */
function sideMovesStandAside<K extends Kinds>({ game, state, question }: Position<K>): Complaint {
  const out = seatsOut(game, state.g.open)
  if (!question) return null
  const asked = out.find(seat => question.seats.includes(seat))
  if (asked !== undefined) return `seat ${asked} is out of the game and asked '${question.step.do}'`
  return first(question.seats, seat => {
    const both = question.legal(seat).find(move => isSideMove(game, move))
    return both ? `${text(both)} is an answer to '${question.step.do}' and a side move` : null
  })
}

/** Whoever is asked what can be answered ahead may answer its topic ahead, and all that is given ahead is JSON. */
function topicsFit<K extends Kinds>({ game, state, question }: Position<K>): Complaint {
  if (!game.ahead || !question) return null
  const rule = game.ahead[question.step.do] as { topic(me: object): string } | undefined
  const name = rule?.topic(question.step)
  return first([...state.moved.keys()], seat => {
    const wrong = notJson(topicsWithBases(game, state, seat))
    if (wrong !== null) return `what seat ${seat} answers ahead is no JSON: ${wrong}`
    if (!rule || !question.toMove.includes(seat)) return null
    const here = aheadTopics(game, state, seat).find(each => each.question === question.step.do && each.topic === name)
    return here ? null : `seat ${seat} is asked about '${name}' and can not answer it ahead`
  })
}

/** Who is out of the game stays so. */
function outIsForGood<K extends Kinds>(game: Game<K>, before: State<K>, after: State<K>): Complaint {
  const out = seatsOut(game, after.g.open)
  const back = seatsOut(game, before.g.open).find(seat => !out.includes(seat))
  return back === undefined ? null : `seat ${back} was out of the game and is in it again`
}

/** Everybody asked may let a window go by, and may make the move that a clock would make; neither leaves the seat asked. */
function lapsesAreLegal<K extends Kinds>({ game, state, question, texts }: Position<K>): Complaint {
  if (!question) return null
  const { step, pass, limit, toMove } = question
  if (!pass && !limit) return null
  if (limit && !(Number.isInteger(limit.seconds) && limit.seconds > 0)) return `no clock runs ${limit.seconds} seconds`
  return first(toMove, seat => {
    const cannot = [pass, limit?.move].find(
      move => move && !(texts[seat].has(text(move)) && ends(game, state, seat, move)),
    )
    return cannot ? `${text(cannot)} does not end '${step.do}' for seat ${seat}` : null
  })
}

/** Does the move end the question on top for the seat? */
function ends<K extends Kinds>(game: Game<K>, state: State<K>, seat: Seat, move: K['move']): boolean {
  const after = copy(state)
  const { question } = play(game, after, seat, move)
  return after.stack.at(-1) !== state.stack.at(-1) || !question!.toMove.includes(seat)
}

/** What the position holds, and the moves that are legal in it, are JSON: nothing is lost when they are saved. */
function allIsJson<K extends Kinds>({ state, lists }: Position<K>): Complaint {
  const { g, ...rest } = state
  const wrong = notJson({ ...rest, open: g.open, held: g.held, hidden: g.hidden }) ?? notJson(lists, 'options')
  return wrong === null ? null : `this is no JSON: ${wrong}`
}

/**
 * The moves hang on what the state holds and on nothing else: listed twice, on this state and on one that was saved and
 * loaded, they are equal. `seats` must have been listed already.
 */
function listedTwiceIsSame<K extends Kinds>(
  game: Game<K>,
  question: Question<K>,
  saved: State<K>,
  seats: Iterable<Seat>,
): Complaint {
  const fresh = questionAt(game, saved)!
  for (const seat of seats) {
    if (!sameBytes([question.legal(seat), question.side(seat)], [fresh.legal(seat), fresh.side(seat)])) {
      return `seat ${seat} has other options at '${question.step.do}' when they are listed again`
    }
  }
  return null
}

/** Every listed move can be made, and making it on a copy changes nothing in the position it was made on. */
function optionsAreAccepted<K extends Kinds>({ game, state, question, lists }: Position<K>, rng: Rng): Complaint {
  for (const [seat, list] of lists.entries()) {
    for (const move of list) {
      const wrong = notJson(play(game, copy(state), seat, move).heard)
      if (wrong !== null) return `what ${text(move)} tells is no JSON: ${wrong}`
    }
    if (list.length === 0) continue
    const move = pick(rng, list)
    const tried = attempt(game, state, seat, state.moved[seat], move, question)
    if ('refused' in tried) return `option ${text(move)} of seat ${seat} is refused: ${tried.refused}`
  }
  return null
}

/** How many forged moves a seat tries in a position; who has no option is refused whatever it is. */
const forgeries = { asked: 8, others: 2 }

const rubbish = [{ do: 'no such move' }, {}, null, 'x', []] as Move<Kinds>[]

/** Moves that are not listed are refused and change nothing: other seats' moves, bent ones, old ones, and rubbish. */
function othersAreRefused<K extends Kinds>({ game, state, question, lists, texts }: Position<K>, rng: Rng): Complaint {
  const known = lists.flat()
  const forged = (): Move<K> => {
    const from = pick<Move<K>>(rng, known.length > 0 ? known : rubbish)
    return below(rng, 2) === 0 ? from : (pick(rng, [...bent(from), ...rubbish]) as Move<K>)
  }
  return first([...lists.entries()], ([seat, list]) => {
    for (let tries = list.length > 0 ? forgeries.asked : forgeries.others; tries > 0; tries--) {
      const move = forged()
      if (list.includes(move) || texts[seat].has(text(move))) continue
      if ('refused' in attempt(game, state, seat, state.moved[seat], move, question)) continue
      return `seat ${seat} may make ${text(move)}, which is not an option`
    }
    const stale = list.length > 0 && attempt(game, state, seat, state.moved[seat] - 1, list[0], question)
    return stale && !('refused' in stale) ? `seat ${seat} may make a move twice` : null
  })
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
function reloadIsSame<K extends Kinds>(
  game: Game<K>,
  before: State<K>,
  seat: Seat,
  move: Move<K>,
  after: State<K>,
): Complaint {
  const loaded = saveAndLoad(before)
  const played = copy(loaded)
  // They are listed again when all is played, for to list them on another state would make a rule forget.
  const forced: [Question<K>, State<K>][] = []
  play(game, played, seat, JSON.parse(text(move)), (state, question) => {
    freezeShared(state)
    forced.push([question, saveAndLoad(state)])
  })
  const stale = first(forced, ([question, saved]) => listedTwiceIsSame(game, question, saved, question.seats))
  if (stale !== null) return stale
  const [was, is, wasThere, isThere] = [before, after, loaded, played].map(piecesOf)
  const kept = (i: number) => is[i] === was[i] && isThere[i] === wasThere[i]
  const alike = is.length === isThere.length && is.every((piece, i) => kept(i) || sameBytes(piece, isThere[i]))
  return alike || text(played) === text(after) ? null : `a reloaded position plays ${text(move)} differently`
}

/** Everything a viewer is sent, as bytes: what differs, or null. */
function viewsDiffer<K extends Kinds>(a: View<K>, b: View<K>): string | null {
  const openA = a.open as Record<string, unknown>
  const openB = b.open as Record<string, unknown>
  for (const key in openA) if (!sameBytes(openA[key], openB[key])) return `open.${key}`
  for (const key in a) {
    const part = key as keyof View<K>
    if (part !== 'open' && !sameBytes(a[part], b[part])) return part
  }
  return null
}

/** What a seat may answer ahead, and what such answers are set for. */
const topicsWithBases = <K extends Kinds>(game: Game<K>, state: State<K>, seat: Seat) =>
  aheadTopics(game, state, seat).flatMap(({ question, topic, moves }) =>
    moves.map(move => answerAhead(game, state, seat, { question, topic, move })),
  )

/** Another world that fits all a viewer knows, or a complaint that it does not fit. */
function otherWorld<K extends Kinds>(
  { game, state, question }: Position<K>,
  viewer: Seat | null,
  rng: Rng,
): { world: State<K>; complaint: Complaint } {
  const view = viewOf(game, state, viewer, question)
  const world = imagine(game, view, branch(rng))
  // What else there is it shares with the position, where it is frozen.
  freeze([world.g.held, ...Object.values(world.g.hidden), world.sealed, world.moved, world.chance])
  const questionThere = questionAt(game, world)
  const different = viewsDiffer(view, viewOf(game, world, viewer, questionThere))
  const who = viewer === null ? 'a spectator' : `seat ${viewer}`
  if (different !== null) return { world, complaint: `${who} can tell two worlds apart by ${different}` }
  const lapses = (each: Question<K> | null) => text([each?.pass, each?.limit])
  if (lapses(question) !== lapses(questionThere))
    return { world, complaint: `who may let a question go by tells ${who} a secret` }
  const ahead = (each: State<K>) => (viewer === null ? [] : topicsWithBases(game, each, viewer))
  if (text(ahead(state)) !== text(ahead(world))) {
    return { world, complaint: `what ${who} may answer ahead hangs on a secret` }
  }
  return { world, complaint: questionThere && askingTellsNothing(questionThere, who) }
}

/** A question with one answer is not asked: where that one hangs on a secret, the silence would tell of it. */
function askingTellsNothing<K extends Kinds>(question: Question<K>, who: string): Complaint {
  const { step, rule, seats, pass } = question
  if (rule.kind !== 'ask' || rule.always || pass) return null
  return question.legal(seats[0]).length === 1 ? `that '${step.do}' is asked at all tells ${who} a secret` : null
}

/** What a viewer hears of some events. */
export function visibleTo<K extends Kinds>(heard: readonly LoggedEvent<K>[], viewer: Seat | null): K['event'][] {
  return heard.filter(({ to }) => to === null || (viewer !== null && to.includes(viewer))).map(({ event }) => event)
}

/**
 * The law of two worlds for a move that reveals nothing (no barrier): made in two worlds that the viewer cannot tell apart,
 * it leaves them alike, and the viewer hears the same. So does who makes it: for it may be taken back, and nobody shall
 * look behind a card like that.
 */
function moveTellsNothing<K extends Kinds>(
  game: Game<K>,
  real: { heard: readonly LoggedEvent<K>[]; view: View<K> },
  world: State<K>,
  seat: Seat,
  move: Move<K>,
): Complaint {
  const viewer = real.view.seat
  const there = attempt(game, { ...world, moved: world.moved }, seat, world.moved[seat], move)
  if ('refused' in there || there.barrier) return null
  const who = viewer === null ? 'a spectator' : `seat ${viewer}`
  if (!sameBytes(visibleTo(real.heard, viewer), visibleTo(there.heard, viewer))) {
    return `${who} hears a secret of ${text(move)}`
  }
  const different = viewsDiffer(real.view, viewOf(game, there.state, viewer, there.question))
  return different === null ? null : `${who} sees a secret of ${text(move)} in ${different}`
}

/** While an anonymous question stands, nobody but who answered it, or is asked next, is sent anything (see `Ask`). */
function answerTellsNobody<K extends Kinds>(
  game: Game<K>,
  before: State<K>,
  after: State<K>,
  next: Question<K> | null,
  seat: Seat,
  heard: readonly LoggedEvent<K>[],
): Complaint {
  if (!questionAt(game, before)?.anonymous || before.stack.at(-1) !== after.stack.at(-1)) return null
  const others = [null, ...before.moved.keys()].filter(
    each => each !== seat && (each === null || !next?.toMove.includes(each)),
  )
  return first(others, viewer => {
    const who = viewer === null ? 'a spectator' : `seat ${viewer}`
    if (visibleTo(heard, viewer).length > 0) return `${who} hears that seat ${seat} has answered`
    const different = viewsDiffer(viewOf(game, before, viewer), viewOf(game, after, viewer))
    return different === null ? null : `${who} sees in ${different} that seat ${seat} has answered`
  })
}

/** All laws that speak of a position alone, for every viewer. Gives the other worlds, for the laws that speak of a move. */
export function checkPosition<K extends Kinds>(
  game: Game<K>,
  state: State<K>,
  word: string,
): { complaint: Complaint; worlds: Map<Seat | null, State<K>> } {
  const position = positionOf(game, state)
  const rng: Rng = { chance: seeded(seedFrom(word)) }
  const worlds = new Map<Seat | null, State<K>>()
  const { question } = position
  let complaint =
    allIsJson(position) ??
    invariantsHold(position) ??
    sideMovesStandAside(position) ??
    askedHaveOptions(position) ??
    topicsFit(position) ??
    (question && listedTwiceIsSame(game, question, saveAndLoad(state), state.moved.keys())) ??
    lapsesAreLegal(position) ??
    untouched(position, 'trying an option changed the position', () => optionsAreAccepted(position, rng)) ??
    untouched(position, 'a refused move changed the position', () => othersAreRefused(position, rng))
  for (const viewer of [null, ...state.moved.keys()]) {
    if (complaint !== null) break
    const other = otherWorld(position, viewer, rng)
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
  const { state: after, heard, barrier, question } = real
  let complaint =
    reloadIsSame(game, before, seat, move, after) ??
    outIsForGood(game, before, after) ??
    (isSideMove(game, move) ? null : answerTellsNobody(game, before, after, question, seat, heard))
  if (barrier) return { complaint, after }
  const views = [...worlds.keys()].map(viewer => viewOf(game, after, viewer, question))
  for (const view of views) {
    complaint ??= moveTellsNothing(game, { heard, view }, worlds.get(view.seat)!, seat, move)
  }
  return { complaint, after }
}
