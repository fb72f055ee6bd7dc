/**
 * Laws of what a viewer learns: the law of two worlds, and of questions that do not show whom they ask. A viewer is taken to
 * remember all that it may.
 */
import { possibleAnswers } from '../ahead.ts'
import { attempt } from '../attempt.ts'
import type { Game, View } from '../game.ts'
import { imagine } from '../imagine.ts'
import type { Kinds, Move, Seat } from '../kinds.ts'
import type { LoggedEvent } from '../play.ts'
import { type Question, questionAt } from '../question.ts'
import { branch, type Rng } from '../rng.ts'
import type { State } from '../state.ts'
import { freeze, sameBytes } from '../values.ts'
import { botViewOf, visibleTo } from '../view.ts'
import { type Complaint, first, type Position, text } from './position.ts'

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

/** Another world that fits all a viewer knows, or a complaint that it does not fit. */
export function otherWorld<K extends Kinds>(
  { game, state, question }: Position<K>,
  viewer: Seat | null,
  rng: Rng,
): { world: State<K>; complaint: Complaint } {
  const view = botViewOf(game, state, viewer, question)
  const world = imagine(game, view, branch(rng))
  // What else there is it shares with the position, where it is frozen.
  freeze([
    world.g.held,
    world.g.memory ?? [],
    ...Object.values(world.g.hidden),
    world.sealed,
    world.moved,
    world.chance,
  ])
  const questionThere = questionAt(game, world)
  const different = viewsDiffer(view, botViewOf(game, world, viewer, questionThere))
  const who = viewer === null ? 'a spectator' : `seat ${viewer}`
  if (different !== null) return { world, complaint: `${who} can tell two worlds apart by ${different}` }
  const lapses = (each: Question<K> | null) => text([each?.pass, each?.limit])
  if (lapses(question) !== lapses(questionThere))
    return { world, complaint: `who may let a question go by tells ${who} a secret` }
  const ahead = (each: State<K>) => (viewer === null ? [] : possibleAnswers(game, each, viewer))
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

/**
 * The law of two worlds for a move that reveals nothing (no barrier): made in two worlds that the viewer cannot tell apart,
 * it leaves them alike, and the viewer hears the same. So does who makes it: for it may be taken back, and nobody shall
 * look behind a card like that. Nor may it hang on a secret whether it can be taken back: whoever can, knows what is not there.
 */
export function moveTellsNothing<K extends Kinds>(
  game: Game<K>,
  real: { heard: readonly LoggedEvent<K>[]; view: View<K> },
  world: State<K>,
  seat: Seat,
  move: Move<K>,
): Complaint {
  const viewer = real.view.seat
  const there = attempt(game, { ...world, moved: world.moved }, seat, world.moved[seat], move)
  if ('refused' in there) return null
  const who = viewer === null ? 'a spectator' : `seat ${viewer}`
  if (there.barrier) return viewer === seat ? `that ${text(move)} can be taken back tells ${who} a secret` : null
  if (!sameBytes(visibleTo(real.heard, viewer), visibleTo(there.heard, viewer))) {
    return `${who} hears a secret of ${text(move)}`
  }
  const different = viewsDiffer(real.view, botViewOf(game, there.state, viewer, there.question))
  return different === null ? null : `${who} sees a secret of ${text(move)} in ${different}`
}

/** While an anonymous question stands, nobody but who answered it, or is asked next, is sent anything (see `Ask`). */
export function answerTellsNobody<K extends Kinds>(
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
    const different = viewsDiffer(botViewOf(game, before, viewer), botViewOf(game, after, viewer))
    return different === null ? null : `${who} sees in ${different} that seat ${seat} has answered`
  })
}
