/**
 * What has happened is told in beats: an event that players would stop for, with all that goes along with it, then the
 * next. Pure; useRecent.ts keeps the time.
 */

/** How beats are told, and what they are told into. */
export interface BeatRules<Recent, Event> {
  nothing: Recent
  /** What is told after more events; the same object where they add nothing. */
  tell(before: Recent, events: readonly Event[]): Recent
  /** Milliseconds for which an event stands before the next beat; 0: it goes along with the one before it. */
  beat(event: Event): number
}

export interface Telling<Recent, Event> {
  /** What has been told so far. */
  recent: Recent
  /** What is still to be told, oldest first. */
  waiting: readonly Event[]
  /** Milliseconds, at the usual pace, until what waits goes on; 0: nothing holds it up. */
  pause: number
}

export const toldNothing = <Recent, Event>({ nothing }: BeatRules<Recent, Event>): Telling<Recent, Event> => ({
  recent: nothing,
  waiting: [],
  pause: 0,
})

/** So many beats may wait before they are told faster. */
const patience = 4

/** Tells the next beat; with nothing left to tell the pause is over. */
export function nextBeat<Recent, Event>(
  rules: BeatRules<Recent, Event>,
  { recent, waiting }: Telling<Recent, Event>,
): Telling<Recent, Event> {
  if (waiting.length === 0) return { recent, waiting, pause: 0 }
  const first = waiting.findIndex(event => rules.beat(event) > 0)
  const after = first < 0 ? -1 : waiting.findIndex((event, i) => i > first && rules.beat(event) > 0)
  const end = after < 0 ? waiting.length : after
  const left = waiting.slice(end)
  const queued = left.filter(event => rules.beat(event) > 0).length
  const pause = first < 0 ? 0 : rules.beat(waiting[first]) / Math.max(1, queued / patience)
  return { recent: rules.tell(recent, waiting.slice(0, end)), waiting: left, pause }
}

/** More has happened: it waits for what is being told. */
export function heard<Recent, Event>(
  rules: BeatRules<Recent, Event>,
  telling: Telling<Recent, Event>,
  events: readonly Event[],
): Telling<Recent, Event> {
  if (events.length === 0) return telling
  const longer = { ...telling, waiting: [...telling.waiting, ...events] }
  return telling.pause > 0 ? longer : nextBeat(rules, longer)
}

/** All that waits is told at once. */
export const toldAtOnce = <Recent, Event>(
  rules: BeatRules<Recent, Event>,
  { recent, waiting }: Telling<Recent, Event>,
): Telling<Recent, Event> => ({
  recent: waiting.length === 0 ? recent : rules.tell(recent, waiting),
  waiting: [],
  pause: 0,
})

/** So many of the events before it may belong to what a position tells. */
const memory = 400

/** What a position tells by itself, whatever was shown before: nothing where its own events, the last ones, add nothing. */
export function toldBy<Recent, Event>(
  { nothing, tell }: Pick<BeatRules<Recent, Event>, 'nothing' | 'tell'>,
  events: readonly Event[],
  own: readonly Event[],
): Recent {
  if (own.length === 0) return nothing
  const before = tell(nothing, events.slice(-memory - own.length, -own.length))
  const after = tell(before, own)
  return after === before ? nothing : after
}

/** What comes to a telling. */
export type TellingAct<Event> =
  /** A position has come with its news: they go with the act, for more may have come before it is done. */
  | ({ is: 'news'; pace: number } & Story<Event>)
  /** The time of a beat is over. */
  | { is: 'beat' }
  /** The rest is to be told at once. */
  | { is: 'rest' }
  | { is: 'close' }

/** What a position tells of how it came about. */
export interface Story<Event> {
  news: readonly Event[]
  log: readonly { event: Event }[]
  /** Somebody has gone to it: it tells what belongs to it, and nothing of the one before. */
  isRevisited: boolean
}

export function tellingAfter<Recent, Event>(
  rules: BeatRules<Recent, Event>,
  telling: Telling<Recent, Event>,
  act: TellingAct<Event>,
): Telling<Recent, Event> {
  switch (act.is) {
    case 'news':
      return hear(rules, telling, act)
    case 'beat':
      return nextBeat(rules, telling)
    case 'rest':
      return toldAtOnce(rules, telling)
    case 'close':
      return toldNothing(rules)
  }
}

function hear<Recent, Event>(
  rules: BeatRules<Recent, Event>,
  telling: Telling<Recent, Event>,
  { news, log, isRevisited, pace }: Story<Event> & { pace: number },
): Telling<Recent, Event> {
  if (isRevisited) {
    const events = log.map(({ event }) => event)
    return { recent: toldBy(rules, events, news), waiting: [], pause: 0 }
  }
  const next = heard(rules, telling, news)
  return pace === 0 ? toldAtOnce(rules, next) : next
}
